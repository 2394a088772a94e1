/** GAL-037: on phones the magnifier opens a search bar over the whole screen. */
export function handle(opener: HTMLElement): void {
  if (!(opener instanceof HTMLAnchorElement)) return
  const dialog = document.querySelector<HTMLDialogElement>('dialog.search-bar') ?? build(opener)
  dialog.showModal()
  dialog.querySelector<HTMLInputElement>('input[type=search]')?.select()
}

function build(opener: HTMLAnchorElement): HTMLDialogElement {
  const words = opener.dataset
  const dialog = document.createElement('dialog')
  dialog.className = 'search-bar'
  dialog.setAttribute('aria-label', opener.ariaLabel ?? '')
  const own = document.querySelector<HTMLFormElement>('form.search')
  const form = own ? copyOf(own) : emptyForm(opener)
  const shut = document.createElement('button')
  shut.type = 'button'
  shut.className = 'textlink'
  shut.textContent = words.close ?? ''
  shut.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => opener.focus())
  dialog.append(form, shut)
  document.body.append(dialog)
  return dialog
}

/** On a list the form brings its hidden fields, so that the other filters stay. */
function copyOf(own: HTMLFormElement): HTMLFormElement {
  const copy = own.cloneNode(true)
  if (!(copy instanceof HTMLFormElement)) throw new TypeError('A form was copied into something else.')
  copy.querySelector('#q')?.removeAttribute('id')
  copy.querySelector('[data-clear]')?.remove()
  return copy
}

function emptyForm(opener: HTMLAnchorElement): HTMLFormElement {
  const form = document.createElement('form')
  form.className = 'search'
  form.action = opener.pathname
  const field = document.createElement('input')
  Object.assign(field, {
    type: 'search',
    name: 'q',
    enterKeyHint: 'search',
    placeholder: opener.dataset.placeholder ?? '',
    ariaLabel: opener.ariaLabel,
  })
  form.append(...[...opener.children].map((icon) => icon.cloneNode(true)), field)
  return form
}
