// The sandbox carrier: sells sample labels, takes them back, and reports how its parcels travel. Its books are its own table.
import { Fault } from '#base/fault.ts'
import type { Database } from '#engine/db/database.ts'
import { readSetting } from '#shop/setting/setting.ts'
import type { Carrier, CarrierService } from '../port.ts'
import type { BoughtLabel, Shipment } from '../rules.ts'
import { impbNumber } from '../usps/impb.rules.ts'
import { usps } from '../usps/usps.ts'
import { drawSandboxLabel, sampleMark } from './label.sandbox.ts'
import { sandboxEvents, sandboxPostage, sandboxService } from './rules.ts'
import { findByKey, insertParcel, listHanded, type SandboxParcel, setHanded, setNumber, setVoided } from './store.ts'

export const sandbox: Carrier = { id: 'sandbox', standsFor: usps, service: ({ db }) => serviceOn(db) }

function serviceOn(db: Database): CarrierService {
  return {
    async buy(key, shipment) {
      const reason = whyNotCarried(shipment)
      if (reason) throw new Fault('CREATE_LABEL_FAILED', { values: { reason } })
      const service = sandboxService(shipment.method)
      const parcel = await db.transaction(async tx => {
        const id = await insertParcel(tx, { key, shipment, postageCents: sandboxPostage(service, shipment.weightOz) })
        if (id !== undefined) await setNumber(tx, id, impbNumber({ serviceType: service.code, serial: id }))
        return findByKey(tx, key)
      })
      return boughtLabel(parcel)
    },
    async find(key) {
      const parcel = await findByKey(db, key)
      return parcel && boughtLabel(parcel)
    },
    void: number => db.transaction(tx => setVoided(tx, number)),
    handOver: numbers => db.transaction(async tx => ({ formNumber: await setHanded(tx, numbers), mark: sampleMark })),
    async events(numbers) {
      const speed = await readSetting(db, 'sandboxSpeed')
      const parcels = await listHanded(db, numbers)
      return parcels.flatMap(({ number, handedAt, shipment }) => {
        const { from, to } = shipment ?? { from: somewhere, to: somewhere }
        return sandboxEvents({ number, handedAt, from, to }, db.now(), speed)
      })
    },
  }
}

/** Labels that others sold are carried, too: of them only the number is known. */
const somewhere = { name: '', city: 'Sandbox City', state: 'US' }

const whyNotCarried = ({ country, to, weightOz }: Shipment): string | undefined => {
  if (country !== 'US') return `no service to ${country}`
  if (!/^\d{5}(-?\d{4})?$/.test(to.zip)) return `the ZIP ${to.zip} is not one`
  return weightOz > 70 * 16 ? 'the parcel is heavier than 70 lb' : undefined
}

async function boughtLabel(parcel: SandboxParcel | undefined): Promise<BoughtLabel> {
  if (!parcel?.shipment || parcel.number === null) throw new Error('The sandbox carrier lost a parcel.')
  const { from, to, weightOz, reference, method } = parcel.shipment
  const { indicator, name: service } = sandboxService(method)
  const pdf = await drawSandboxLabel({ number: parcel.number, indicator, service, from, to, weightOz, reference })
  return { number: parcel.number, zip: to.zip, service, postageCents: parcel.postageCents, madeAt: parcel.madeAt, pdf }
}
