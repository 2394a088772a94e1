import { IconPhoto } from '@tabler/icons-react'
import { toPermalink } from '@vitrine/domain/content/permalink.ts'
import { useText } from '#app/i18n/language-context.ts'
import { pictureAddress } from '../data/picture-address.ts'
import { useTaxonomy } from '../data/taxonomy-query.ts'
import { useAccount } from '../data/use-account.ts'
import type { ItemForm } from './use-item-form.ts'
import './item-preview.css'

/** Pictures below the text. */
const MOST_THUMBS = 6

/** The item as it reads with the changes that are not saved yet. */
export function ItemPreview({ form }: { form: ItemForm }) {
  const t = useText()
  const { values, item } = form
  const { siteUrl } = useAccount()
  const { categories } = useTaxonomy()
  const pictures = form.media.filter((one) => one.thumb && one.kind === 'image')
  const cover = form.mediaOf(values.presentation.cover) ?? pictures[0]
  const others = pictures.filter((one) => one.uid !== cover?.uid).slice(0, MOST_THUMBS)
  const category = categories.find(({ id }) => id === values.businessCategories[0])?.label
  const { neighborhood, city } = values.location
  const place = [neighborhood, city].filter(Boolean).join(', ')
  const host = siteUrl ? new URL(siteUrl, window.location.href).host : undefined
  const path = toPermalink(values.seo.permalink) || item.id
  return (
    <div className="v-sticky">
      <p className="v-preview-title">
        <b>{t('content.preview')}</b> <span className="v-sub">{t('content.previewHint')}</span>
      </p>
      <div className="v-frame">
        {host && (
          <div className="v-frame-bar">
            <span dir="ltr">
              {host}/{path}
            </span>
          </div>
        )}
        <div className="v-preview-cover" style={{ background: cover?.color ?? undefined }}>
          {cover?.thumb ? (
            <img src={pictureAddress(cover.thumb, '680x680')} alt={cover.alt} />
          ) : (
            <span>
              <IconPhoto size={26} stroke={1.3} aria-hidden />
              {t('content.noPicture')}
            </span>
          )}
        </div>
        <div className="v-preview-text" dir="auto">
          <div className="v-preview-kicker">{[category, place].filter(Boolean).join(' · ')}</div>
          <h2>{values.title.trim() || t('content.untitled')}</h2>
          <PreviewHtml html={values.description} />
          {others.length > 0 && (
            <div className="v-preview-thumbs">
              {others.map((one) => (
                <img key={one.uid} src={one.thumb ?? ''} alt={one.alt} loading="lazy" />
              ))}
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

/** The editor's own HTML, or what the server cleaned; neither holds script (see rich-text.ts). */
function PreviewHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only marks of the editor's schema or of the server's allow-list
  return <div className="v-preview-html" dangerouslySetInnerHTML={{ __html: html }} />
}
