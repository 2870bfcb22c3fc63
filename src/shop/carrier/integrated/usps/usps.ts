// The United States Postal Service: known by its numbers, and sells labels by an account of ours. What it is told is frozen before anything is
// bought, and is bought once under our key.
import { Fault } from '#base/fault.ts'
import type { Engine } from '#engine/engine.ts'
import { mod10, s10Country } from '../../known/check-digit.rules.ts'
import type { Carrier, CarrierService, NumberInBarcode, OpenAccount } from '../../port.ts'
import { type CarrierEvent, CarrierTrouble, type Rate, type Shipment } from '../../rules.ts'
import { mailingDayOf, uspsServices } from './account.rules.ts'
import { Tracked } from './api/answers.ts'
import { type Api, openApi, read } from './api/http.ts'
import { cancelLabel } from './cancel.ts'
import { eventsOf } from './event.rules.ts'
import { handOver } from './form.ts'
import { whyNotSent } from './international.rules.ts'
import { buyLabel, findLabel } from './label.ts'
import { askPrices, priceBookOf, priceKeyOf } from './price.ts'
import { labelBody, whyNotAddressed, whyNotListed } from './shipment.rules.ts'
import { uspsStandIn } from './stand-in/stand-in.ts'

/** To each of its interfaces by default (USPS/api-examples, issue 30); more is asked for at USPS. */
const anHour = 60
const callsPerHour = {
  labels: anHour,
  'international-labels': anHour,
  prices: anHour,
  'international-prices': anHour,
  'scan-forms': anHour,
  tracking: anHour,
}

export const usps: Carrier = {
  id: 'usps',
  name: 'USPS',
  alsoNamed: ['unitedstatespostalservice', 'uspostalservice', 'stamps', 'endicia'],
  trackingUrl: number => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${encodeURIComponent(number)}`,
  numbers: {
    isNumber: isUspsNumber,
    isLike: number => /^9[1-5](?:\d{20}|\d{24})$/.test(number) || /^[A-Z]{2}\d{9}US$/.test(number),
    inBarcode,
    inText: [
      /(?<!\d)(?:420[ \t]?\d{5}(?:[ \t]?\d{4})?\s?)?(9[1-5](?:[ \t]?\d){20}(?:(?:[ \t]?\d){4})?)(?![ \t]?\d)/g,
      /\b([A-Z]{2}[ \t]?(?:\d[ \t]?){9}US)\b/g,
    ],
  },
  account: {
    fields: [
      { name: 'consumerKey', label: ['Consumer key', 'Khóa ứng dụng (consumer key)'], isSecret: true, most: 200 },
      { name: 'consumerSecret', label: ['Consumer secret', 'Khóa bí mật của ứng dụng (consumer secret)'], isSecret: true, most: 200 },
      { name: 'crid', label: ['Customer registration ID (CRID)', 'Mã đăng ký khách hàng (CRID)'], isSecret: false, most: 15 },
      { name: 'mid', label: ['Mailer ID (MID)', 'Mã người gửi (MID)'], isSecret: false, most: 9 },
      {
        name: 'manifestMid',
        label: ['Mailer ID of manifests, where it is another', 'Mã người gửi của bảng kê, nếu khác'],
        isSecret: false,
        most: 9,
        isOptional: true,
      },
      { name: 'epsAccount', label: ['Payment account (EPS)', 'Tài khoản thanh toán (EPS)'], isSecret: false, most: 20 },
      { name: 'phone', label: ['Phone of the sender', 'Điện thoại người gửi'], isSecret: false, most: 20, isOptional: true },
      {
        name: 'parcelInches',
        label: ['Parcel in inches, as 12x9x1', 'Kích thước kiện tính bằng inch, như 12x9x1'],
        isSecret: false,
        most: 20,
        isOptional: true,
      },
      {
        name: 'labelFormat',
        label: ['Label format: PDF or ZPL', 'Định dạng nhãn: PDF hoặc ZPL'],
        isSecret: false,
        most: 3,
        isOptional: true,
      },
    ],
    // None is LIVE before its idempotency key was tried on its test environment.
    modes: ['TEST', 'TRIAL'],
    services: uspsServices,
    callsPerHour,
    tracking: { api: 'tracking', numbersPerCall: 1 },
  },
  service: serviceOn,
  standIn: uspsStandIn,
}

function serviceOn(engine: Engine, account: OpenAccount): CarrierService {
  const api = openApi(engine, account)
  const book = priceBookOf(engine.outbound)
  const now = () => engine.db.now()
  const mailingNow = ({ size = api.opening.size }: Shipment) => ({ opening: { ...api.opening, size }, mailingDate: mailingDayOf(now()) })

  /** Throws CREATE_LABEL_FAILED and CUSTOMS_REFUSED before USPS is asked, where it would refuse the parcel. */
  async function rates(shipment: Shipment): Promise<Rate[]> {
    const wrong = whyNotAddressed(shipment)
    if (wrong) throw new Fault('CREATE_LABEL_FAILED', { values: { reason: wrong } })
    const undeclared = whyNotSent(shipment) ?? whyNotListed(shipment.customs)
    if (undeclared) throw new Fault('CUSTOMS_REFUSED', { values: { reason: undeclared } })
    const services = uspsServices.filter(
      ({ code, carries, mostOz }) => account.services.includes(code) && carries(shipment.country) && shipment.weightOz <= mostOz,
    )
    if (services.length === 0) return []
    const wanted = { services, mailing: mailingNow(shipment) }
    const key = `${account.id} ${account.mode} ${priceKeyOf(shipment, wanted)}`
    return book.read(key, () => askPrices(api, shipment, wanted))
  }

  return {
    rates,
    async open(key, shipment, code) {
      const service = uspsServices.find(it => it.code === code)
      const rate = (await rates(shipment)).find(it => it.service === code)
      if (!service || !rate) throw new Fault('CREATE_LABEL_FAILED', { values: { reason: 'there is no rate' } })
      return { ref: key, asked: labelBody(shipment, service, mailingNow(shipment)), rateRef: '', quotedCents: rate.cents }
    },
    buy: opened => buyLabel(api, opened, now()),
    find: opened => findLabel(api, opened, now()),
    void: label => cancelLabel(api, label),
    handOver: async (key, labels) => handOver(api, key, labels, { from: await account.sender(), now: now() }),
    events: numbers => told(api, numbers),
    async check() {
      await api.authorize()
      // Nothing that was bought by an account for tests ever moves; that one which pays is told of its parcels is to be proved first.
      return { isGood: true, tells: account.mode === 'TRIAL', said: '' }
    },
  }
}

/** What happened to these parcels. Where the answers end in between, what was told before is told all the same. */
async function told(api: Api, numbers: readonly string[]): Promise<CarrierEvent[]> {
  const events: CarrierEvent[] = []
  for (const [at, number] of numbers.entries())
    try {
      // One number a call: how many a call may have stands nowhere.
      const body = JSON.stringify([{ trackingNumber: number }])
      const reply = await api.ask({ method: 'POST', path: '/tracking/v3r2/tracking?expand=DETAIL', body })
      // What is not known yet has not been handed over, or not been scanned.
      const tracked = reply.isDone ? read(Tracked, reply.json) : []
      const own = tracked.find(({ trackingNumber }) => trackingNumber?.toUpperCase() === number.toUpperCase())
      events.push(...eventsOf(number, own?.trackingEvents ?? []))
    } catch (error) {
      if (at === 0 || !(error instanceof CarrierTrouble)) throw error
      break
    }
  return events
}

/**
 * An IMpb number of 22 or 26 digits (Publication 199: its own check digit is the last), one of 20 digits from the years before, or the S10
 * form of international mail, such as EC123456785US. Twenty digits that begin with 00 are GS1's number of any parcel (SSCC), not a post's.
 */
export function isUspsNumber(number: string): boolean {
  if (/^9[1-5](?:\d{20}|\d{24})$/.test(number)) return mod10(number.slice(0, -1)) === number.slice(-1)
  if (/^(?!00)\d{20}$/.test(number)) return mod10(number.slice(0, -1)) === number.slice(-1)
  return s10Country(number) === 'US'
}

/** Where two readings fit, the number has the usual 22 digits. International mail bears its number alone. */
function inBarcode(barcode: string): NumberInBarcode | undefined {
  if (/^[A-Z]{2}\d{9}US$/.test(barcode)) return { number: barcode }
  const match = impbForms.map(form => form.exec(barcode)).find(found => found !== null)
  return match?.[2] === undefined ? undefined : { number: match[2], zip: match[1] }
}
const impbForms = [/^(?:420(\d{9}|\d{5}))?(9[1-5]\d{20})$/, /^(?:420(\d{9}|\d{5}))?(9[1-5]\d{24})$/]
