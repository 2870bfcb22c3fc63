// The picture of an item for mails and papers, which nobody signs in to see: its bytes go along, and no address leads to anybody's design.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { openDerived } from '#engine/files/derived.ts'
import { drawMockups } from '#shop/design/mockup/mockup.ts'
import { lacksArt } from '../rules.ts'
import { viewOfSide } from './mockup.ts'
import { itemDrawing } from './picture.ts'

export type ShownItem = Parameters<typeof itemDrawing>[2]
export interface ItemPicture {
  bytes: Buffer
  type: 'image/jpeg' | 'image/png'
  ending: 'jpg' | 'png'
}

const size = 600

/**
 * The mockup of the item's first side, as lists show it and kept with theirs; where its garment has no photograph, the drawing of the
 * garment with its art. Nothing where the garment is no longer sold or the art is not there.
 */
export async function itemPicture(engine: Engine, db: Db, item: ShownItem): Promise<ItemPicture | undefined> {
  const bytes = await mockupOf(engine, db, item)
  if (bytes) return { bytes, type: 'image/jpeg', ending: 'jpg' }
  const drawn = await itemDrawing(engine, db, item)
  return drawn && { bytes: drawn, type: 'image/png', ending: 'png' }
}

async function mockupOf(engine: Engine, db: Db, { files }: ShownItem): Promise<Buffer | undefined> {
  const file = files.find(each => !lacksArt(each))
  try {
    const shown = file && (await viewOfSide(db, { id: file.id, sellerId: undefined, size }))
    const [drawn] = shown ? await drawMockups(engine, shown.view, [shown.hex]) : []
    return drawn && Buffer.concat(await (await openDerived(engine.files, drawn)).toArray())
  } catch (error) {
    if (error instanceof Fault && (error.code === 'MOCKUP_NOT_FOUND' || error.code === 'FILE_NOT_FOUND')) return undefined
    throw error
  }
}
