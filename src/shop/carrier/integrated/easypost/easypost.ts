// EasyPost: sells the labels of other carriers by one account. It has no idempotency key: a shipment costs nothing until it is bought, and
// only the one that we kept is ever bought.
import { Fault } from '#base/fault.ts'
import { exactCents } from '#base/money.ts'
import type { Engine } from '#engine/engine.ts'
import type { Carrier, CarrierService, OpenAccount } from '../../port.ts'
import { type CarrierEvent, CarrierTrouble, type Opened, type Rate, type Shipment as Sent } from '../../rules.ts'
import { whyNotSent } from '../usps/international.rules.ts'
import { easypostServices, formatOf, serviceOfRate } from './account.rules.ts'
import { verifyAddress } from './address.ts'
import { Shipment, Trackers } from './answers.ts'
import { eventsOf } from './event.rules.ts'
import { handOver } from './form.ts'
import { type Api, openApi, type Reply, read } from './http.ts'
import { labelOf } from './label.ts'
import { easypostNews } from './push/news.ts'
import { subscribe } from './push/webhook.ts'
import { refund, refundState } from './refund.ts'
import { shipmentBody } from './shipment.rules.ts'
import { easypostStandIn } from './stand-in/stand-in.ts'
import { meaningOf, reasonOf } from './trouble.rules.ts'

export const easypost: Carrier = {
  id: 'easypost',
  account: {
    name: 'EasyPost',
    fields: [
      { name: 'apiKey', label: ['API key', 'Khóa API'], isSecret: true, most: 200 },
      {
        name: 'customsSigner',
        label: ['Signer of customs forms', 'Người ký tờ khai hải quan'],
        isSecret: false,
        most: 60,
        isOptional: true,
      },
      { name: 'phone', label: ['Phone of the sender', 'Điện thoại người gửi'], isSecret: false, most: 20, isOptional: true },
      {
        name: 'labelFormat',
        label: ['Label format: PDF or ZPL', 'Định dạng nhãn: PDF hoặc ZPL'],
        isSecret: false,
        most: 3,
        isOptional: true,
      },
    ],
    modes: ['LIVE', 'TEST', 'TRIAL'],
    services: easypostServices,
    // Our own limit: EasyPost publishes none, and says 429 where it is too much.
    callsPerHour: { trackers: 300 },
    tracking: { api: 'trackers', numbersPerCall: 1 },
  },
  service: serviceOn,
  news: easypostNews,
  standIn: easypostStandIn,
}

interface OfferedRate extends Rate {
  /** What EasyPost knows the rate by. */
  ref: string
}

function serviceOn(engine: Engine, account: OpenAccount): CarrierService {
  const api = openApi(engine, account)
  const { phone = '', customsSigner = '', labelFormat } = account.credentials
  const format = formatOf(labelFormat)
  const pathOf = (ref: string) => `/v2/shipments/${encodeURIComponent(ref)}`

  /** A new shipment with what it may be bought for. */
  async function create(shipment: Sent, key?: string): Promise<{ ref: string; rates: OfferedRate[] }> {
    const wrong = whyNotSent(shipment)
    if (wrong) throw new Fault('CUSTOMS_REFUSED', { values: { reason: wrong } })
    const body = shipmentBody(shipment, { key, format, phone, customsSigner })
    const { id, rates } = read(Shipment, doneOf(await api.ask({ method: 'POST', path: '/v2/shipments', body })))
    return { ref: id, rates: offered(rates, account.services) }
  }

  async function find({ ref }: Opened) {
    const now = engine.db.now()
    const reply = await api.ask({ method: 'GET', path: pathOf(ref) })
    // It is ours: that it is not there says nothing of it.
    if (!reply.isDone) throw new CarrierTrouble('UNKNOWN', { said: reply.said })
    return labelOf(api, reply.json, { format, now })
  }

  return {
    rates: async shipment => (await create(shipment)).rates.map(({ service, name, cents }) => ({ service, name, cents })),
    async open(key, shipment, service) {
      const { ref, rates } = await create(shipment, key)
      const rate = rates.find(it => it.service === service)
      if (!rate) throw new Fault('CREATE_LABEL_FAILED', { values: { reason: 'there is no rate' } })
      return { ref, asked: JSON.stringify({ rate: { id: rate.ref } }), rateRef: rate.ref, quotedCents: rate.cents }
    },
    async buy(opened) {
      const now = engine.db.now()
      const reply = await api.ask({ method: 'POST', path: `${pathOf(opened.ref)}/buy`, body: opened.asked })
      if (!reply.isDone && meaningOf(reply.code) === 'UNKNOWN') throw new CarrierTrouble('UNKNOWN', { said: reply.said })
      const isSold = !reply.isDone && meaningOf(reply.code) === 'SOLD'
      const label = isSold ? await find(opened) : await labelOf(api, doneOf(reply), { format, now })
      if (label === 'NOT_BOUGHT') throw new CarrierTrouble('UNKNOWN', { said: 'Sold, and not sold.' })
      return label
    },
    find,
    verify: place => verifyAddress(api, place),
    void: ({ ref }) => refund(api, ref, engine.db.now()),
    voidState: ({ ref }) => refundState(api, ref),
    handOver: (key, labels) => handOver(api, key, labels, engine.db.now()),
    events: numbers => told(api, numbers),
    subscribe: (address, secret) => subscribe(api, address, secret),
    async check() {
      const reply = await api.ask({ method: 'GET', path: '/v2/shipments?page_size=1' })
      // Nothing that was bought by a key for tests ever moves.
      return { isGood: reply.isDone, tells: account.mode !== 'TEST', said: reply.isDone ? '' : reply.said }
    },
  }
}

/** What happened to these parcels. Where the answers end in between, what was told before is told all the same. */
async function told(api: Api, numbers: readonly string[]): Promise<CarrierEvent[]> {
  const events: CarrierEvent[] = []
  for (const [at, number] of numbers.entries())
    try {
      const reply = await api.ask({ method: 'GET', path: `/v2/trackers?page_size=1&tracking_code=${encodeURIComponent(number)}` })
      const trackers = reply.isDone ? read(Trackers, reply.json).trackers : []
      const own = trackers.find(({ tracking_code: code }) => code.toUpperCase() === number.toUpperCase())
      events.push(...eventsOf(number, own?.tracking_details ?? []))
    } catch (error) {
      if (at === 0 || !(error instanceof CarrierTrouble)) throw error
      break
    }
  return events
}

/** Of each service that is on, the cheapest. Throws nothing for a rate that cannot be read: it is no free label, and none is offered. */
function offered(rates: Shipment['rates'], services: readonly string[]): OfferedRate[] {
  const all = rates.flatMap(rate => {
    const service = serviceOfRate(rate)
    const cents = exactCents(rate.rate)
    const isOffered = service && services.includes(service.code) && rate.currency === 'USD' && cents > 0
    return isOffered ? [{ service: service.code, name: service.name, cents, ref: rate.id }] : []
  })
  const cheapest = all.toSorted((one, other) => one.cents - other.cents)
  return cheapest.filter(({ service }, at) => cheapest.findIndex(it => it.service === service) === at)
}

/** What was done. Throws what its error says: of a shipment that was refused, nothing was bought. */
function doneOf(reply: Reply): unknown {
  if (reply.isDone) return reply.json
  const { code, said } = reply
  const meaning = meaningOf(code)
  if (meaning === 'STOPPED') throw new CarrierTrouble('STOPPED', { said })
  throw new Fault(meaning === 'CUSTOMS' ? 'CUSTOMS_REFUSED' : 'CREATE_LABEL_FAILED', { values: { reason: reasonOf(code) } })
}
