import { Button, FileButton, Input } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useText } from '#app/i18n/language-context.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'
import './picture-field.css'

const MAX_BYTES = 2 * 1024 * 1024

interface Props {
  label: string
  description?: string
  /** Address of the picture, or null. */
  value: string | null
  /** Stands in while there is none. */
  placeholder: string
  readOnly?: boolean
  /** Stores the file's bytes, given as base64, and answers its address. */
  store: (data: string) => Promise<{ url: string }>
  onChange: (url: string | null) => void
}

/** A logo or icon: stored at once, kept with the rest of the form (HST-025). */
export function PictureField({ label, description, value, placeholder, readOnly, store, onChange }: Props) {
  const t = useText()
  const problemText = useProblemText()
  const upload = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > MAX_BYTES) throw new TooLarge(file.size)
      return store(await asBase64(file))
    },
    onSuccess: ({ url }) => onChange(url),
  })
  const error =
    upload.error instanceof TooLarge
      ? t('business.pictureTooLarge', { size: upload.error.megabytes })
      : upload.error && problemText(upload.error)
  const choose = t(value ? 'business.pictureChange' : 'business.pictureChoose')
  return (
    <Input.Wrapper label={label} labelElement="div" description={description} error={error || undefined}>
      <div className="v-picture">
        <span className="v-picture-face">
          {value ? <img src={value} alt="" /> : <bdi>{placeholder}</bdi>}
        </span>
        {!readOnly && (
          <FileButton
            accept="image/png,image/jpeg,image/webp,image/gif"
            onChange={(file) => file && upload.mutate(file)}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                loading={upload.isPending}
                aria-label={`${label}: ${choose}`}
              >
                {choose}
              </Button>
            )}
          </FileButton>
        )}
        {value && !readOnly && (
          <Button
            variant="subtle"
            color="gray"
            c="var(--v-muted)"
            aria-label={`${label}: ${t('business.pictureRemove')}`}
            onClick={() => onChange(null)}
          >
            {t('business.pictureRemove')}
          </Button>
        )}
      </div>
    </Input.Wrapper>
  )
}

class TooLarge extends Error {
  readonly megabytes: string
  constructor(bytes: number) {
    super('too large')
    this.megabytes = (bytes / 1024 / 1024).toFixed(1)
  }
}

function asBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => reject(reader.error)
    // a data address: what follows its comma is the content
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.readAsDataURL(file)
  })
}
