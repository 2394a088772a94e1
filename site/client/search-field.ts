/** GAL-025: clears the field; a search that is in the address is taken back by following the link. */
export function handle(clear: HTMLElement): void {
  const field = clear.closest('form')?.querySelector<HTMLInputElement>('input[type=search]')
  if (!(clear instanceof HTMLAnchorElement) || !field) return
  if (new URLSearchParams(location.search).get('q')) {
    location.assign(clear.href)
    return
  }
  field.value = ''
  clear.hidden = true
  field.focus()
}
