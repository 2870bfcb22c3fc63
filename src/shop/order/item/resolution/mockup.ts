// An item of an order on the photograph of its garment: all of its sides that the view shows, as they are printed.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import type { OutgoingFile } from '#engine/serve/route.ts'
import { findVariantsById } from '#shop/catalogue/catalogue.ts'
import type { MockupSize } from '#shop/design/art/mockup.rules.ts'
import { namedArt } from '#shop/design/design.ts'
import { type MockupView, mockupView, sendMockup } from '#shop/design/mockup/mockup.ts'
import { findFilesById } from '#shop/file/file.ts'
import { sideOf } from '../rules.ts'
import { listSidesBeside } from './store.ts'

interface Asked {
  id: number
  /** Nobody else's; staff see all. */
  sellerId?: number
  size: MockupSize
}
/**
 * Throws FILE_NOT_FOUND where there is no such side, it is another seller's, or its picture is not there (yet), and MOCKUP_NOT_FOUND where no
 * photograph shows it.
 */
export async function sideMockup(engine: Engine, db: Db, { id, sellerId, size }: Asked): Promise<OutgoingFile> {
  const drawn = await viewOfSide(db, { id, sellerId, size })
  if (!drawn) throw new Fault('FILE_NOT_FOUND')
  return sendMockup(engine, drawn.view, { hex: drawn.hex, name: `item-${drawn.itemId}-${drawn.view.base.view}` })
}

/** The view of the item that shows this side; nothing where there is nothing to draw. Throws MOCKUP_NOT_FOUND. */
export async function viewOfSide(
  db: Db,
  { id, sellerId, size }: { id: number; sellerId: number | undefined; size: MockupSize },
): Promise<{ view: MockupView; hex: string; itemId: number } | undefined> {
  const sides = await listSidesBeside(db, id, sellerId)
  const asked = sides.find(side => side.id === id)
  const variant = asked?.variantId == null ? undefined : (await findVariantsById(db, [asked.variantId])).get(asked.variantId)
  if (!asked || !variant) return undefined
  const files = await findFilesById(
    db,
    sides.flatMap(({ fileId }) => fileId ?? []),
  )
  const documents = sides.flatMap(side => side.document ?? namedArt(variant, side, files) ?? [])
  if (!documents.some(({ side }) => side === asked.side)) return undefined
  const shown = variant.mockups.find(view => view.sides.includes(sideOf(asked.side)))
  if (!shown) throw new Fault('MOCKUP_NOT_FOUND')
  const { sellerId: owner } = asked
  const wish = { sellerId: owner, productId: variant.productId, sides: documents, view: shown.view, size, isKept: true }
  const view = await mockupView(db, wish)
  return { view, hex: variant.colorHex, itemId: asked.itemId }
}
