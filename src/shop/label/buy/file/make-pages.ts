// Making what a file's labels become, each in a transaction of its own that also says so on its page: a killed worker's successor goes on
// with what is left, and nothing is made twice.
import { comesAgain, Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { type JobContext, job } from '#engine/jobs/job.ts'
import { nowhere } from '#shop/address/rules.ts'
import { usualCarrier } from '#shop/carrier/carrier.ts'
import { carrierOfNumber } from '#shop/carrier/number.carrier.ts'
import { insertOrders } from '#shop/order/intake/intake.ts'
import { lockOrder } from '#shop/order/item/batch.item.ts'
import { orderDetail } from '#shop/order/list/list.ts'
import { payOrders } from '#shop/order/pay/pay.ts'
import { isBill, noBillFault, type PriceBook, quote, quoteUntil, readPriceBook } from '#shop/order/pay/quote.pay.ts'
import { sellerActor, systemActor } from '#shop/order/status/facts.status.ts'
import { isSameZip, labelFactsOf } from '../../rules.ts'
import { findLabel, findLiveLabel, insertSupplied } from '../../store.ts'
import { emitLabel } from '../buy.ts'
import { giveLabel } from '../supplied.ts'
import { listReadyPages, lockPage, type PageRow, setPage } from './page.store.ts'
import { tellProgress } from './read-pages.ts'
import { findLabelImport, type LabelImportRecord, lockLabelImport, setAllMade, setMoved } from './store.ts'

export const makePagesJob = job<{ importId: number }>('label.makePages', { timeoutSeconds: 3_600, retries: 20, concurrency: 2 })
/** So many are looked up together. */
const together = 50

/** Makes what is ready and not made yet. Does nothing where the file is not confirmed, or is over. */
export async function makePages(
  { importId }: { importId: number },
  { db }: Pick<Engine, 'db'>,
  { signal, progress }: Pick<JobContext, 'signal' | 'progress'>,
): Promise<void> {
  const record = await findLabelImport(db, importId)
  if (record?.status !== 'MAKING') return
  const book = await readPriceBook(db, record.sellerId, [])
  const cause = { memberId: record.confirmedBy ?? undefined }
  for (;;) {
    const pages = await listReadyPages(db, importId, together)
    if (pages.length === 0) break
    for (const { id } of pages) {
      signal.throwIfAborted()
      const refusal = await db.transaction(tx => makePage(tx, record, id, book), cause).catch(faultOf)
      if (refusal) await db.transaction(tx => refusePage(tx, importId, id, refusal))
    }
    await db.transaction(async tx => {
      await setMoved(tx, importId)
      await tellProgress(tx, record)
    })
    await progress()
  }
  await db.transaction(async tx => {
    const last = await lockLabelImport(tx, importId)
    if (last?.status !== 'MAKING') return
    await setAllMade(tx, importId)
    await tellProgress(tx, { ...last, status: 'DONE' })
  })
}

function faultOf(error: unknown): Fault {
  if (error instanceof Fault && !comesAgain(error)) return error
  throw error
}

async function refusePage(tx: Tx, importId: number, id: number, { code, values }: Fault): Promise<void> {
  const page = await lockPage(tx, importId, id)
  if (page?.state === 'READY') await setPage(tx, id, { state: 'REFUSED', fault: code, faultNote: Object.values(values).join(' / ') })
}

/** Throws why it is not made; then nothing of it is. */
async function makePage(tx: Tx, { id: importId }: LabelImportRecord, id: number, book: PriceBook): Promise<undefined> {
  const record = await lockLabelImport(tx, importId)
  const page = await lockPage(tx, importId, id)
  // Another worker has made it, or the account is closing.
  if (record?.status !== 'MAKING' || page?.state !== 'READY') return
  const orderId = record.mode === 'NEW' ? await makeOrder(tx, record, page, book) : await giveToOrder(tx, record, page)
  await setPage(tx, id, { state: 'MADE', fault: null, orderId })
}

/** A LABEL order that comes with its label. A number that is in use makes none: TRACKING_NUMBER_USED. */
async function makeOrder(tx: Tx, record: LabelImportRecord, page: PageRow, book: PriceBook): Promise<number> {
  const { sellerId, id: importId, sha256: sourceSha256 } = record
  const outcome = paperOf(page)
  const kind = { orderType: 'LABEL', shippingBy: 'USPS', shippingMethod: null } as const
  const bill = quote(book, { ...kind, country: 'US', lines: [] })
  if (!isBill(bill)) throw noBillFault(bill)
  const carrier = carrierOfNumber(outcome.number) ?? usualCarrier()
  const { fullName, address, city, stateCode: state, zip } = page
  const facts = {
    kind: 'SUPPLIED',
    state: 'READ',
    refundState: 'NONE',
    trackingNumber: outcome.number,
    sha256: outcome.sha256,
    fault: null,
    madeAt: tx.now(),
  } as const
  const actor = sellerActor(sellerId)
  const order = {
    ...kind,
    source: 'IMPORT',
    importId,
    importPage: page.page,
    // The paper says where it goes, and nobody prints another: what could be read of it is kept to be found by.
    address: { ...nowhere, fullName, address, city, state, zip: zip ?? '' },
    addressVerdict: 'GOOD',
    label: labelFactsOf(facts),
    trackingNumber: outcome.number,
    carrier,
    items: [],
    bill,
    quoteUntil: await quoteUntil(tx),
  } as const
  const [made] = await insertOrders(tx, sellerId, [order], actor)
  if (made?.status !== 'PENDING') throw new Fault('TRACKING_NUMBER_USED')
  const labelId = await insertSupplied(tx, { orderId: made.id, sellerId, carrier, link: '', sourceSha256, outcome })
  const label = labelId === undefined ? undefined : await findLabel(tx, labelId)
  if (!label) throw new Fault('TRACKING_NUMBER_USED')
  await emitLabel(tx, label, label.state)
  if (record.isSubmitted) await payOrders(tx, sellerId, [made.id], actor, new Map([[made.id, bill.totalCents]]))
  return made.id
}

/** The label of an order that waits for one. Of two that are matched to one order, the first is its label: LABEL_ORDER_HAS_ONE. */
async function giveToOrder(tx: Tx, { sellerId, sha256: sourceSha256 }: LabelImportRecord, page: PageRow): Promise<number> {
  const orderId = page.orderId ?? 0
  const order = await lockOrder(tx, orderId)
  if (order.sellerId !== sellerId) throw new Fault('ORDER_NOT_FOUND')
  const { zip: orderZip } = await orderDetail(tx, orderId, systemActor)
  if (page.zip !== null && !isSameZip(page.zip, orderZip))
    throw new Fault('LABEL_ZIP_DIFFERS', { values: { zip: page.zip.slice(0, 5), orderZip } })
  if (await findLiveLabel(tx, orderId)) throw new Fault('LABEL_ORDER_HAS_ONE')
  await giveLabel(tx, orderId, { sourceSha256, outcome: paperOf(page) })
  const given = await findLiveLabel(tx, orderId)
  if (given?.trackingNumber !== page.number) throw new Fault('TRACKING_NUMBER_USED')
  return orderId
}

function paperOf({ number, zip, sha256, form, typedBy }: PageRow) {
  if (number === null || !sha256) throw new Fault('LABEL_WITHOUT_BARCODE')
  return { number, zip, sha256, form, typedBy }
}
