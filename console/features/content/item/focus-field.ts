/** Frames in which a tab that loads late may still bring its fields. */
const PATIENCE = 60

/** Puts the focus into a field of the form, once its tab shows it. Fields bear their name in data-field. */
export function focusField(field: string, framesLeft = PATIENCE): void {
  const place = document.querySelector(`[data-field="${CSS.escape(field)}"]`)
  const target = place?.matches(FOCUSABLE) ? place : place?.querySelector(FOCUSABLE)
  if (target instanceof HTMLElement) {
    target.focus()
    target.scrollIntoView({ block: 'center' })
  } else if (framesLeft > 0) requestAnimationFrame(() => focusField(field, framesLeft - 1))
}

const FOCUSABLE = 'input:not([type="hidden"]), textarea, [contenteditable="true"], button'
