interface Props {
  label: string
  rows?: number
}

/** Same heights as the real table, so that nothing jumps. */
export function TableSkeleton({ label, rows = 12 }: Props) {
  return (
    <div role="status" aria-label={label} className="v-late">
      {Array.from({ length: rows }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <div key={i} className="v-sk-row" style={{ opacity: Math.max(0.1, 1 - i * 0.06) }}>
          <Bar width={16} height={16} />
          <Bar width={40} height={30} />
          <span className="v-grow">
            <Bar width={`${46 + ((i * 37) % 40)}%`} />
          </span>
          <span className="v-sk-row-end v-hide-phone">
            <Bar width={70} />
            <Bar width={88} />
            <Bar width={52} />
          </span>
        </div>
      ))}
    </div>
  )
}

/** One grey bar; sizes in px unless given as text. */
export function Bar({ width, height = 10 }: { width: number | string; height?: number }) {
  return <span className="v-sk" style={{ inlineSize: width, blockSize: height }} />
}
