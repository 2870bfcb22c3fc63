import { Readable } from 'node:stream'
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { safeFileName } from '#engine/files/file-name.ts'
import { type IncomingFile, prepared, routes } from '#engine/serve/route.ts'
import { accountNames } from '#shop/carrier/account/choose.account.ts'
import { slipsPdf } from '#shop/order/checkout/slip.checkout.ts'
import { keepLabelFile } from '#shop/order/intake/label-file.intake.ts'
import { orderDetail } from '#shop/order/list/list.ts'
import { assertOrder, findOrders, staffActor, systemActor } from '#shop/order/status/facts.status.ts'
import { makeLabels } from './buy/buy.ts'
import { printedZpl } from './buy/paper.ts'
import { asMade, chooseQueued, queueGroups, queuePage } from './buy/queue/queue.ts'
import { assertPrintable, reprint } from './buy/queue/reprint.ts'
import { listReprints } from './buy/queue/store.ts'
import { quoteLabels } from './buy/quote.ts'
import { assertWanted, giveLabel, takeLabel } from './buy/supplied.ts'
import { askVoid } from './buy/void.ts'
import { labelCalls } from './contract.ts'
import { labelsOf, markPrinted, readFile } from './label.ts'
import { isSameZip, labelFileBytes, labelsAtOnce } from './rules.ts'
import { findLabel, findLiveLabel, type LabelRow } from './store.ts'

export const labelRoutes = routes(labelCalls, {
  myLabel: async ({ who, params }, db) => {
    await assertOrder(db, params.id, who.id)
    return { data: (await labelsOf(db, [params.id])).get(params.id) ?? null }
  },
  myLabelPdf: async ({ who, params }, db, engine) => {
    await assertOrder(db, params.id, who.id)
    return sendPdf(engine, await usable(db, params.id), `label-${params.id}.pdf`)
  },
  myLabelZpl: async ({ who, params }, db, engine) => {
    await assertOrder(db, params.id, who.id)
    return zplFile(await readZpl(engine, await usable(db, params.id)), `label-${params.id}.zpl`)
  },
  supplyLabel: prepared({
    prepare: async ({ who, params, files }, db, engine) => takeFor(engine, await ownOrder(db, params.id, who.id), files),
    write: supply,
  }),
  officeSupplyLabel: prepared({
    prepare: async ({ params, files }, db, engine) => takeFor(engine, await ownOrder(db, params.id), files),
    write: supply,
  }),
  uploadLabelFile: prepared({
    prepare: ({ body, files }, _, engine) => takeUploaded(engine, files, body.zip),
    write: async ({ who }, tx, { sourceSha256, name, outcome: { number: trackingNumber, zip, sha256, form } }) => ({
      data: await keepLabelFile(tx, { sellerId: who.id, name, trackingNumber, zip, sha256, form, sourceSha256 }),
    }),
  }),
  labelDesk: async ({ who, query }, db, engine) => ({ data: await queuePage(engine, db, who, query) }),
  labelGroups: async ({ who, query }, db, engine) => ({ data: await queueGroups(engine, db, who, query) }),
  chooseLabels: async ({ who, query }, db, engine) => ({ data: await chooseQueued(engine, db, who, query, labelsAtOnce) }),
  makeLabels: async ({ who, body }, tx) => ({ data: { results: await makeLabels(tx, body.orderIds, staffActor(who)) } }),
  quoteLabels: async ({ who, query }, db, engine) => ({
    data: await quoteLabels(engine, db, query.orderIds.split(',').map(Number), staffActor(who)),
  }),
  labelSheet: async ({ query }, db, engine) => {
    const labels: Buffer[] = []
    for (const orderId of await asMade(db, query.orderIds.split(',').map(Number))) {
      labels.push(await readFile(engine, asPdf(await printable(db, orderId)).sha256))
      if (query.slips) labels.push(await slipsPdf(engine, [orderId], { paper: 'LABEL' }))
    }
    const sheet = await engine.pdf.merge(labels)
    return {
      stream: Readable.from([sheet]),
      name: 'labels.pdf',
      type: 'application/pdf',
      bytes: sheet.length,
      isInline: true,
    }
  },
  labelZpl: async ({ query }, db, engine) => {
    const labels: Buffer[] = []
    for (const orderId of await asMade(db, query.orderIds.split(',').map(Number)))
      labels.push(await readZpl(engine, await printable(db, orderId)))
    return zplFile(Buffer.concat(labels), 'labels.zpl')
  },
  officeLabel: async ({ params }, db) => {
    await assertOrder(db, params.id)
    const label = (await labelsOf(db, [params.id])).get(params.id)
    if (!label) return { data: null }
    const [names, reprints] = await Promise.all([accountNames(db), listReprints(db, label.id)])
    return { data: { ...label, accountName: names.get(label.accountId ?? 0)?.name ?? null, reprints } }
  },
  officeLabelPdf: async ({ params }, db, engine) => {
    await assertOrder(db, params.id)
    return sendPdf(engine, await liveLabel(db, params.id), `label-${params.id}.pdf`)
  },
  labelPreview: async ({ params }, db, engine) => {
    const label = await findLabel(db, params.id)
    if (!label?.sha256) throw new Fault('LABEL_NOT_FOUND')
    const png = await engine.pdf.png(await readFile(engine, asPdf({ ...label, sha256: label.sha256 }).sha256), 1, 100)
    return {
      stream: Readable.from([png]),
      name: `label-${label.id}.png`,
      type: 'image/png',
      bytes: png.length,
      isInline: true,
      isImmutable: true,
    }
  },
  markPrinted: async ({ who, body }, tx) => ({ data: { results: await markPrinted(tx, body.orderIds, staffActor(who)) } }),
  reprintLabels: async ({ who, body }, tx) => ({ data: { results: await reprint(tx, { ...body, by: who.id }) } }),
  voidLabel: async ({ params, body }, tx) => {
    await assertOurs(tx, params.id)
    await askVoid(tx, params.id, body.reason)
    const label = await findLabel(tx, params.id)
    if (!label) throw new Fault('LABEL_NOT_FOUND')
    return { data: label }
  },
})

/** What a seller bought by the form goes with its order: who takes it back cancels that, and the money follows. */
async function assertOurs(tx: Tx, labelId: number): Promise<void> {
  const label = await findLabel(tx, labelId)
  const order = label && (await findOrders(tx, [label.orderId])).get(label.orderId)
  if (order?.source === 'LABEL_FORM') throw new Fault('LABEL_BOUGHT_BY_SELLER', { values: { orderId: order.id } })
}

type Taken = Awaited<ReturnType<typeof takeUploaded>>
/** The label that was uploaded for this order. Throws why it takes none, or not this one. */
async function takeFor(engine: Engine, order: Awaited<ReturnType<typeof ownOrder>>, files: AsyncIterable<IncomingFile>): Promise<Taken> {
  if (order.orderType === 'STANDARD' && order.shippingBy === 'USPS') throw new Fault('LABEL_NOT_WANTED')
  assertWanted(order)
  const { zip } = await orderDetail(engine.db, order.id, systemActor)
  const taken = await takeUploaded(engine, files, zip)
  const { zip: labelZip } = taken.outcome
  if (labelZip !== null && !isSameZip(labelZip, zip))
    throw new Fault('LABEL_ZIP_DIFFERS', { path: 'files', values: { zip: labelZip.slice(0, 5), orderZip: zip } })
  return taken
}

async function supply({ params }: { params: { id: number } }, tx: Tx, taken: Taken) {
  await giveLabel(tx, params.id, taken)
  return { data: await newest(tx, params.id) }
}

/** The one who uploads is there to be told, so a label that cannot be used is refused and not kept. */
async function takeUploaded(engine: Engine, files: AsyncIterable<IncomingFile>, zip: string) {
  for await (const { name, stream } of files) {
    const { sha256: sourceSha256 } = await engine.files.put(stream, { maxBytes: labelFileBytes })
    const { outcome } = await takeLabel(engine, sourceSha256, zip)
    if ('fault' in outcome) throw new Fault(outcome.fault, { path: 'files' })
    return { sourceSha256, name: safeFileName(name, 'label.pdf'), outcome }
  }
  throw new Fault('REQUIRED', { path: 'files' })
}

/** Any seller's, where none is named. Throws ORDER_NOT_FOUND for a missing order and for another's. */
async function ownOrder(db: Db, orderId: number, sellerId?: number) {
  const order = (await findOrders(db, [orderId], sellerId)).get(orderId)
  if (!order) throw new Fault('ORDER_NOT_FOUND')
  return order
}

async function liveLabel(db: Db, orderId: number): Promise<Held> {
  const label = await findLiveLabel(db, orderId)
  if (!label?.sha256) throw new Fault('LABEL_NOT_FOUND')
  return { ...label, sha256: label.sha256 }
}

/** One that its seller may send a parcel with: none that is being given back. */
async function usable(db: Db, orderId: number): Promise<Held> {
  const label = await liveLabel(db, orderId)
  if (label.state === 'VOIDING') throw new Fault('LABEL_NOT_LIVE')
  return label
}

/** One that goes onto a parcel: once, or again for a reason. */
async function printable(db: Db, orderId: number): Promise<Held> {
  const label = await liveLabel(db, orderId)
  await assertPrintable(db, label)
  return label
}

async function newest(db: Db, orderId: number): Promise<LabelRow> {
  const label = (await labelsOf(db, [orderId])).get(orderId)
  if (!label) throw new Fault('LABEL_NOT_FOUND')
  return label
}

type Held = LabelRow & { sha256: string }
/** Throws LABEL_IS_ZPL: a page is asked for, and only a ZPL printer knows what this label looks like. */
function asPdf(label: Held): Held {
  if (label.form === 'ZPL') throw new Fault('LABEL_IS_ZPL', { values: { orderId: label.orderId } })
  return label
}
/** Throws LABEL_NOT_ZPL. */
function asZpl(label: Held): Held {
  if (label.form !== 'ZPL') throw new Fault('LABEL_NOT_ZPL', { values: { orderId: label.orderId } })
  return label
}

async function sendPdf(engine: Engine, label: Held, name: string) {
  return { stream: await engine.files.open(asPdf(label).sha256), name, type: 'application/pdf', isInline: true }
}

const readZpl = async (engine: Engine, label: Held): Promise<Buffer> => printedZpl(await readFile(engine, asZpl(label).sha256))

/** What a ZPL printer is sent. */
function zplFile(zpl: Buffer, name: string) {
  return {
    stream: Readable.from([zpl]),
    name,
    type: 'text/plain; charset=utf-8',
    bytes: zpl.length,
  }
}
