// P6, files of labels: what is done to one at one moment, and which order each label goes with.
import type { Client } from '#base/client.ts'
import { trackingFileCalls } from '#shop/bulk/file/tracking/contract.ts'
import { type LabelImport, type LabelMode, type LabelPage, labelFileCalls } from '#shop/label/buy/file/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { until } from '#test/deployment.ts'
import { drawLabel, joined } from '#test/labels.ts'
import { address } from '#test/order.ts'
import type { FirstPeople } from '#test/people.ts'
import { balanceOf, fundUpTo } from '../money.ts'
import { differs, type FileMatch, type FileRun, newNumber, type Start, takenOf } from './file-race.ts'

const patienceMs = 120_000
const params = (id: number) => ({ params: { id } })
const read = async (client: Client, id: number) => (await client(labelFileCalls.myLabelImport, params(id))).data
const pagesOf = async (client: Client, id: number) =>
  (await client(labelFileCalls.labelPages, { ...params(id), query: { limit: 100 } })).data.docs
const orderOf = async (client: Client, id: number) => (await client(orderCalls.order, params(id))).data

async function over(client: Client, id: number): Promise<LabelImport> {
  return until(
    `the end of label file ${id}`,
    async () => {
      const file = await read(client, id)
      return ['READING', 'MAKING'].includes(file.status) ? undefined : file
    },
    patienceMs,
  )
}
async function send(client: Client, bytes: Buffer, mode: LabelMode): Promise<number> {
  const files = [new File([new Uint8Array(bytes)], 'labels.pdf')]
  return (await client(labelFileCalls.importLabels, { body: { mode }, files })).data.id
}
/** An order that waits for a label of TikTok's. */
async function waiting(client: Client): Promise<number> {
  const body = { shippingBy: 'TIKTOK' as const, address, items: [{ sku: 'G5000-FOREST-S', quantity: 1 }] }
  return (await client(orderIntakeCalls.createOrder, { body })).data.id
}

/** Every act on a file that is read, and on a page of it, against its confirmation, and some against each other. */
export function labelFileMatches(people: FirstPeople): readonly FileMatch[] {
  const { demo } = people
  const confirm =
    ({ id }: LabelImport): Start =>
    () =>
      demo(labelFileCalls.confirmLabelImport, { ...params(id), body: { submit: true } })
  const discard =
    ({ id }: LabelImport): Start =>
    () =>
      demo(labelFileCalls.cancelLabelImport, params(id))
  const give = ({ id }: LabelImport, page: LabelPage | undefined, orderId: number | null): Start => {
    const at = { id, pageId: page?.id ?? 0 }
    return () => demo(labelFileCalls.giveLabelPage, { params: at, body: { orderId } })
  }

  /** A file of one label that becomes an order. */
  async function bringOne(acts: (file: LabelImport, page: LabelPage | undefined) => readonly [Start, Start]) {
    await fundUpTo(people, 1_000_00)
    const id = await send(demo, await drawLabel({ number: newNumber() }), 'NEW')
    const file = await over(demo, id)
    const [[page], held] = [await pagesOf(demo, id), await balanceOf(demo)]
    const judge: FileRun['judge'] = async () => {
      const after = await over(demo, id)
      const orders = (await demo(orderCalls.myOrders, { query: { scanOrderImport: id, limit: 100 } })).data.docs
      const isMade = after.status === 'DONE'
      return [
        ...differs('orders', orders.length, isMade ? 1 : 0),
        ...differs('cents taken', held - (await balanceOf(demo)), isMade ? (orders[0]?.totalCost ?? 0) : 0),
      ]
    }
    return { row: { table: 'label_import' as const, id }, both: acts(file, page), judge }
  }
  /** A file of two labels of one ZIP and name, so that neither is sure, and two orders that wait there. */
  async function bringTwo(
    acts: (file: LabelImport, pages: readonly LabelPage[], orders: readonly [number, number]) => readonly [Start, Start],
  ) {
    const orders = [await waiting(demo), await waiting(demo)] as const
    const id = await send(demo, await joined([drawLabel({ number: newNumber() }), drawLabel({ number: newNumber() })]), 'MATCH')
    const file = await over(demo, id)
    const judge: FileRun['judge'] = async () => {
      const given = (await pagesOf(demo, id)).flatMap(({ state, orderId }) => (state === 'READY' && orderId !== null ? [orderId] : []))
      await demo(labelFileCalls.confirmLabelImport, { ...params(id), body: {} }).catch(() => undefined)
      await over(demo, id)
      const pages = await pagesOf(demo, id)
      const numbers = await Promise.all(orders.map(async order => (await orderOf(demo, order)).trackingNumber))
      return [
        ...differs('orders that a label is for', new Set(given).size, given.length),
        ...differs(
          'numbers of the orders',
          numbers,
          orders.map(order => pages.find(page => page.state === 'MADE' && page.orderId === order)?.number ?? null),
        ),
        ...differs('labels that were given and are not made', pages.filter(({ state }) => state === 'MADE').length, given.length),
      ]
    }
    return { row: { table: 'label_import' as const, id }, both: acts(file, await pagesOf(demo, id), orders), judge }
  }
  return [
    { name: 'labels: a confirmation against itself', taken: [1, 1], bring: () => bringOne(file => [confirm(file), confirm(file)]) },
    { name: 'labels: a confirmation against a discard', taken: [1, 1], bring: () => bringOne(file => [confirm(file), discard(file)]) },
    {
      name: 'labels: a confirmation against its only label being left out',
      taken: [1, 1],
      bring: () => bringOne((file, page) => [confirm(file), give(file, page, null)]),
    },
    {
      name: 'labels: one page for two orders',
      taken: [2, 2],
      bring: () => bringTwo((file, [page], [one, other]) => [give(file, page, one), give(file, page, other)]),
    },
    {
      name: 'labels: two pages for one order',
      taken: [1, 1],
      bring: () => bringTwo((file, [page, another], [one]) => [give(file, page, one), give(file, another, one)]),
    },
  ]
}

/** Where nothing is one row: the same labels twice at once, for orders of their own and for one that waits; a number read and typed. */
export async function raceLabelsTogether(people: FirstPeople, rounds: number): Promise<string[]> {
  const wrong: string[] = []
  for (let round = 0; round < rounds; round++) {
    await fundUpTo(people, 1_000_00)
    wrong.push(...(await sameLabelsTwice(people.demo)), ...(await oneOrderTwoFiles(people.demo)), ...(await readAndTyped(people.demo)))
  }
  return wrong
}

const confirmAll = (client: Client, ids: readonly number[]) =>
  Promise.allSettled(ids.map(id => client(labelFileCalls.confirmLabelImport, { ...params(id), body: { submit: true } })))

/** Each label becomes one order, which is paid once. */
async function sameLabelsTwice(client: Client): Promise<string[]> {
  const [numbers, held] = [[newNumber(), newNumber()], await balanceOf(client)]
  const bytes = await joined(numbers.map(number => drawLabel({ number })))
  const ids = await Promise.all([send(client, bytes, 'NEW'), send(client, bytes, 'NEW')])
  await Promise.all(ids.map(id => over(client, id)))
  const answers = await confirmAll(client, ids)
  await Promise.all(ids.map(id => over(client, id)))
  const orders = (
    await Promise.all(ids.map(async id => (await client(orderCalls.myOrders, { query: { scanOrderImport: id, limit: 100 } })).data.docs))
  ).flat()
  const states = (await Promise.all(ids.map(id => pagesOf(client, id)))).flat().map(({ state }) => state)
  return [
    ...(takenOf(answers) === 0 ? ['none was confirmed'] : []),
    ...differs('numbers of the orders', orders.map(({ trackingNumber }) => trackingNumber).toSorted(), numbers.toSorted()),
    ...differs('labels made', states.filter(state => state === 'MADE').length, 2),
    ...differs('labels that wait for ever', states.filter(state => state === 'READY').length, 0),
    ...differs(
      'cents taken',
      held - (await balanceOf(client)),
      orders.reduce((sum, { totalCost }) => sum + totalCost, 0),
    ),
  ].map(what => `labels sent twice at once, files ${ids.join(' and ')}: ${what}`)
}

/** Two files with a label each for the only order that waits: it gets one of them. */
async function oneOrderTwoFiles(client: Client): Promise<string[]> {
  const body = { shippingBy: 'TIKTOK' as const, address: { ...address, fullName: `Only ${newNumber().slice(-6)}` } }
  const orderId = (await client(orderIntakeCalls.createOrder, { body: { ...body, items: [{ sku: 'G5000-FOREST-S', quantity: 1 }] } })).data
    .id
  const name = body.address.fullName
  const ids = await Promise.all([newNumber(), newNumber()].map(async number => send(client, await drawLabel({ number, name }), 'MATCH')))
  await Promise.all(ids.map(id => over(client, id)))
  await confirmAll(client, ids)
  await Promise.all(ids.map(id => over(client, id)))
  const pages = (await Promise.all(ids.map(id => pagesOf(client, id)))).flat()
  const made = pages.filter(({ state }) => state === 'MADE')
  return [
    ...differs('labels given', made.length, 1),
    ...differs(
      'the order and the number of its label',
      [made[0]?.orderId, made[0]?.number],
      [orderId, (await orderOf(client, orderId)).trackingNumber],
    ),
  ].map(what => `two files for order ${orderId}, ${ids.join(' and ')}: ${what}`)
}

/** The number of a label that is being made is typed on another order: it is on one that goes on. */
async function readAndTyped(client: Client): Promise<string[]> {
  const number = newNumber()
  const body = { orderType: 'SHIP_BY_SELLER' as const, address, items: [{ sku: 'G5000-FOREST-S', quantity: 1 }] }
  const orderId = (await client(orderIntakeCalls.createOrder, { body })).data.id
  const id = await send(client, await drawLabel({ number }), 'NEW')
  await over(client, id)
  await Promise.all([
    client(labelFileCalls.confirmLabelImport, { ...params(id), body: { submit: false } }),
    client(trackingFileCalls.setTrackingNumbers, { body: { numbers: [{ orderId, trackingNumber: number }] } }),
  ])
  await over(client, id)
  const live = async () => {
    const { docs } = (await client(orderCalls.myOrders, { query: { q: number, limit: 20 } })).data
    return docs.filter(({ status, trackingNumber }) => trackingNumber === number && status !== 'DUPLICATE').length
  }
  // Who only typed it loses it in the background.
  await until('the end of a number that two have', async () => ((await live()) === 1 ? true : undefined), 20_000).catch(() => undefined)
  return differs(`live orders of ${number}, read in file ${id} and typed on order ${orderId}`, await live(), 1)
}
