// Columns of a file of tracking numbers that are not read and look like the number or the order: which one is meant is asked.
import { fieldByName, fieldByWeakName, foldName } from '../../column/field.rules.ts'
import { wordsOf } from '../../column/unclear.rules.ts'
import type { AskedField, SaidColumns, TrackingField } from './field.rules.ts'

export interface AskedColumn {
  header: string
  looksLike: AskedField
}

/** A word of the name by which one is known, unless another says that it is about something else. */
const signs: Readonly<Record<AskedField, { any: RegExp; not: RegExp }>> = {
  trackingNumber: {
    any: /\b(?:tracking|track|waybill|awb|consignment|(?:shipment|parcel|package|label) (?:number|no|code))\b|vận đơn/,
    not: /link|url|page|site|status|date|time|event|carrier|provider|company|cost|price|fee|return|type/,
  },
  orderId: {
    any: /\b(?:order|po|sale|sales record|reference|external id)\b|đơn hàng|mã đơn/,
    not: /date|time|total|status|item|line|qty|quantity|amount|value|price|cost|fee|tax|weight|type|count|note|source|channel|store|email|phone|product|sku|paid|ship/,
  },
}

interface Table {
  columns: readonly { header: string; field: TrackingField | null }[]
  /** The cells of each row, as wide as the columns. */
  rows: readonly (readonly string[])[]
}

/**
 * What is asked about a table. A number where its column looks like one by name, or by the numbers in it, and says other than what is read;
 * an order where rows name none by the column that is read, for of several names that are all filled the best one goes first. Of what the
 * seller has said nothing is asked any more.
 */
export function askedColumns({ columns, rows }: Table, said: SaidColumns, isNumber: (text: string) => boolean): AskedColumn[] {
  const cell = (row: readonly string[], at: number) => (at < 0 ? '' : (row[at] ?? '').trim())
  const number = columns.findIndex(({ field }) => field === 'trackingNumber')
  const orders = columns.flatMap(({ field }, at) => (field === 'orderId' || field === 'inkportId' ? [at] : []))
  return columns.flatMap(({ header, field }, at): AskedColumn[] => {
    const filled = field === null ? rows.filter(row => cell(row, at) !== '') : []
    if (filled.length === 0) return []
    const holdsNumbers = filled.filter(row => isNumber(cell(row, at))).length * 2 > filled.length
    if (said.numberColumn === undefined && (holdsNumbers || looksLike('trackingNumber', header))) {
      const says = filled.some(row => cell(row, number) !== cell(row, at))
      return says ? [{ header, looksLike: 'trackingNumber' }] : []
    }
    const isOrder = said.orderColumn === undefined && !holdsNumbers && (looksLike('orderId', header) || namesOrder(header))
    return isOrder && filled.some(row => orders.every(read => cell(row, read) === '')) ? [{ header, looksLike: 'orderId' }] : []
  })
}

function looksLike(field: AskedField, header: string): boolean {
  const name = wordsOf(header)
  return signs[field].any.test(name) && !signs[field].not.test(name)
}
const namesOrder = (header: string): boolean => (fieldByName.get(foldName(header)) ?? fieldByWeakName.get(foldName(header))) === 'orderId'
