/** GAL-043: the divider follows the range input, so mouse, touch and keyboard move it alike. */
export function start(compare: HTMLElement): void {
  const range = compare.querySelector('input')
  const move = () => compare.style.setProperty('--cut', `${range?.value ?? 50}%`)
  range?.addEventListener('input', move)
  move()
}
