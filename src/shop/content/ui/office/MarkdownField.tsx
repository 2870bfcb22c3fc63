import { type KeyboardEvent, useId, useRef } from 'react'
import { api } from '#kit/call/api.ts'
import { Textarea } from '#kit/control/TextInput.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { Icon } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import { contentOfficeCalls } from '../../office/contract.ts'
import { picturePath, postLimits } from '../../post/rules.ts'
import { applied, blocked, type Edit, headed, linked, marked, type Selection } from './format.ts'
import styles from './PostEditor.module.css'

const table = '| A | B |\n|---|---|\n| 1 | 2 |'

/** A text in Markdown with its buttons; Ctrl+B, Ctrl+I and Ctrl+K work too, and so does the browser's undo. */
export function MarkdownField({ value, onChange, isReadOnly }: { value: string; onChange: (text: string) => void; isReadOnly: boolean }) {
  const t = useText('contentOffice')
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const notice = useNotice()
  const edit = (make: (selection: Selection) => Edit) => {
    const field = area.current
    if (!field || isReadOnly) return
    const made = make({ text: field.value, start: field.selectionStart, end: field.selectionEnd })
    field.focus()
    field.setSelectionRange(made.from, made.to)
    // The browser's own command keeps undo whole; where it is missing, the text is set.
    if (!document.execCommand('insertText', false, made.insert)) onChange(applied(field.value, made))
    field.setSelectionRange(made.selectFrom, made.selectTo)
  }
  const addPicture = async (file: File | undefined) => {
    if (!file) return
    try {
      const { data } = await api(contentOfficeCalls.addPostPicture, { body: {}, files: [file] })
      const alt = t('pictureAlt')
      edit(selection => blocked(selection, `![${alt}](${picturePath(data.key)})`))
    } catch (error) {
      notice.failed(error)
    }
  }
  const acts = [
    { label: t('bold'), sign: 'B', act: (it: Selection) => marked(it, '**'), key: 'b' },
    { label: t('italic'), sign: 'I', act: (it: Selection) => marked(it, '*'), key: 'i' },
    { label: t('heading'), sign: 'H', act: (it: Selection) => headed(it, '## ') },
    { label: t('link'), sign: <Icon name="link" size={16} />, act: (it: Selection) => linked(it), key: 'k' },
    { label: t('bullets'), sign: '•', act: (it: Selection) => headed(it, '- ') },
    { label: t('numbers'), sign: '№', act: (it: Selection) => headed(it, '1. ') },
    { label: t('quote'), sign: '”', act: (it: Selection) => headed(it, '> ') },
    { label: t('code'), sign: '<>', act: (it: Selection) => marked(it, '`') },
    { label: t('table'), sign: <Icon name="grid" size={16} />, act: (it: Selection) => blocked(it, table) },
  ]
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const found = acts.find(each => each.key === event.key.toLowerCase())
    if (!found) return
    event.preventDefault()
    edit(found.act)
  }
  return (
    <Stack gap={8}>
      <label htmlFor={id} className={styles.label}>
        {t('body')}
      </label>
      <Row gap={4} className={styles.toolbar} role="toolbar" aria-label={t('toolbar')} onKeyDown={walk}>
        {acts.map((each, at) => (
          <button
            key={each.label}
            type="button"
            title={each.label}
            aria-label={each.label}
            tabIndex={at === 0 ? 0 : -1}
            onClick={() => edit(each.act)}
          >
            {each.sign}
          </button>
        ))}
        <button type="button" tabIndex={-1} onClick={() => isReadOnly || chooser.current?.click()}>
          <Icon name="image" size={16} /> {t('picture')}
        </button>
      </Row>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/png,image/jpeg"
        onChange={event => {
          void addPicture(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <Textarea
        ref={area}
        id={id}
        help={t('left', { count: postLimits.bodyMax - value.length })}
        isMono
        rows={18}
        maxLength={postLimits.bodyMax}
        readOnly={isReadOnly}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </Stack>
  )
}

/** One stop of the Tab key; the arrows walk among the buttons. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const here = buttons.findIndex(button => button.matches(':focus'))
  const next = step && buttons.at((here + step) % buttons.length)
  if (!next) return
  event.preventDefault()
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1
  next.focus()
}
