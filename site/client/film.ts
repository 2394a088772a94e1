/** GAL-039: one button plays, a click on the film pauses and shows the button again; one film at a time. */
export function start(frame: HTMLElement): void {
  const video = frame.querySelector('video')
  const button = frame.querySelector<HTMLElement>('[data-play]')
  if (!video || !button) return
  video.controls = false
  button.hidden = false
  const toggle = () => (video.paused ? void play(video) : video.pause())
  button.addEventListener('click', toggle)
  video.addEventListener('click', toggle)
  for (const name of ['play', 'pause', 'ended'])
    video.addEventListener(name, () => show(frame, button, video))
  video.addEventListener('error', () => giveUp(video, button), true)
}

async function play(video: HTMLVideoElement): Promise<void> {
  for (const other of document.querySelectorAll('video')) if (other !== video) other.pause()
  await video.play().catch(() => {
    video.controls = true // the browser refuses: its own controls say why
  })
}

function show(frame: HTMLElement, button: HTMLElement, video: HTMLVideoElement): void {
  const isPlaying = !video.paused && !video.ended
  frame.classList.toggle('playing', isPlaying)
  button.setAttribute('aria-pressed', String(isPlaying))
}

function giveUp(video: HTMLVideoElement, button: HTMLElement): void {
  button.hidden = true
  video.controls = true
}
