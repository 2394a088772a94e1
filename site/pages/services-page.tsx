import { Icon } from '../components/icon.tsx'
import { MediaFrame } from '../components/media-frame.tsx'
import { useFrame, useText } from '../components/page-context.tsx'
import type { ServicesPage } from '../page-props.ts'

/** GAL-038: the services with their pictures; each leads to the list filtered by it. */
export function Services({ title, introduction, services }: ServicesPage) {
  const { galleryHref } = useFrame()
  const t = useText()
  if (services.length === 0) {
    return (
      <main id="main" className="wrap quiet">
        <h1 className="display d7">{t('noServicesTitle')}</h1>
        <p className="lead">{t('noServicesText')}</p>
        <a className="btn" href={galleryHref}>
          {t('seeOurProjects')}
        </a>
      </main>
    )
  }
  return (
    <main id="main">
      <div className="wrap">
        <div className="page-head">
          <h1 className="display d7">{title ?? t('services')}</h1>
          {introduction && <p className="lead">{introduction}</p>}
        </div>
        <div className="svcs">
          {services.map((service, at) => (
            <article key={service.href} className="svc">
              <a className="svc-pic" href={service.href} tabIndex={-1}>
                <span className="hide">{service.label}</span>
                <MediaFrame
                  picture={service.cover}
                  title={service.label}
                  ratio="r32"
                  box={{ desktopPx: at === 0 ? 900 : 640, tabletVw: 94, phoneVw: 92, ratio: 3 / 2 }}
                  isFirst={at === 0}
                />
              </a>
              <div className="txt">
                <h2 className="display d6">{service.label}</h2>
                {service.description && <p>{service.description}</p>}
                <a
                  className="ghost"
                  href={service.href}
                  aria-label={`${service.label}: ${t('seeProjects', { count: service.count })}`}
                >
                  <span>{t('seeProjects', { count: service.count })}</span>
                  <Icon name="forward" />
                </a>
              </div>
            </article>
          ))}
        </div>
      </div>
    </main>
  )
}
