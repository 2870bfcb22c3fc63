import { Fault } from '#base/fault.ts'
import { routes } from '#engine/serve/route.ts'
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
  printFileContent: async ({ params }, db, engine) => {
    const file = await findPrintFile(db, params.id)
    if (!file?.sha256) throw new Fault('PRINT_FILE_NOT_FOUND')
    const {
      sku = '',
      size = '',
      quantity: pieces = 0,
    } = (await itemsToMake(db, [file.orderId])).find(item => item.id === file.itemId) ?? {}
    return {
      stream: await engine.files.open(file.sha256),
      name: sideFileName({ ...file, sku, size, pieces }),
      type: 'image/png',
      bytes: file.bytes ?? undefined,
      isInline: true,
      isImmutable: true,
    }
  },
})
