import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { type Control, type ControllerFieldState, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { type Cents, parseCents, typedCents } from '#base/money.ts'
import { Checkbox, Switch } from '../../control/Choice.tsx'
import { Select, type SelectProps } from '../../control/Select.tsx'
import {
  PasswordInput,
  type PasswordInputProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '../../control/TextInput.tsx'
import { useFaultText, useLanguage } from '../../use-text.ts'
import { ChoiceCards, type ChoiceCardsProps } from './ChoiceCards.tsx'
import { NumberInput, type NumberInputProps } from './NumberInput.tsx'

type Bound<T extends FieldValues> = { control: Control<T>; name: FieldPath<T> }
type Own = 'value' | 'onChange' | 'onBlur' | 'error' | 'name' | 'ref' | 'defaultValue'

/** The fault code of an issue, said in the reader's language. */
function useError(): (state: ControllerFieldState) => string | undefined {
  const faultText = useFaultText()
  return ({ error }) => error?.message && (faultText(error.message) ?? error.message)
}

type TextProps = Omit<TextInputProps, Own> & {
  /** What is typed becomes capitals. */
  isUpper?: boolean
}
/** A line of text in a form. Give `autoComplete`; `inputMode` for digits. */
export function FormText<T extends FieldValues>({ control, name, isUpper = false, ...rest }: Bound<T> & TextProps) {
  const { field, fieldState } = useController({ control, name })
  const error = useError()
  const put = (typed: string) => field.onChange(isUpper ? typed.toUpperCase() : typed)
  return (
    <TextInput
      {...rest}
      {...field}
      value={field.value ?? ''}
      onChange={event => put(event.currentTarget.value)}
      error={error(fieldState)}
    />
  )
}

export function FormTextarea<T extends FieldValues>({ control, name, ...rest }: Bound<T> & Omit<TextareaProps, Own>) {
  const { field, fieldState } = useController({ control, name })
  const error = useError()
  return <Textarea {...rest} {...field} value={field.value ?? ''} error={error(fieldState)} />
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
  return <NumberInput {...rest} {...field} value={field.value} error={error(fieldState)} />
}

/**
 * Dollars and cents, typed and shown as the reader writes them ('1,234.50', '1.234,50'); the form's value is whole cents, `undefined` where
 * the field is empty, and NaN where what stands there is no amount: no shape takes that.
 */
export function FormMoney<T extends FieldValues>({ control, name, ...rest }: Bound<T> & Omit<TextInputProps, Own>) {
  const { field, fieldState } = useController({ control, name })
  const error = useError()
  const language = useLanguage()
  const cents: Cents | undefined = field.value
  const [typed, setTyped] = useState(cents === undefined ? '' : typedCents(cents, language))
  const isRead = cents !== undefined && !Number.isNaN(cents)
  const shown = isRead && parseCents(typed) !== cents ? typedCents(cents, language) : typed
  return (
    <TextInput
      inputMode="decimal"
      start="$"
      {...rest}
      name={field.name}
      ref={field.ref}
      onBlur={() => {
        if (isRead) setTyped(typedCents(cents, language))
        field.onBlur()
      }}
      value={shown}
      onChange={event => {
        const text = event.currentTarget.value
        setTyped(text)
        field.onChange(text.trim() === '' ? undefined : (parseCents(text) ?? Number.NaN))
      }}
      error={error(fieldState)}
    />
  )
}

/** One of few, and of many that stand in the order of their names: the system's list is found in by typing, and filled by the browser. */
export function FormSelect<T extends FieldValues>({ control, name, ...rest }: Bound<T> & Omit<SelectProps, Own>) {
  const { field, fieldState } = useController({ control, name })
  const error = useError()
  return <Select {...rest} {...field} value={field.value ?? ''} error={error(fieldState)} />
}

/** One of a few, a card each. */
export function FormCards<T extends FieldValues, V extends string>({
  control,
  name,
  ...rest
}: Bound<T> & Omit<ChoiceCardsProps<V>, 'value' | 'onChange'>) {
  const { field } = useController({ control, name })
  return <ChoiceCards {...rest} value={field.value} onChange={field.onChange} />
}

type TickProps = Omit<ComponentProps<typeof Switch>, Own | 'checked'>
export function FormCheckbox<T extends FieldValues>({ control, name, ...rest }: Bound<T> & TickProps) {
  return <Checkbox {...rest} {...useTick({ control, name })} />
}

export function FormSwitch<T extends FieldValues>({ control, name, ...rest }: Bound<T> & TickProps) {
  return <Switch {...rest} {...useTick({ control, name })} />
}

function useTick<T extends FieldValues>(bound: Bound<T>) {
  const { field, fieldState } = useController(bound)
  const error = useError()
  const { value, onChange, ...others } = field
  return {
    ...others,
    checked: value === true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.checked),
    error: error(fieldState),
  }
}
