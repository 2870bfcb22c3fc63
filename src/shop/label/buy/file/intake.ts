// A file of labels from its upload to the word that makes what is in it.
import { Fault } from '#base/fault.ts'
import { limits } from '#base/fields.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { safeFileName } from '#engine/files/file-name.ts'
import { send } from '#engine/jobs/job.ts'
import type { IncomingFile } from '#engine/serve/route.ts'
import { getAccount } from '#shop/account/account.ts'
import { priceChanged } from '#shop/order/pay/quote.pay.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { openLabels } from '../paper.ts'
import type { LabelImportFacts, LabelMode } from './contract.ts'
import { makePagesJob } from './make-pages.ts'
import { readPagesJob } from './read-pages.ts'
import {
  countLabelImports,
  findLabelImport,
  findSameLabelFile,
  insertLabelImport,
  type LabelImportRecord,
  listLabelImports,
  lockLabelImport,
  setDiscarded,
  setMaking,
} from './store.ts'

/** So many files of one seller may be read or made at once. */
const underWayMax = 5

export interface TakenLabels {
  sha256: string
  bytes: number
  fileName: string
}

/** Stores the first file of an upload and looks whether it holds labels at all. Throws REQUIRED, IMPORT_TOO_MANY and what is wrong with it. */
export async function takeLabels(files: AsyncIterable<IncomingFile>, sellerId: number, db: Db, engine: Engine): Promise<TakenLabels> {
  if ((await countLabelImports(db, sellerId, ['READING', 'MAKING'])) >= underWayMax)
    throw new Fault('LABEL_FILES_TOO_MANY', { values: { max: underWayMax, retryAfterSeconds: 30 } })
  for await (const file of files) {
    const { sha256, bytes } = await engine.files.put(file.stream, { maxBytes: limits.importFileBytes })
    const source = await openLabels(engine, sha256)
    await source[Symbol.asyncDispose]()
    return { sha256, bytes, fileName: safeFileName(file.name, 'labels.pdf') }
  }
  throw new Fault('REQUIRED', { path: 'files' })
}

/** A new file of labels; its pages are in the queue to be read. */
export async function startLabels(tx: Tx, sellerId: number, mode: LabelMode, file: TakenLabels): Promise<LabelImportFacts> {
  const repeatsId = (await findSameLabelFile(tx, sellerId, file.sha256)) ?? null
  const record = await insertLabelImport(tx, { sellerId, mode, repeatsId, ...file })
  await send(tx, readPagesJob, { importId: record.id })
  return shown(record, 0)
}

export async function labelImportPage(db: Db, sellerId: number, page: { page: number; limit: number }) {
  const [docs, count, cents] = await Promise.all([
    listLabelImports(db, sellerId, page),
    countLabelImports(db, sellerId),
    readSetting(db, 'labelScanCents'),
  ])
  return { docs: docs.map(record => shown(record, cents)), totalDocs: Math.min(count, 10_000), hasMore: count > 10_000, ...page }
}

/** Throws LABEL_IMPORT_NOT_FOUND, also for another seller's. */
export async function readLabelImport(db: Db, sellerId: number, id: number): Promise<LabelImportRecord> {
  return present(await findLabelImport(db, id, sellerId))
}

export const shownImport = async (db: Db, sellerId: number, id: number): Promise<LabelImportFacts> =>
  shown(await readLabelImport(db, sellerId, id), await readSetting(db, 'labelScanCents'))

/** What of it is ready costs a scan each where it becomes an order; a label of an order costs nothing. */
export const shown = (record: LabelImportRecord, scanCents: number): LabelImportFacts => {
  const totalCents = totalOf(record, scanCents)
  const { sellerId: _, sha256: __, fileHash: ___, isSubmitted: ____, confirmedBy: _____, ...facts } = record
  return { ...facts, totalCents }
}
const totalOf = ({ mode, counts }: LabelImportRecord, scanCents: number): number => (mode === 'NEW' ? (counts.READY ?? 0) * scanCents : 0)

/**
 * Makes all that is ready, in the background; once more for what was mended since. Whether orders are paid the seller's preference says,
 * where nothing is said. Throws LABEL_IMPORT_NOT_READY, LABEL_IMPORT_EMPTY, ORDER_PRICE_CHANGED where another sum was shown.
 */
export async function confirmLabels(
  tx: Tx,
  sellerId: number,
  id: number,
  { submit, seenTotalCents: seen }: { submit?: boolean | undefined; seenTotalCents?: number | undefined },
): Promise<LabelImportFacts> {
  const record = present(await lockLabelImport(tx, id, sellerId))
  assertOpen(record)
  if ((record.counts.READY ?? 0) === 0) throw new Fault('LABEL_IMPORT_EMPTY')
  const total = totalOf(record, await readSetting(tx, 'labelScanCents'))
  if (seen !== undefined && seen !== total) throw priceChanged(seen, total)
  await setMaking(tx, id, submit ?? (await getAccount(tx, sellerId)).autoSubmit)
  await send(tx, makePagesJob, { importId: id })
  return shownImport(tx, sellerId, id)
}

/** Throws LABEL_IMPORT_NOT_READY once something is made. */
export async function discardLabels(tx: Tx, sellerId: number, id: number): Promise<LabelImportFacts> {
  const record = present(await lockLabelImport(tx, id, sellerId))
  if (record.status === 'MAKING' || record.status === 'DONE') throw new Fault('LABEL_IMPORT_NOT_READY')
  if (record.status !== 'CANCELLED') await setDiscarded(tx, id)
  return shownImport(tx, sellerId, id)
}

/** It is read, and what is in it may still be mended and made. */
export function assertOpen({ status }: Pick<LabelImportRecord, 'status'>): void {
  if (status !== 'READY' && status !== 'DONE') throw new Fault('LABEL_IMPORT_NOT_READY')
}

function present(record: LabelImportRecord | undefined): LabelImportRecord {
  if (!record) throw new Fault('LABEL_IMPORT_NOT_FOUND')
  return record
}
