// A side of a seller's product as it will be printed, for the eye.
import { Readable } from 'node:stream'
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import type { OutgoingFile } from '#engine/serve/route.ts'
import type { Side } from '#shop/catalogue/picture/contract.ts'
import { findFilesById } from '#shop/file/file.ts'
import { filesOf } from '../document/layer.rules.ts'
import { artHash, renderProof } from '../document/render.ts'
import { type DesignAsked, findDesign } from './asked.ts'

interface ProofAsked extends DesignAsked {
  side?: Side | undefined
  width: number
}
/**
 * The renderer's own drawing of it, from the same files as the print, so that it cannot look otherwise. Throws
 * PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND, TEMPLATE_AREA_MISSING where nothing is drawn on that side, and as `renderProof`.
 */
export async function sendProof(engine: Engine, db: Db, { side, width, ...asked }: ProofAsked): Promise<OutgoingFile> {
  const sides = (await findDesign(db, asked)).sides.filter(each => each.layers.length > 0)
  const document = side ? sides.find(each => each.side === side) : sides[0]
  if (!document) throw new Fault('TEMPLATE_AREA_MISSING', { path: 'side' })
  const files = await findFilesById(db, [...new Set(filesOf(document))])
  const stored = [...files].map(
    ([fileId, { sha256, width: widthPixels, height: heightPixels }]) => [fileId, { sha256, widthPixels, heightPixels }] as const,
  )
  const art = { document, pictures: new Map(stored) }
  const etag = `"${artHash(art)}-${width}"`
  const file = { name: `proof-${asked.id}-${document.side}.webp`, type: 'image/webp', isInline: true, etag }
  return { ...file, stream: async () => Readable.from([await renderProof(engine, art, width)]) }
}
