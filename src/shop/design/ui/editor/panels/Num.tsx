import { NumberInput } from '#kit/app/form/NumberInput.tsx'

type Props = {
  label: string
  value: number
  min: number
  max: number
  step: number
  decimals: number
  onPut: (value: number) => void
  disabled?: boolean | undefined
}

/** A figure of a layer: what is typed counts at once, as soon as it is one that may be. */
export function Num({ value, min, max, decimals, onPut, ...rest }: Props) {
  const shown = Number(value.toFixed(decimals))
  return (
    <NumberInput
      {...rest}
      {...{ min, max, decimals }}
      value={shown}
      onChange={next => next !== undefined && next >= min && next <= max && next !== shown && onPut(next)}
    />
  )
}
