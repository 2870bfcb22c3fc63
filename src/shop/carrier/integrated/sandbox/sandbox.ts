// The sandbox carrier: sells sample labels, takes them back, and reports how its parcels travel. Its books are its own table.
import { Fault } from '#base/fault.ts'
import type { Cents } from '#base/money.ts'
import type { Database } from '#engine/db/database.ts'
import { readSetting } from '#shop/setting/setting.ts'
import type { Carrier, CarrierService } from '../../port.ts'
import { type BoughtLabel, isAbroad, type Shipment } from '../../rules.ts'
import { isMailedAbroad, whyNotDeclared } from '../usps/international.rules.ts'
import { usps } from '../usps/usps.ts'
import { drawSandboxLabel, sampleMark } from './label.sandbox.ts'
import { sandboxEvents, sandboxNumber, sandboxPostage, sandboxService } from './rules.ts'
import { findByKey, insertParcel, listHanded, type SandboxParcel, setHanded, setNumber, setVoided } from './store.ts'

export const sandbox: Carrier = {
  id: 'sandbox',
  standsFor: usps,
  service: ({ db }) => serviceOn(db),
  isTracker: db => readSetting(db, 'isSandboxTracker'),
  sells: (country, level) => (isAbroad(country) ? level === 'INTERNATIONAL' && isMailedAbroad(country) : level !== 'INTERNATIONAL'),
}

function serviceOn(db: Database): CarrierService {
  return {
    quote: async shipment => postageOf(shipment),
    async buy(key, shipment) {
      const postageCents = postageOf(shipment)
      const service = sandboxService(shipment)
      const parcel = await db.transaction(async tx => {
        const id = await insertParcel(tx, { key, shipment, postageCents })
        if (id !== undefined) await setNumber(tx, id, sandboxNumber(service, id))
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

function postageOf(shipment: Shipment): Cents {
  const reason = whyNotCarried(shipment)
  if (reason) throw new Fault('CREATE_LABEL_FAILED', { values: { reason } })
  const wrong = isAbroad(shipment.country) ? whyNotDeclared(shipment.customs, shipment.country) : undefined
  if (wrong) throw new Fault('CUSTOMS_REFUSED', { values: { reason: wrong } })
  return sandboxPostage(sandboxService(shipment), shipment.weightOz)
}

const whyNotCarried = ({ country, to, weightOz }: Shipment): string | undefined => {
  if (isAbroad(country) && !isMailedAbroad(country)) return `no service to ${country}`
  if (!isAbroad(country) && !/^\d{5}(-?\d{4})?$/.test(to.zip)) return `the ZIP ${to.zip} is not one`
  const mostPounds = isAbroad(country) ? 66 : 70
  return weightOz > mostPounds * 16 ? `the parcel is heavier than ${mostPounds} lb` : undefined
}

async function boughtLabel(parcel: SandboxParcel | undefined): Promise<BoughtLabel> {
  if (!parcel?.shipment || parcel.number === null) throw new Error('The sandbox carrier lost a parcel.')
  const { from, to, country, weightOz, reference, customs } = parcel.shipment
  const { indicator, name: service } = sandboxService(parcel.shipment)
  const abroad = isAbroad(country) ? { country, customs } : undefined
  const pdf = await drawSandboxLabel({ number: parcel.number, indicator, service, from, to, weightOz, reference, abroad })
  return { number: parcel.number, zip: to.zip, service, postageCents: parcel.postageCents, madeAt: parcel.madeAt, pdf }
}
