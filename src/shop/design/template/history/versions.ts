// What a seller's product was saved as, as long as that is kept, and the way back to it: as a draft, which changes nothing that is ordered.
import { Fault } from '#base/fault.ts'
import { day, later } from '#base/time.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { TemplateDetail } from '../../contract.ts'
import { tidied } from '../../document/color/color.rules.ts'
import type { SideDocument } from '../../document/contract.ts'
import { withKeys } from '../../document/layer.rules.ts'
import { templateLimits } from '../../document/limit.rules.ts'
import { findTemplateRow } from '../asked.ts'
import { assertSeen, drawnIn, isSame, locked } from '../draft/draft.ts'
import { setDraft } from '../draft/store.ts'
import { templateOf, type Writer } from '../template.ts'
import type { DesignVersion, RestoreBody } from './contract.ts'
import { listVersions, type VersionRow } from './store.ts'

/** The newest first; none of one that is only a draft. Throws PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND, for another seller's too. */
export async function versionsOf(db: Db, sellerId: number, id: number): Promise<DesignVersion[]> {
  await findTemplateRow(db, sellerId, id)
  return (await kept(db, sellerId, id)).map(row => shown(id, row))
}

/**
 * Makes a version the draft. What is the draft already is made nothing of, so that it can be sent twice. Throws
 * PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND, DESIGN_VERSION_NOT_FOUND, DESIGN_CHANGED with who wrote since `version`, and DESIGN_HAS_DRAFT where what
 * is drawn and not saved would be lost.
 */
export async function restoreDesign(
  tx: Tx,
  writer: Writer,
  { id, saved }: { id: number; saved: number },
  { version, replacesDraft }: RestoreBody,
): Promise<TemplateDetail> {
  const row = await locked(tx, writer, id)
  const found = (await kept(tx, writer.sellerId, id)).find(each => each.version === saved)
  if (!found) throw new Fault('DESIGN_VERSION_NOT_FOUND')
  const wanted = { sides: found.sides.map(drawnOnly), colors: found.colors }
  if (!isSame(wanted, drawnIn(row))) {
    assertSeen(row, version)
    if (row.draft && !replacesDraft) throw new Fault('DESIGN_HAS_DRAFT')
    await setDraft(tx, row, { draft: isSame(wanted, row) ? null : wanted, editedBy: writer.signerId })
  }
  return templateOf(tx, writer.sellerId, id)
}

/** How its area is printed is no part of a draft. */
const drawnOnly = ({ side, widthInches, heightInches, layers, colors }: SideDocument): SideDocument => ({
  ...{ side, widthInches, heightInches, layers: withKeys(layers) },
  ...tidied(colors),
})

const keptMs = templateLimits.replacedDays * day
const kept = (db: Db, sellerId: number, id: number) => listVersions(db, sellerId, id, later(db.now(), -keptMs))

const shown = (id: number, { version, colors, sides, savedAt, savedById, savedByName, replacedAt }: VersionRow): DesignVersion => ({
  version,
  isCurrent: replacedAt === null,
  savedAt,
  savedBy: savedById !== null && savedByName !== null ? { id: savedById, username: savedByName } : null,
  keptUntil: replacedAt && later(replacedAt, keptMs),
  colors,
  pictures: sides
    .filter(({ layers }) => layers.length > 0)
    .map(({ side }) => ({ side, url: `/v1/product-custom-template/${id}/proof?width=480&side=${side}&state=READY&version=${version}` })),
})
