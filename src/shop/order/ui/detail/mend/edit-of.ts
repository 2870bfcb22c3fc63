import { z } from 'zod'
import { ShippingOptionName } from '#shop/shipping/contract.ts'
import type { OrderEdit } from '../../../edit/contract.ts'
import type { OrderType, ShippingBy } from '../../../status/contract.ts'
import { type OrderKind, orderKind } from '../../../status/facts.rules.ts'
import type { ShownOrder } from '../../shown-order.ts'

const factsOf: Readonly<Record<OrderKind, { orderType: OrderType; shippingBy: ShippingBy }>> = {
  STANDARD_USPS: { orderType: 'STANDARD', shippingBy: 'USPS' },
  STANDARD_TIKTOK: { orderType: 'STANDARD', shippingBy: 'TIKTOK' },
  SHIP_BY_SELLER: { orderType: 'SHIP_BY_SELLER', shippingBy: 'USPS' },
  LABEL: { orderType: 'LABEL', shippingBy: 'USPS' },
}
export const orderKinds = Object.keys(factsOf) as OrderKind[] // the record's keys are exactly the kinds

/** A line as it is typed; without an item it is a new one. `firstSku` tells the product, whose other variants may be chosen. */
const DraftLine = z.object({
  key: z.string(),
  itemId: z.int().nullable(),
  firstSku: z.string(),
  sku: z.string(),
  quantity: z.int({ error: 'REQUIRED' }).optional(),
  text: z.string(),
})
export type DraftLine = z.infer<typeof DraftLine>
/** `method`: the level, where we ship it and one is chosen. */
export const EditForm = z.object({
  lines: z.array(DraftLine),
  kind: z.enum(orderKinds),
  method: ShippingOptionName.nullable(),
  tag: z.string(),
  note: z.string(),
})
type EditDraft = z.infer<typeof EditForm>

export const draftOf = (order: ShownOrder): EditDraft => ({
  lines: order.items
    .filter(item => item.cancelledAt === null)
    .map(({ id, sku, quantity, text }) => ({ key: String(id), itemId: id, firstSku: sku, sku, quantity, text })),
  kind: orderKind(order),
  method: order.shippingMethod,
  tag: order.tag,
  note: order.note,
})

/** What has changed, as the call takes it: nothing that stays as it was is sent. */
export function editOf(order: ShownOrder, draft: EditDraft): Partial<OrderEdit> {
  const before = draftOf(order)
  const lines = draft.lines.filter(line => line.sku.trim() !== '')
  const items = lines.flatMap(({ itemId, sku, quantity, text }) => {
    const old = before.lines.find(line => line.itemId === itemId)
    if (itemId === null || !old || (old.sku === sku && old.quantity === quantity && old.text === text)) return []
    return [{ itemId, ...(old.sku !== sku && { sku }), ...(old.quantity !== quantity && { quantity }), ...(old.text !== text && { text }) }]
  })
  const addItems = lines.flatMap(({ itemId, sku, quantity = 1, text }) =>
    itemId === null ? [{ sku: sku.trim(), quantity, text, files: [], mockups: [] }] : [],
  )
  const removeItems = before.lines.flatMap(({ itemId }) => (itemId === null || lines.some(line => line.itemId === itemId) ? [] : [itemId]))
  return {
    ...(items.length > 0 && { items }),
    ...(addItems.length > 0 && { addItems }),
    ...(removeItems.length > 0 && { removeItems }),
    ...(draft.kind !== before.kind && factsOf[draft.kind]),
    ...(draft.kind === 'STANDARD_USPS' && draft.method !== null && draft.method !== before.method && { shippingMethod: draft.method }),
    ...(draft.tag !== before.tag && { tag: draft.tag }),
    ...(draft.note !== before.note && { note: draft.note }),
  }
}
