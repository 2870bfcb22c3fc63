// Rendering an order's print files, outside of any transaction, and exporting the order when all are there.
import { comesAgain, Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { emit } from '#engine/events/event.ts'
import { findVariantsById, type VariantFacts } from '#shop/catalogue/catalogue.ts'
import { printingOf } from '#shop/catalogue/storefront/rules.ts'
import { bareArt, type PrintArt } from '#shop/design/design.ts'
import type { SideDocument } from '#shop/design/document/contract.ts'
import { filesOf } from '#shop/design/document/layer.rules.ts'
import { findFilesById, type StoredFile } from '#shop/file/file.ts'
import { lockOrder } from '#shop/order/item/batch.item.ts'
import { setFacets } from '#shop/order/item/item.ts'
import { findOrders, systemActor } from '#shop/order/status/facts.status.ts'
import { reportError, takeStep } from '#shop/order/status/status.ts'
import { countFiles } from '../rules.ts'
import { listPrintFiles, setRendered, setRenderFailed } from '../store.ts'
import { itemsToMake } from './item.ts'
import { printed } from './print/print.ts'
import { underbased } from './print/underbase.ts'

export interface RenderOrder {
  batchId: number
  orderId: number
}

/**
 * Renders what of the order is not ready; a picture that cannot be printed takes the order out of its way, unless its item was cancelled
 * meanwhile. May run again at any point.
 */
export async function renderOrder(engine: Engine, { batchId, orderId }: RenderOrder, signal?: AbortSignal): Promise<void> {
  const items = new Map((await itemsToMake(engine.db, [orderId])).map(item => [item.id, item]))
  const files = await listPrintFiles(engine.db, { batchId, orderId })
  const waiting = files.filter(file => file.state === 'WAITING' && items.has(file.itemId))
  const variants = await findVariantsById(
    engine.db,
    [...items.values()].flatMap(item => item.variantId ?? []),
  )
  const drawn = new Map([...items.values()].flatMap(item => item.files.map(file => [`${item.id} ${file.side}`, file.document] as const)))
  const pictures = await findFilesById(
    engine.db,
    waiting.flatMap(file => [
      ...(file.fileId === null ? [] : [file.fileId]),
      ...filesOf(drawn.get(`${file.itemId} ${file.side}`) ?? { layers: [] }),
    ]),
  )
  const sellerId = (await findOrders(engine.db, [orderId])).get(orderId)?.sellerId
  for (const file of waiting) {
    const variant = variants.get(items.get(file.itemId)?.variantId ?? 0)
    try {
      const art = artFor({ ...file, document: drawn.get(`${file.itemId} ${file.side}`) ?? null }, pictures, variant)
      const print = await printed(engine, { art, sellerId }, signal)
      const { dpi } = printingOf(art.document)
      const white = await underbased(engine, { print, dpi, technique: file.technique, colorHex: variant?.colorHex ?? '', sellerId })
      await engine.db.transaction(tx => setRendered(tx, file.id, { ...print, white }))
    } catch (error) {
      // A Fault says that this picture can never be printed; anything else, a full disk or queue too, is tried again.
      if (!(error instanceof Fault) || comesAgain(error) || error.code === 'FILE_STORAGE_FULL') throw error
      const broken = { batchId, orderId, printFileId: file.id, itemId: file.itemId, side: file.side, code: error.code }
      if (await engine.db.transaction(tx => failed(tx, broken))) return
    }
  }
  await engine.db.transaction(tx => exportOrder(tx, { batchId, orderId }))
}

interface SideToRender {
  side: string
  fileId: number | null
  document: SideDocument | null
}
/** A design is printed as it was drawn; a bare picture as large as the product's area takes it. */
function artFor(file: SideToRender, files: ReadonlyMap<number, StoredFile>, variant: VariantFacts | undefined): PrintArt {
  const pictures = new Map(
    [...files].map(([id, { sha256, width, height }]) => [id, { id, sha256, widthPixels: width, heightPixels: height }]),
  )
  if (file.document) return { document: file.document, pictures }
  const picture = pictures.get(file.fileId ?? 0)
  const art = picture && variant && bareArt(picture, variant, file.side)
  if (!art) throw new Fault('PRINT_FILE_NOT_FOUND')
  return art
}

/** Counts the files of every side against the order; a batch that no longer holds the order exports nothing. */
async function exportOrder(tx: Tx, { batchId, orderId }: RenderOrder): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!waitsIn(batchId, order)) return
  const ready = (await listPrintFiles(tx, { batchId, orderId })).filter(file => file.state === 'READY')
  const { want, have } = countFiles(await itemsToMake(tx, [orderId]), ready)
  if (have !== want || want === 0) throw new Fault('PRODUCTION_FILE_COUNT', { values: { orderId, have, want } })
  const patch = { renderedAt: tx.now() }
  if (order.status === 'LABEL_CREATED') await setFacets(tx, orderId, patch)
  else await takeStep(tx, { orderId, step: 'export', actor: systemActor, facts: { isRendered: true }, patch })
  await emit(tx, 'production.rendered', { batchId, orderId })
  await emit(tx, 'production.changed', { batchId })
}

/** Its label may have come while its files were drawn: then it is started from there. */
const waitsIn = (batchId: number, order: Awaited<ReturnType<typeof lockOrder>>): boolean =>
  order.batchId === batchId && order.renderedAt === null && (order.status === 'PROCESSING' || order.status === 'LABEL_CREATED')

/** True where the order stops for it: nobody wants what is cancelled, and the rest goes on. */
async function failed(tx: Tx, given: RenderOrder & { printFileId: number; itemId: number; side: string; code: string }): Promise<boolean> {
  const { batchId, orderId, printFileId, itemId, side, code } = given
  const order = await lockOrder(tx, orderId)
  if (!(await itemsToMake(tx, [orderId])).some(item => item.id === itemId)) return false
  await setRenderFailed(tx, printFileId, code)
  if (waitsIn(batchId, order)) {
    await reportError(tx, {
      orderId,
      code: 'FILE',
      waitsOn: 'SELLER',
      note: `${side}: ${code}`,
      actor: systemActor,
      file: { itemId, side },
    })
  }
  await emit(tx, 'production.changed', { batchId })
  return true
}
