// Putting a label that staff have bought elsewhere on its order: read by the one function that reads labels, of any carrier.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { safeFileName } from '#engine/files/file-name.ts'
import type { IncomingFile, Who } from '#engine/serve/route.ts'
import { getAccount } from '#shop/account/account.ts'
import { weigh } from '#shop/approval/approval.ts'
import { isNumberOf, namedCarriers, unknownCarrier } from '#shop/carrier/carrier.ts'
import { carrierOfNumber, numberOfScan } from '#shop/carrier/number.carrier.ts'
import { isAbroad } from '#shop/carrier/rules.ts'
import { isWrittenNumber } from '#shop/order/edit/number.edit.ts'
import { lockOrder } from '#shop/order/item/batch.item.ts'
import { orderDetail } from '#shop/order/list/list.ts'
import { findOrders, type StepActor, systemActor } from '#shop/order/status/facts.status.ts'
import { isSameZip, labelFileBytes, pagesSearched } from '../../rules.ts'
import { findLabel, findLiveLabel, type LabelRow } from '../../store.ts'
import { settleLive } from '../buy.ts'
import { chooseLabel, type FoundLabel, whyNotPaper } from '../page-label.ts'
import { hasNumberCode, keepPdf, type LabelSource, openLabels, type Paper, type SourcePage } from '../paper.ts'
import { everyCarrier, readLabel } from '../read-label.ts'
import { bookPostage } from '../refund.ts'
import type { ElsewhereBody } from './contract.ts'
import { anotherCarrier, isOnPaper, whyNotCarrier } from './rules.ts'
import { insertElsewhere, lockPaper, type PaperRow, setPaperUsed } from './store.ts'

/** Codes that could be a number, as many as people look through. */
const mostCodes = 10

type ReadPaper = Omit<PaperRow, 'id' | 'orderId' | 'labelId'>

/** Reads and keeps the paper, outside of any transaction. Throws what is wrong with it, and LABEL_NOT_OURS where its seller brings the label. */
export async function takePaper(engine: Engine, orderId: number, files: AsyncIterable<IncomingFile>): Promise<ReadPaper> {
  const order = (await findOrders(engine.db, [orderId])).get(orderId)
  if (!order) throw new Fault('ORDER_NOT_FOUND')
  assertOurs(order)
  const { zip, country } = await orderDetail(engine.db, orderId, systemActor)
  for await (const { name, stream } of files) {
    const { sha256: sourceSha256 } = await engine.files.put(stream, { maxBytes: labelFileBytes })
    await using source = await openLabels(engine, sourceSha256, everyCarrier)
    const read = await readSource(engine, source, zip)
    if (read.zip !== null && !isAbroad(country) && !isSameZip(read.zip, zip))
      throw new Fault('LABEL_ZIP_DIFFERS', { path: 'files', values: { zip: read.zip.slice(0, 5), orderZip: zip } })
    return { name: safeFileName(name, 'label.pdf'), sourceSha256, ...read }
  }
  throw new Fault('REQUIRED', { path: 'files' })
}

async function readSource(engine: Engine, source: LabelSource, zip: string) {
  const pages = await source.read(1, pagesSearched)
  const label = chooseLabel(pages, zip, everyCarrier)
  if (!('fault' in label)) {
    const { sha256, form } = await keepPaper(engine, source, label, pages.length)
    return { sha256, form, number: label.number, carrier: carrierOfNumber(label.number) ?? null, zip: label.zip ?? null, codes: [] }
  }
  // A code of no carrier that we know may be the number of another one; what was misread, or is one of several, is nobody's.
  const isKnownForm = label.fault !== 'LABEL_WITHOUT_BARCODE' && label.fault !== 'TRACKING_NUMBER_INVALID'
  if (isKnownForm || pages.length !== 1) throw new Fault(label.fault, { path: 'files' })
  const codes = codesOf(pages[0])
  const unread = { number: null, carrier: null, zip: null, codes }
  if (source.form === 'ZPL')
    return { ...unread, ...(await source.keep({ page: 1, number: '', zip: undefined, codes: [], others: [] })), form: 'ZPL' as const }
  return { ...unread, ...(await keepPdf(engine, await source.cut(1, whole))) }
}

/**
 * The label alone; where its bars, which may be another carrier's, do not say where it begins and ends, the only page that there is. Printers
 * must show the same number of it.
 */
async function keepPaper(
  engine: Engine,
  source: LabelSource,
  label: FoundLabel<SourcePage['barcodes'][number]>,
  pages: number,
): Promise<Paper> {
  try {
    return await source.keep(label)
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== 'LABEL_TOO_SMALL' || pages > 1 || label.others.length > 0) throw error
    const paper = await source.cut(label.page, whole)
    const fault = whyNotPaper(
      paper.prints.map(print => readLabel(print, everyCarrier)),
      label.number,
    )
    if (fault) throw new Fault(fault, { path: 'files' })
    return keepPdf(engine, paper)
  }
}
const whole = { left: 0, top: 0, right: 0, bottom: 0, turn: 0 } as const

const codesOf = (page: SourcePage | undefined): string[] =>
  page && hasNumberCode(page) ? [...new Set(page.barcodes.map(({ text }) => text.slice(0, 200)))].slice(0, mostCodes) : []

function assertOurs({ orderType, shippingBy }: { orderType: string; shippingBy: string }): void {
  if (orderType !== 'STANDARD' || shippingBy !== 'USPS') throw new Fault('LABEL_NOT_OURS')
}

/**
 * The order goes with this label now. Above what one person may say alone it waits. Throws LABEL_NOT_OURS, LABEL_PAPER_NOT_FOUND,
 * LABEL_PAPER_USED, ORDER_HAS_CREATED_LABEL, TRACKING_NUMBER_USED, what is wrong with number and carrier, and the step's faults.
 */
export async function putElsewhere(tx: Tx, who: Who, orderId: number, body: ElsewhereBody): Promise<LabelRow> {
  const order = await lockOrder(tx, orderId)
  assertOurs(order)
  const paper = await lockPaper(tx, { id: body.paperId, orderId })
  if (!paper) throw new Fault('LABEL_PAPER_NOT_FOUND')
  if (paper.labelId !== null) throw new Fault('LABEL_PAPER_USED')
  const { carrier, carrierName, trackingLink } = carrierSaid(paper, body)
  const number = numberSaid(paper, carrier, body.trackingNumber)
  if (await findLiveLabel(tx, orderId)) throw new Fault('ORDER_HAS_CREATED_LABEL')
  const { service, costCents: postageCents } = body
  await weigh(tx, postageCents)
  const { fullName, username } = await getAccount(tx, who.id)
  const { zip, sha256, form, sourceSha256 } = paper
  const typedBy = paper.number === null ? fullName || username : null
  const kept = { number, zip, sha256, form, sourceSha256, typedBy, carrier, carrierName, trackingLink, service, postageCents }
  const labelId = await insertElsewhere(tx, { orderId, sellerId: order.sellerId, ...kept })
  if (labelId === undefined)
    throw (await findLiveLabel(tx, orderId))
      ? new Fault('ORDER_HAS_CREATED_LABEL')
      : new Fault('TRACKING_NUMBER_USED', { path: 'trackingNumber' })
  await setPaperUsed(tx, paper.id, labelId)
  await bookPostage(tx, { id: labelId, orderId }, postageCents)
  const label = await findLabel(tx, labelId)
  if (!label) throw new Error('The label was not kept.')
  const fault = await settleLive(tx, { ...label, state: 'LIVE' }, packer(who))
  if (fault) throw new Fault(fault)
  return { ...label, state: 'LIVE' }
}

/** Whoever may put it on takes the step of who packs. */
const packer = ({ id }: Who): StepActor => ({ kind: 'staff', id, roles: ['warehouse'] })

/** What its code says is its carrier; of one that is typed it is what staff say. */
function carrierSaid(paper: PaperRow, { carrier, carrierName, trackingLink }: ElsewhereBody) {
  if (paper.carrier !== null) return { carrier: paper.carrier, carrierName: '', trackingLink: '' }
  const known = namedCarriers().map(({ id }) => id)
  const fault = whyNotCarrier({ carrier, carrierName, trackingLink }, known)
  if (fault) throw new Fault(fault.code, { path: fault.path })
  return carrier === anotherCarrier
    ? { carrier: unknownCarrier(), carrierName, trackingLink }
    : { carrier, carrierName: '', trackingLink: '' }
}

/** As a scanner reads it. A code that says a number is believed, and none is typed over it. */
function numberSaid(paper: PaperRow, carrier: string, typed: string): string {
  if (paper.number !== null) return paper.number
  const number = numberOfScan(typed)
  if (number === '') throw new Fault('REQUIRED', { path: 'trackingNumber' })
  if (!isWrittenNumber(number) || !isNumberOf(carrier, number)) throw new Fault('TRACKING_NUMBER_INVALID', { path: 'trackingNumber' })
  if (!isOnPaper(number, paper.codes)) throw new Fault('LABEL_NUMBERS_DIFFER', { path: 'trackingNumber' })
  return number
}
