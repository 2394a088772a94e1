import { Link, RichTextEditor } from '@mantine/tiptap'
import { useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import '@mantine/tiptap/styles.layer.css'
import { useEffect, useRef } from 'react'
import { useText } from '#app/i18n/language-context.ts'
import './rich-text.css'

interface Props {
  value: string
  onChange: (html: string) => void
  readOnly: boolean
  labelledBy: string
}

/** The marks that the server keeps, and no others (see RICH_TEXT_TAGS). */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    horizontalRule: false,
    link: false,
  }),
  Link.configure({ openOnClick: false, HTMLAttributes: { target: null, rel: null } }),
]

/** Bold, italic, two headings, lists, quote and link. Tells of changes a person made, never of its own tidying. */
export function RichText({ value, onChange, readOnly, labelledBy }: Props) {
  const t = useText()
  // What the form holds now and what the editor made of it: only a real difference is put in.
  const shown = useRef(value)
  const latest = useRef(onChange)
  latest.current = onChange
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    editable: !readOnly,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelledBy, dir: 'auto' },
    },
    onUpdate: ({ editor: changed }) => {
      const html = changed.isEmpty ? '' : changed.getHTML()
      shown.current = html
      latest.current(html)
    },
  })
  useEffect(() => {
    if (!editor || value === shown.current) return
    shown.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  useEffect(() => {
    editor?.setEditable(!readOnly, false)
  }, [editor, readOnly])
  const labels = {
    boldControlLabel: t('content.bold'),
    italicControlLabel: t('content.italic'),
    h2ControlLabel: t('content.heading'),
    h3ControlLabel: t('content.subheading'),
    bulletListControlLabel: t('content.bulletList'),
    orderedListControlLabel: t('content.numberedList'),
    blockquoteControlLabel: t('content.quote'),
    linkControlLabel: t('content.link'),
    unlinkControlLabel: t('content.unlink'),
    linkEditorInputLabel: t('content.linkAddress'),
    linkEditorInputPlaceholder: 'https://',
    linkEditorSave: t('content.setLink'),
  }
  return (
    <RichTextEditor editor={editor} labels={labels} className="v-rich">
      {!readOnly && (
        <RichTextEditor.Toolbar aria-label={t('content.toolbar')}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
      )}
      <RichTextEditor.Content />
    </RichTextEditor>
  )
}
