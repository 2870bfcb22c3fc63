// Which design of a seller's product is asked for: the saved one, its draft, or one that was saved before and a cart may still print.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import { findVariantsOfProducts } from '#shop/catalogue/catalogue.ts'
import type { TemplateState } from '../contract.ts'
import { isSameName, sidesIn } from '../document/color/color.rules.ts'
import type { SideDocument } from '../document/contract.ts'
import { withText } from '../document/slot.rules.ts'
import { listReplaced, listTemplates, type TemplateRow } from './store.ts'

export interface DesignAsked {
  sellerId: number
  id: number
  /** Of the saved design, or of the draft; of the design, where there is one, if nothing is said. */
  state?: TemplateState | undefined
  version?: number | undefined
  /** Of its product; the first one of the design, where none is named. */
  color?: string | undefined
  /** What its buyer wants written; nothing: the design's own words. */
  text?: string | undefined
}
/** As it is printed on the colour. Throws PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND, for another seller's too, and TEMPLATE_COLOR_UNKNOWN. */
export async function findDesign(
  db: Db,
  { sellerId, id, state, version, color: asked, text }: DesignAsked,
): Promise<{ row: TemplateRow; sides: readonly SideDocument[]; isDraft: boolean }> {
  const row = await findTemplateRow(db, sellerId, id)
  const [replaced] = version === undefined || version === row.savedVersion ? [] : await listReplaced(db, [{ id, version }])
  const ofDraft = replaced === undefined && (state === undefined ? !row.isReady : state === 'DRAFT')
  // Where all is saved the draft is the design.
  const draft = ofDraft ? row.draft : null
  const sides = replaced?.sides ?? draft ?? row.sides
  const [first] = replaced?.colors ?? (draft ? row.draftColors : null) ?? row.colors
  if (asked !== undefined && !isSameName(asked, first ?? '')) await assertColorOf(db, row, asked)
  const drawn = sidesIn(sides, asked ?? first)
  return { row, sides: text ? drawn.map(side => withText(side, text)) : drawn, isDraft: draft !== null }
}

export async function findTemplateRow(db: Db, sellerId: number, id: number): Promise<TemplateRow> {
  const [row] = await listTemplates(db, sellerId, [id])
  if (!row) throw new Fault('PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
  return row
}

async function assertColorOf(db: Db, { productCode, colors, draftColors }: TemplateRow, color: string): Promise<void> {
  const variants = (await findVariantsOfProducts(db, [productCode])).get(productCode.toUpperCase()) ?? []
  const known = [...colors, ...(draftColors ?? []), ...variants.map(variant => variant.color)]
  if (!known.some(each => isSameName(each, color))) throw new Fault('TEMPLATE_COLOR_UNKNOWN', { path: 'color', values: { color } })
}
