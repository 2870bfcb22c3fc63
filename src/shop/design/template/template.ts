// A seller's own products: files of the library placed on a product, as a design that orders print.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { findVariantsOfProducts, type VariantFacts } from '#shop/catalogue/catalogue.ts'
import { priceListFor } from '#shop/catalogue/price/price.ts'
import type { PriceList } from '#shop/catalogue/price/rules.ts'
import { areaOf, keptArea } from '#shop/catalogue/storefront/rules.ts'
import { findFilesById, myFilesById, readDpiThresholds, type StoredFile } from '#shop/file/file.ts'
import { type DpiThresholds, type Resolution, resolutionOf, thresholdsFor, withoutEnding } from '#shop/file/rules.ts'
import type { PictureSize } from '../art/fit.rules.ts'
import type { NewTemplate, PlacedFile, Template } from '../contract.ts'
import type { DesignDocument, Layer, SideDocument } from '../document/contract.ts'
import { whyNotSide, whyNotText } from '../document/document.rules.ts'
import { filesOf, isBarePicture, textsOf, withKeys } from '../document/layer.rules.ts'
import { documentDpi, scalePercent } from '../document/resolution.rules.ts'
import { placed } from './rules.ts'
import { insertTemplate, listTemplates, listTemplatesById, type TemplateQuery, type TemplateRow } from './store.ts'

/**
 * Throws PRODUCT_NOT_FOUND, TEMPLATE_AREA_MISSING, FILE_NOT_FOUND, and of a document TEMPLATE_AREA_CHANGED and what `whyNotSide` says; its
 * letters are looked at before (`assertDesignLetters`).
 */
export async function makeTemplate(tx: Tx, sellerId: number, asked: NewTemplate): Promise<Template> {
  const variants = (await findVariantsOfProducts(tx, [asked.productID])).get(asked.productID.toUpperCase()) ?? []
  const variant = variants.find(each => each.color.toLowerCase() === asked.color.toLowerCase())
  if (!variant) throw new Fault('PRODUCT_NOT_FOUND', { path: 'color' })
  const files = await myFilesById(tx, sellerId, [
    ...new Set(asked.document?.sides.flatMap(filesOf) ?? asked.sides?.map(side => side.fileId)),
  ])
  const sides = asked.document
    ? asked.document.sides.map((side, at) => drawnSide(side, variant, `document.sides.${at}`))
    : (asked.sides ?? []).map(side => placedSide(side, variant, files))
  const first = files.get(sides.flatMap(filesOf)[0] ?? 0)
  const name = asked.name ?? (first ? withoutEnding(first.name) : sides.flatMap(textsOf)[0]?.text.trim().replace(/\s+/g, ' '))
  const row = { sellerId, productId: variant.productId, color: variant.color, name: (name || variant.productName).slice(0, 100), sides }
  return templateOf(tx, sellerId, await insertTemplate(tx, row))
}

function placedSide({ side, fileId, placement }: PlacedFile, variant: VariantFacts, files: ReadonlyMap<number, StoredFile>): SideDocument {
  const area = areaOf(variant.printAreas, side)
  if (!area) throw new Fault('TEMPLATE_AREA_MISSING', { path: 'sides' })
  const file = files.get(fileId)
  if (!file) throw new Fault('FILE_NOT_FOUND', { path: 'sides' })
  const layers = withKeys([placed(placement, { fileId, ...pixelsOf(file) }, area, variant.shape)])
  return { ...keptArea(area), layers }
}

function drawnSide({ side, layers, ...said }: DesignDocument['sides'][number], variant: VariantFacts, path: string): SideDocument {
  const area = areaOf(variant.printAreas, side)
  if (!area) throw new Fault('TEMPLATE_AREA_MISSING', { path })
  const { widthInches, heightInches } = area
  const isOther = (one: number | undefined, own: number) => one !== undefined && Math.abs(one - own) > 0.001
  if (isOther(said.widthInches, widthInches) || isOther(said.heightInches, heightInches))
    throw new Fault('TEMPLATE_AREA_CHANGED', { path, values: { width: widthInches, height: heightInches } })
  const drawn = { ...keptArea(area), layers: withKeys(layers) }
  const fault = whyNotSide(drawn)
  if (fault) throw new Fault(fault.code, { path: fault.layer === undefined ? path : `${path}.layers.${fault.layer}` })
  return drawn
}

/**
 * Refuses a design whose texts cannot be written in their fonts: outside of any transaction, since the fonts are read in the capped child.
 * Throws DESIGN_TEXT_CONTROL and the other faults of a text, FONT_UNKNOWN, LETTERS_MISSING.
 */
export async function assertDesignLetters({ images }: Pick<Engine, 'images'>, design: DesignDocument | undefined): Promise<void> {
  const texts = design?.sides.flatMap(textsOf) ?? []
  const fault = texts.map(({ text }) => whyNotText(text)).find(Boolean)
  if (fault) throw new Fault(fault, { path: 'document' })
  if (texts.length > 0) await images.letters(texts.map(({ text, fontId }) => ({ text, fontId })))
}

/** Throws PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND, for another seller's too. */
export async function templateOf(db: Db, sellerId: number, id: number): Promise<Template> {
  const [template] = await shown(db, sellerId, await listTemplatesById(db, sellerId, [id]))
  if (!template) throw new Fault('PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
  return template
}

/** What is printed, on which product in which colour. */
export type Design = TemplateRow
/** The seller's designs among these ids; deleted ones are left out. */
export async function designsOf(db: Db, sellerId: number, ids: readonly number[]): Promise<ReadonlyMap<number, Design>> {
  if (ids.length === 0) return new Map()
  return new Map((await listTemplatesById(db, sellerId, ids)).map(design => [design.id, design]))
}

/** A design with its thumbnail, and how sharp it prints: as its worst side. */
export type DesignLook = Omit<Design, 'sides'> & { image: string; quality: Resolution; sides: Template['sides'] }
/** The same designs as a list shows them. */
export async function designLooksOf(db: Db, sellerId: number, ids: readonly number[]): Promise<ReadonlyMap<number, DesignLook>> {
  const designs = await designsOf(db, sellerId, ids)
  const [pixels, thresholds] = await Promise.all([pixelsIn(db, [...designs.values()]), readDpiThresholds(db)])
  return new Map([...designs].map(([id, design]) => [id, lookOf(design, pixels, thresholds)]))
}

export async function templatePage(db: Db, sellerId: number, query: TemplateQuery) {
  const { rows, totalDocs } = await listTemplates(db, sellerId, query)
  return { docs: await shown(db, sellerId, rows), totalDocs, page: query.page, limit: query.limit }
}

async function shown(db: Db, sellerId: number, rows: readonly TemplateRow[]): Promise<Template[]> {
  const variants = await findVariantsOfProducts(db, [...new Set(rows.map(row => row.productCode))])
  const ofColor = (row: TemplateRow) => (variants.get(row.productCode.toUpperCase()) ?? []).filter(each => each.color === row.color)
  const ids = rows.flatMap(row => ofColor(row).map(each => each.id))
  const [prices, pixels, thresholds] = await Promise.all([
    ids.length > 0 ? priceListFor(db, sellerId, ids) : (new Map() satisfies PriceList),
    pixelsIn(db, rows),
    readDpiThresholds(db),
  ])
  return rows.flatMap(row => {
    const own = ofColor(row)
    return own[0] ? [view(lookOf(row, pixels, thresholds), own, prices)] : []
  })
}

function view({ sides, ...look }: DesignLook, own: readonly VariantFacts[], prices: PriceList): Template {
  const [variant] = own as [VariantFacts, ...VariantFacts[]] // the caller has looked
  return {
    id: look.id,
    name: look.name,
    image: look.image,
    width: sides[0]?.widthInches ?? 0,
    height: sides[0]?.heightInches ?? 0,
    price: Math.min(...own.map(each => prices.get(each.id)?.priceSellerCents ?? Number.MAX_SAFE_INTEGER)),
    quanlityImage: look.quality,
    user: look.sellerId,
    color: look.color,
    colorHex: variant.colorHex,
    productCustom: {
      id: variant.productId,
      productID: variant.productCode,
      slug: variant.productSlug,
      name: variant.productName,
      nameVi: variant.productNameVi,
      shape: variant.shape,
      isAvailable: own.some(each => each.isAvailable),
    },
    sides,
    createdAt: look.createdAt,
  }
}

function lookOf(design: Design, pixels: ReadonlyMap<number, PictureSize>, usual: DpiThresholds): DesignLook {
  const thresholds = thresholdsFor(usual, design.minDpi)
  const sides = design.sides.map(side => {
    const dpi = documentDpi(side, pixels) ?? 0
    return { ...side, layers: withKeys(side.layers).map(layer => scaled(layer, pixels)), dpi, quality: resolutionOf(dpi, thresholds) }
  })
  const qualities = sides.map(side => side.quality)
  const quality = qualities.includes('low') ? 'low' : qualities.includes('medium') ? 'medium' : 'high'
  return { ...design, sides, quality, image: imageOf(design) }
}

const scaled = (layer: Layer, pixels: ReadonlyMap<number, PictureSize>) =>
  layer.kind === 'IMAGE' ? { ...layer, scalePercent: scalePercent(layer, pixels.get(layer.fileId)) } : layer

/** Where a small picture of a design is: of one picture alone it is the file's own. */
function imageOf({ id, sides }: Pick<TemplateRow, 'id' | 'sides'>): string {
  const [side] = sides
  const [fileId] = side && isBarePicture(side) ? filesOf(side) : []
  return fileId === undefined ? `/v1/product-custom-template/${id}/proof?width=480` : `/v1/file/${fileId}/thumbnail`
}

/** The sizes of all pictures of these designs, by file. */
async function pixelsIn(db: Db, designs: readonly Design[]): Promise<ReadonlyMap<number, PictureSize>> {
  const files = await findFilesById(db, [...new Set(designs.flatMap(design => design.sides.flatMap(filesOf)))])
  return new Map([...files].map(([id, file]) => [id, pixelsOf(file)]))
}

const pixelsOf = ({ width, height }: Pick<StoredFile, 'width' | 'height'>) => ({ widthPixels: width, heightPixels: height })
