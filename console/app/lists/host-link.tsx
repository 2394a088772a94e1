import './lists.css'

/** Where something is found on the web, by its host; opens in a new tab. */
export function HostLink({ url, none }: { url: string | null; none: string }) {
  if (!url) return none
  return (
    <a href={url} target="_blank" rel="noreferrer" dir="ltr">
      {new URL(url).host}
    </a>
  )
}
