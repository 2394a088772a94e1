export type ShelfKind = 'empty' | 'lock' | 'lost' | 'offline' | 'error' | 'search'

/** The house motif: empty shelves of a display case, with one thing missing, found or broken. */
export function ShelfArt({ kind = 'empty' }: { kind?: ShelfKind }) {
  return (
    <svg width="176" height="120" viewBox="0 0 176 120" fill="none" aria-hidden>
      <g stroke="var(--v-line-strong)" strokeWidth="1.5">
        <rect x="18" y="8" width="140" height="100" rx="10" fill="var(--v-raised)" />
        <path d="M18 60h140" />
        <path d="M30 116h116" strokeLinecap="round" />
      </g>
      <g stroke="var(--v-line-strong)" strokeWidth="1.2" fill="var(--v-sunken)">
        <rect x="32" y="27" width="26" height="33" rx="3" />
        <rect x="120" y="80" width="26" height="28" rx="3" />
        <rect x="64" y="36" width="16" height="24" rx="3" />
      </g>
      <g stroke="var(--v-brand-mark)" fill="var(--v-brand-soft)" strokeWidth="1.5">
        {DRAWINGS[kind]}
      </g>
    </svg>
  )
}

const DRAWINGS = {
  empty: (
    <>
      <rect x="92" y="24" width="50" height="36" rx="4" strokeDasharray="4 4" />
      <path d="M117 35v14M110 42h14" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  lock: (
    <>
      <rect x="98" y="36" width="38" height="30" rx="5" />
      <path d="M106 36v-7a11 11 0 0 1 22 0v7" strokeWidth="2" fill="none" />
      <circle cx="117" cy="51" r="3" fill="var(--v-brand-mark)" stroke="none" />
    </>
  ),
  lost: (
    <>
      <path d="M92 60v-26M142 60v-26" stroke="var(--v-line-strong)" strokeWidth="1.2" strokeDasharray="3 4" />
      <rect x="46" y="76" width="50" height="32" rx="4" transform="rotate(-9 60 96)" />
    </>
  ),
  offline: (
    <g strokeWidth="2.4" strokeLinecap="round" fill="none">
      <path d="M98 40q20-16 40 0M106 47q12-9 24 0" opacity=".45" />
      <circle cx="118" cy="54" r="2" fill="var(--v-brand-mark)" />
      <path d="M102 30l32 28" />
    </g>
  ),
  error: (
    <g stroke="var(--v-danger-text)">
      <rect x="92" y="24" width="50" height="36" rx="4" fill="var(--v-danger-soft)" />
      <path d="M112 24l8 14-8 9 6 13" fill="none" />
    </g>
  ),
  search: (
    <>
      <circle cx="114" cy="42" r="14" strokeWidth="2" />
      <path d="M124 52l11 11" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
}
