import { type KeyboardEvent, useState } from 'react'
import { TextInput, type TextInputProps } from '../../control/TextInput.tsx'
import { useLanguage } from '../../use-text.ts'
import { readNumber, typedNumber } from './typed-number.ts'

export type NumberInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'min' | 'max' | 'step' | 'type'> & {
  /** Nothing where the box is empty. */
  value: number | undefined
  onChange: (value: number | undefined) => void
  min?: number
  max?: number
  /** What an arrow key adds or takes. */
  step?: number
  /** Places behind the point; whole numbers where it is left out. */
  decimals?: number
}

/** A number, shown and typed as its reader writes it; what lies beyond the limits goes to the nearest when the box is left. */
export function NumberInput({ value, onChange, onBlur, onKeyDown, min, max, step = 1, decimals = 0, ...rest }: NumberInputProps) {
  const language = useLanguage()
  /** As it is being typed; nothing while nobody types. */
  const [typed, setTyped] = useState<string>()
  const within = (number: number) => Math.min(Math.max(number, min ?? -Infinity), max ?? Infinity)
  const put = (next: number) => {
    setTyped(undefined)
    if (next !== value) onChange(next)
  }
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (way === undefined || rest.readOnly || rest.disabled) return
    event.preventDefault()
    put(Number(within((value ?? 0) + way * step).toFixed(decimals)))
  }
  return (
    <TextInput
      autoComplete="off"
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      {...rest}
      value={typed ?? (value === undefined || Number.isNaN(value) ? '' : typedNumber(value, language))}
      onKeyDown={move}
      onChange={event => {
        const kept = event.currentTarget.value.replace(decimals > 0 ? /[^\d.,-]/g : /[^\d-]/g, '')
        setTyped(kept)
        onChange(readNumber(kept, decimals, language))
      }}
      onBlur={event => {
        if (value === undefined || Number.isNaN(value)) setTyped(undefined)
        else put(within(value))
        onBlur?.(event)
      }}
    />
  )
}
