// The public verbs of imports.
import { Fault } from '#base/fault.ts'
import { limits } from '#base/fields.ts'
import type { Language } from '#base/text.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { nameInUrl, safeFileName } from '#engine/files/file-name.ts'
import { send } from '#engine/jobs/job.ts'
import type { IncomingFile } from '#engine/serve/route.ts'
import { getAccount } from '#shop/account/account.ts'
import { placeLine } from '#shop/address/rules.ts'
import { directLink, linkFlaw } from '#shop/file/link.rules.ts'
import { priceChanged } from '#shop/order/pay/quote.pay.ts'
import { readSetting } from '#shop/setting/setting.ts'
import type { ChosenColumns } from './column/column.rules.ts'
import type { LeftReason } from './column/layout/layout.rules.ts'
import { rememberChosen } from './column/store.ts'
import type { ImportedOrder, ImportFacts, ImportProblem } from './contract.ts'
import { findTable } from './file/source.ts'
import type { Severity } from './row/issue.rules.ts'
import { speak } from './row/sentence.ts'
import { sharedFrom } from './row/shared.rules.ts'
import { countProblems, listOrders, listProblems } from './row/store.ts'
import { checkAnew } from './run/again.ts'
import { checkJob } from './run/check.ts'
import { fetchJob } from './run/fetch.ts'
import { makeJob } from './run/make.ts'
import { mendingOf } from './run/mend/mend.ts'
import {
  countImports,
  findImport,
  findSameFile,
  type ImportRecord,
  insertImport,
  listImports,
  lockImport,
  setCancelled,
  setConfirmed,
  waitsForSeller,
} from './run/store.ts'

/** So many imports of one seller may be under way at once. */
const underWayMax = 5

export interface TakenFile {
  sha256: string
  bytes: number
  fileName: string
}

/** Stores the first file of an upload and looks at its header. Throws IMPORT_FILE_MISSING and what is wrong with the file. */
export async function takeFile(files: AsyncIterable<IncomingFile>, sellerId: number, db: Db, engine: Engine): Promise<TakenFile> {
  await refuseTooMany(db, sellerId)
  for await (const file of files) {
    const { sha256, bytes } = await engine.files.put(file.stream, { maxBytes: limits.importFileBytes })
    await findTable(engine, sha256)
    const fileName = safeFileName(file.name, 'orders.csv')
    return { sha256, bytes, fileName }
  }
  throw new Fault('IMPORT_FILE_MISSING')
}

/** A new import of a stored file; its check is in the queue. */
export async function startImport(tx: Tx, sellerId: number, file: TakenFile): Promise<ImportFacts> {
  const repeatsId = (await findSameFile(tx, sellerId, file.sha256)) ?? null
  const record = await insertImport(tx, { sellerId, link: '', repeatsId, ...file })
  await send(tx, checkJob, { importId: record.id })
  return record
}

/** A new import of a file behind a share link. Throws IMPORT_LINK_INVALID, …_FOLDER, …_PAGE, IMPORT_TOO_MANY. */
export async function startLinkImport(tx: Tx, sellerId: number, link: string): Promise<ImportFacts> {
  await refuseTooMany(tx, sellerId)
  const flaw = linkFlaw(link, 'TABLE')
  if (flaw) throw new Fault(`IMPORT_LINK_${flaw}`, { path: 'link' })
  const fileName = safeFileName(nameInUrl(directLink(link)), 'link')
  const record = await insertImport(tx, { sellerId, link, fileName, sha256: null, bytes: 0, repeatsId: null })
  await send(tx, fetchJob, { importId: record.id })
  return record
}

async function refuseTooMany(db: Db, sellerId: number): Promise<void> {
  if ((await countImports(db, sellerId, ['FETCHING', 'CHECKING', 'IMPORTING'])) >= underWayMax)
    throw new Fault('IMPORT_TOO_MANY', { values: { max: underWayMax, retryAfterSeconds: 30 } })
  const readyMax = await readSetting(db, 'accountImportsReady')
  if ((await countImports(db, sellerId, ['READY'])) >= readyMax)
    throw new Fault('IMPORT_TOO_MANY_READY', { values: { max: readyMax, retryAfterSeconds: 60 } })
}

export async function importPage(
  db: Db,
  sellerId: number,
  { need, ...page }: { page: number; limit: number; need?: 'IMPORT' | undefined },
) {
  const statuses = need && waitsForSeller
  const [docs, count] = await Promise.all([listImports(db, sellerId, { ...page, statuses }), countImports(db, sellerId, statuses)])
  return { docs, ...counted(count), ...page }
}

/** Throws IMPORT_NOT_FOUND, also for another seller's. */
export async function readImport(db: Db, sellerId: number, id: number): Promise<ImportRecord> {
  return present(await findImport(db, id, sellerId))
}

/** What is wrong with the rows of an import that has been read, in the reader's language. */
export async function problemPage(
  db: Db,
  record: ImportRecord,
  query: { severity?: Severity | undefined; page: number; limit: number },
  language: Language,
) {
  const { id } = record
  const [issues, count] = await Promise.all([listProblems(db, id, query), countProblems(db, id, query.severity)])
  const mending = await mendingOf(db, record, issues)
  const docs = issues.map(({ values, ...issue }, at): ImportProblem => {
    const { isMendable = false, alike = 1, was = null } = mending[at] ?? {}
    return { ...issue, ...speak({ ...issue, values }, language), isMendable, alike, was }
  })
  return { docs, ...counted(count), page: query.page, limit: query.limit }
}

/** The orders that the import would make. Empty while it is checked, and once its rows are cleaned away. */
export async function orderPage(db: Db, sellerId: number, id: number, { page, limit }: { page: number; limit: number }) {
  const record = await readImport(db, sellerId, id)
  const orders = record.status === 'CHECKING' ? [] : await listOrders(db, id, { after: 0, limit, offset: (page - 1) * limit })
  const docs = orders.map((order): ImportedOrder => {
    const { address, orderType, shippingBy } = sharedFrom(order.row, order.cells, { mapping: record })
    const { productionCents, shippingCents } = order
    return {
      row: order.row,
      externalId: order.externalId,
      fullName: address.fullName,
      place: placeLine(address),
      orderType,
      shippingBy,
      lines: order.lines.map(line => ({
        row: line.row,
        sku: line.sku,
        quantity: line.quantity,
        designs: Object.keys(line.links).length,
        art: [...(line.art ?? [])],
      })),
      productionCents,
      shippingCents,
      totalCents: productionCents === null || shippingCents === null ? null : productionCents + shippingCents,
    }
  })
  return { docs, totalDocs: orders.length === 0 ? 0 : record.orders, page, limit }
}

/** Other meanings of columns; the check begins anew, and they are remembered. Throws IMPORT_NOT_READY where orders are made already. */
export async function changeColumns(tx: Tx, sellerId: number, id: number, chosen: ChosenColumns): Promise<ImportFacts> {
  const record = await lockOpen(tx, sellerId, id)
  const header = record.columns.map(column => column.header)
  const all = Object.fromEntries(Object.entries({ ...record.chosen, ...chosen }).filter(([name]) => header.includes(name)))
  await rememberChosen(tx, { sellerId, file: 'ORDERS', columns: header }, all)
  return checkedAnew(tx, record, { chosen: all, takes: record.takes })
}

/** As after it was said what the seller's SKUs mean. Throws IMPORT_NOT_READY where orders are made already. */
export async function checkAgain(tx: Tx, sellerId: number, id: number): Promise<ImportFacts> {
  const record = await lockOpen(tx, sellerId, id)
  return checkedAnew(tx, record, record)
}

/** Rows that are left out for these reasons are taken; the check begins anew. Throws IMPORT_NOT_READY where orders are made already. */
export async function takeLeftRows(tx: Tx, sellerId: number, id: number, takes: readonly LeftReason[]): Promise<ImportFacts> {
  const record = await lockOpen(tx, sellerId, id)
  return checkedAnew(tx, record, { chosen: record.chosen, takes: [...new Set(takes)] })
}

async function lockOpen(tx: Tx, sellerId: number, id: number): Promise<ImportRecord> {
  const record = present(await lockImport(tx, id, sellerId))
  const isOpen = record.status === 'READY' || record.status === 'MAPPING' || (record.status === 'REFUSED' && record.sha256 !== null)
  if (!isOpen) throw new Fault('IMPORT_NOT_READY')
  return record
}

async function checkedAnew(tx: Tx, record: ImportRecord, as: { chosen: ChosenColumns; takes: readonly LeftReason[] }) {
  await checkAnew(tx, record, as)
  return readImport(tx, record.sellerId, record.id)
}

const previewRows = 5
/** Throws IMPORT_NOT_READY where the file has not come, or is gone. */
export async function importPreview(db: Db, engine: Engine, sellerId: number, id: number) {
  const { sha256 } = await readImport(db, sellerId, id)
  if (sha256 === null) throw new Fault('IMPORT_NOT_READY')
  const { sheetName, header, samples } = await findTable(engine, sha256)
  return { sheetName, rows: samples.slice(0, previewRows).map(cells => header.map((_, at) => cells[at] ?? '')) }
}

/** `acceptsDpi`: art of so many dots per inch, or more, is printed as it is. */
interface Confirmed {
  submit?: boolean | undefined
  seenTotalCents?: number | undefined
  acceptsDpi?: number | null | undefined
}
/**
 * Makes the orders of all good rows, in the background; whether they are paid the seller's preference says, where nothing is said.
 * Throws IMPORT_NOT_READY, IMPORT_COLUMNS_UNCLEAR, IMPORT_NOTHING_GOOD, ORDER_PRICE_CHANGED where another sum was shown.
 */
export async function confirmImport(
  tx: Tx,
  sellerId: number,
  id: number,
  { submit, seenTotalCents: seen, acceptsDpi = null }: Confirmed,
): Promise<ImportFacts> {
  const record = present(await lockImport(tx, id, sellerId))
  if (record.status !== 'READY') throw new Fault('IMPORT_NOT_READY')
  const [unclear] = record.unclear
  if (unclear) throw new Fault('IMPORT_COLUMNS_UNCLEAR', { values: { column: unclear.header } })
  if (record.orders === 0) throw new Fault('IMPORT_NOTHING_GOOD')
  if (seen !== undefined && seen !== record.totalCents) throw priceChanged(seen, record.totalCents)
  await setConfirmed(tx, id, { isSubmitted: submit ?? (await getAccount(tx, sellerId)).autoSubmit, acceptsDpi })
  await send(tx, makeJob, { importId: id })
  return readImport(tx, sellerId, id)
}

/** Throws IMPORT_NOT_READY once orders are being made. */
export async function cancelImport(tx: Tx, sellerId: number, id: number): Promise<ImportFacts> {
  const record = present(await lockImport(tx, id, sellerId))
  if (record.status === 'IMPORTING' || record.status === 'DONE') throw new Fault('IMPORT_NOT_READY')
  if (record.status !== 'CANCELLED') await setCancelled(tx, id)
  return readImport(tx, sellerId, id)
}

function present(record: ImportRecord | undefined): ImportRecord {
  if (!record) throw new Fault('IMPORT_NOT_FOUND')
  return record
}

const countedMost = 10_000
const counted = (count: number) => ({ totalDocs: Math.min(count, countedMost), hasMore: count > countedMost })
