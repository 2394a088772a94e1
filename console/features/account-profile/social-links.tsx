import { ActionIcon, Button, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandPinterest,
  IconBrandTiktok,
  IconBrandWhatsapp,
  IconBrandX,
  IconBrandYoutube,
  IconLink,
  IconPlus,
  type IconProps,
  IconX,
} from '@tabler/icons-react'
import {
  MAX_SOCIAL_PLATFORMS,
  type SocialIcon,
  socialIconOf,
} from '@vitrine/domain/accounts/account-profile.ts'
import type { ComponentType } from 'react'
import { withScheme } from '#app/forms/looks-like-url.ts'
import { useText } from '#app/i18n/language-context.ts'
import type { ProfileValues } from './profile-values.ts'

const SIGNS: Record<SocialIcon, ComponentType<IconProps>> = {
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  x: IconBrandX,
  linkedin: IconBrandLinkedin,
  youtube: IconBrandYoutube,
  tiktok: IconBrandTiktok,
  pinterest: IconBrandPinterest,
  whatsapp: IconBrandWhatsapp,
  link: IconLink,
}

/** One field per link; its sign follows from where it leads (SIT-049). */
export function SocialLinks({ form }: { form: UseFormReturnType<ProfileValues> }) {
  const t = useText()
  const links = form.values.socialPlatforms
  return (
    <>
      {links.length === 0 && <p className="v-sub">{t('business.socialEmpty')}</p>}
      {links.map((platform, at) => {
        const Sign = SIGNS[socialIconOf(withScheme(platform.link))]
        return (
          <TextInput
            // biome-ignore lint/suspicious/noArrayIndexKey: a link has no other name than its place
            key={at}
            type="url"
            dir="ltr"
            aria-label={t('business.socialLink', { number: at + 1 })}
            leftSection={<Sign size={17} aria-hidden />}
            rightSection={
              <ActionIcon
                size="sm"
                aria-label={t('business.socialRemove', { number: at + 1 })}
                onClick={() => form.removeListItem('socialPlatforms', at)}
              >
                <IconX size={15} />
              </ActionIcon>
            }
            {...form.getInputProps(`socialPlatforms.${at}.link`)}
          />
        )
      })}
      {links.length < MAX_SOCIAL_PLATFORMS && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={15} />}
            onClick={() => form.insertListItem('socialPlatforms', { link: '', icon: 'link' })}
          >
            {t('business.socialAdd')}
          </Button>
        </div>
      )}
    </>
  )
}
