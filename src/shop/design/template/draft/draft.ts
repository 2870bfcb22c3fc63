// Drafts of a seller's products: what is drawn changes nothing that is ordered, until it is saved.
import { isDeepStrictEqual } from 'node:util'
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { findVariantsOfProducts, type VariantFacts } from '#shop/catalogue/catalogue.ts'
import type { DraftBody, TemplateDetail } from '../../contract.ts'
import { everShown } from '../../document/color/color.rules.ts'
import type { DesignWarning, SideDocument } from '../../document/contract.ts'
import { whyNotText } from '../../document/document.rules.ts'
import { textsOf } from '../../document/layer.rules.ts'
import { assertDesignLetters, assertOwnPictures, colorsOf, draftSides, drawnSide } from '../drawn.ts'
import { warningsIn } from '../look.ts'
import { copyName, copyStem } from '../rules.ts'
import { insertTemplate, listNames, listTemplates, lockTemplate, setTemplateDeleted, type TemplateRow } from '../store.ts'
import { templateOf, type Writer } from '../template.ts'
import { setDesign, setDraft } from './store.ts'

/**
 * Keeps what is drawn. What stands there already is written by nobody again: the same draft sent twice is no conflict, and one that says what
 * is saved is none. Throws PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND, DESIGN_CHANGED with who wrote since `version`, FILE_NOT_FOUND,
 * TEMPLATE_COLOR_UNKNOWN, TEMPLATE_AREA_MISSING.
 */
export async function saveDraft(
  tx: Tx,
  writer: Writer,
  id: number,
  { version, document, colors: asked }: DraftBody,
): Promise<{ version: number; savedAt: Date; warnings: DesignWarning[] }> {
  const row = await locked(tx, writer, id)
  const variants = await variantsOf(tx, row)
  const sides = draftSides(document, variants[0], 'document')
  const colors = asked ? colorsOf(asked, variants, [...row.colors, ...(row.draftColors ?? [])]) : (row.draftColors ?? row.colors)
  if (isSame({ sides, colors }, drawnIn(row)))
    return { version: row.version, savedAt: row.editedAt, warnings: await warningsIn(tx, row, variants) }
  assertSeen(row, version)
  await assertOwnPictures(tx, writer.sellerId, sides, 'document')
  const isSaved = row.isReady && isSame({ sides, colors }, row)
  const next = await setDraft(tx, row, { draft: isSaved ? null : { sides, colors }, editedBy: writer.signerId })
  const after = { ...row, draft: isSaved ? null : sides, draftColors: isSaved ? null : colors }
  return { version: next, savedAt: tx.now(), warnings: await warningsIn(tx, after, variants) }
}

/** The version whose letters were looked at, outside of any transaction; nothing where there is no draft to save. */
export async function checkLetters(engine: Engine, db: Db, sellerId: number, id: number): Promise<number | undefined> {
  const [row] = await listTemplates(db, sellerId, [id])
  if (!row?.draft) return undefined
  // A text that is none is the save's own refusal, which names the layer.
  if (!row.draft.flatMap(side => textsOf(everShown(side))).some(({ text }) => whyNotText(text)))
    await assertDesignLetters(engine, row.draft)
  return row.version
}

/**
 * Makes the draft the design. Without a draft nothing is done. Throws DESIGN_CHANGED where another version stands there than was seen, or
 * than `checkedVersion`, and the refusal of the first warning that blocks; its letters were looked at before (`checkLetters`).
 */
export async function saveTemplate(
  tx: Tx,
  writer: Writer,
  id: number,
  { version, checkedVersion }: { version?: number | undefined; checkedVersion: number | undefined },
): Promise<TemplateDetail> {
  const row = await locked(tx, writer, id)
  assertSeen(row, version)
  if (!row.draft) return templateOf(tx, writer.sellerId, id)
  assertSeen(row, checkedVersion ?? 0)
  const variants = await variantsOf(tx, row)
  const blocked = (await warningsIn(tx, row, variants)).find(warning => warning.weight === 'BLOCK')
  if (blocked) throw new Fault(blocked.code, { path: pathOf(blocked, row.draft), values: blocked.values })
  const [on] = variants
  if (!on) throw new Fault('PRODUCT_NOT_FOUND')
  const sides = row.draft.filter(side => side.layers.length > 0).map((side, at) => drawnSide(side, on, `document.sides.${at}`))
  await setDesign(tx, row, { sides, colors: row.draftColors ?? row.colors, editedBy: writer.signerId })
  return templateOf(tx, writer.sellerId, id)
}

/** Throws the draft away. Of one that is nothing but a draft nothing is left. Throws DESIGN_CHANGED. */
export async function discardDraft(tx: Tx, writer: Writer, id: number, version: number | undefined): Promise<TemplateDetail | null> {
  const row = await locked(tx, writer, id)
  assertSeen(row, version)
  if (!row.isReady) {
    await setTemplateDeleted(tx, writer.sellerId, id)
    return null
  }
  if (row.draft) await setDraft(tx, row, { draft: null, editedBy: writer.signerId })
  return templateOf(tx, writer.sellerId, id)
}

/** Another template with the same design, draft and colours. */
export async function duplicateTemplate(tx: Tx, writer: Writer, id: number, asked: string | undefined): Promise<TemplateDetail> {
  const row = await locked(tx, writer, id)
  const [variant] = await variantsOf(tx, row)
  if (!variant) throw new Fault('PRODUCT_NOT_FOUND')
  const name = asked ?? copyName(row.name, await listNames(tx, writer.sellerId, copyStem(row.name)))
  const { colors, draft, draftColors } = row
  const sides = row.isReady ? row.sides : undefined
  const { sellerId, signerId: editedBy } = writer
  return templateOf(
    tx,
    sellerId,
    await insertTemplate(tx, { sellerId, productId: variant.productId, colors, name, sides, draft, draftColors, editedBy }),
  )
}

/** Throws PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND, for another seller's too. */
export async function locked(tx: Tx, { sellerId }: Writer, id: number): Promise<TemplateRow> {
  const row = await lockTemplate(tx, sellerId, id)
  if (!row) throw new Fault('PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
  return row
}

const variantsOf = async (db: Db, { productCode }: TemplateRow): Promise<readonly VariantFacts[]> =>
  (await findVariantsOfProducts(db, [productCode])).get(productCode.toUpperCase()) ?? []

/** Refuses a write that has not seen the last one. Throws DESIGN_CHANGED with who wrote it, when, and its version. */
export function assertSeen({ version, editedByName, editedAt }: TemplateRow, seen: number | undefined): void {
  if (seen === undefined || seen === version) return
  throw new Fault('DESIGN_CHANGED', { values: { name: editedByName ?? '', at: editedAt.toISOString(), version } })
}

interface Drawn {
  sides: readonly SideDocument[]
  colors: readonly string[]
}
/** The draft, or the design where all is saved. */
export const drawnIn = ({ draft, draftColors, sides, colors }: TemplateRow): Drawn => ({
  sides: draft ?? sides,
  colors: draftColors ?? colors,
})
/** How its areas are printed is no part of what is drawn: a draft never says it. */
export const isSame = (one: Drawn, other: Drawn): boolean => isDeepStrictEqual(spelled(one), spelled(other))
/** As JSON: what is not said is not there. */
const spelled = ({ sides, colors }: Drawn): unknown =>
  JSON.parse(
    JSON.stringify([
      sides.map(({ side, widthInches, heightInches, layers, colors: differing }) => ({
        ...{ side, widthInches, heightInches, layers },
        colors: differing,
      })),
      colors,
    ]),
  )

function pathOf({ side, layerId }: DesignWarning, sides: readonly SideDocument[]): string | undefined {
  const at = sides.findIndex(each => each.side === side)
  const layer = sides[at]?.layers.findIndex(each => each.id === layerId) ?? -1
  return at < 0 ? undefined : `document.sides.${at}${layer < 0 ? '' : `.layers.${layer}`}`
}
