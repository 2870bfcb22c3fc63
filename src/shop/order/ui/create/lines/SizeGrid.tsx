import { TextInput } from '#kit/control/TextInput.tsx'
import { Columns } from '#kit/layout/Stack.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import { cartLimits } from '#shop/cart/rules.ts'
import type { Variant } from '#shop/catalogue/storefront/contract.ts'

/** What is typed, by the size's SKU. */
export type TypedSizes = Readonly<Record<string, string>>
interface Props {
  sizes: readonly Variant[]
  typed: TypedSizes
  onType: (typed: TypedSizes) => void
  /** What one costs stands below it. */
  hasPrices?: boolean
  onEnter: () => void
}

/** The sizes of which there is at least one. */
export const wantedOf = (sizes: readonly Variant[], typed: TypedSizes): Variant[] =>
  sizes.filter(({ variantID }) => Number(typed[variantID]) >= 1)

/** How many of each size. */
export function SizeGrid({ sizes, typed, onType, hasPrices = false, onEnter }: Props) {
  const t = useText('createOrder')
  return (
    <Columns as="div" least={96} gap={8} role="group" aria-label={t('sizes')}>
      {sizes.map(({ variantID, size, isAvailable, price }) => (
        <TextInput
          key={variantID}
          label={size}
          help={hasPrices ? <Money cents={price} /> : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(cartLimits.quantityMax).length}
          placeholder={isAvailable ? '0' : t('soldOut')}
          disabled={!isAvailable}
          value={typed[variantID] ?? ''}
          onChange={event => onType({ ...typed, [variantID]: event.currentTarget.value.replace(/\D/g, '') })}
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onEnter()
          }}
        />
      ))}
    </Columns>
  )
}
