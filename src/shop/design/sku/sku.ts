// The public verbs of SKU mappings: what a seller's own SKUs mean.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { findVariantsOfProducts, type VariantFacts } from '#shop/catalogue/catalogue.ts'
import { areaOf } from '#shop/catalogue/storefront/rules.ts'
import { findFilesById, findMyFiles, myFilesById } from '#shop/file/file.ts'
import { type Design, designsOf } from '../template/template.ts'
import type { SkuMappingBody, SkuMappingFacts } from './contract.ts'
import { hasPlace, isPattern, mappingLimits, patternFault, variantFor, weightOf } from './rules.ts'
import {
  countMappings,
  findMapping,
  listMappings,
  listMappingsFor,
  listPrinting,
  type MappedFile,
  type MappingRow,
  type NewMapping,
  putMappings,
} from './store.ts'

/** The variant that a seller's SKU means, and what they print on it. */
export interface SkuMatch {
  variant: VariantFacts
  templateId: number | null
  files: readonly MappedFile[]
  /** Each piece needs its buyer's words. */
  needsText: boolean
}

/**
 * By SKU in capitals; those that mean nothing, or nothing any more, are left out. A SKU itself goes before a pattern, a longer pattern
 * before a shorter. One of whose files has left the library brings no art, lest a side stay blank.
 */
export async function findSkuMatches(db: Db, sellerId: number, skus: readonly string[]): Promise<ReadonlyMap<string, SkuMatch>> {
  const found = new Map<string, SkuMatch>()
  if (skus.length === 0) return found
  const rows = (await listMappingsFor(db, sellerId, skus)).toSorted((one, other) => weightOf(other.sku) - weightOf(one.sku))
  if (rows.length === 0) return found
  const variants = await findVariantsOfProducts(db, [...new Set(rows.map(row => row.productCode))])
  const there = await findMyFiles(db, sellerId, [...new Set(rows.flatMap(row => row.files.map(file => file.fileId)))])
  for (const sku of skus)
    for (const row of rows) {
      const variant = variantFor(row, sku, variants.get(row.productCode.toUpperCase()) ?? [])
      if (!variant) continue
      const files = row.files.every(file => there.has(file.fileId)) ? row.files : []
      found.set(sku.trim().toUpperCase(), { variant, templateId: row.templateId, files, needsText: row.needsText })
      break
    }
  return found
}

/** The seller's SKUs that print this file of the library themselves, `limit` of them, and how many there are. */
export async function skusPrinting(db: Db, sellerId: number, fileId: number, limit: number) {
  const rows = await listPrinting(db, sellerId, fileId, limit)
  return { total: rows[0]?.total ?? 0, docs: rows.map(({ id, sku }) => ({ id, sku })) }
}

export async function mappingPage(db: Db, sellerId: number, query: { q?: string | undefined; page: number; limit: number }) {
  const { rows, totalDocs } = await listMappings(db, sellerId, query)
  return { docs: await shown(db, rows), totalDocs, page: query.page, limit: query.limit }
}

/** Throws what `checkMappings` does. */
export async function setMapping(tx: Tx, sellerId: number, body: SkuMappingBody): Promise<SkuMappingFacts> {
  await putChecked(tx, sellerId, [body])
  const row = await findMapping(tx, sellerId, body.sku)
  const [mapping] = row ? await shown(tx, [row]) : []
  if (!mapping) throw new Error('The mapping was written and is not there.')
  return mapping
}

/** Throws what `checkMappings` does, and SKU_MAPPING_TOO_MANY. */
export async function putChecked(tx: Tx, sellerId: number, bodies: readonly SkuMappingBody[]): Promise<void> {
  await putMappings(tx, sellerId, await checkMappings(tx, sellerId, bodies))
  const { mappings, patterns } = await countMappings(tx, sellerId)
  if (mappings > mappingLimits.mappings || patterns > mappingLimits.patterns)
    throw new Fault('SKU_MAPPING_TOO_MANY', { values: { max: mappingLimits.mappings, maxPatterns: mappingLimits.patterns } })
}

/**
 * Throws the first thing that is wrong with one of them, by its place in `mappings`: SKU_PATTERN_INVALID, PRODUCT_NOT_FOUND,
 * SKU_VARIANT_UNCLEAR where colour or size are missing or wrong, PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND, FILE_NOT_FOUND, SKU_ART_ONE_SOURCE,
 * TEMPLATE_AREA_MISSING.
 */
async function checkMappings(db: Db, sellerId: number, mappings: readonly SkuMappingBody[]): Promise<NewMapping[]> {
  const [variants, designs, files] = await Promise.all([
    findVariantsOfProducts(db, [...new Set(mappings.map(({ productID }) => productID))]),
    designsOf(db, sellerId, [...new Set(mappings.flatMap(({ templateId }) => templateId ?? []))]),
    myFilesById(db, sellerId, [...new Set(mappings.flatMap(({ files }) => files.map(({ fileId }) => fileId)))]),
  ])
  return mappings.map((mapping, at) => {
    const path = (name: string) => (mappings.length === 1 ? name : `${at}.${name}`)
    const fault = isPattern(mapping.sku) ? patternFault(mapping.sku) : undefined
    if (fault) throw new Fault(fault, { path: path('sku') })
    const all = variants.get(mapping.productID.toUpperCase()) ?? []
    if (!all[0]) throw new Fault('PRODUCT_NOT_FOUND', { path: path('productID') })
    const design = mapping.templateId === null ? undefined : designs.get(mapping.templateId)
    if (mapping.templateId !== null && design?.productCode !== all[0].productCode)
      throw new Fault('PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND', { path: path('templateId') })
    if (design && mapping.files.length > 0) throw new Fault('SKU_ART_ONE_SOURCE', { path: path('files') })
    for (const { side, fileId } of mapping.files) {
      if (!files.has(fileId)) throw new Fault('FILE_NOT_FOUND', { path: path('files') })
      if (!areaOf(all[0].printAreas, side)) throw new Fault('TEMPLATE_AREA_MISSING', { path: path('files') })
    }
    const { templateId, files: sides, sku, needsText } = mapping
    return { sku, productId: all[0].productId, ...optionsOf(mapping, all, design, path), templateId, files: sides, needsText }
  })
}

/** Colour and size as the product has them. */
function optionsOf(
  { sku, color, size }: SkuMappingBody,
  all: readonly VariantFacts[],
  design: Design | undefined,
  path: (name: string) => string,
) {
  const oneOf = (values: readonly string[], given: string | null, place: 'COLOR' | 'SIZE') => {
    const each = [...new Set(values)]
    if (given === null || given === '') return hasPlace(sku, place) ? null : each.length === 1 ? (each[0] ?? null) : undefined
    return each.find(value => value.toLowerCase() === given.toLowerCase())
  }
  const chosen = {
    color: oneOf(
      all.map(variant => variant.color),
      color ?? (hasPlace(sku, 'COLOR') || design?.colors.length !== 1 ? null : design.color),
      'COLOR',
    ),
    size: oneOf(
      all.map(variant => variant.size),
      size,
      'SIZE',
    ),
  }
  if (chosen.color === undefined) throw new Fault('SKU_VARIANT_UNCLEAR', { path: path('color') })
  if (chosen.size === undefined) throw new Fault('SKU_VARIANT_UNCLEAR', { path: path('size') })
  const { color: itsColor, size: itsSize } = chosen
  const isMade = all.some(each => (itsColor === null || each.color === itsColor) && (itsSize === null || each.size === itsSize))
  if (!isMade) throw new Fault('SKU_VARIANT_UNCLEAR', { path: path('size') })
  return { color: itsColor, size: itsSize }
}

async function shown(db: Db, rows: readonly MappingRow[]): Promise<SkuMappingFacts[]> {
  const files = await findFilesById(db, [...new Set(rows.flatMap(row => row.files.map(file => file.fileId)))])
  return rows.map(({ productCode: productID, files: sides, ...row }) => ({
    ...row,
    productID,
    files: sides.map(file => ({ ...file, name: files.get(file.fileId)?.name ?? '' })),
  }))
}
