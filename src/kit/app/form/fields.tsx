import {
  Checkbox,
  type CheckboxProps,
  NumberInput,
  type NumberInputProps,
  PasswordInput,
  type PasswordInputProps,
  Select,
  type SelectProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core'
import { useState } from 'react'
import { type Control, type ControllerFieldState, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { type Cents, groupedCents, parseCents } from '#base/money.ts'
import { useFaultText } from '../../use-text.ts'

type Bound<T extends FieldValues> = { control: Control<T>; name: FieldPath<T> }
type Own = 'value' | 'onChange' | 'onBlur' | 'error' | 'name' | 'ref' | 'checked' | 'defaultValue'

/** The fault code of an issue, said in the reader's language. */
function useError(): (state: ControllerFieldState) => string | undefined {
  const faultText = useFaultText()
  return ({ error }) => error?.message && (faultText(error.message) ?? error.message)
}

/** A line of text in a form. Give `autoComplete`; `inputMode` for digits. */
export function FormText<T extends FieldValues>({ control, name, ...rest }: Bound<T> & Omit<TextInputProps, Own>) {
  const { field, fieldState } = useController({ control, name })
  const error = useError()
  return <TextInput {...rest} {...field} value={field.value ?? ''} error={error(fieldState)} />
}

export function FormTextarea<T extends FieldValues>({ control, name, ...rest }: Bound<T> & Omit<TextareaProps, Own>) {
  const { field, fieldState } = useController({ control, name })
  const error = useError()
  return <Textarea autosize minRows={3} maxRows={12} {...rest} {...field} value={field.value ?? ''} error={error(fieldState)} />
}

export function FormPassword<T extends FieldValues>({ control, name, ...rest }: Bound<T> & Omit<PasswordInputProps, Own>) {
  const { field, fieldState } = useController({ control, name })
  const error = useError()
  return <PasswordInput {...rest} {...field} value={field.value ?? ''} error={error(fieldState)} />
}

/** A number; an empty field is `undefined`. */
export function FormNumber<T extends FieldValues>({ control, name, ...rest }: Bound<T> & Omit<NumberInputProps, Own>) {
  const { field, fieldState } = useController({ control, name })
  const error = useError()
  const { value, onChange, ...others } = field
  return (
    <NumberInput
      inputMode="decimal"
      {...rest}
      {...others}
      value={value ?? ''}
      onChange={next => onChange(typeof next === 'number' ? next : undefined)}
      error={error(fieldState)}
    />
  )
}

/** Dollars and cents, typed as people write them ('1,234.50'); the form's value is whole cents, or `undefined`. */
export function FormMoney<T extends FieldValues>({ control, name, ...rest }: Bound<T> & Omit<TextInputProps, Own>) {
  const { field, fieldState } = useController({ control, name })
  const error = useError()
  const cents: Cents | undefined = field.value
  const [typed, setTyped] = useState(cents === undefined ? '' : groupedCents(cents))
  const shown = parseCents(typed) === cents ? typed : cents === undefined ? typed : groupedCents(cents)
  return (
    <TextInput
      inputMode="decimal"
      leftSection="$"
      {...rest}
      name={field.name}
      ref={field.ref}
      onBlur={() => {
        if (cents !== undefined) setTyped(groupedCents(cents))
        field.onBlur()
      }}
      value={shown}
      onChange={event => {
        setTyped(event.currentTarget.value)
        field.onChange(parseCents(event.currentTarget.value))
      }}
      error={error(fieldState)}
    />
  )
}

/** One of few; `searchable` for long lists. */
export function FormSelect<T extends FieldValues>({ control, name, ...rest }: Bound<T> & Omit<SelectProps, Own>) {
  const { field, fieldState } = useController({ control, name })
  const error = useError()
  return <Select {...rest} {...field} value={field.value ?? null} error={error(fieldState)} />
}

export function FormCheckbox<T extends FieldValues>({ control, name, ...rest }: Bound<T> & Omit<CheckboxProps, Own>) {
  const { field, fieldState } = useController({ control, name })
  const error = useError()
  const { value, onChange, ...others } = field
  return (
    <Checkbox
      {...rest}
      {...others}
      checked={value === true}
      onChange={event => onChange(event.currentTarget.checked)}
      error={error(fieldState)}
    />
  )
}
