import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { type OutgoingFile, routes } from '#engine/serve/route.ts'
import { findPrintFile } from '../../store.ts'
import { itemsToMake } from '../item.ts'
import { batchZip, orderZip } from './archive.ts'
import { productionFileCalls } from './contract.ts'
import { batchCsv } from './csv.ts'
import { sideFileName } from './name.rules.ts'

export const productionFileRoutes = routes(productionFileCalls, {
  batchFiles: async ({ params: { id } }, _db, engine) => ({
    stream: await batchZip(engine, id),
    name: `batch-${id}-print-files.zip`,
    type: 'application/zip',
  }),
  orderFiles: async ({ params: { id } }, _db, engine) => ({
    stream: await orderZip(engine, id),
    name: `order-${id}-print-files.zip`,
    type: 'application/zip',
  }),
  batchTable: async ({ params: { id } }, db) => ({
    stream: await batchCsv(db, id),
    name: `batch-${id}.csv`,
    type: 'text/csv; charset=utf-8',
  }),
  printFileContent: ({ params }, db, engine) => content({ db, engine }, { id: params.id, isWhite: false }),
  underbaseContent: ({ params }, db, engine) => content({ db, engine }, { id: params.id, isWhite: true }),
})

async function content(
  { db, engine }: { db: Db; engine: Engine },
  { id, isWhite }: { id: number; isWhite: boolean },
): Promise<OutgoingFile> {
  const file = await findPrintFile(db, id)
  const [sha256, bytes] = isWhite ? [file?.whiteSha256, file?.whiteBytes] : [file?.sha256, file?.bytes]
  if (!file || !sha256) throw new Fault('PRINT_FILE_NOT_FOUND')
  const { sku = '', size = '', quantity: pieces = 0 } = (await itemsToMake(db, [file.orderId])).find(item => item.id === file.itemId) ?? {}
  return {
    stream: await engine.files.open(sha256),
    name: sideFileName({ ...file, sku, size, pieces, isWhite }),
    type: 'image/png',
    bytes: bytes ?? undefined,
    isInline: true,
    // The same print may have another underbase once its technique's setting has changed and it is rendered again.
    isImmutable: !isWhite,
  }
}
