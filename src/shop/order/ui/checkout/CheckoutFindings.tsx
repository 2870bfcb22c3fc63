import { useCall } from '#kit/call/use-call.ts'
import { Note } from '#kit/layout/Note.tsx'
import { useText } from '#kit/use-text.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { orderIntakeCalls } from '../../intake/contract.ts'
import { besidesDpi, Findings } from '../art/Findings.tsx'
import type { useItemOfAddress } from './use-buying.ts'

type Props = { skus: readonly string[]; item: ReturnType<typeof useItemOfAddress> }

/** What the checks of designs say to what is bought: of the cart, or of the one product that the address names. */
export function CheckoutFindings({ skus, item }: Props) {
  const t = useText('orderResolution')
  const cart = useCall(cartCalls.cart, undefined, { isEnabled: item === undefined }).data?.data.cart.item ?? []
  const [sku] = skus
  const own = item && sku ? [{ sku, productCustomTemplate: item.productCustomTemplate ?? null, text: item.text ?? '' }] : []
  const lines = cart.map(({ productTypeSizeCustom, productCustomTemplate, text }) => ({
    ...{ sku: productTypeSizeCustom.variantID, productCustomTemplate: productCustomTemplate.id, text },
  }))
  const items = (item ? own : lines).map(line => ({ ...line, quantity: 1 }))
  const answer = useCall(orderIntakeCalls.checkItems, { body: { items } }, { isEnabled: items.length > 0 })
  const found = besidesDpi(answer.data?.data.flatMap(line => line.findings) ?? [])
  if (found.length === 0) return null
  return (
    <Note meaning={found.some(({ weight }) => weight === 'BLOCK') ? 'red' : 'amber'} role="status" title={t('found')}>
      <Findings found={found} />
    </Note>
  )
}
