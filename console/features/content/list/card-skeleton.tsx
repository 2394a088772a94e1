import { Bar } from '@vitrine/ui/components/table-skeleton.tsx'

/** Same shapes as the cards, so that nothing jumps. */
export function CardSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="v-cards v-late">
      {Array.from({ length: 8 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike
        <div className="v-ccard" key={i} style={{ opacity: Math.max(0.2, 1 - i * 0.09) }}>
          <span className="pic v-sk" />
          <span className="v-ccard-second">
            <Bar width="62%" height={13} />
          </span>
          <span className="v-ccard-second">
            <Bar width="38%" />
          </span>
        </div>
      ))}
    </div>
  )
}
