import { Textarea, TextInput } from '#kit/control/TextInput.tsx'

type Props = { label: string; description?: string; value: string; onChange: (value: string) => void }

/** Why something is done; the seller reads it. */
export function ReasonField({ label, value, onChange }: Props) {
  return <Textarea label={label} value={value} onChange={event => onChange(event.currentTarget.value)} maxLength={500} rows={2} />
}

/** A sum in dollars and cents. */
export function AmountField({ label, description, value, onChange }: Props) {
  return (
    <TextInput
      label={label}
      help={description}
      start="$"
      inputMode="decimal"
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
      data-autofocus
    />
  )
}
