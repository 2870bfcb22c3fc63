import type { CallAnswer, CallInput } from '#base/call.ts'
import type { Template } from '#shop/design/contract.ts'
import type { ArtChoices } from '#shop/design/ui/ArtSides.tsx'
import { sidesOf } from '#shop/design/ui/ArtSides.tsx'
import type { orderArtCalls } from '../../item/contract.ts'

export type ArtPreview = CallAnswer<typeof orderArtCalls.previewArt>['data']
type Item = ArtPreview['items'][number]
export type ArtPrintable = ArtPreview['printables'][number]
type Art = CallInput<typeof orderArtCalls.addArt>['body']['art'][number]

/** Where a group's art comes from. */
export type ArtSourceChoice =
  | { kind: 'sides'; choices: ArtChoices }
  | { kind: 'template'; id: number; name: string; image: string; quality: Template['quanlityImage']; takesText: boolean }
  | { kind: 'earlier'; orderId: number; itemId: number }

export const groupings = ['product', 'sku', 'item'] as const
export type Grouping = (typeof groupings)[number]

/** Items that get one art together, and what it is placed on. */
export interface ArtGroup {
  key: string
  items: readonly Item[]
  orders: number
  printable: ArtPrintable
}

/** One art for all where they are of one product; else one for each SKU. */
export const widest = (items: readonly Item[]): Grouping => (new Set(items.map(item => item.productID)).size === 1 ? 'product' : 'sku')

export function groupsOf({ printables }: ArtPreview, items: readonly Item[], by: Grouping): ArtGroup[] {
  const keyOf = (item: Item) => (by === 'product' ? item.productID : by === 'sku' ? item.sku : String(item.itemId))
  return [...Map.groupBy(items, keyOf)].flatMap(([key, own]): ArtGroup[] => {
    const printable = printables.find(each => each.productID === own[0]?.productID && each.color === own[0].color)
    return printable ? [{ key: `${by} ${key}`, items: own, orders: new Set(own.map(item => item.orderId)).size, printable }] : []
  })
}

/** A group with what was chosen for it, as the call takes it. */
export function artOf(group: ArtGroup, choice: ArtSourceChoice): Art {
  const items = group.items.map(({ orderId, itemId }) => ({ orderId, itemId }))
  if (choice.kind === 'sides') return { items, sides: sidesOf(choice.choices) }
  return choice.kind === 'template' ? { items, templateId: choice.id } : { items, earlierItemId: choice.itemId }
}
