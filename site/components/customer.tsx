import { initials } from '@vitrine/domain/gallery/titles.ts'
import type { Review } from '../page-props.ts'
import { useFormats } from './page-context.tsx'
import { SitePicture } from './picture.tsx'

/** Face (or initials), name, and what is known of the customer. */
export function Customer({ review, size }: { review: Review; size?: 's' }) {
  const { comma, monthAndYear } = useFormats()
  const { customerName, customerTitle, customerPhoto, at } = review
  const details = [customerTitle, at ? monthAndYear(at) : null].filter(Boolean).join(comma)
  if (!customerName && !details) return null
  return (
    <div className="by">
      {customerName && (
        <span className={size === 's' ? 'face s' : 'face'} aria-hidden="true">
          {customerPhoto ? (
            <SitePicture
              picture={customerPhoto}
              alt=""
              box={{ desktopPx: 52, tabletVw: 8, phoneVw: 14, ratio: 1 }}
            />
          ) : (
            initials(customerName)
          )}
        </span>
      )}
      <span>
        {customerName && <b>{customerName}</b>}
        {details && <span className="muted">{details}</span>}
      </span>
    </div>
  )
}
