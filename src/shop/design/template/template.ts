// A seller's own products: designs on products of the catalogue that orders print.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { findVariantsOfProducts } from '#shop/catalogue/catalogue.ts'
import { myFilesById } from '#shop/file/file.ts'
import { withoutEnding } from '#shop/file/rules.ts'
import type { NewTemplate, Template, TemplateDetail, TemplateQuery } from '../contract.ts'
import { everShown } from '../document/color/color.rules.ts'
import { filesOf, textsOf } from '../document/layer.rules.ts'
import { templateLimits } from '../document/limit.rules.ts'
import { assertOwnColors, assertOwnPictures, colorsOf, draftSides, drawnSide, placedSide } from './drawn.ts'
import { type DesignLook, looksOf, shownDetail, shownTemplates } from './look.ts'
import { idOfSlug, templateSlug } from './rules.ts'
import {
  type DesignRef,
  type DesignRow,
  findTemplates,
  insertTemplate,
  listDesigns,
  listDrawing,
  listReplaced,
  listTemplates,
} from './store.ts'

export { type DesignLook, looksOf } from './look.ts'
export type { DesignRef } from './store.ts'

/** Whose products they are, and who of the seller's team writes. */
export interface Writer {
  sellerId: number
  signerId: number
}

/**
 * Throws PRODUCT_NOT_FOUND, TEMPLATE_COLOR_UNKNOWN, TEMPLATE_AREA_MISSING, FILE_NOT_FOUND, and of a document TEMPLATE_AREA_CHANGED and what
 * `whyNotDrawn` and `assertOwnColors` say; its letters are looked at before (`assertDesignLetters`).
 */
export async function makeTemplate(tx: Tx, { sellerId, signerId }: Writer, asked: NewTemplate): Promise<TemplateDetail> {
  const variants = (await findVariantsOfProducts(tx, [asked.productID])).get(asked.productID.toUpperCase()) ?? []
  const variant = variants.find(each => each.color.toLowerCase() === asked.color.toLowerCase())
  if (!variant) throw new Fault('PRODUCT_NOT_FOUND', { path: 'color' })
  const colors = colorsOf([variant.color, ...(asked.colors ?? [])], variants)
  const wanted = asked.document?.sides.flatMap(side => filesOf(everShown(side))) ?? asked.sides?.map(side => side.fileId) ?? []
  const files = await myFilesById(tx, sellerId, [...new Set(wanted)])
  const draft = asked.draft && draftSides(asked.draft, variant, 'draft')
  if (draft) await assertOwnPictures(tx, sellerId, draft, 'draft')
  const sides = asked.document
    ? asked.document.sides.map((side, at) => drawnSide(side, variant, `document.sides.${at}`))
    : asked.sides?.map(side => placedSide(side, variant, files))
  if (asked.document) assertOwnColors(sides ?? [], colors, 'document')
  const first = files.get(sides?.flatMap(filesOf)[0] ?? 0)
  const text = (sides ?? draft ?? []).flatMap(textsOf)[0]?.text.trim().replace(/\s+/g, ' ')
  const name = asked.name ?? (first ? withoutEnding(first.name) : text)
  const id = await insertTemplate(tx, {
    sellerId,
    productId: variant.productId,
    colors,
    name: (name || variant.productName).slice(0, templateLimits.name),
    sides,
    draft,
    editedBy: signerId,
  })
  return templateOf(tx, sellerId, id)
}

/** The seller's products that draw this file in their design or their draft, the newest `limit` of them, and how many there are. */
export async function templatesDrawing(db: Db, sellerId: number, fileId: number, limit: number) {
  const rows = await listDrawing(db, sellerId, fileId, limit)
  const { total = 0, designs = 0, drafts = 0 } = rows[0] ?? {}
  return {
    total,
    designs,
    drafts,
    docs: rows.map(({ id, name, isDesign, isDraft }) => ({ id, name, isDesign, isDraft, slug: templateSlug({ id, name }) })),
  }
}

/** Throws PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND, for another seller's too. */
export async function templateOf(db: Db, sellerId: number, id: number): Promise<TemplateDetail> {
  const [row] = await listTemplates(db, sellerId, [id])
  if (!row) throw new Fault('PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
  return shownDetail(db, row)
}

/** The same by its address, whatever name stands in that. */
export function templateBySlug(db: Db, sellerId: number, slug: string): Promise<TemplateDetail> {
  return templateOf(db, sellerId, idOfSlug(slug) ?? 0)
}

export async function templatePage(db: Db, sellerId: number, query: TemplateQuery) {
  const { ids, count } = await findTemplates(db, sellerId, query)
  const rows = new Map((await listTemplates(db, sellerId, ids)).map(row => [row.id, row]))
  const docs = await shownTemplates(
    db,
    sellerId,
    ids.flatMap(id => rows.get(id) ?? []),
  )
  const { counted } = templateLimits
  return { docs, totalDocs: Math.min(count, counted), hasMore: count > counted, page: query.page, limit: query.limit }
}

/** Some of the seller's templates as lists show them. */
export async function templatesOf(db: Db, sellerId: number, ids: readonly number[]): Promise<Template[]> {
  return shownTemplates(db, sellerId, await listTemplates(db, sellerId, ids))
}

/** What is printed, on which product in which colours. */
export type Design = DesignRow
/**
 * The seller's designs among these ids; deleted ones are left out. Throws TEMPLATE_IS_DRAFT where one is nothing but a draft: there is
 * nothing of it to print.
 */
export async function designsOf(db: Db, sellerId: number, ids: readonly number[]): Promise<ReadonlyMap<number, Design>> {
  if (ids.length === 0) return new Map()
  const designs = await listDesigns(db, sellerId, ids)
  if (designs.some(design => !design.isReady)) throw new Fault('TEMPLATE_IS_DRAFT')
  return new Map(designs.map(design => [design.id, design]))
}

/** The same designs as a list shows them. */
export async function designLooksOf(db: Db, sellerId: number, ids: readonly number[]): Promise<ReadonlyMap<number, DesignLook>> {
  const looks = await looksOf(db, [...(await designsOf(db, sellerId, ids)).values()])
  return new Map(looks.map(look => [look.id, look]))
}

/**
 * Designs as they stood when they were put somewhere, a cart say: what has been saved since is kept for `templateLimits.replacedDays`, then
 * they are as they stand now. Throws as `designsOf`.
 */
export async function designsAt(
  db: Db,
  sellerId: number,
  refs: readonly DesignRef[],
): Promise<(ref: { id: number | null; version: number | null }) => Design | undefined> {
  const designs = await designsOf(db, sellerId, [...new Set(refs.map(ref => ref.id))])
  const older = refs.filter(({ id, version }) => version !== null && designs.has(id) && designs.get(id)?.savedVersion !== version)
  const replaced = older.length > 0 ? await listReplaced(db, older) : []
  return ({ id, version }) => {
    const design = designs.get(id ?? 0)
    const kept = replaced.find(each => each.id === id && each.version === version)
    return design && kept ? { ...design, ...asReplaced(kept) } : design
  }
}
const asReplaced = ({ colors, sides, version }: Awaited<ReturnType<typeof listReplaced>>[number]) => ({
  color: colors[0] ?? '',
  colors,
  sides,
  savedVersion: version,
  isReplaced: true,
})
