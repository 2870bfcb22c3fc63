import { useCall } from '#kit/call/use-call.ts'
import { Note } from '#kit/layout/Note.tsx'
import { useText } from '#kit/use-text.ts'
import { checkoutCalls } from '../../checkout/contract.ts'
import { orderIntakeCalls } from '../../intake/contract.ts'
import { besidesDpi, Findings } from '../art/Findings.tsx'
import type { useItemOfAddress } from './use-buying.ts'

type Props = { skus: readonly string[]; item: ReturnType<typeof useItemOfAddress> }

/** What the checks of designs say to what is bought: of the cart, or of the one product that the address names. */
export function CheckoutFindings({ skus, item }: Props) {
  const t = useText('orderResolution')
  const cart = useCall(checkoutCalls.checkCart, undefined, { isEnabled: item === undefined })
  const [sku] = skus
  const items = item && sku ? [{ sku, productCustomTemplate: item.productCustomTemplate ?? null, text: item.text ?? '', quantity: 1 }] : []
  const own = useCall(orderIntakeCalls.checkItems, { body: { items } }, { isEnabled: items.length > 0 })
  const said = besidesDpi((item ? own : cart).data?.data.flatMap(line => line.findings) ?? [])
  const found = [...new Map(said.map(finding => [finding.message.en, finding])).values()]
  if (found.length === 0) return null
  return (
    <Note meaning={found.some(({ weight }) => weight === 'BLOCK') ? 'red' : 'amber'} role="status" title={t('found')}>
      <Findings found={found} />
    </Note>
  )
}
