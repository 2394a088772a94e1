import { lazy, Suspense, useEffect, useState } from 'react'

const Palette = lazy(() => import('./palette.tsx').then((module) => ({ default: module.Palette })))

/** The palette's code comes with its first opening. `openings` counts the wishes to open it. */
export function LazyPalette({ openings }: { openings: number }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (openings > 0) setOpen(true)
  }, [openings])
  if (openings === 0) return null
  return (
    <Suspense>
      <Palette opened={isOpen} onClose={() => setOpen(false)} />
    </Suspense>
  )
}
