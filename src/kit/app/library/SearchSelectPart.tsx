import { type ComboboxItem, type OptionsFilter, Select } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { SelectProps } from '../../control/Select.tsx'
import { Icon } from '../../show/Icon.tsx'
import { useText } from '../../use-text.ts'
import { Library } from './Library.tsx'

export type SearchSelectProps = Pick<
  SelectProps,
  'label' | 'aria-label' | 'help' | 'error' | 'required' | 'placeholder' | 'choices' | 'value' | 'onChange' | 'disabled' | 'className'
> & {
  /** Whoever knows more than the choices is told what is typed, 250 ms after the last key, and changes them; nothing once one is chosen. */
  onSearch?: ((words: string) => void) | undefined
  isActive?: boolean
}

export function SearchSelectPart({ help, choices, value, onChange, onSearch, isActive, className, ...rest }: SearchSelectProps) {
  const { placeholder = '', required = false, disabled = false } = rest
  const t = useText('app')
  const chosen = choices.map(it => (typeof it === 'string' ? { value: it, label: it } : it)).find(it => it.value === value)
  const ask = useLater(onSearch)
  return (
    <Library>
      <Select
        {...rest}
        required={required}
        disabled={disabled}
        {...(className !== undefined && { className })}
        {...(onSearch && {
          filter: asFound,
          nothingFoundMessage: t('nothingFound'),
          onSearchChange: words => ask(words === chosen?.label ? '' : words.trim()),
          // What is chosen stands in the field: typing replaces it.
          onClick: event => event.currentTarget.select(),
        })}
        searchable
        rightSection={<Icon name="chevronDown" size={16} />}
        placeholder={placeholder}
        description={help}
        data={choices}
        value={value === '' ? null : value}
        onChange={next => onChange(next ?? '')}
        data-active={isActive || undefined}
      />
    </Library>
  )
}

/** The choices are what was found already; the one that chooses nothing stands while nothing is typed. */
const asFound: OptionsFilter = ({ options, search }) =>
  search.trim() === '' ? options : (options as ComboboxItem[]).filter(({ value }) => value !== '') // there are no groups

const waitMs = 250
function useLater(tell: ((words: string) => void) | undefined): (words: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return words => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => tell?.(words), waitMs)
  }
}
