import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import { send } from '#engine/jobs/job.ts'
import { routes } from '#engine/serve/route.ts'
import { integratedCarriers, isIntegrated } from '#shop/carrier/carrier.ts'
import { orderDetail } from '#shop/order/list/list.ts'
import { findOrders, staffActor } from '#shop/order/status/facts.status.ts'
import { type TroubleFilter, trackingCalls } from './contract.ts'
import { troubleOf } from './rules.ts'
import { askClose, scanOut } from './scan-out.ts'
import {
  countManifests,
  countParcels,
  findManifest,
  findParcel,
  listEvents,
  listManifests,
  listParcels,
  type ManifestRow,
  type ParcelRow,
  pageOfParcels,
} from './store.ts'
import { askCarrierJob, parcelsOf } from './tracking.ts'

const counted = 10_000

export const trackingRoutes = routes(trackingCalls, {
  myParcels: async ({ who, params }, db) => {
    if (!(await findOrders(db, [params.id], who.id)).has(params.id)) throw new Fault('ORDER_NOT_FOUND')
    return { data: await parcelsOf(db, params.id) }
  },
  scanOut: async ({ who, body }, tx) => {
    const { parcel, manifestId } = await scanOut(tx, who, body.scan, body.expectedOrderId)
    const { id, externalId, status, fullName, city, state } = await orderDetail(tx, parcel.orderId, staffActor(who))
    return { data: { parcel, manifest: await manifestOf(tx, manifestId), order: { id, externalId, status, fullName, city, state } } }
  },
  manifests: async ({ query }, db) => {
    const [docs, totalDocs] = [await listManifests(db, query), await countManifests(db)]
    return { data: { docs, totalDocs, page: query.page, limit: query.limit } }
  },
  manifest: async ({ params }, db) => ({
    data: { ...(await manifestOf(db, params.id)), list: await listParcels(db, { manifestId: params.id }) },
  }),
  closeManifest: async ({ params }, tx) => ({ data: await askClose(tx, params.id) }),
  manifestForm: async ({ params }, db, engine) => {
    const { formSha256 } = await manifestOf(db, params.id)
    if (!formSha256) throw new Fault('MANIFEST_NOT_FOUND')
    return { stream: await engine.files.open(formSha256), name: `manifest-${params.id}.pdf`, type: 'application/pdf', isInline: true }
  },
  officeParcels: async ({ query }, db) => {
    const asked = { ...query, told: integratedCarriers() }
    const [rows, total] = [await pageOfParcels(db, asked), await countParcels(db, asked, counted + 1)]
    const troubleIn = (parcel: ParcelRow) => troubleOf({ ...parcel, isTold: isIntegrated(parcel.carrier) }, db.now()) ?? null
    const docs = rows.map(parcel => ({ ...parcel, trouble: troubleIn(parcel) }))
    return { data: { docs, totalDocs: Math.min(total, counted), hasMore: total > counted, page: query.page, limit: query.limit } }
  },
  parcelCounts: async (_input, db) => {
    const told = integratedCarriers()
    const count = (filter: Exclude<TroubleFilter, 'ALL'>) => countParcels(db, { filter, told }, counted)
    return {
      data: {
        NO_SCAN: await count('NO_SCAN'),
        STUCK: await count('STUCK'),
        RETURNED: await count('RETURNED'),
        ON_THE_WAY: await count('ON_THE_WAY'),
        DELIVERED: await count('DELIVERED'),
      },
    }
  },
  officeParcel: async ({ params }, db) => {
    const parcel = await findParcel(db, params.id)
    if (!parcel) throw new Fault('PARCEL_UNKNOWN', { values: { number: params.id } })
    return { data: { ...parcel, events: await listEvents(db, [parcel.id]) } }
  },
  askCarrier: async (_input, tx) => {
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
