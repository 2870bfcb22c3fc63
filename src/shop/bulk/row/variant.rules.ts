// Variant matching: which variant of the catalogue a row means: by its SKU, or by product, size and colour.

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
export interface VariantFinder {
  bySku(sku: string): VariantChoice | undefined
  /** The one variant of the product that has all of these options; nothing where there is none or more than one. */
  byOptions(product: string, options: readonly string[]): VariantChoice | undefined
}

const fold = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ')

export function variantFinder(variants: Iterable<VariantChoice>): VariantFinder {
  const bySku = new Map<string, VariantChoice>()
  const byProduct = new Map<string, VariantChoice[]>()
  for (const variant of variants) {
    bySku.set(fold(variant.sku), variant)
    const product = fold(variant.product)
    byProduct.set(product, [...(byProduct.get(product) ?? []), variant])
  }
  return {
    bySku: sku => bySku.get(fold(sku)),
    byOptions(product, options) {
      const asked = options.map(fold).filter(option => option !== '')
      const fitting = (byProduct.get(fold(product)) ?? []).filter(variant => hasOptions(variant, asked))
      return fitting.length === 1 ? fitting[0] : undefined
    },
  }
}

/** 'Black, L' → 'Black', 'L'. */
export const splitVariation = (text: string): string[] =>
  text
    .split(/[,/|]/)
    .map(part => part.trim())
    .filter(part => part !== '')

/** Whether the variant is what the options say. */
export const hasOptions = (variant: VariantChoice, options: readonly string[]): boolean =>
  options.map(fold).every(option => option === fold(variant.size) || option === fold(variant.color))
