// Labels as the stand-in sells them and takes them back.
import { plainCents } from '#base/money.ts'
import { day, later, minute } from '#base/time.ts'
import type { StandInAnswer, StandInBooks, StandInCall } from '../../../port.ts'
import { done } from '../../stand-in.ts'
import { mailingDayOf } from '../account.rules.ts'
import { bodyOf, failed } from './answer.ts'
import { AbroadLabel, HomeLabel } from './asked.ts'
import { countSold, findHeld, findKeyed, type Held, hashOf, keep, keepKey, nextOf } from './books.ts'
import { numberOf, pdfOf, zplOf } from './paper.ts'
import { feeCentsOf, feesOf, postageCentsOf, stockCode } from './prices.ts'

/** Who asks: the app by its token, and whose the account is that pays. */
export interface Asker {
  owner: string
  crid: string
}

/** The same bytes under the same key are sold once, whenever they come again; other bytes under it are refused. */
export async function sell(call: StandInCall, books: StandInBooks, { owner }: Asker, isAbroad: boolean): Promise<StandInAnswer> {
  const read = await bodyOf(isAbroad ? AbroadLabel : HomeLabel, call, books)
  if (!read.success) return read.refusal
  const asked = read.data
  const key = call.headers['x-idempotency-key'] ?? ''
  const bytes = hashOf(call.body)
  const before = key === '' ? undefined : await findKeyed(books, owner, key)
  if (before && before.bytes !== bytes) return failed(400, 'The key was used for another request', 'X-Idempotency-Key')
  const sold = before && (await findHeld(books, before.number))
  if (sold) return labelOf(sold)
  const { packageDescription: parcel } = asked
  const wrong = whyNotSold(asked, books.now())
  if (wrong) return wrong
  const postageCents = postageCentsOf(parcel)
  if (postageCents === undefined) return failed(400, 'The weight exceeds the maximum of the mail class', 'packageDescription.weight')
  const number = numberOf(parcel.mailClass, await nextOf(books, 'serial'))
  const feeCents = feeCentsOf(parcel)
  const at = books.now().toISOString()
  const held: Held = { owner, number, asked, postageCents, feeCents, at, state: 'SOLD', disputedOn: null, formNumber: null, events: [] }
  await keep(books, held)
  if (key !== '') await keepKey(books, { owner, key, number, bytes })
  // Last: where the process is killed at the sight of this count, the label is found under its key.
  await countSold(books, held)
  return labelOf(held)
}

/** Up to seven days ahead; a ZIP of noughts is nowhere. */
function whyNotSold({ toAddress: to, packageDescription: { mailingDate } }: Held['asked'], now: Date): StandInAnswer | undefined {
  if (mailingDate < mailingDayOf(now) || mailingDate > mailingDayOf(later(now, 7 * day)))
    return failed(400, 'The mailing date is not today, nor within seven days', 'packageDescription.mailingDate')
  return 'ZIPCode' in to && to.ZIPCode === '00000' ? failed(400, 'Address Not Found', 'toAddress') : undefined
}

/** LabelMetadata and InternationalLabelMetadata of its descriptions, with the paper: a label at home is answered 200, one abroad 201. */
async function labelOf(held: Held): Promise<StandInAnswer> {
  const { number, asked, postageCents, feeCents } = held
  const { packageDescription: parcel, imageInfo, toAddress } = asked
  const isHome = 'ZIPCode' in toAddress
  const paper = imageInfo.imageType === 'PDF' ? await pdfOf(held) : Buffer.from(zplOf(held))
  const shown = {
    labelAddress: toAddress,
    ...(isHome ? { routingInformation: `420${toAddress.ZIPCode}`, trackingNumber: number } : { internationalTrackingNumber: number }),
    constructCode: isHome ? 'C01' : 'I01',
    SKU: stockCode,
    postage: Number(plainCents(postageCents)),
    extraServices: isHome ? [{ name: 'USPS Tracking', price: 0, SKU: 'DXTP0EXXXCX0000' }] : [],
    fees: feesOf(feeCents),
    weightUOM: 'lb',
    weight: parcel.weight,
    mailingDate: parcel.mailingDate,
    labelImage: paper.toString('base64'),
  }
  return done(isHome ? 200 : 201, shown, { 'content-type': 'application/vnd.usps.labels+json' })
}

/** Its data is at the post: half an hour after the mailing day by Central Time, abroad after the day of the sale, or by a form. */
function isFiled({ asked, at, formNumber }: Held, now: Date): boolean {
  const lastDay = 'ZIPCode' in asked.toAddress ? asked.packageDescription.mailingDate : mailingDayOf(new Date(at))
  return formNumber !== null || mailingDayOf(later(now, -30 * minute)) > lastDay
}

/** CANCELED before the file, DISPUTED after it; one number of disputes a day and account. */
export async function takeBack(books: StandInBooks, number: string, { owner, crid }: Asker): Promise<StandInAnswer> {
  const held = await findHeld(books, number)
  const refused = (detail: string) => failed(400, detail, 'trackingNumber')
  if (held?.owner !== owner || held.state === 'CANCELED') return refused('Order not found')
  const now = books.now()
  const today = mailingDayOf(now)
  if (!isFiled(held, now)) {
    await keep(books, { ...held, state: 'CANCELED' })
    await books.count('cancelled')
    return done(200, { trackingNumber: number, status: 'CANCELED' })
  }
  if (held.events.length > 0) return refused('A refund request for this order cannot be submitted')
  if (held.disputedOn === today) return refused('A refund request for this order has already been submitted today')
  await keep(books, { ...held, state: 'DISPUTED', disputedOn: today })
  await books.count('disputes')
  return done(200, { trackingNumber: number, status: 'DISPUTED', disputeId: await disputeOf(books, crid, today) })
}

async function disputeOf(books: StandInBooks, crid: string, today: string): Promise<string> {
  const name = `dispute-${crid}-${today}`
  const known = await books.read(name)
  if (typeof known === 'string') return known
  const id = String(100_000 + (await nextOf(books, 'disputes')))
  await books.write(name, id)
  return id
}
