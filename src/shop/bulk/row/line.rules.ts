// The products of a row: variant, quantity, art and the buyer's words.
import { productText, productTextFault } from '#shop/cart/rules.ts'
import type { Side } from '#shop/catalogue/picture/contract.ts'
import { linkFlaw } from '#shop/file/link.rules.ts'
import { type Sharpness, worstOf } from '#shop/order/item/resolution/rules.ts'
import type { RowCells } from '../column/column.rules.ts'
import type { ImportField } from '../column/field.rules.ts'
import { type ArtContext, artOf, designFields, sides } from './art/art.rules.ts'
import type { RowCheck } from './issue.rules.ts'
import { itemsOf } from './item.rules.ts'
import type { RowContext } from './shared.rules.ts'
import { importLimits, quantityOf } from './value.rules.ts'
import { hasOptions, type MappedArt, sizeBeside, type VariantChoice, type VariantFinder, variationOf } from './variant.rules.ts'

/** One product of an order. `links` are https share links or `library:NAME`, by side. */
export interface ImportLine {
  variantId: number
  sku: string
  quantity: number
  links: Readonly<Partial<Record<Side, string>>>
  mockups: readonly string[]
  /** What the buyer wants on it, in their own words. */
  text?: string
  /** What the seller prints where the row names their own SKU and no art. */
  mapped?: MappedArt
  /** How sharp each side prints; what is behind a link is not known yet. */
  art?: readonly SharpLink[]
}
export type SharpLink = Sharpness & { side: Side }
export interface LineContext extends RowContext, ArtContext {
  variants: VariantFinder
  /** How sharp what this link names would print there. */
  sharpnessOf?: (variantId: number, side: Side, link: string) => Sharpness
}

const mockupFields = ['mockup1', 'mockup2', 'mockup3', 'mockup4'] as const

/** The products of a row: one, but where its layout packs several into its cells. */
export function linesOf(cells: RowCells, context: LineContext, check: RowCheck): ImportLine[] {
  const items = itemsOf(cells)
  if (items === undefined) check.add('items', cells.items, 'ITEMS_UNREADABLE')
  const lines = (items ?? []).map(item => lineOf({ ...cells, ...item }, context, check))
  return check.isBad() ? [] : lines.flatMap(line => line ?? [])
}

function lineOf(cells: RowCells, context: LineContext, check: RowCheck): ImportLine | undefined {
  const quantity = quantityFrom(cells, context, check)
  const variation = variationOf(cells.variation ?? '')
  const variant = variantOf(cells, variation.options, context, check)
  const text = textOf(cells.text ?? variation.text, cells.text === undefined ? 'variation' : 'text', check)
  const named = cells.sku ?? (variant && context.variants.bySku(cells.product ?? '') === variant ? cells.product : undefined)
  const brings = named === undefined ? undefined : context.variants.ownOf(named)
  const { links, mapped, needsText } = artOf(cells, { variant, brings }, context, check)
  if (needsText !== undefined && text === '') check.add('text', '', 'TEXT_MISSING', { sku: named ?? needsText })
  for (const field of mockupFields) {
    const flaw = cells[field] && linkFlaw(cells[field], 'ART')
    if (flaw) check.add(field, cells[field], `FILE_LINK_${flaw}`)
  }
  if (!quantity || !variant) return undefined
  const { variantId, sku } = variant
  const art = sharpLinks(variantId, links, context)
  for (const { side, dpi, minDpi, resolution } of art)
    if (resolution === 'low' && dpi !== null) check.add(designFields[side], links[side], 'RESOLUTION_LOW', { dpi, minDpi, sku })
  return {
    variantId,
    sku,
    quantity,
    links,
    mockups: mockupFields.flatMap(field => cells[field] ?? []),
    art,
    ...(text !== '' && { text }),
    ...(mapped && { mapped }),
  }
}

/** Etsy's words for a buyer who wanted none. */
const notAsked = /^\s*not requested on this item\.?\s*$/i

/** The buyer's words as they are printed. */
function textOf(given: string, field: ImportField, { add }: RowCheck): string {
  const text = productText(given.replace(notAsked, ''))
  if (productTextFault(text)) add(field, given, 'TEXT_NOT_PRINTED')
  return text
}

const sharpLinks = (variantId: number, links: ImportLine['links'], { sharpnessOf }: LineContext): SharpLink[] =>
  sides.flatMap(side => {
    const link = links[side]
    const sharpness = link === undefined ? undefined : sharpnessOf?.(variantId, side, link)
    return sharpness ? [{ side, ...sharpness }] : []
  })

/** The worst of these lines' sides that print below what their product asks for, in dots per inch. */
export const lowDpiOf = (lines: readonly Pick<ImportLine, 'art'>[]): number | null =>
  worstOf(lines.flatMap(line => line.art ?? []).filter(side => side.resolution === 'low'))?.dpi ?? null

/** A file without a column for it means one of each; a blank cell in that column means that something was forgotten. */
function quantityFrom(cells: RowCells, { mapping }: RowContext, { add }: RowCheck): number | undefined {
  if (!cells.items && cells.quantity === undefined && !mapping.columns.some(column => column.field === 'quantity')) return 1
  const quantity = quantityOf(cells.quantity ?? '')
  if (quantity === undefined) add('quantity', cells.quantity, 'QUANTITY_INVALID', { max: importLimits.quantity })
  return quantity
}

function variantOf(cells: RowCells, said: readonly string[], { variants }: LineContext, { add }: RowCheck): VariantChoice | undefined {
  const options = [cells.size, cells.color, ...said].filter(option => option !== undefined)
  const byOptions = cells.product ? variants.byOptions(cells.product, options) : undefined
  // The product's cell may hold a SKU, as an answer to an unknown product does.
  const sku = cells.sku ?? (!byOptions && cells.product && variants.bySku(cells.product) ? cells.product : undefined)
  if (sku === undefined) {
    if (!byOptions)
      add(cells.product ? 'product' : 'sku', cells.product, cells.product ? 'VARIANT_NOT_FOUND' : 'VARIANT_MISSING', { suggestion: '' })
    return byOptions
  }
  const variant = variants.bySku(sku)
  if (variant && !variant.isForSale) add(cells.sku === undefined ? 'product' : 'sku', sku, 'VARIANT_NOT_FOR_SALE', { sku: variant.sku })
  const otherSize = variant && variants.ownOf(sku) && sizeBeside(variant, options)
  if (!variant) add('sku', sku, 'VARIANT_NOT_FOUND', { suggestion: byOptions?.sku ?? '' })
  else if (otherSize) add(cells.sku === undefined ? 'product' : 'sku', sku, 'SKU_SIZE_DIFFERS', { size: variant.size, option: otherSize })
  else if (!hasOptions(variant, options)) {
    const field = cells.size ? 'size' : cells.color ? 'color' : 'variation'
    add(field, cells[field], 'OPTION_DISAGREES', { sku: variant.sku, size: variant.size, color: variant.color })
  }
  return variant
}
