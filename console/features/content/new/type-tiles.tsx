import {
  IconArticle,
  IconBuildingStore,
  IconHome2,
  IconLayersSubtract,
  type IconProps,
  IconQuote,
} from '@tabler/icons-react'
import type { ContentType } from '@vitrine/contract/taxonomy.ts'
import { type ComponentType, type CSSProperties, useId } from 'react'
import { useLanguage } from '#app/i18n/language-context.ts'

interface Props {
  types: readonly ContentType[]
  chosen: string | undefined
  onChoose: (contentTypeId: string) => void
}

const ICONS: Record<string, ComponentType<IconProps>> = {
  project: IconHome2,
  blog: IconArticle,
  listing: IconBuildingStore,
  testimonial: IconQuote,
}

/** The account's types as tiles in their own colours; a radio group for the keyboard. */
export function TypeTiles({ types, chosen, onChoose }: Props) {
  const { t, textIfAny } = useLanguage()
  const name = useId()
  return (
    <fieldset className="v-types">
      <legend>{t('content.chooseType')}</legend>
      {types.map((type) => {
        const Icon = ICONS[type.key ?? ''] ?? IconLayersSubtract
        // the colour is data of the account
        const style = { '--type': type.color } as CSSProperties
        return (
          <label key={type.id} className="v-type" style={style}>
            <input
              type="radio"
              name={name}
              value={type.id}
              checked={chosen === type.id}
              onChange={() => onChoose(type.id)}
            />
            <span className="v-type-mark">
              <Icon size={20} stroke={1.6} aria-hidden />
            </span>
            <span>
              <b>
                <bdi>{type.label}</bdi>
              </b>
              <small>{textIfAny(`content.typeHint_${type.key}`) ?? t('content.typeHint_own')}</small>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
