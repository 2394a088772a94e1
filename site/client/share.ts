/** Hands the page to the device's share sheet, else copies its address and says so. */
export async function handle(button: HTMLElement): Promise<void> {
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  const isPhone = matchMedia('(pointer: coarse)').matches
  if (isPhone && 'share' in navigator) {
    await navigator.share({ title: document.title, url }).catch(() => undefined) // closed by the visitor
    return
  }
  await navigator.clipboard.writeText(url)
  const label = button.querySelector('span')
  const words = label?.textContent ?? ''
  if (!label || words === button.dataset.copied) return
  label.textContent = button.dataset.copied ?? words
  label.setAttribute('role', 'status')
  setTimeout(() => {
    label.textContent = words
  }, 2500)
}
