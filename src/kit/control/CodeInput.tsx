import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { useText } from '../use-text.ts'
import styles from './CodeInput.module.css'

type Props = {
  length: number
  value: string
  onChange: (value: string) => void
  /** Called with the whole code when its last digit is there. */
  onComplete?: (code: string) => void
  isInvalid?: boolean
  label: string
}

/** One box per digit: typing moves on, Backspace back, arrows walk, a pasted or autofilled code fills all boxes. */
export function CodeInput({ length, value, onChange, onComplete, isInvalid, label }: Props) {
  const group = useRef<HTMLFieldSetElement>(null)
  const t = useText('kit')
  const focus = (index: number) => group.current?.querySelectorAll('input')[Math.min(Math.max(index, 0), length - 1)]?.select()
  const put = (index: number, text: string) => {
    const digits = text.replace(/\D/g, '')
    const next = (value.slice(0, index) + digits + value.slice(index + digits.length)).slice(0, length)
    onChange(next)
    focus(index + digits.length)
    if (digits && next.length === length) onComplete?.(next)
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (/^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey) put(index, event.key)
    else if (event.key === 'ArrowLeft') focus(index - 1)
    else if (event.key === 'ArrowRight') focus(index + 1)
    else if (event.key === 'Backspace') {
      const at = value[index] === undefined ? index - 1 : index
      onChange(value.slice(0, Math.max(at, 0)) + value.slice(at + 1))
      focus(at)
    } else return
    event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    put(0, event.clipboardData.getData('text').trim())
  }
  return (
    <fieldset ref={group} className={styles.code} aria-label={label}>
      {Array.from({ length }, (_, index) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place.
          key={index}
          className={styles.digit}
          type="text"
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          aria-label={t('digit', { index: index + 1, length })}
          aria-invalid={isInvalid || undefined}
          value={value[index] ?? ''}
          onChange={event =>
            put(index, event.target.value.length > 2 ? event.target.value : event.target.value.replace(value[index] ?? '', ''))
          }
          onKeyDown={event => onKeyDown(event, index)}
          onPaste={onPaste}
          onFocus={event => event.target.select()}
        />
      ))}
    </fieldset>
  )
}
