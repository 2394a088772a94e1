import { Bar } from './table-skeleton.tsx'

/** Stands in for a settings form while it loads. */
export function FormSkeleton({ label, rows = 3 }: { label: string; rows?: number }) {
  return (
    <div role="status" aria-label={label} className="v-body v-late">
      {Array.from({ length: rows }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <div className="v-formrow" key={i}>
          <Bar width="60%" height={14} />
          <div>
            <Bar width="100%" height={34} />
            <Bar width="100%" height={34} />
          </div>
        </div>
      ))}
    </div>
  )
}
