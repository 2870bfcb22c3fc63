// Sends a file of orders and holds every row, and every order made of it, against what its writer says.
import type { Client } from '#base/client.ts'
import { CallError } from '#base/fault.ts'
import { bulkCalls, type Import, type ImportedOrder, type ImportProblem } from '#shop/bulk/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { over, sent } from '#test/import.ts'
import type { ExpectedOrder, OrderFile } from './file.ts'
import type { Piece } from './truth.ts'

export interface Judged {
  rows: number
  orders: number
  /** Pieces of another number than are true, whatever else is right. */
  wrongQuantities: number
  /** What is not as it should be, a line each. */
  wrong: string[]
}
type Line = { sku: string; quantity: number; text?: string }

/** `detailEvery`: of so many orders one is read in full. */
export async function judge(client: Client, file: OrderFile, detailEvery: number): Promise<Judged> {
  const judged: Judged = { rows: file.rows.length, orders: 0, wrongQuantities: 0, wrong: [] }
  const say = (text: string) => void judged.wrong.push(`${file.about}: ${text}`)
  const first = await sent(client, file.bytes, file.name)
  if (file.lacks !== undefined) {
    if (first.status !== 'MAPPING') say(`nobody asks for the column ${file.lacks}: it is ${first.status}`)
    return judged
  }
  const says = file.says ?? (file.asksFor === undefined ? undefined : { [file.asksFor]: 'quantity' as const })
  const record = says === undefined ? first : await answered(client, first, says, say)
  if (record?.status !== 'READY') {
    say(`it is ${record?.status} ${record?.fault?.code ?? ''}`)
    return judged
  }
  if (record.unclear.length > 0) say(`asked about ${record.unclear.map(column => column.header).join(', ')}`)
  await judgeRows(client, record, file, judged, say)
  if (file.orders.length === 0) return judged
  await client(bulkCalls.confirmImport, { params: { id: record.id }, body: { submit: false } })
  const done = await over(client, record.id)
  if (done.status !== 'DONE') say(`its orders are ${done.status}`)
  await judgeOrders(client, record, file, { judged, say, detailEvery })
  return judged
}

/** Nothing may be made before the seller has said what these columns are; the others are not needed. */
async function answered(
  client: Client,
  first: Import,
  says: NonNullable<OrderFile['says']>,
  say: (text: string) => void,
): Promise<Import | undefined> {
  const params = { id: first.id }
  if (first.unclear.length === 0 && first.status === 'READY') {
    say(`nobody asks about ${Object.keys(says).join(', ')}`)
    return undefined
  }
  const refusal = await client(bulkCalls.confirmImport, { params, body: {} }).catch((error: unknown) => error)
  if (!(refusal instanceof CallError)) say('orders are made of what is not clear')
  const others = first.unclear.filter(column => !(column.header in says)).map(column => [column.header, null] as const)
  await client(bulkCalls.setImportColumns, { params, body: { columns: { ...Object.fromEntries(others), ...says } } })
  return over(client, first.id)
}

async function judgeRows(client: Client, { id }: Import, file: OrderFile, judged: Judged, say: (text: string) => void): Promise<void> {
  const problems = [...(await problemsOf(client, id, 'error')), ...(await problemsOf(client, id, 'left'))]
  const codes = Map.groupBy(problems, problem => problem.row)
  const lines = Map.groupBy(
    (await ordersOf(client, id)).flatMap(order => order.lines.map(line => ({ ...line, id: order.externalId }))),
    line => line.row,
  )
  for (const { row, id: order, end, codes: expected, pieces } of file.rows) {
    const said = [...new Set((codes.get(row) ?? []).map(problem => problem.code))].sort()
    const made = lines.get(row) ?? []
    const isRight = end === 'MADE' ? said.length === 0 : String(said) === String([...expected].sort())
    if (!isRight) say(`row ${row} (${order}) is to be ${end} ${expected.join(' ')}, and is said to be ${said.join(' ') || 'good'}`)
    const wanted = end === 'MADE' ? pieces : []
    if (spelled(made) !== spelled(wanted)) say(`row ${row} (${order}) would bring ${spelled(made)} in place of ${spelled(wanted)}`)
    judged.wrongQuantities += wrongQuantities(made, wanted)
    if (made.some(line => line.id !== order)) say(`row ${row} stands in order ${made[0]?.id} in place of ${order}`)
  }
  const known = new Set(file.rows.map(({ row }) => row))
  for (const row of new Set([...codes.keys(), ...lines.keys()])) if (!known.has(row)) say(`row ${row} is no order, and is read as one`)
}

interface Reading {
  judged: Judged
  say: (text: string) => void
  detailEvery: number
}
async function judgeOrders(
  client: Client,
  { id: importId }: Import,
  file: OrderFile,
  { judged, say, detailEvery }: Reading,
): Promise<void> {
  const made = new Map<string, { id: number; items: readonly Required<Line>[] }[]>()
  for (let last: number | undefined; ; ) {
    const query = { importId, limit: 100, ...(last !== undefined && { cursor: last }) }
    const { docs } = (await client(orderCalls.myOrders, { query })).data
    for (const order of docs) made.set(order.externalId ?? '', [...(made.get(order.externalId ?? '') ?? []), order])
    last = docs.at(-1)?.id
    if (docs.length < 100) break
  }
  for (const [at, expected] of file.orders.entries()) {
    const [order, another] = made.get(expected.id) ?? []
    made.delete(expected.id)
    if (!order || another) {
      say(`order ${expected.id} is made ${another ? 'twice' : 'not at all'}`)
      continue
    }
    judged.orders++
    judged.wrongQuantities += wrongQuantities(order.items, expected.pieces)
    if (spelled(order.items, true) !== spelled(expected.pieces, true))
      say(`order ${expected.id} has ${spelled(order.items, true)} in place of ${spelled(expected.pieces, true)}`)
    if (at % detailEvery === 0) await judgeAddress(client, order.id, expected, say)
  }
  for (const id of made.keys()) say(`order ${id} is made, and is not to be`)
}

async function judgeAddress(client: Client, id: number, { id: name, buyer, phone, email }: ExpectedOrder, say: (text: string) => void) {
  const { data: order } = await client(orderCalls.order, { params: { id } })
  const streetOf = (...lines: readonly string[]) => lines.filter(line => line !== '').join(', ')
  const pairs: readonly (readonly [string, string, string])[] = [
    ['name', order.fullName, buyer.name],
    ['street', streetOf(order.address, order.addressLine2), streetOf(buyer.street, buyer.street2)],
    ['city', order.city.toLowerCase(), buyer.city.toLowerCase()],
    ['state', order.state, buyer.state],
    ['zip', order.zip, buyer.zip],
    ['country', order.country, buyer.country],
    ['phone', order.phone.replace(/\D/g, ''), phone],
    ['email', order.email, email],
  ]
  for (const [field, seen, truth] of pairs) if (seen !== truth) say(`order ${name} goes to the ${field} “${seen}” in place of “${truth}”`)
}

async function problemsOf(client: Client, id: number, severity: 'error' | 'left'): Promise<ImportProblem[]> {
  const found: ImportProblem[] = []
  for (let page = 1; ; page++) {
    const { docs } = (await client(bulkCalls.importProblems, { params: { id }, query: { severity, page, limit: 100 } })).data
    found.push(...docs)
    if (docs.length < 100) return found
  }
}

async function ordersOf(client: Client, id: number): Promise<ImportedOrder[]> {
  const found: ImportedOrder[] = []
  for (let page = 1; ; page++) {
    const { docs } = (await client(bulkCalls.importOrders, { params: { id }, query: { page, limit: 100 } })).data
    found.push(...docs)
    if (docs.length < 100) return found
  }
}

/** Lines in one order, so that two lists of them can be compared; of the dry run no text is known. */
const spelled = (lines: readonly Line[], hasTexts = false): string =>
  lines
    .map(({ sku, quantity, text }) => `${quantity} × ${sku}${hasTexts && text ? ` “${text}”` : ''}`)
    .sort()
    .join(', ') || 'nothing'

/** How many SKUs come in another number than they should, of those that come at all. */
function wrongQuantities(made: readonly Line[], wanted: readonly Pick<Piece, 'sku' | 'quantity'>[]): number {
  const sum = (lines: readonly Line[], sku: string) =>
    lines.filter(line => line.sku === sku).reduce((total, line) => total + line.quantity, 0)
  const skus = new Set(wanted.map(piece => piece.sku))
  return [...skus].filter(sku => made.some(line => line.sku === sku) && sum(made, sku) !== sum(wanted, sku)).length
}
