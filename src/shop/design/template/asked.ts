// Which design of a seller's product is asked for: the saved one, its draft, or one that was saved before and a cart may still print.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import type { TemplateState } from '../contract.ts'
import type { SideDocument } from '../document/contract.ts'
import { withText } from '../document/slot.rules.ts'
import { listReplaced, listTemplates, type TemplateRow } from './store.ts'

export interface DesignAsked {
  sellerId: number
  id: number
  /** Of the saved design, or of the draft; of the design, where there is one, if nothing is said. */
  state?: TemplateState | undefined
  version?: number | undefined
  /** What its buyer wants written; nothing: the design's own words. */
  text?: string | undefined
}
/** Throws PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND, for another seller's too. */
export async function findDesign(
  db: Db,
  { sellerId, id, state, version, text }: DesignAsked,
): Promise<{ row: TemplateRow; sides: readonly SideDocument[]; isDraft: boolean }> {
  const row = await findTemplateRow(db, sellerId, id)
  const [replaced] = version === undefined || version === row.savedVersion ? [] : await listReplaced(db, [{ id, version }])
  const ofDraft = replaced === undefined && (state === undefined ? !row.isReady : state === 'DRAFT')
  // Where all is saved the draft is the design.
  const draft = ofDraft ? row.draft : null
  const sides = replaced?.sides ?? draft ?? row.sides
  return { row, sides: text ? sides.map(side => withText(side, text)) : sides, isDraft: draft !== null }
}

export async function findTemplateRow(db: Db, sellerId: number, id: number): Promise<TemplateRow> {
  const [row] = await listTemplates(db, sellerId, [id])
  if (!row) throw new Fault('PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
  return row
}
