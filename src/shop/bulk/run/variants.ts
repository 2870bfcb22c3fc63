// The catalogue as an import's rows ask for it: each SKU and product is looked up once per run.
import type { Db } from '#engine/db/database.ts'
import { findVariants, findVariantsById, findVariantsOfProducts, type VariantFacts } from '#shop/catalogue/catalogue.ts'
import { type ColumnMapping, columnIndex } from '../column/column.rules.ts'
import { type VariantChoice, type VariantFinder, variantFinder } from '../row/variant.rules.ts'

export interface VariantBook {
  /** Reads what these rows name and is not known yet. */
  learn(mapping: ColumnMapping, rows: readonly { cells: readonly string[] }[]): Promise<VariantFinder>
  /** Reads the variants with these ids that are not known yet. */
  learnIds(ids: readonly number[]): Promise<void>
  /** What is known of a variant. */
  fact(id: number): VariantFacts | undefined
}

export function openVariantBook(db: Db): VariantBook {
  const facts = new Map<number, VariantFacts>()
  const skus = new Set<string>()
  const products = new Set<string>()
  let finder = variantFinder([])

  return {
    async learn(mapping, rows) {
      const newSkus = unknown(skus, rows, columnIndex(mapping, 'sku'))
      const newProducts = unknown(products, rows, columnIndex(mapping, 'product'))
      const found = [...(await findVariants(db, newSkus)).values(), ...[...(await findVariantsOfProducts(db, newProducts)).values()].flat()]
      for (const variant of found) facts.set(variant.id, variant)
      if (found.length > 0) finder = variantFinder([...facts.values()].map(choiceOf))
      return finder
    },
    async learnIds(ids) {
      const missing = [...new Set(ids)].filter(id => !facts.has(id))
      for (const [id, variant] of await findVariantsById(db, missing)) facts.set(id, variant)
    },
    fact: id => facts.get(id),
  }
}

/** The names in a column not asked for before, which are remembered. What no catalogue can hold is not asked for at all. */
function unknown(asked: Set<string>, rows: readonly { cells: readonly string[] }[], column: number): string[] {
  const found = new Set<string>()
  for (const { cells } of rows) {
    const name = (cells[column] ?? '').trim().toUpperCase()
    if (name !== '' && name.length <= 100 && !asked.has(name)) found.add(name)
  }
  if (asked.size < 100_000) for (const name of found) asked.add(name)
  return [...found]
}

const choiceOf = (variant: VariantFacts): VariantChoice => ({
  variantId: variant.id,
  sku: variant.sku,
  product: variant.productCode,
  size: variant.size,
  color: variant.color,
  sides: variant.printAreas.map(area => area.side),
  isForSale: variant.isAvailable,
})
