// Items of orders as their readers see them: how they are drawn, how sharp their art prints, and in the specification's words.
import { createHash } from 'node:crypto'
import type { Db } from '#engine/db/database.ts'
import { findVariantsById, sizesBeside, type VariantFacts } from '#shop/catalogue/catalogue.ts'
import { unitPrice } from '#shop/catalogue/price/rules.ts'
import { isShown } from '#shop/design/art/mockup.rules.ts'
import { isBarePicture } from '#shop/design/document/layer.rules.ts'
import { looksOf, type SideLook } from '../../item/resolution/resolution.ts'
import { isAsked } from '../../item/resolution/rules.ts'
import { listItems } from '../../item/store.ts'
import { priceTypeOf } from '../../pay/price.rules.ts'
import type { ShippingBy } from '../../status/contract.ts'
import type { MyOrderLine, OrderDetail, OrderLine } from '../contract.ts'
import type { OrderItem } from './items.contract.ts'

export type ShownItem = OrderItem & { orderId: number }
type Variants = ReadonlyMap<number, VariantFacts>

type Item = Awaited<ReturnType<typeof listItems>>[number]

/** The items of these orders with their files and what they are drawn as. */
export async function shownItems(db: Db, orderIds: readonly number[]): Promise<ShownItem[]> {
  const items = await listItems(db, orderIds)
  return shown(db, orderIds, items, await findVariantsById(db, variantIds(items)))
}

const variantIds = (items: readonly Pick<Item, 'variantId'>[]): number[] => [...new Set(items.flatMap(item => item.variantId ?? []))]

async function shown(db: Db, orderIds: readonly number[], items: readonly Item[], variants: Variants): Promise<ShownItem[]> {
  const looks = Map.groupBy(await looksOf(db, orderIds, variants), look => look.itemId)
  return items.map(({ unitCents, ...item }) => ({
    ...item,
    price: unitCents,
    totalMoney: unitCents * item.quantity,
    garment: garmentOf(variants.get(item.variantId ?? 0)),
    files: (looks.get(item.id) ?? []).map(look => shownFile(look, variants.get(item.variantId ?? 0))),
  }))
}

/** A file has its own number; texts and shapes are told by what they are. */
function versionOf({ fileId, document }: SideLook): string {
  if (document && !isBarePicture(document)) return createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 12)
  return fileId === null ? '' : String(fileId)
}

const garmentOf = (variant: VariantFacts | undefined): OrderItem['garment'] =>
  variant ? { shape: variant.shape, colorHex: variant.colorHex, size: variant.size } : null

function shownFile(look: SideLook, variant: VariantFacts | undefined): OrderItem['files'][number] {
  const { id, side, fileId, link, state, fault, dpi, minDpi, resolution, acceptedDpi, acceptedAt, acceptedBy } = look
  const accepted = acceptedDpi && acceptedAt ? { dpi: acceptedDpi, at: acceptedAt, by: acceptedBy } : null
  const hasMockup = isShown(side, variant?.mockups ?? [])
  return { id, side, fileId, link, state, fault, version: versionOf(look), dpi, minDpi, resolution, accepted, hasMockup }
}

/** How many sides of these items print below what their product asks for, without their seller's word on it. */
export const countLow = (items: readonly OrderItem[]): number =>
  items
    .filter(item => item.cancelledAt === null)
    .flatMap(item => item.files)
    .filter(file => isAsked(file, file.accepted?.dpi ?? null)).length

/** What one piece of each size costs now that is sold of an item's product in its colour (spec §3, size options). */
async function sizeOptions(db: Db, sellerId: number, variantIds: readonly number[]) {
  const sizes = await sizesBeside(db, sellerId, variantIds)
  return ({ variantId }: Pick<OrderItem, 'variantId'>, by: ShippingBy) =>
    (sizes.get(variantId ?? 0) ?? []).map(prices => ({ value: prices.size, price: unitPrice(prices, priceTypeOf(by)) }))
}

/** A seller's own orders under the specification's words (§3, order list entry): each item with its size options. */
export async function withSizes(db: Db, sellerId: number, orders: readonly OrderLine[]): Promise<MyOrderLine[]> {
  const optionsOf = await sizeOptions(db, sellerId, variantIds(orders.flatMap(order => order.items)))
  return orders.map(order => ({ ...order, items: order.items.map(item => ({ ...item, item: optionsOf(item, order.shippingBy) })) }))
}

interface Shown {
  items: ShownItem[]
  orderCart: OrderDetail['orderCart']
}
/** One order's items, and the same under the specification's words (§3), with their size options at its seller's prices. */
export async function shownCart(
  db: Db,
  order: { id: number; sellerId: number; shippingBy: ShippingBy },
  pictureUrl: (file: { id: number; version: string; hasMockup: boolean }) => string,
): Promise<Shown> {
  const items = await listItems(db, [order.id])
  const ids = variantIds(items)
  const [own, optionsOf] = await Promise.all([
    findVariantsById(db, ids).then(variants => shown(db, [order.id], items, variants)),
    sizeOptions(db, order.sellerId, ids),
  ])
  return {
    items: own,
    orderCart: own.map(item => ({
      id: item.id,
      price: item.price,
      quantity: item.quantity,
      size: {
        value: item.size,
        imageMerged: item.files.flatMap(file => (file.version === '' ? [] : [{ side: file.side, url: pictureUrl(file) }])),
      },
      item: optionsOf(item, order.shippingBy),
      totalMoney: item.totalMoney,
    })),
  }
}
