// Columns of a file of tracking numbers: our own shapes, the one that TikTok takes, and what tools that sell postage write.
import { fieldByName, fieldByWeakName, foldName } from '../../column/field.rules.ts'

export const trackingFields = ['orderId', 'inkportId', 'trackingNumber', 'carrier'] as const
export type TrackingField = (typeof trackingFields)[number]
/** What a file cannot do without, and what is asked about where several columns may be it. */
export const askedFields = ['orderId', 'trackingNumber'] as const
export type AskedField = (typeof askedFields)[number]
/** The columns of which a seller has said themselves what they are, by header. */
export interface SaidColumns {
  orderColumn?: string | undefined
  numberColumn?: string | undefined
}

/** Other names than those by which files of orders know a field; the best one first, for a file may have several. */
const names: Readonly<Record<TrackingField, string>> = {
  inkportId: 'inkport id, inkport order, inkport order id',
  orderId:
    'seller order id, order - number, order number, order id, external id, order, order no, order name, mã đơn hàng, ' +
    'reference number, reference, reference 1, reference id, customer reference, customer reference 1, shipment reference, ' +
    'rubber stamp 1, po number, invoice number, printed message',
  trackingNumber:
    'tracking number, tracking id, tracking, tracking no, tracking code, shipment - tracking number, usps tracking number, ' +
    'usps tracking, tracking numbers, label number, mã vận đơn, số vận đơn, vận đơn',
  carrier:
    'carrier, shipping provider name, shipping provider, provider, shipment - carrier, carrier name, carrier code, shipping carrier, ' +
    'courier, shipping carrier used, hãng vận chuyển, đơn vị vận chuyển, service, shipment - service, service type, mail class, shipping service',
}
const listOf = (field: TrackingField): readonly string[] => names[field].split(',').map(foldName)

/** Which field each column of a header is; each field stands for one column at most: the one that its seller has said, else the one with its best name. */
export function trackingColumns(header: readonly string[], said: SaidColumns = {}): (TrackingField | null)[] {
  const fields = columnsByName(header)
  const say = (text: string | undefined, field: AskedField, others: readonly TrackingField[]) => {
    const at = text === undefined ? -1 : header.indexOf(text)
    if (text === undefined || (at >= 0 && others.some(other => fields[at] === other))) return
    for (const [each, given] of fields.entries()) if (others.some(other => given === other)) fields[each] = null
    if (at >= 0) fields[at] = field
  }
  say(said.numberColumn, 'trackingNumber', ['trackingNumber'])
  say(said.orderColumn, 'orderId', ['orderId', 'inkportId'])
  return fields
}

function columnsByName(header: readonly string[]): (TrackingField | null)[] {
  const folded = header.map(foldName)
  const fields: (TrackingField | null)[] = header.map(() => null)
  for (const field of trackingFields) {
    const at = bestOf(field, folded)
    if (at >= 0 && fields[at] === null) fields[at] = field
  }
  // Our own list of numbers has both: there "Order ID" is ours.
  const ours = folded.indexOf('orderid')
  if (fields[folded.indexOf('sellerorderid')] === 'orderId' && !fields.includes('inkportId') && ours >= 0) fields[ours] = 'inkportId'
  return fields
}

function bestOf(field: TrackingField, folded: readonly string[]): number {
  for (const name of listOf(field)) {
    const at = folded.indexOf(name)
    if (at >= 0) return at
  }
  if (field !== 'orderId' && field !== 'trackingNumber') return -1
  return folded.findIndex(name => (fieldByName.get(name) ?? fieldByWeakName.get(name)) === field)
}

/** The header of a file is the row that names the most fields. One beside other cells is enough; alone it may be a title. */
export const knownTrackingColumns = (cells: readonly string[]): number =>
  cells.length > 1 ? 2 * trackingColumns(cells).filter(field => field !== null).length : 0

/** What a file must say to be one of tracking numbers; nothing is missing: undefined. */
export function missingTrackingColumn(fields: readonly (TrackingField | null)[]): 'order id' | 'tracking number' | undefined {
  if (!fields.includes('orderId') && !fields.includes('inkportId')) return 'order id'
  return fields.includes('trackingNumber') ? undefined : 'tracking number'
}
