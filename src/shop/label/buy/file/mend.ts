// A page by hand: given to another order, left out, cut and turned, or, where no code of it is read, with a typed number.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { isMirrored, type LabelCut, type PagePart } from '#engine/pdf/page.ts'
import type { Signed } from '#engine/serve/route.ts'
import { getAccount } from '#shop/account/account.ts'
import { isIntegrated } from '#shop/carrier/carrier.ts'
import { carrierOfNumber, numberOfScan } from '#shop/carrier/number.carrier.ts'
import { orderDetail } from '#shop/order/list/list.ts'
import { findOrders, systemActor } from '#shop/order/status/facts.status.ts'
import { isSamePart, isSameZip, partsMax } from '../../rules.ts'
import { findLiveLabel, listByNumbers } from '../../store.ts'
import { labelsOfPage, whyNotPaper } from '../page-label.ts'
import { hasNumberCode, keepPdf, openLabels, type Paper } from '../paper.ts'
import { readLabel } from '../read-label.ts'
import { assertWanted } from '../supplied.ts'
import { assertOpen, readLabelImport } from './intake.ts'
import {
  findPage,
  findPageOfNumber,
  findPageOfOrder,
  insertMarked,
  listParts,
  lockPage,
  type PagePatch,
  type PageRow,
  setPage,
} from './page.store.ts'
import { hasZip, isAddressHidden, printedAddress } from './page-text.rules.ts'
import { matchAll } from './read-pages.ts'
import { type LabelImportRecord, lockLabelImport } from './store.ts'

/** Which page of which file of which seller. */
export interface PageAt {
  sellerId: number
  importId: number
  pageId: number
}

/** Throws LABEL_IMPORT_NOT_FOUND and LABEL_PAGE_NOT_FOUND, also for another seller's. */
export async function readPage(db: Db, { sellerId, importId, pageId }: PageAt): Promise<{ record: LabelImportRecord; page: PageRow }> {
  const record = await readLabelImport(db, sellerId, importId)
  const page = await findPage(db, importId, pageId)
  if (!page) throw new Fault('LABEL_PAGE_NOT_FOUND')
  return { record, page }
}

async function lockOpenPage(tx: Tx, at: PageAt): Promise<{ record: LabelImportRecord; page: PageRow }> {
  const locked = await lockAnyPage(tx, at)
  if (locked.page.state === 'MADE') throw new Fault('LABEL_PAGE_MADE')
  return locked
}

async function lockAnyPage(tx: Tx, { sellerId, importId, pageId }: PageAt): Promise<{ record: LabelImportRecord; page: PageRow }> {
  const record = await lockLabelImport(tx, importId, sellerId)
  if (!record) throw new Fault('LABEL_IMPORT_NOT_FOUND')
  assertOpen(record)
  const page = await lockPage(tx, importId, pageId)
  if (!page) throw new Fault('LABEL_PAGE_NOT_FOUND')
  return { record, page }
}

/** The label goes with this order, or is left out. An unread one waits for its number there. Throws why it cannot go with it. */
export async function givePage(tx: Tx, at: PageAt, orderId: number | null): Promise<void> {
  const { record, page } = await lockOpenPage(tx, at)
  if (orderId === null) return setPage(tx, page.id, { state: 'LEFT', fault: null, orderId: null, matchedBy: null })
  if (record.mode !== 'MATCH') throw new Fault('LABEL_BECOMES_ORDER')
  await assertGoesWith(tx, at, page, orderId)
  const isRead = page.number !== null && page.sha256 !== null
  const isUsed = isRead && (await listByNumbers(tx, [page.number ?? ''])).length > 0
  if (isUsed) throw new Fault('TRACKING_NUMBER_USED')
  await setPage(tx, page.id, { state: isRead ? 'READY' : 'UNREAD', orderId, matchedBy: 'HAND', ...(isRead && { fault: null }) })
}

/** What was left out is read as before: it becomes an order, is matched, or waits to be mended. */
export async function takePage(tx: Tx, at: PageAt): Promise<void> {
  const { record, page } = await lockOpenPage(tx, at)
  if (page.state !== 'LEFT') throw new Fault('LABEL_PAGE_TAKEN')
  if (page.number === null) return setPage(tx, page.id, { state: 'UNREAD', fault: 'LABEL_WITHOUT_BARCODE' })
  await settle(tx, record, page, {})
}

async function assertGoesWith(tx: Tx, { sellerId, importId }: PageAt, page: PageRow, orderId: number): Promise<void> {
  const facts = (await findOrders(tx, [orderId], sellerId)).get(orderId)
  if (!facts) throw new Fault('ORDER_NOT_FOUND', { path: 'orderId' })
  if (facts.orderType === 'STANDARD' && facts.shippingBy === 'USPS') throw new Fault('LABEL_NOT_WANTED', { path: 'orderId' })
  assertWanted(facts)
  const { zip } = await orderDetail(tx, orderId, systemActor)
  if (page.zip !== null && !isSameZip(page.zip, zip))
    throw new Fault('LABEL_ZIP_DIFFERS', { path: 'orderId', values: { zip: page.zip.slice(0, 5), orderZip: zip } })
  if (await findLiveLabel(tx, orderId)) throw new Fault('LABEL_ORDER_HAS_ONE', { path: 'orderId' })
  const other = await findPageOfOrder(tx, importId, orderId, page.id)
  if (other) throw new Fault('LABEL_ORDER_TAKEN', { path: 'orderId', values: { page: other.page } })
}

/** What a cut shows, with its paper kept; nothing of it is the page's yet. */
export type CutRead = { paper: Paper; part: PagePart; text: string; hasCode: boolean } & (
  | { number: string; zip: string | null }
  | { fault: string }
)

/** Cuts the label out of its page and reads it again, outside of any transaction. */
export async function readCut(engine: Engine, at: PageAt, cut: LabelCut): Promise<CutRead> {
  const { record, page } = await readPage(engine.db, at)
  assertOpen(record)
  if (page.form === 'ZPL') throw new Fault('LABEL_ZPL_WHOLE')
  await using source = await openLabels(engine, record.sha256)
  const { bytes, prints, part, fills } = await source.cut(page.page, cut)
  const paper = await keepPdf(engine, { bytes })
  const [read] = await engine.pdf.read(bytes)
  const labels = read ? labelsOfPage(read) : { fault: 'LABEL_WITHOUT_BARCODE' }
  // What the part shows: the file of the paper still holds the words beside it.
  const seen = { paper, part, text: textKept(prints[0]?.text ?? ''), hasCode: read !== undefined && hasNumberCode(read) }
  if ('fault' in labels) return { ...seen, fault: labels.fault }
  const [label, another] = labels
  if (!label || another) return { ...seen, fault: 'LABEL_AMBIGUOUS' }
  const fault =
    whyNotPaper(
      prints.map(print => readLabel(print)),
      label.number,
    ) ??
    (isMirrored(prints) ? 'LABEL_MIRRORED' : undefined) ??
    (isAddressHidden({ page: page.pageText, shown: seen.text, zip: label.zip ?? null, fills }) ? 'LABEL_ADDRESS_HIDDEN' : undefined)
  return fault ? { ...seen, fault } : { ...seen, number: label.number, zip: label.zip ?? null }
}
const textKept = (text: string): string => text.replaceAll('\0', '').slice(0, 4_000)

/** The page is what its cut shows. A code that was read of the page stays known: none is typed over what was cut away. */
export async function cutPage(tx: Tx, at: PageAt, read: CutRead): Promise<void> {
  const { record, page } = await lockOpenPage(tx, at)
  const hasCode = page.hasCode || read.hasCode
  const others = (await listParts(tx, record.id, page.page)).filter(other => other.id !== page.id)
  // Where a code of the page itself was read, none is typed whatever is cut.
  if (!page.hasCode) assertApart(others, read.part)
  const shows = { ...read.paper, hasCode, cut: read.part, ...(page.isMarked && { pageText: read.text }) }
  if ('fault' in read) return setPage(tx, page.id, { ...noNumber, ...shows, fault: read.fault })
  await settle(tx, record, { ...page, ...shows }, { ...shows, ...readOf(page.isMarked ? read.text : page.pageText, read) })
}

function readOf(text: string, { number, zip }: { number: string; zip: string | null }) {
  const printed = printedAddress(text, zip)
  return { ...printed, number, zip: zip ?? printed?.zip ?? null, typedBy: null }
}

/**
 * Another label of a page that somebody marked on it, beside what was found there: it becomes what it may, or waits for its order and number.
 * Throws LABEL_PART_TAKEN where it is one that the page has, LABEL_PARTS_TOO_MANY, and where its number is used or known what says so.
 */
export async function markPart(tx: Tx, at: PageAt, read: CutRead): Promise<number> {
  const { record, page } = await lockAnyPage(tx, at)
  const parts = await listParts(tx, record.id, page.page)
  if (parts.length >= partsMax) throw new Fault('LABEL_PARTS_TOO_MANY', { values: { max: partsMax } })
  assertApart(parts, read.part)
  // A code that was read somewhere on the page may be this label's.
  const hasCode = read.hasCode || parts.some(part => part.hasCode && part.cut === null)
  const fault = 'fault' in read ? read.fault : null
  const id = await insertMarked(tx, page, { fault, hasCode, pageText: read.text, ...read.paper, cut: read.part })
  const marked = await lockPage(tx, record.id, id)
  if (marked && 'number' in read) await settle(tx, record, marked, readOf(read.text, read))
  return id
}

/** What was left out and has nothing that was read may be marked anew. Throws LABEL_PART_TAKEN. */
function assertApart(others: readonly PageRow[], part: PagePart): void {
  const stands = ({ state, hasCode, number }: PageRow) => state !== 'LEFT' || hasCode || number !== null
  if (others.some(other => other.cut !== null && stands(other) && isSamePart(other.cut, part))) throw new Fault('LABEL_PART_TAKEN')
}

const noNumber = { state: 'UNREAD', number: null, typedBy: null } as const

/** What the paper of a page shows where its number is typed: kept beforehand, outside of any transaction. */
export async function readUncoded(engine: Engine, at: PageAt): Promise<{ paper: Paper }> {
  const { record, page } = await readPage(engine.db, at)
  assertOpen(record)
  assertNoCode(page)
  if (page.form === 'ZPL') throw new Fault('LABEL_ZPL_WHOLE')
  if (page.sha256) return { paper: { sha256: page.sha256, form: page.form } }
  const read = await readCut(engine, at, { left: 0, top: 0, right: 0, bottom: 0, turn: 0 })
  if (read.hasCode) throw new Fault('LABEL_CODE_READS')
  return { paper: read.paper }
}

function assertNoCode({ hasCode, number, typedBy }: PageRow): void {
  if (hasCode || (number !== null && typedBy === null)) throw new Fault('LABEL_CODE_READS')
}

/**
 * Types the number of a page on which no code is read. Throws LABEL_CODE_READS, TRACKING_NUMBER_INVALID (check digit), LABEL_ORDER_FIRST,
 * and where the ZIP of the order is not read on the paper LABEL_ZIP_UNREAD or LABEL_ZIP_MISSING.
 */
export async function typeNumber(tx: Tx, at: PageAt, typed: string, { paper }: { paper: Paper }, signer: Signed): Promise<void> {
  const { record, page } = await lockOpenPage(tx, at)
  assertNoCode(page)
  const number = numberOfScan(typed)
  if (!isIntegrated(carrierOfNumber(number))) throw new Fault('TRACKING_NUMBER_INVALID', { path: 'number' })
  if (page.pageText.trim() === '') throw new Fault('LABEL_ZIP_UNREAD')
  const zip = await zipOfTarget(tx, record, page)
  if (!hasZip(page.pageText, zip)) throw new Fault('LABEL_ZIP_MISSING', { values: { zip: zip.slice(0, 5) } })
  const { fullName, username } = await getAccount(tx, signer.id)
  const printed = printedAddress(page.pageText, zip)
  await settle(tx, record, page, {
    ...{ ...paper, ...printed, number, zip: zip.slice(0, 5), typedBy: fullName || username },
    // Its paper is the whole page where nobody has cut it.
    cut: page.cut ?? { left: 0, top: 0, right: 0, bottom: 0 },
  })
}

/** Where the typed label goes: its order's ZIP, or the one that its paper says of the order that it becomes. */
async function zipOfTarget(tx: Tx, { mode }: LabelImportRecord, { orderId, pageText }: PageRow): Promise<string> {
  if (mode === 'NEW') {
    const zip = printedAddress(pageText, null)?.zip
    if (!zip) throw new Fault('LABEL_ZIP_UNREAD')
    return zip
  }
  if (orderId === null) throw new Fault('LABEL_ORDER_FIRST')
  return (await orderDetail(tx, orderId, systemActor)).zip
}

/** A page that has its number now becomes what it may: nothing where the number is in use, else its order's, or the one that it matches. */
async function settle(tx: Tx, record: LabelImportRecord, page: PageRow, patch: PagePatch): Promise<void> {
  const next = { ...page, ...patch }
  const number = next.number ?? ''
  const [used] = await listByNumbers(tx, [number])
  const other = await findPageOfNumber(tx, record.id, number, page.id)
  if (used) throw new Fault('TRACKING_NUMBER_USED')
  if (other) throw new Fault('LABEL_PAGE_REPEATED')
  if (record.mode === 'NEW') return setPage(tx, page.id, { ...patch, state: 'READY', fault: null })
  if (next.orderId !== null) {
    await assertGoesWith(tx, { sellerId: record.sellerId, importId: record.id, pageId: page.id }, next, next.orderId)
    return setPage(tx, page.id, { ...patch, state: 'READY', fault: null })
  }
  await setPage(tx, page.id, patch)
  await matchAll(tx, record.sellerId, [next])
}
