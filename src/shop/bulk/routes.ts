import { prepared, routes } from '#engine/serve/route.ts'
import {
  cancelImport,
  changeColumns,
  checkAgain,
  confirmImport,
  importPage,
  importPreview,
  orderPage,
  problemPage,
  readImport,
  startImport,
  startLinkImport,
  type TakenFile,
  takeFile,
  takeLeftRows,
} from './bulk.ts'
import { bulkCalls } from './contract.ts'
import { ordersFile } from './file/export.ts'
import { sampleFile } from './file/sample.ts'
import { listUnknownSkus } from './row/store.ts'
import { failedRowsFile } from './run/failed.ts'
import { mendCells, mendPage, type ReadRows, readToMend } from './run/mend/mend.ts'

export const bulkRoutes = routes(bulkCalls, {
  importFile: prepared<typeof bulkCalls.importFile, TakenFile>({
    prepare: ({ who, files }, db, engine) => takeFile(files, who.id, db, engine),
    write: async ({ who }, tx, file) => ({ data: await startImport(tx, who.id, file) }),
  }),
  importLink: async ({ who, body }, tx) => ({ data: await startLinkImport(tx, who.id, body.link) }),
  myImports: async ({ who, query }, db) => ({ data: await importPage(db, who.id, query) }),
  importSample: ({ who, request }, db) => sampleFile(db, who.id, request.language),
  myImport: async ({ who, params }, db) => ({ data: await readImport(db, who.id, params.id) }),
  importProblems: async ({ who, params, query, request }, db) => {
    const record = await readImport(db, who.id, params.id)
    return { data: await problemPage(db, record, query, request.language) }
  },
  importOrders: async ({ who, params, query }, db) => ({ data: await orderPage(db, who.id, params.id, query) }),
  setImportColumns: async ({ who, params, body }, tx) => ({ data: await changeColumns(tx, who.id, params.id, body.columns) }),
  importPreview: async ({ who, params }, db, engine) => ({ data: await importPreview(db, engine, who.id, params.id) }),
  importSkus: async ({ who, params }, db) => {
    await readImport(db, who.id, params.id)
    return { data: await listUnknownSkus(db, params.id) }
  },
  mendImport: prepared<typeof bulkCalls.mendImport, ReadRows>({
    prepare: ({ who, params, body }, db, engine) => readToMend(db, engine, who.id, params.id, body),
    write: async ({ who, params, body }, tx, read) => ({ data: await mendCells(tx, who.id, params.id, body, read) }),
  }),
  importMends: async ({ who, params, query }, db) => ({ data: await mendPage(db, await readImport(db, who.id, params.id), query) }),
  checkImport: async ({ who, params }, tx) => ({ data: await checkAgain(tx, who.id, params.id) }),
  takeLeftRows: async ({ who, params, body }, tx) => ({ data: await takeLeftRows(tx, who.id, params.id, body.takes) }),
  confirmImport: async ({ who, params, body }, tx) => ({ data: await confirmImport(tx, who.id, params.id, body) }),
  cancelImport: async ({ who, params }, tx) => ({ data: await cancelImport(tx, who.id, params.id) }),
  failedRows: async ({ who, params, request }, db, engine) =>
    failedRowsFile(db, engine, await readImport(db, who.id, params.id), request.language),
  exportOrders: async ({ who, query }, db) => ordersFile(db, { sellerId: who.id, timeZone: who.timeZone }, query),
})
