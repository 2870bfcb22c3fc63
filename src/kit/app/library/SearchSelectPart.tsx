import { Select } from '@mantine/core'
import type { SelectProps } from '../../control/Select.tsx'
import { Library } from './Library.tsx'

export type SearchSelectProps = Pick<
  SelectProps,
  'label' | 'help' | 'error' | 'required' | 'placeholder' | 'choices' | 'value' | 'onChange' | 'disabled'
>

export function SearchSelectPart({ label, help, error, required = false, choices, value, onChange, ...rest }: SearchSelectProps) {
  const { placeholder = '', disabled = false } = rest
  return (
    <Library>
      <Select
        label={label}
        error={error}
        required={required}
        searchable
        placeholder={placeholder}
        disabled={disabled}
        description={help}
        data={choices}
        value={value === '' ? null : value}
        onChange={next => onChange(next ?? '')}
      />
    </Library>
  )
}
