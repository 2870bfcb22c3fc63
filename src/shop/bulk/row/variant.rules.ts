// Variant matching: which variant of the catalogue a row means: by its SKU, or by product, size and colour.
import { isSameSize, isSizeName } from '#shop/design/sku/rules.ts'
export interface VariantChoice {
  variantId: number
  sku: string
  product: string
  size: string
  color: string
  /** Where it can be printed, in the catalogue's words. */
  sides: readonly string[]
  isForSale: boolean
}
/** What a seller prints where a row names one of their own SKUs. */
export interface MappedArt {
  templateId: number | null
  files: readonly { side: string; fileId: number }[]
}
/** A SKU of the seller's own, as their table has it. */
export type MappedSku = MappedArt & { sku: string; variantId: number; needsText: boolean }
export interface VariantFinder {
  /** Of the catalogue, else what the seller's own SKU means. */
  bySku(sku: string): VariantChoice | undefined
  /** What the seller's own SKU brings: its art, where the row says nothing else, and whether it needs a text. */
  ownOf(sku: string): MappedSku | undefined
  /** The one variant of the product that has all of these options; nothing where there is none or more than one. */
  byOptions(product: string, options: readonly string[]): VariantChoice | undefined
}

const fold = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ')

export function variantFinder(variants: Iterable<VariantChoice>, mapped: Iterable<MappedSku> = []): VariantFinder {
  const bySku = new Map<string, VariantChoice>()
  const byId = new Map<number, VariantChoice>()
  const byProduct = new Map<string, VariantChoice[]>()
  for (const variant of variants) {
    bySku.set(fold(variant.sku), variant)
    byId.set(variant.variantId, variant)
    const product = fold(variant.product)
    byProduct.set(product, [...(byProduct.get(product) ?? []), variant])
  }
  const own = new Map([...mapped].map(each => [fold(each.sku), each]))
  const ownOf = (sku: string) => (bySku.has(fold(sku)) ? undefined : own.get(fold(sku)))
  return {
    bySku: sku => bySku.get(fold(sku)) ?? byId.get(ownOf(sku)?.variantId ?? 0),
    ownOf,
    byOptions(product, options) {
      const asked = options.map(fold).filter(option => option !== '')
      const fitting = (byProduct.get(fold(product)) ?? []).filter(variant => hasOptions(variant, asked))
      return fitting.length === 1 ? fitting[0] : undefined
    },
  }
}

/** What a cell of options says: the values, and the buyer's own words where one of them is a personalisation. */
export interface Variation {
  options: string[]
  text: string
}

const isPersonal = (name: string) =>
  /personali[sz]|customi[sz]|engrav|custom (?:text|name)|^(?:text|names?|initials)$|khắc|chữ in/i.test(name)
/** What the buyer wrote goes on until one of these begins. */
const isOption = (name: string) => /^(?:(?:primary |secondary )?colou?r|size|style|type|material|fit|màu|kích)/i.test(name)

/** 'Black, L' → Black and L; 'Size:L,Color:Black,Personalization:Mia & Tom' → L, Black and a text, which may hold commas and colons itself. */
export function variationOf(cell: string): Variation {
  const found: Variation = { options: [], text: '' }
  let isText = false
  const [first = '', ...rest] = cell
    .trim()
    .replace(/^\[(.*)\]$/s, '$1')
    .split(/([,;|\n])/)
  for (let at = -2; at < rest.length; at += 2) {
    const part = at < 0 ? first : (rest[at + 1] ?? '')
    const colon = part.indexOf(':')
    const name = colon > 0 && colon <= 60 ? part.slice(0, colon).trim() : ''
    if (isText && !isOption(name)) found.text += (rest[at] ?? '') + part
    else if (isPersonal(name)) [isText, found.text] = [true, part.slice(colon + 1)]
    else {
      isText = false
      found.options.push(...pieces(name === '' ? part : part.slice(colon + 1)))
    }
  }
  return { ...found, text: found.text.trim() }
}

const pieces = (text: string) =>
  text
    .split(/[,/|]/)
    .map(part => part.trim())
    .filter(part => part !== '')

/** Whether the variant is what the options say. */
export const hasOptions = (variant: VariantChoice, options: readonly string[]): boolean =>
  options.every(option => isSameSize(option, variant.size) || fold(option) === fold(variant.color))

/** A size among the options where none of them is the variant's: sellers give all sizes of a listing one SKU. */
export const sizeBeside = (variant: VariantChoice, options: readonly string[]): string | undefined =>
  options.some(option => isSameSize(option, variant.size)) ? undefined : options.find(isSizeName)
