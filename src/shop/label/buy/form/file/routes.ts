import { Fault } from '#base/fault.ts'
import type { Engine } from '#engine/engine.ts'
import { safeFileName } from '#engine/files/file-name.ts'
import { type IncomingFile, prepared, routes } from '#engine/serve/route.ts'
import { tableFile } from '#engine/table/file.ts'
import { countAsked } from '../rate.ts'
import { assertFew, batchPage, buyBatch, discardBatch, rateAgain, refusedRows, rowPage, shownBatch, startBatch } from './batch.ts'
import { labelBatchCalls } from './contract.ts'
import { exampleRow, labelColumnIds, labelColumns } from './field.rules.ts'
import { type ReadFile, readLabelFile } from './read.ts'

type Taken = ReadFile & { fileName: string }

export const labelBatchRoutes = routes(labelBatchCalls, {
  labelTemplate: async ({ query }) =>
    tableFile([labelColumnIds.map(id => labelColumns[id][0]), labelColumnIds.map(id => exampleRow[id])], {
      name: 'buying-labels',
      format: query.format,
    }),
  sendLabelFile: prepared<typeof labelBatchCalls.sendLabelFile, Taken>({
    prepare: async ({ who, files }, db, engine) => {
      await assertFew(db, who.id)
      const file = await taken(engine, files)
      // One that comes beside too many others counts too: it is refused in the write.
      await countAsked(db, who.id)
      return file
    },
    write: async ({ who }, tx, read) => ({ data: await startBatch(tx, who.id, read) }),
  }),
  myLabelBatches: async ({ who, query }, db) => ({ data: await batchPage(db, who.id, query) }),
  myLabelBatch: async ({ who, params }, db) => ({ data: await shownBatch(db, who.id, params.id) }),
  labelBatchRows: async ({ who, params, query }, db) => ({ data: await rowPage(db, who.id, params.id, query) }),
  refusedLabelRows: async ({ who, params }, db) => ({ data: await refusedRows(db, who.id, params.id) }),
  buyLabelBatch: async ({ who, params, body }, tx) => ({
    data: await buyBatch(tx, who.id, params.id, { ...body, confirmedBy: who.member?.id ?? null }),
  }),
  rateLabelBatch: prepared<typeof labelBatchCalls.rateLabelBatch, undefined>({
    prepare: async ({ who }, db) => {
      await countAsked(db, who.id)
      return undefined
    },
    write: async ({ who, params }, tx) => ({ data: await rateAgain(tx, who.id, params.id) }),
  }),
  discardLabelBatch: async ({ who, params }, tx) => ({ data: await discardBatch(tx, who.id, params.id) }),
})

/** The first file of an upload, read at once: it is no longer than a call may wait for. */
async function taken(engine: Engine, files: AsyncIterable<IncomingFile>): Promise<Taken> {
  for await (const file of files) {
    const bytes = Buffer.concat(await Array.fromAsync(file.stream))
    return { fileName: safeFileName(file.name, 'labels.csv'), ...(await readLabelFile(engine, bytes)) }
  }
  throw new Fault('REQUIRED', { path: 'files' })
}
