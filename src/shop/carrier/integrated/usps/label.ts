// A label of USPS: bought under our key, so that the same bytes are sold once, however often they are sent.
import { z } from 'zod'
import { Fault } from '#base/fault.ts'
import { sumCents } from '#base/money.ts'
import { type BoughtLabel, CarrierTrouble, type Opened } from '../../rules.ts'
import { type LabelFormat, mailingDayOf, serviceOfClass, type UspsService } from './account.rules.ts'
import { Label } from './api/answers.ts'
import { type Api, type Reply, read } from './api/http.ts'

/** USPS's JSON has the paper in it; its usual answer comes in parts. */
const accept = 'application/vnd.usps.labels+json'

/** What `labelBody` wrote. */
const Frozen = z.object({
  toAddress: z.object({ ZIPCode: z.string().optional(), ZIPPlus4: z.string().optional(), postalCode: z.string().optional() }),
  packageDescription: z.object({ mailClass: z.string(), mailingDate: z.string() }),
})

/** Throws CREATE_LABEL_FAILED and CUSTOMS_REFUSED where nothing was sold, and a CarrierTrouble. */
export async function buyLabel(api: Api, opened: Opened, now: Date): Promise<BoughtLabel> {
  // Nothing was bought by it yet, and its day may not be changed: it is opened anew.
  if (!isOfToday(opened, now)) throw failed('its mailing date has passed')
  const reply = await order(api, opened)
  if (reply.isDone) return labelOf(reply.json, opened, { format: api.opening.format, now })
  // Of any other error nobody knows what became of the purchase.
  if (![400, 422].includes(reply.status)) throw new CarrierTrouble('UNKNOWN', { said: reply.said })
  throw refusalOf(reply.about)
}

/**
 * What became of a purchase: the same call under the same key, which sells nothing twice and answers what it sold. What is refused now may have
 * been sold before.
 */
export async function findLabel(api: Api, opened: Opened, now: Date): Promise<BoughtLabel> {
  const reply = await order(api, opened)
  if (!reply.isDone) throw new CarrierTrouble('UNKNOWN', { said: reply.said })
  return labelOf(reply.json, opened, { format: api.opening.format, now })
}

/** USPS takes no label whose mailing day is over. */
export const isOfToday = (opened: Opened, now: Date): boolean => frozenIn(opened).packageDescription.mailingDate >= mailingDayOf(now)

const order = (api: Api, opened: Opened): Promise<Reply> =>
  api.ask({
    method: 'POST',
    path: serviceIn(opened).isAbroad ? '/international-labels/v3/international-label' : '/labels/v3/label',
    body: opened.asked,
    key: opened.ref,
    accept,
    isPaid: true,
  })

const frozenIn = ({ asked }: Opened) => Frozen.parse(JSON.parse(asked)) // written by `labelBody` alone
function serviceIn(opened: Opened): UspsService {
  const service = serviceOfClass(frozenIn(opened).packageDescription.mailClass)
  if (!service) throw new Error('A label of no service was opened.')
  return service
}

/** Throws a CarrierTrouble UNKNOWN where the label cannot be read: it is asked for again, and bought no second time. */
function labelOf(json: unknown, opened: Opened, { format, now }: { format: LabelFormat; now: Date }): BoughtLabel {
  const label = read(Label, json)
  const number = (label.trackingNumber ?? label.internationalTrackingNumber ?? '').replace(/\s/g, '').toUpperCase()
  if (!/^[A-Z0-9]{13,34}$/.test(number)) throw unclear('The label has no number.')
  // What is charged for beside the postage is part of what the label cost.
  const postageCents = sumCents([label.postage, ...[...label.fees, ...label.extraServices].map(({ price }) => price)])
  if (Number.isNaN(postageCents)) throw unclear('The postage cannot be read.')
  const paper = Buffer.from(label.labelImage, 'base64')
  const head = paper.subarray(0, 4_096).toString('latin1')
  if (!(format === 'PDF' ? head.startsWith('%PDF-') : head.includes('^XA'))) throw unclear(`The label is no ${format}.`)
  const { toAddress: to } = frozenIn(opened)
  const zip = to.postalCode ?? [to.ZIPCode, to.ZIPPlus4].filter(Boolean).join('-')
  return { number, zip, service: serviceIn(opened).name, postageCents, madeAt: now, form: format, paper, ref: opened.ref }
}
const unclear = (said: string) => new CarrierTrouble('UNKNOWN', { said })

const failed = (reason: string) => new Fault('CREATE_LABEL_FAILED', { values: { reason } })

/** USPS's words are for staff: sellers read what they are about. */
function refusalOf(about: string): Fault {
  const is = (words: readonly string[]) => words.some(word => about.toLowerCase().includes(word))
  if (is(['customs', 'tariff', 'aesitn', 'contents']))
    return new Fault('CUSTOMS_REFUSED', { values: { reason: 'the declaration is refused' } })
  if (is(['address', 'zip', 'street', 'city', 'postalcode'])) return failed('the address is refused')
  if (is(['weight', 'length', 'width', 'height', 'dimension'])) return failed('the weight or the size is refused')
  return failed('the label is refused')
}
