// The two steps of buying a label. The first is kept before the second, and that the second is tried before it is: what was tried may have
// been bought, whatever became of the answer, and is asked about before anything is bought again.
import { Fault } from '#base/fault.ts'
import type { Cents } from '#base/money.ts'
import { later } from '#base/time.ts'
import type { Engine } from '#engine/engine.ts'
import { chooseAccount } from '#shop/carrier/account/choose.account.ts'
import { isOpen, serviceOf } from '#shop/carrier/account/open.account.ts'
import { type BoughtLabel, CarrierTrouble, type Shipment } from '#shop/carrier/rules.ts'
import { onItsWayMs } from '../rules.ts'
import { type LabelRow, lockLabel, setLabelRow } from '../store.ts'
import { findParcel } from './form/store.ts'
import { deletePurchase, findPurchase, insertPurchase, type PurchaseRow, setTried, setUntried } from './purchase.store.ts'
import { shipmentOf } from './shipment.ts'

type Asked = LabelRow & { key: string }
/** A label with the account of ours that it was bought from, whichever buys for its order by now. */
export type Sold = BoughtLabel & { accountId: number }

/**
 * The label that was bought under this key, now or before; nothing where another process is buying it. Throws a CarrierTrouble where nobody
 * can say it yet, and the Faults of `chooseAccount`.
 */
export async function buyOnce(engine: Engine, label: Asked): Promise<Sold | undefined> {
  const before = await findPurchase(engine.db, label.id)
  if (before?.triedAt) {
    const found = await (await serviceOf(engine, before.accountId)).find(before)
    if (found !== 'NOT_BOUGHT') return { ...found, accountId: before.accountId }
    if (later(before.triedAt, onItsWayMs) > engine.db.now()) throw new CarrierTrouble('UNKNOWN')
  }
  const kept = before && (await isBuyable(engine, before)) ? before : undefined
  if (before && !kept && !(await leave(engine, before))) return undefined
  const purchase = kept ?? (await openPurchase(engine, label))
  // One that was opened meanwhile by another may have been tried by that one.
  const tries = await engine.db.transaction(tx => setTried(tx, { ...purchase, tries: kept?.tries ?? 0 }))
  if (tries === undefined) return undefined
  return { ...(await buy(engine, { ...purchase, tries })), accountId: purchase.accountId }
}

/** Of one that was tried its carrier is the only one to say; one that was not is opened anew where its account is off, or its day is over. */
async function isBuyable(engine: Engine, purchase: PurchaseRow): Promise<boolean> {
  if (!(await isOpen(engine.db, purchase.accountId))) return false
  return purchase.triedAt !== null || ((await serviceOf(engine, purchase.accountId)).lasts?.(purchase) ?? true)
}

async function buy(engine: Engine, purchase: PurchaseRow): Promise<BoughtLabel> {
  try {
    return await (await serviceOf(engine, purchase.accountId)).buy(purchase)
  } catch (error) {
    // Of these two the carrier says that it has sold nothing.
    const isUnsold = error instanceof CarrierTrouble && error.kind !== 'UNKNOWN'
    if (isUnsold) await engine.db.transaction(tx => setUntried(tx, purchase))
    throw error
  }
}

/** Nothing was bought, and nothing will be by this purchase; false where another process has tried it since, or left it. */
const leave = (engine: Engine, { labelId, tries }: PurchaseRow): Promise<boolean> =>
  engine.db.transaction(async tx => {
    // The label first, as everywhere.
    await lockLabel(tx, labelId)
    const isLeft = await deletePurchase(tx, labelId, tries)
    if (isLeft) await setLabelRow(tx, labelId, { accountId: null, quotedCents: null })
    return isLeft
  })

interface Choice {
  accountId: number
  service: string
  carrier?: string
  /** What its seller has paid for it, whatever its carrier asks for now. */
  quotedCents?: Cents
}
async function chosenFor(engine: Engine, { sellerId }: Asked, shipment: Shipment): Promise<Choice> {
  const { accountId, carrier, rate } = await chooseAccount(engine, shipment, sellerId)
  return { accountId, carrier, service: rate.service }
}

/** What its seller has chosen and paid, from that account alone; throws CREATE_LABEL_FAILED where that sells no more. */
async function chosenByForm({ db }: Engine, orderId: number): Promise<Choice | undefined> {
  const bought = await findParcel(db, orderId)
  if (!bought) return undefined
  const { accountId, service, cents: quotedCents } = bought
  if (!(await isOpen(db, accountId))) throw new Fault('CREATE_LABEL_FAILED', { values: { reason: 'this service is not sold now' } })
  return { accountId, service, quotedCents }
}

/** The first step: which account sells it, and what that is told. */
async function openPurchase(engine: Engine, label: Asked): Promise<PurchaseRow> {
  const shipment = await shipmentOf(engine.db, label.orderId)
  const { accountId, service, ...chosen } = (await chosenByForm(engine, label.orderId)) ?? (await chosenFor(engine, label, shipment))
  const opened = await (await serviceOf(engine, accountId)).open(label.key, shipment, service)
  await engine.db.transaction(async tx => {
    // Whoever has ended it meanwhile has given its money back.
    if ((await lockLabel(tx, label.id))?.state !== 'INTENT') return
    const { ref, asked, rateRef, quotedCents } = opened
    const isNew = await insertPurchase(tx, { labelId: label.id, accountId, service, ref, asked, rateRef, quotedCents })
    if (isNew) await setLabelRow(tx, label.id, { accountId, quotedCents, ...chosen })
  })
  // Whoever was first has said what is bought; the other's step has cost nothing.
  const purchase = await findPurchase(engine.db, label.id)
  if (!purchase) throw new Error('The purchase of a label is gone.')
  return purchase
}
