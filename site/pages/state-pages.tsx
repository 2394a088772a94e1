import { telephoneHref } from '@vitrine/domain/gallery/links.ts'
import { Icon } from '../components/icon.tsx'
import { MediaFrame } from '../components/media-frame.tsx'
import { useFrame, useText } from '../components/page-context.tsx'
import type { NotFoundPage } from '../page-props.ts'

/** GAL-012: the document's words first, then one helpful sentence. */
export function NotFound({ picture }: NotFoundPage) {
  const { galleryHref } = useFrame()
  const t = useText()
  return (
    <main id="main" className="wrap quiet wide">
      <div className={picture ? 'quiet-grid' : undefined}>
        <div>
          <p className="code num" aria-hidden="true">
            404
          </p>
          <h1 className="title d6">{t('checkSettings')}</h1>
          <p className="lead">{t('notFoundText')}</p>
          <div className="row">
            <a className="btn" href={galleryHref}>
              {t('seeOurProjects')}
            </a>
            {galleryHref !== '/' && (
              <a className="ghost" href="/">
                <span>{t('goHome')}</span>
                <Icon name="forward" />
              </a>
            )}
          </div>
        </div>
        {picture && (
          <MediaFrame
            picture={picture}
            title=""
            ratio="r43"
            box={{ desktopPx: 640, tabletVw: 94, phoneVw: 92, ratio: 4 / 3 }}
          />
        )}
      </div>
    </main>
  )
}

/** GAL-044: "Oops" / "Gallery is currently disabled", and the way that is left to reach the business. */
export function Disabled() {
  const { phone, email } = useFrame().business
  const t = useText()
  return (
    <main id="main" className="wrap quiet">
      <h1 className="display d8">{t('oops')}</h1>
      <p className="lead">
        <b>{t('disabled')}</b>
      </p>
      <p className="muted">
        {t('disabledText')} {(phone || email) && t('disabledReach')}
      </p>
      <div className="row">
        {phone && (
          <a className="btn" href={telephoneHref(phone)}>
            <Icon name="phone" />
            <bdi className="ltr num">{phone}</bdi>
          </a>
        )}
        {email && (
          <a className={phone ? 'btn second' : 'btn'} href={`mailto:${email}`}>
            <Icon name="mail" />
            <bdi className="ltr">{email}</bdi>
          </a>
        )}
      </div>
    </main>
  )
}

/** GAL-012: an account without content. */
export function Empty() {
  const { phone, email } = useFrame().business
  const t = useText()
  return (
    <main id="main" className="wrap quiet">
      <h1 className="display d7">{t('checkSettings')}</h1>
      <p className="lead">{t('emptyText')}</p>
      {(phone || email) && (
        <a className="btn" href={phone ? telephoneHref(phone) : `mailto:${email}`}>
          <Icon name={phone ? 'phone' : 'mail'} />
          {phone ? <bdi className="ltr num">{phone}</bdi> : t('emailUs')}
        </a>
      )}
    </main>
  )
}
