import { ColorInput, MantineThemeProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#app/i18n/language-context.ts'

interface Props {
  label: string
  description: string
  value: string
  error?: ReactNode
  readOnly?: boolean
  onChange: (value: string) => void
}

/** `#rrggbb`, or empty for none. */
export function ColorField(props: Props) {
  const t = useText()
  // the input does not hand names on to the sliders it opens
  const picker = { defaultProps: { saturationLabel: t('common.saturation'), hueLabel: t('common.hue') } }
  return (
    <MantineThemeProvider theme={{ components: { ColorPicker: picker } }}>
      <ColorInput
        format="hex"
        dir="ltr"
        swatches={SWATCHES}
        swatchesPerRow={8}
        eyeDropperButtonProps={{ 'aria-label': t('common.pickFromScreen') }}
        popoverProps={{ shadow: 'md', radius: 'md' }}
        {...props}
      />
    </MantineThemeProvider>
  )
}

export const isColorOrEmpty = (value: string): boolean => value === '' || /^#[0-9a-f]{6}$/i.test(value)

const SWATCHES = ['#1f7a5c', '#1f6feb', '#5b4bc4', '#96456b', '#c2410c', '#a16207', '#3f7d4e', '#334155']
