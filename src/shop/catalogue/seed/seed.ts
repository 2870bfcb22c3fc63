// The demo shop's catalogue: seed/catalogue.csv, and what the file does not say of each product.
import { readFile } from 'node:fs/promises'
import papaparse from 'papaparse'
import { parseCents } from '#base/money.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Side } from '../picture/contract.ts'
import { slugOf } from '../storefront/rules.ts'
import { chartOf, seedCustoms, seedPlaces, seedTags, seedTechniques, seedTiers } from './extra.ts'
import { setCategory, setPrintArea, setProduct, setTagCategory, setTiers, setVariants } from './seed.store.ts'
import { type CatalogueRow, colorHexes, seedCategories, seedProducts } from './words.ts'

/** Writes the catalogue; what is there already stays as it is. Answers the number of variants. */
export async function seedCatalogue(tx: Tx): Promise<number> {
  const rows = await readCatalogue()
  const byProduct = Map.groupBy(rows, row => row.productID)
  const categoryIds = new Map<string, number>()
  for (const [at, { name, nameVi }] of seedCategories.entries())
    categoryIds.set(name, await setCategory(tx, { slug: slugOf(name), name, nameVi, position: at + 1 }))
  for (const [at, tag] of seedTags.entries()) await setTagCategory(tx, tag, at + 1)
  for (const [at, [code, variants]] of [...byProduct].entries()) {
    const [first] = variants
    const words = seedProducts[code]
    const categoryId = categoryIds.get(first?.category ?? '')
    if (!first || !words || categoryId === undefined) throw new Error(`The catalogue says too little of product ${code}.`)
    const { sides, ...texts } = words
    const productId = await setProduct(tx, {
      ...texts,
      code,
      slug: slugOf(first.name),
      categoryId,
      name: first.name,
      minDpi: Number(first.minDpi),
      position: at + 1,
      sizeChart: chartOf(words.shape),
      customs: { ...seedCustoms[words.shape], valueCents: parseCents(first.price) ?? 0 },
    })
    for (const [place, side] of sides.entries()) {
      const at = side === 'FRONT' ? seedPlaces[words.shape] : undefined
      await setPrintArea(
        tx,
        productId,
        { side, ...areaFor(side, first), place: at ?? null, technique: seedTechniques[words.shape] },
        place + 1,
      )
    }
    await setTiers(tx, productId, seedTiers)
    await setVariants(
      tx,
      variants.map((row, place) => variantOf(row, productId, place + 1)),
    )
  }
  return rows.length
}

/** The rows of the demo catalogue. */
export async function readCatalogue(): Promise<CatalogueRow[]> {
  const text = await readFile(new URL('catalogue.csv', import.meta.url), 'utf8')
  return papaparse.parse<CatalogueRow>(text, { header: true, skipEmptyLines: true }).data
}

/** The file gives the size of the main print area; sleeves and hoods are small. */
function areaFor(side: Side, row: CatalogueRow) {
  if (side === 'LEFT_SLEEVE' || side === 'RIGHT_SLEEVE') return { widthInches: 3.5, heightInches: 3.5 }
  if (side === 'HOOD') return { widthInches: 8, heightInches: 4 }
  return { widthInches: Number(row.printWidthIn), heightInches: Number(row.printHeightIn) }
}

function variantOf(row: CatalogueRow, productId: number, position: number) {
  const colorHex = colorHexes[row.color]
  const [priceCents, priceSellerCents, priceTiktokCents] = [row.price, row.priceSeller, row.priceTiktok].map(parseCents)
  if (colorHex === undefined || priceCents === undefined || priceSellerCents === undefined || priceTiktokCents === undefined)
    throw new Error(`The catalogue’s row ${row.variantID} has a colour or price that is not known.`)
  const { variantID: sku, size, color } = row
  return { productId, sku, size, color, colorHex, priceCents, priceSellerCents, priceTiktokCents, weightOz: Number(row.weightOz), position }
}
