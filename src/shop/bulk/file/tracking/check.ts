// The dry run of a file of tracking numbers: each row with the order that it means, and what would become of its number.
import type { Db } from '#engine/db/database.ts'
import { publicTracking } from '#shop/carrier/carrier.ts'
import { carrierNamed, carrierOfTyped, numberOfScan } from '#shop/carrier/number.carrier.ts'
import { isWrittenNumber, misreadAs } from '#shop/order/edit/number.edit.ts'
import { numberHolders } from '#shop/order/intake/known.intake.ts'
import { ordersByNames } from '#shop/order/list/named.list.ts'
import type { TrackingCheck, TrackingRow } from './contract.ts'
import type { TrackingTable } from './read.ts'
import { type FileRow, judge, type NumberSaid } from './verdict.rules.ts'

export async function checkTracking(
  db: Db,
  sellerId: number,
  fileName: string,
  { columns, said: saidColumns, unclear, rows }: TrackingTable,
): Promise<TrackingCheck> {
  const said = rows.map(saidOf)
  const names = rows.map(namesOf)
  const orders = await ordersByNames(db, sellerId, {
    ids: [...new Set(names.flatMap(name => name.ids))],
    externalIds: [...new Set(names.flatMap(name => name.externalIds))],
  })
  const byId = new Map(orders.map(order => [order.id, order]))
  const byName = Map.groupBy(orders, order => (order.externalId ?? '').toLowerCase())
  const holders = await numberHolders(db, sellerId, [...new Set(said.map(({ number }) => number))].filter(isWrittenNumber))
  const ofOrder = new Map<number, { row: number; number: string }>()
  const ofNumber = new Map<string, { row: number; orderId: number }>()
  const checked = rows.map((row, at): TrackingRow => {
    const number = said[at] ?? saidOf(row)
    const { ids, externalIds } = names[at] ?? namesOf(row)
    const named = new Set([...externalIds.flatMap(id => byName.get(id.toLowerCase()) ?? []), ...ids.flatMap(id => byId.get(id) ?? [])])
    const found = [...named].sort((one, other) => other.id - one.id)
    const known = {
      orders: found,
      holders: holders.get(number.number) ?? [],
      ofOrder: (id: number) => ofOrder.get(id),
      ofNumber: (text: string) => ofNumber.get(text),
    }
    const { verdict, order, fault, warnings } = judge(row, number, known)
    if (order && (verdict === 'SET' || verdict === 'SAME') && !ofOrder.has(order.id)) {
      ofOrder.set(order.id, { row: row.row, number: number.number })
      ofNumber.set(number.number, { row: row.row, orderId: order.id })
    }
    return {
      ...{ row: row.row, orderName: (row.inkportId || row.orderId).slice(0, 100), orderId: order?.id ?? null },
      ...{ externalId: order?.externalId ?? null, status: order ? (byId.get(order.id)?.status ?? null) : null },
      ...{ trackingNumber: number.number.slice(0, 100), ...publicTracking('', number.number) },
      ...{ verdict, fault, warnings, cells: [...row.cells] },
    }
  })
  const count = (verdict: TrackingRow['verdict']) => checked.filter(row => row.verdict === verdict).length
  const counts = { SET: count('SET'), SAME: count('SAME'), LEFT: count('LEFT'), REFUSED: count('REFUSED') }
  return { fileName, columns, said: saidColumns, unclear, counts, rows: checked }
}

function saidOf({ trackingNumber, carrier: text }: FileRow): NumberSaid {
  const number = numberOfScan(trackingNumber)
  const carrier = carrierOfTyped(number)
  const named = carrierNamed(text)
  return {
    number,
    isWritten: isWrittenNumber(number),
    carrier,
    carrierName: carrier === undefined ? null : publicTracking(carrier, number).carrierName,
    misreadAs: misreadAs(number),
    named: named === undefined ? undefined : { id: named, name: publicTracking(named, null).carrierName ?? named },
  }
}

/** Shopify's own ids begin with `#`, which people leave out and add. Digits alone may be our number, where no column says which is meant. */
function namesOf({ orderId, inkportId }: FileRow): { ids: number[]; externalIds: string[] } {
  const idOf = (text: string) => (/^#?\d{1,12}$/.test(text) ? [Number(text.replace('#', ''))] : [])
  if (inkportId !== '') return { ids: idOf(inkportId), externalIds: [] }
  if (orderId === '' || orderId.length > 100) return { ids: [], externalIds: [] }
  const bare = orderId.replace(/^#/, '')
  return { ids: idOf(orderId), externalIds: [...new Set([orderId, bare, `#${bare}`])] }
}
