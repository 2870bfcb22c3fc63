import { Readable } from 'node:stream'
import { Fault } from '#base/fault.ts'
import { routes } from '#engine/serve/route.ts'
import { findAccount } from '#shop/account/account.ts'
import { publicTracking } from '#shop/carrier/carrier.ts'
import { staffActor } from '#shop/order/status/facts.status.ts'
import { findManifest } from '../store.ts'
import { type IntakeTab, intakeCalls } from './contract.ts'
import { endSurplus, takeIn } from './intake.ts'
import { drawIntakeList } from './intake-list.ts'
import { scannedOrder } from './scanned-order.ts'
import { countIntake, type IntakeRow, listIntake, listIntakeSellers } from './store.ts'

/** A list on paper ends here. */
const mostListed = 2_000
const tabs: readonly IntakeTab[] = ['LEFT', 'HERE', 'MISSING', 'SURPLUS']

const shown = (row: IntakeRow) => ({ ...row, ...publicTracking('', row.number) })

export const intakeRoutes = routes(intakeCalls, {
  takeIn: async ({ who, body }, tx) => {
    const { parcel, isAgain, manifestId } = await takeIn(tx, who, body)
    const { orderId, seller } = parcel
    const order = orderId === null ? null : await scannedOrder(tx, orderId, staffActor(who))
    const manifest = (manifestId === null ? undefined : await findManifest(tx, manifestId)) ?? null
    return { data: { parcel: shown(parcel), isAgain, order, manifest, counts: await countIntake(tx, { who, sellerId: seller?.id }) } }
  },
  intakeSellers: async ({ who, query }, db) => {
    const { docs, totalDocs } = await listIntakeSellers(db, { who, ...query })
    return { data: { docs, totalDocs, page: query.page, limit: query.limit } }
  },
  intakeParcels: async ({ who, query }, db) => {
    const counts = await countIntake(db, { who, sellerId: query.sellerId })
    const totals: Readonly<Record<IntakeTab, number>> = {
      HERE: counts.here,
      MISSING: counts.missing,
      SURPLUS: counts.surplus,
      LEFT: counts.left,
    }
    const docs = await listIntake(db, { who, ...query })
    return { data: { docs: docs.map(shown), totalDocs: totals[query.tab], page: query.page, limit: query.limit } }
  },
  intakeCounts: async ({ who, query }, db) => ({ data: await countIntake(db, { who, ...query }) }),
  intakeList: async ({ who, query: { sellerId } }, db) => {
    const seller = await findAccount(db, sellerId)
    if (!seller) throw new Fault('USER_NOT_FOUND')
    const parts = await Promise.all(
      tabs.map(async tab => ({ tab, parcels: await listIntake(db, { who, sellerId, tab, page: 1, limit: mostListed }) })),
    )
    const pdf = await drawIntakeList({ seller, madeAt: db.now(), timeZone: who.timeZone, language: who.language, parts })
    return { stream: Readable.from([pdf]), name: `intake-${seller.username}.pdf`, type: 'application/pdf', isInline: true }
  },
  endSurplus: async ({ who, params, body }, tx) => {
    await endSurplus(tx, who, params.id, body.note)
    return { data: { id: params.id } }
  },
})
