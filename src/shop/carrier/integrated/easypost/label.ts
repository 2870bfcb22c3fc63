// A bought shipment of EasyPost as the label that it is.
import { exactCents } from '#base/money.ts'
import { type BoughtLabel, CarrierTrouble } from '../../rules.ts'
import { type LabelFormat, serviceOfRate } from './account.rules.ts'
import { feeCentsOf, type PostageLabel, Shipment } from './answers.ts'
import { type Api, read } from './http.ts'

/**
 * Nothing where nothing was bought. Throws a CarrierTrouble UNKNOWN where its paper cannot be had, or its price not be read: it is asked for
 * again, and bought no second time.
 */
export async function labelOf(api: Api, json: unknown, given: { format: LabelFormat; now: Date }): Promise<BoughtLabel | 'NOT_BOUGHT'> {
  const { id, tracking_code: number, postage_label: label, selected_rate: rate, to_address: to, fees } = read(Shipment, json)
  if (!number && !label) return 'NOT_BOUGHT'
  if (!number || !label || !rate || !/^[A-Za-z0-9]{8,40}$/.test(number)) throw unclear('The label is not complete yet.')
  const labelFees = fees.filter(({ type }) => type === 'LabelFee').map(({ amount }) => feeCentsOf(amount))
  const postageCents = [exactCents(rate.rate), ...labelFees].reduce((sum, cents) => sum + cents, 0)
  if (Number.isNaN(postageCents) || rate.currency !== 'USD') throw unclear('The postage cannot be read.')
  const paper = await api.file(await addressOf(api, id, label, given.format))
  if (!isPaper(paper, given.format)) throw unclear(`The label is no ${given.format}.`)
  const bought = new Date(label.created_at)
  return {
    number: number.toUpperCase(),
    zip: to.zip ?? '',
    service: serviceOfRate(rate)?.name ?? `${rate.carrier} ${rate.service}`,
    postageCents,
    // A clock there that goes before ours would make what happens next look older than the label.
    madeAt: bought < given.now ? bought : given.now,
    form: given.format,
    paper,
    ref: id,
  }
}

const unclear = (said: string) => new CarrierTrouble('UNKNOWN', { said })

/** Where the paper is in this format; a label that was made in another is asked for in this one. */
async function addressOf(api: Api, id: string, label: PostageLabel, format: LabelFormat): Promise<string> {
  const known = addressIn(label, format)
  if (known) return known
  const reply = await api.ask({ method: 'GET', path: `/v2/shipments/${encodeURIComponent(id)}/label?file_format=${format}` })
  const converted = reply.isDone ? read(Shipment, reply.json).postage_label : undefined
  const address = converted ? addressIn(converted, format) : undefined
  if (!address) throw unclear(`There is no label as ${format}.`)
  return address
}

function addressIn({ label_file_type: type, label_url, label_pdf_url, label_zpl_url }: PostageLabel, format: LabelFormat) {
  const isThis = type?.toLowerCase().endsWith(`/${format.toLowerCase()}`)
  return (format === 'PDF' ? label_pdf_url : label_zpl_url) || (isThis ? label_url : undefined) || undefined
}

function isPaper(paper: Buffer, format: LabelFormat): boolean {
  const head = paper.subarray(0, 4_096).toString('latin1')
  return format === 'PDF' ? head.startsWith('%PDF-') : head.includes('^XA')
}
