import { directionOf, type Language } from '@vitrine/domain/language.ts'
import { Fragment } from 'react'

/** The words of a mail as they were sent; its addresses can be followed. */
export function MailText({ text, language }: { text: string; language: Language }) {
  return (
    <div className="v-mail-paper" lang={language} dir={directionOf(language)}>
      {text
        .trim()
        .split(/\n{2,}/)
        .map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a mail never change
          <p key={at}>
            <Lines block={block} />
          </p>
        ))}
    </div>
  )
}

function Lines({ block }: { block: string }) {
  return block.split('\n').map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <Fragment key={at}>
      {at > 0 && <br />}
      {/^https?:\/\/\S+$/.test(line) ? (
        <a href={line} target="_blank" rel="noreferrer" dir="ltr">
          {line}
        </a>
      ) : (
        line
      )}
    </Fragment>
  ))
}
