// The sandbox carrier: sells sample labels, takes them back, and reports how its parcels travel. Its books are its own table.
import { Fault } from '#base/fault.ts'
import { day } from '#base/time.ts'
import type { Database } from '#engine/db/database.ts'
import { readSetting } from '#shop/setting/setting.ts'
import type { Carrier, CarrierService } from '../../port.ts'
import { type BoughtLabel, CarrierTrouble, isAbroad, type Rate, type Shipment, type VoidAnswer } from '../../rules.ts'
import { isMailedAbroad, whyNotDeclared } from '../usps/international.rules.ts'
import { usps } from '../usps/usps.ts'
import { drawSandboxLabel, sampleMark } from './label.sandbox.ts'
import {
  sandboxAdvice,
  sandboxChecked,
  sandboxEvents,
  sandboxNumber,
  sandboxPostage,
  sandboxRefund,
  sandboxService,
  sandboxServices,
  sandboxTrouble,
} from './rules.ts'
import { findByKey, findVoided, insertParcel, listHanded, type SandboxParcel, setHanded, setNumber, setVoided } from './store.ts'

export const sandbox: Carrier = {
  id: 'sandbox',
  standsFor: usps,
  account: {
    name: 'Sandbox',
    // It opens to everybody: what is typed here shows how a secret is kept.
    fields: [{ name: 'token', label: ['Access token', 'Mã truy cập'], isSecret: true, most: 200, isOptional: true }],
    modes: ['LIVE', 'TEST'],
    services: sandboxServices,
    isTracker: db => readSetting(db, 'isSandboxTracker'),
  },
  service: ({ db }, { services, credentials }) => serviceOn(db, services, credentials.token),
}

function serviceOn(db: Database, services: readonly string[], token: string | undefined): CarrierService {
  return {
    check: async () => sandboxChecked(token),
    verify: async place => sandboxAdvice(place),
    rates: async shipment => ratesOf(shipment, services),
    async open(key, shipment, service) {
      const rate = ratesOf(shipment, services).find(it => it.service === service)
      if (!rate) throw new Fault('CREATE_LABEL_FAILED', { values: { reason: `no service ${service}` } })
      return { ref: key, asked: JSON.stringify({ shipment, service }), rateRef: '', quotedCents: rate.cents }
    },
    async buy({ ref: key, asked, quotedCents: postageCents }) {
      const { shipment, service } = JSON.parse(asked) as { shipment: Shipment; service: string } // written by `open` alone
      const trouble = sandboxTrouble(shipment.to)
      if (trouble) throw new CarrierTrouble(trouble)
      const parcel = await db.transaction(async tx => {
        const id = await insertParcel(tx, { key, shipment, service, postageCents })
        if (id !== undefined) await setNumber(tx, id, sandboxNumber(sandboxService(service), id))
        return findByKey(tx, key)
      })
      return boughtLabel(parcel)
    },
    async find({ ref }) {
      const parcel = await findByKey(db, ref)
      return parcel ? boughtLabel(parcel) : 'NOT_BOUGHT'
    },
    async void({ number }) {
      const sellersMs = sellersHandMs / (await readSetting(db, 'sandboxSpeed'))
      await db.transaction(tx => setVoided(tx, number, sellersMs))
      return refundOf(db, number)
    },
    voidState: ({ number }) => refundOf(db, number),
    async handOver(_key, labels) {
      const numbers = labels.map(({ number }) => number)
      return { formNumber: await db.transaction(tx => setHanded(tx, numbers)), mark: sampleMark }
    },
    async events(numbers) {
      const speed = await readSetting(db, 'sandboxSpeed')
      const parcels = await listHanded(db, numbers, sellersHandMs / speed)
      return parcels.flatMap(({ number, handedAt, shipment }) => {
        const { from, to } = shipment ?? { from: somewhere, to: somewhere }
        return sandboxEvents({ number, handedAt, from, to }, db.now(), speed)
      })
    },
  }
}

async function refundOf(db: Database, number: string): Promise<VoidAnswer> {
  const parcel = await findVoided(db, number)
  return parcel ? sandboxRefund(parcel, db.now(), await readSetting(db, 'sandboxSpeed')) : { state: 'REFUSED', said: 'already scanned' }
}

/** Sellers hand over what they send themselves on the next day. */
const sellersHandMs = day

/** Labels that others sold are carried, too: of them only the number is known. */
const somewhere = { name: '', city: 'Sandbox City', state: 'US' }

function ratesOf(shipment: Shipment, services: readonly string[]): Rate[] {
  const reason = whyNotCarried(shipment)
  if (reason) throw new Fault('CREATE_LABEL_FAILED', { values: { reason } })
  const wrong = isAbroad(shipment.country) ? whyNotDeclared(shipment.customs, shipment.country) : undefined
  if (wrong) throw new Fault('CUSTOMS_REFUSED', { values: { reason: wrong } })
  return sandboxServices
    .filter(({ code, carries, mostOz }) => services.includes(code) && carries(shipment.country) && shipment.weightOz <= mostOz)
    .map(service => ({ service: service.code, name: service.name, cents: sandboxPostage(service, shipment.weightOz) }))
}

const whyNotCarried = ({ country, to, weightOz }: Shipment): string | undefined => {
  if (isAbroad(country) && !isMailedAbroad(country)) return `no service to ${country}`
  if (!isAbroad(country) && !/^\d{5}(-?\d{4})?$/.test(to.zip)) return `the ZIP ${to.zip} is not one`
  const mostPounds = isAbroad(country) ? 66 : 70
  return weightOz > mostPounds * 16 ? `the parcel is heavier than ${mostPounds} lb` : undefined
}

async function boughtLabel(parcel: SandboxParcel | undefined): Promise<BoughtLabel> {
  if (!parcel?.shipment || parcel.service === null || parcel.number === null) throw new Error('The sandbox carrier lost a parcel.')
  const { from, to, country, weightOz, reference, customs } = parcel.shipment
  const { indicator, name: service } = sandboxService(parcel.service)
  const abroad = isAbroad(country) ? { country, customs } : undefined
  const paper = await drawSandboxLabel({ number: parcel.number, indicator, service, from, to, weightOz, reference, abroad })
  const { number, postageCents, madeAt } = parcel
  return { number, zip: to.zip, service, postageCents, madeAt, form: 'PDF', paper, ref: '' }
}
