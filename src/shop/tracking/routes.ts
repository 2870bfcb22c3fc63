import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import { send } from '#engine/jobs/job.ts'
import { routes } from '#engine/serve/route.ts'
import { assertOrder, staffActor } from '#shop/order/status/facts.status.ts'
import { type TroubleFilter, trackingCalls } from './contract.ts'
import { askAgain, askClose } from './dock/hand-over.ts'
import { scanIn } from './dock/scan-in.ts'
import { scanOut } from './dock/scan-out.ts'
import { scannedOrder } from './dock/scanned-order.ts'
import { askCarrierJob } from './parcel/ask.ts'
import { parcelsOf, withCarrier, withEvents } from './parcel/parcel.ts'
import { setAllDue } from './parcel/store.ts'
import { troubleOf } from './rules.ts'
import {
  countManifests,
  countParcels,
  findManifest,
  findParcel,
  listManifests,
  listParcels,
  type ManifestRow,
  pageOfParcels,
} from './store.ts'

const counted = 10_000

export const trackingRoutes = routes(trackingCalls, {
  myParcels: async ({ who, params }, db) => {
    await assertOrder(db, params.id, who.id)
    return { data: await parcelsOf(db, params.id) }
  },
  orderParcels: async ({ params }, db) => {
    await assertOrder(db, params.id)
    return { data: await parcelsOf(db, params.id) }
  },
  scanOut: async ({ who, body }, tx) => {
    const { parcel, manifestId } = await scanOut(tx, who, body.scan, body.expectedOrderId)
    return { data: { parcel, manifest: await manifestOf(tx, manifestId), order: await scannedOrder(tx, parcel.orderId, staffActor(who)) } }
  },
  scanIn: async ({ who, body }, tx) => {
    const parcel = await scanIn(tx, who, body.scan)
    return { data: { parcel, order: await scannedOrder(tx, parcel.orderId, staffActor(who)) } }
  },
  manifests: async ({ query }, db) => {
    const [docs, totalDocs] = [await listManifests(db, query), await countManifests(db, query)]
    return { data: { docs, totalDocs, page: query.page, limit: query.limit } }
  },
  manifest: async ({ params }, db) => ({
    data: { ...(await manifestOf(db, params.id)), list: (await listParcels(db, { manifestId: params.id })).map(withCarrier) },
  }),
  closeManifest: async ({ params }, tx) => ({ data: await askClose(tx, params.id) }),
  retryManifest: async ({ params }, tx) => ({ data: await askAgain(tx, params.id) }),
  manifestForm: async ({ params }, db, engine) => {
    const { formSha256 } = await manifestOf(db, params.id)
    if (!formSha256) throw new Fault('MANIFEST_NOT_FOUND')
    return { stream: await engine.files.open(formSha256), name: `manifest-${params.id}.pdf`, type: 'application/pdf', isInline: true }
  },
  officeParcels: async ({ query }, db) => {
    const [rows, total] = [await pageOfParcels(db, query), await countParcels(db, query, counted + 1)]
    const docs = rows.map(parcel => ({ ...withCarrier(parcel), trouble: troubleOf(parcel, db.now()) ?? null }))
    return { data: { docs, totalDocs: Math.min(total, counted), hasMore: total > counted, page: query.page, limit: query.limit } }
  },
  parcelCounts: async (_input, db) => {
    const count = (filter: Exclude<TroubleFilter, 'ALL'>) => countParcels(db, { filter }, counted)
    return {
      data: {
        TROUBLE: await count('TROUBLE'),
        NO_SCAN: await count('NO_SCAN'),
        STUCK: await count('STUCK'),
        RETURNED: await count('RETURNED'),
        ON_THE_WAY: await count('ON_THE_WAY'),
        DELIVERED: await count('DELIVERED'),
      },
    }
  },
  officeParcel: async ({ params }, db) => {
    const found = await findParcel(db, params.id)
    const [parcel] = await withEvents(db, found ? [found] : [])
    if (!parcel) throw new Fault('PARCEL_UNKNOWN', { values: { number: params.id } })
    return { data: parcel }
  },
  askCarrier: async (_input, tx) => {
    await setAllDue(tx)
    await send(tx, askCarrierJob, {})
    return { data: { isAsked: true } }
  },
})

/** Throws MANIFEST_NOT_FOUND. */
async function manifestOf(db: Db, id: number): Promise<ManifestRow> {
  const manifest = await findManifest(db, id)
  if (!manifest) throw new Fault('MANIFEST_NOT_FOUND')
  return manifest
}
