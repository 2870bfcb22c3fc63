// The catalogue as an import's rows ask for it: each SKU and product is looked up once per run.
import type { Db } from '#engine/db/database.ts'
import { findVariants, findVariantsById, findVariantsOfProducts, type VariantFacts } from '#shop/catalogue/catalogue.ts'
import { findSkuMatches } from '#shop/design/sku/sku.ts'
import { type ColumnMapping, columnIndex } from '../../column/column.rules.ts'
import { packedSkus } from '../../row/item.rules.ts'
import { type MappedSku, type VariantChoice, type VariantFinder, variantFinder } from '../../row/variant.rules.ts'

export interface VariantBook {
  /** Reads what these rows name and is not known yet. */
  learn(mapping: ColumnMapping, rows: readonly { cells: readonly string[] }[]): Promise<VariantFinder>
  /** Reads the variants with these ids that are not known yet. */
  learnIds(ids: readonly number[]): Promise<void>
  /** What the seller's own SKUs bring that were read. */
  templateIds(): number[]
  /** What is known of a variant. */
  fact(id: number): VariantFacts | undefined
}

export function openVariantBook(db: Db, sellerId: number): VariantBook {
  const mapped: MappedSku[] = []
  const facts = new Map<number, VariantFacts>()
  const skus = new Set<string>()
  const products = new Set<string>()
  let finder = variantFinder([])

  return {
    async learn(mapping, rows) {
      const inProduct = cellsIn(mapping, rows, 'product')
      const newSkus = unknown(skus, [...cellsIn(mapping, rows, 'sku'), ...inProduct, ...packedIn(mapping, rows)])
      const newProducts = unknown(products, inProduct)
      const bySku = await findVariants(db, newSkus)
      const own = await findSkuMatches(
        db,
        sellerId,
        newSkus.filter(sku => !bySku.has(sku)),
      )
      for (const [sku, { variant, ...brings }] of own) mapped.push({ sku, variantId: variant.id, ...brings })
      const byOwn = [...own.values()].map(match => match.variant)
      const ofProducts = [...(await findVariantsOfProducts(db, newProducts)).values()].flat()
      const found = [...bySku.values(), ...byOwn, ...ofProducts]
      for (const variant of found) facts.set(variant.id, variant)
      if (found.length > 0) finder = variantFinder([...facts.values()].map(choiceOf), mapped)
      return finder
    },
    async learnIds(ids) {
      const missing = [...new Set(ids)].filter(id => !facts.has(id))
      for (const [id, variant] of await findVariantsById(db, missing)) facts.set(id, variant)
    },
    templateIds: () => mapped.flatMap(({ templateId }) => templateId ?? []),
    fact: id => facts.get(id),
  }
}

type Rows = readonly { cells: readonly string[] }[]
const cellsIn = (mapping: ColumnMapping, rows: Rows, field: 'sku' | 'product'): string[] => {
  const column = columnIndex(mapping, field)
  return rows.map(({ cells }) => cells[column] ?? '')
}
/** SKUs that a layout packs with others into a cell. */
const packedIn = ({ columns }: ColumnMapping, rows: Rows): string[] => {
  const packed = columns.flatMap(({ field }, at) => (field === 'items' ? [at] : []))
  return rows.flatMap(({ cells }) => packed.flatMap(at => packedSkus(cells[at] ?? '')))
}

/** The names not asked for before, which are remembered. What no catalogue can hold is not asked for at all. */
function unknown(asked: Set<string>, names: readonly string[]): string[] {
  const found = new Set<string>()
  for (const given of names) {
    const name = given.trim().toUpperCase()
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
