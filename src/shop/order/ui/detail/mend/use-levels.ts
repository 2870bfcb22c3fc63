import { formatCents } from '#base/money.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { ShippingOptionName } from '#shop/shipping/contract.ts'
import { orderIntakeCalls } from '../../../intake/contract.ts'

interface Parcel {
  /** Lines without a SKU or a count are not typed yet. */
  lines: readonly { sku: string; quantity?: number | undefined }[]
  country: string | undefined
}
interface Levels {
  /** With what each costs; none while they are not known. */
  choices: readonly { value: ShippingOptionName; label: string }[]
  /** The one that is taken where none is chosen. */
  usual: ShippingOptionName | null
}

/** The levels by which we carry these lines to a country. */
export function useLevels({ lines, country = '' }: Parcel, isAsked: boolean): Levels {
  const t = useText('order')
  const language = useLanguage()
  const items = lines.flatMap(({ sku, quantity }) => (sku.trim() === '' || quantity === undefined ? [] : [{ sku, quantity }]))
  const body = { orderType: 'STANDARD', shippingBy: 'USPS', items, country } as const
  const isEnabled = isAsked && items.length > 0 && country !== ''
  const { offers = [], shippingMethod = null } =
    useCall(orderIntakeCalls.quoteOrder, { body }, { isEnabled, keepsLast: true }).data?.data ?? {}
  return {
    choices: offers.map(({ name, costCents }) => ({
      value: name,
      label: `${t(`method_${name}`)} · ${formatCents(costCents, { language })}`,
    })),
    usual: shippingMethod,
  }
}
