// A side of a seller's product as it will be printed, for the eye.
import { Readable } from 'node:stream'
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import type { OutgoingFile } from '#engine/serve/route.ts'
import type { Side } from '#shop/catalogue/picture/contract.ts'
import { findFilesById } from '#shop/file/file.ts'
import type { TemplateState } from '../contract.ts'
import { filesOf } from '../document/layer.rules.ts'
import { artHash, renderProof } from '../document/render.ts'
import { listReplaced, listTemplates } from './store.ts'

interface ProofAsked {
  sellerId: number
  id: number
  side?: Side | undefined
  width: number
  /** Of the saved design, or of the draft; of the design, where there is one, if nothing is said. */
  state?: TemplateState | undefined
  version?: number | undefined
  /** What the caller holds of it, as the last answer's ETag said. */
  holds: string
}
/**
 * The renderer's own drawing of it, from the same files as the print, so that it cannot look otherwise. Throws
 * PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND, TEMPLATE_AREA_MISSING where nothing is drawn on that side, and as `renderProof`.
 */
export async function sendProof(
  engine: Engine,
  db: Db,
  { sellerId, id, side, width, state, version, holds }: ProofAsked,
): Promise<OutgoingFile> {
  const [row] = await listTemplates(db, sellerId, [id])
  if (!row) throw new Fault('PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
  const [replaced] = version === undefined || version === row.savedVersion ? [] : await listReplaced(db, [{ id, version }])
  const ofDraft = replaced === undefined && (state === undefined ? !row.isReady : state === 'DRAFT')
  // Where all is saved the draft is the design.
  const sides = (replaced?.sides ?? (ofDraft ? (row.draft ?? row.sides) : row.sides)).filter(each => each.layers.length > 0)
  const document = side ? sides.find(each => each.side === side) : sides[0]
  if (!document) throw new Fault('TEMPLATE_AREA_MISSING', { path: 'side' })
  const files = await findFilesById(db, [...new Set(filesOf(document))])
  const stored = [...files].map(
    ([fileId, { sha256, width: widthPixels, height: heightPixels }]) => [fileId, { sha256, widthPixels, heightPixels }] as const,
  )
  const art = { document, pictures: new Map(stored) }
  const etag = `"${artHash(art)}-${width}"`
  const file = { name: `proof-${id}-${document.side}.webp`, type: 'image/webp', isInline: true, etag }
  if (holds.split(/,\s*/).includes(etag)) return { ...file, stream: Readable.from([]), isUnchanged: true }
  const bytes = await renderProof(engine, art, width)
  return { ...file, stream: Readable.from([bytes]), bytes: bytes.length }
}
