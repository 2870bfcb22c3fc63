// P6, files of orders and of tracking numbers: what is done to one at one moment, and what is made of it.
import type { Client } from '#base/client.ts'
import { bulkCalls, type Import } from '#shop/bulk/contract.ts'
import { trackingFileCalls } from '#shop/bulk/file/tracking/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { over } from '#test/import.ts'
import { address } from '#test/order.ts'
import type { FirstPeople } from '#test/people.ts'
import { balanceOf, fundUpTo, isBroken } from '../money.ts'
import { differs, type FileMatch, type FileRun, newNumber, type Start, takenOf } from './file-race.ts'

const head = 'order id,sku,name,address,city,state,zip,design,tag\n'
const row = (id: string, sku = 'G5000-FOREST-S') => `${id},${sku},Mia Carter,1 Elm Ave,Boston,MA,02108,library:retro-sun,\n`
let files = 0
/** The prefix of the next file's orders: no order of one repeats another's. */
const nextName = () => `RACE-${++files}`

const send = async (client: Client, csv: string): Promise<number> =>
  (await client(bulkCalls.importFile, { files: [new File([csv], 'orders.csv')] })).data.id
const madeOf = async (client: Client, id: number) =>
  (await client(orderCalls.myOrders, { query: { importId: id, sort: 'oldest', limit: 100 } })).data.docs

/** Every act that a checked file takes, against its confirmation, and some against each other. */
export function orderFileMatches(people: FirstPeople): readonly FileMatch[] {
  const { demo } = people
  const params = (id: number) => ({ params: { id } })
  const confirm =
    ({ id, totalCents }: Import): Start =>
    () =>
      demo(bulkCalls.confirmImport, { ...params(id), body: { submit: true, seenTotalCents: totalCents } })
  const discard =
    ({ id }: Import): Start =>
    () =>
      demo(bulkCalls.cancelImport, params(id))
  const check =
    ({ id }: Import): Start =>
    () =>
      demo(bulkCalls.checkImport, params(id))
  const columns =
    ({ id }: Import): Start =>
    () =>
      demo(bulkCalls.setImportColumns, { ...params(id), body: { columns: { tag: null } } })
  const left =
    ({ id }: Import): Start =>
    () =>
      demo(bulkCalls.takeLeftRows, { ...params(id), body: { takes: ['CANCELLED'] } })
  const mend =
    ({ id }: Import, sku = 'G5000-FOREST-S'): Start =>
    () =>
      demo(bulkCalls.mendImport, { ...params(id), body: { row: 3, field: 'sku', value: sku, alike: false } })

  /** A file of a good row and one whose SKU nobody knows. */
  async function bring(acts: (file: Import) => readonly [Start, Start], also: (file: Import) => Promise<readonly string[]> = none) {
    await fundUpTo(people, 1_000_00)
    const name = nextName()
    const file = await over(demo, await send(demo, head + row(`${name}-1`) + row(`${name}-2`, 'NOPE')))
    const held = await balanceOf(demo)
    const judge: FileRun['judge'] = async () => {
      const after = await over(demo, file.id)
      return [...(await moneyOf(demo, after, held)), ...(await also(after))]
    }
    return { row: { table: 'import' as const, id: file.id }, both: acts(file), judge }
  }
  const none = async () => []
  const isOver = async ({ status }: Import) => (['DONE', 'CANCELLED'].includes(status) ? [] : [`it is ${status}`])
  const isMadeOrOpen = async ({ status }: Import) => (['DONE', 'READY'].includes(status) ? [] : [`it is ${status}`])
  const isChecked = async (file: Import) => differs('counts', [file.status, file.goodRows, file.badRows], ['READY', 1, 1])
  return [
    { name: 'a confirmation against itself', taken: [1, 1], bring: () => bring(file => [confirm(file), confirm(file)], isOver) },
    { name: 'a confirmation against a discard', taken: [1, 1], bring: () => bring(file => [confirm(file), discard(file)], isOver) },
    // A correction changes the sum, so that a confirmation behind it is asked again.
    { name: 'a confirmation against a correction', taken: [1, 1], bring: () => bring(file => [confirm(file), mend(file)], isMadeOrOpen) },
    {
      name: 'a confirmation against other columns',
      taken: [1, 1],
      bring: () => bring(file => [confirm(file), columns(file)], isMadeOrOpen),
    },
    {
      name: 'a confirmation against rows that were left out',
      taken: [1, 1],
      bring: () => bring(file => [confirm(file), left(file)], isMadeOrOpen),
    },
    { name: 'a confirmation against another check', taken: [1, 1], bring: () => bring(file => [confirm(file), check(file)], isMadeOrOpen) },
    { name: 'another check against itself', taken: [1, 1], bring: () => bring(file => [check(file), check(file)], isChecked) },
    { name: 'a correction against a discard', taken: [2, 1], bring: () => bring(file => [mend(file), discard(file)]) },
    {
      name: 'two corrections of one cell',
      taken: [2, 2],
      bring: () =>
        bring(
          file => [mend(file), mend(file, 'G5000-FOREST-M')],
          async ({ id, goodRows, mends }) => {
            const { data } = await demo(bulkCalls.importMends, { ...params(id), query: {} })
            const { docs } = (await demo(bulkCalls.importOrders, { ...params(id), query: {} })).data
            return [
              ...differs('good rows and corrections', [goodRows, mends], [2, 1]),
              ...differs('the SKU that would be made', docs[1]?.lines[0]?.sku, data.docs[0]?.value),
            ]
          },
        ),
    },
  ]
}

/** What the file says that it made is there, is paid once, and nothing else left the wallet. */
async function moneyOf(client: Client, file: Import, heldBefore: number): Promise<string[]> {
  const orders = await madeOf(client, file.id)
  const paid = orders.filter(({ status }) => status !== 'DUPLICATE').reduce((sum, { totalCost }) => sum + totalCost, 0)
  return [
    ...differs('orders made', orders.length, file.madeOrders),
    ...differs('made of a file that is not done', file.status === 'DONE' ? 0 : orders.length, 0),
    ...differs('cents taken', heldBefore - (await balanceOf(client)), paid),
    ...differs('cents of what was confirmed', paid, file.status === 'DONE' && file.duplicateOrders === 0 ? file.totalCents : paid),
  ]
}

const presses = 20

/** Where nothing is one row: the same file sent twice at once, one confirmed many times, and numbers for the same orders. */
export async function raceSentTogether(people: FirstPeople, rounds: number): Promise<string[]> {
  const wrong: string[] = []
  for (let round = 0; round < rounds; round++) {
    wrong.push(...(await sameFileTwice(people)), ...(await manyPresses(people)), ...(await sameNumbers(people.demo)))
  }
  return wrong
}

/** One with order numbers: of each order one is made, and the other is a duplicate that costs nothing. Of any, the later warns. */
async function sameFileTwice(people: FirstPeople): Promise<string[]> {
  const { demo } = people
  await fundUpTo(people, 1_000_00)
  const [name, held] = [nextName(), await balanceOf(demo)]
  const csv = head + row(`${name}-1`) + row(`${name}-2`)
  const sent = await Promise.all([send(demo, csv), send(demo, csv)])
  const both = await Promise.all(sent.map(id => over(demo, id)))
  const confirmed = await Promise.allSettled(
    both.map(({ id }) => demo(bulkCalls.confirmImport, { params: { id }, body: { submit: true } })),
  )
  const after = await Promise.all(sent.map(id => over(demo, id)))
  const orders = (await Promise.all(sent.map(id => madeOf(demo, id)))).flat()
  const live = orders.filter(({ status }) => status !== 'DUPLICATE')
  const found = [
    ...differs('confirmations taken', takenOf(confirmed), 2),
    ...differs('orders made, and live', [orders.length, live.length], [4, 2]),
    ...differs('live orders', live.map(({ externalId }) => externalId).toSorted(), [`${name}-1`, `${name}-2`]),
    ...differs(
      'cents taken',
      held - (await balanceOf(demo)),
      live.reduce((sum, { totalCost }) => sum + totalCost, 0),
    ),
    ...differs('files that warn of the other', warnOf(after), [Math.max(...sent), Math.min(...sent)]),
  ]
  return found.map(what => `a file sent twice at once, imports ${sent.join(' and ')}: ${what}`)
}
const warnOf = (both: readonly Import[]) =>
  both.flatMap(({ id, repeatsImportId }) => (repeatsImportId === null ? [] : [id, repeatsImportId]))

async function manyPresses(people: FirstPeople): Promise<string[]> {
  const { demo } = people
  await fundUpTo(people, 1_000_00)
  const [name, held] = [nextName(), await balanceOf(demo)]
  const { id } = await over(demo, await send(demo, head + row(`${name}-1`) + row(`${name}-2`) + row(`${name}-3`)))
  const answers = await Promise.allSettled(
    Array.from({ length: presses }, () => demo(bulkCalls.confirmImport, { params: { id }, body: { submit: true } })),
  )
  const after = await over(demo, id)
  return [
    ...answers.filter(isBroken).map(() => 'not answered'),
    ...differs('taken', takenOf(answers), 1),
    ...differs('orders', after.madeOrders, 3),
    ...(await moneyOf(demo, after, held)),
  ].map(what => `${presses} confirmations at once, import ${id}: ${what}`)
}

/** Two files set the same number on two orders; and the same file is set twice. */
async function sameNumbers(demo: Client): Promise<string[]> {
  const order = async () => {
    const body = { orderType: 'SHIP_BY_SELLER' as const, address, items: [{ sku: 'G5000-FOREST-S', quantity: 1 }] }
    return (await demo(orderIntakeCalls.createOrder, { body })).data.id
  }
  const set = async (orderId: number, trackingNumber: string) =>
    (await demo(trackingFileCalls.setTrackingNumbers, { body: { numbers: [{ orderId, trackingNumber }] } })).data.results
  const [one, other, twice] = [await order(), await order(), await order()]
  const [shared, own] = [newNumber(), newNumber()]
  const ofTwo = (await Promise.all([set(one, shared), set(other, shared)])).flat()
  const ofOne = (await Promise.all([set(twice, own), set(twice, own)])).flat()
  const numbers = await Promise.all(
    [one, other, twice].map(async id => (await demo(orderCalls.order, { params: { id } })).data.trackingNumber),
  )
  return [
    ...differs('one number for two orders', ofTwo.map(({ isSet, code }) => code ?? isSet).toSorted(), ['TRACKING_NUMBER_USED', true]),
    ...differs('one file twice', ofOne.map(({ isSet }) => isSet).toSorted(), [false, true]),
    ...differs('what the orders say', [numbers.filter(number => number === shared).length, numbers[2]], [1, own]),
  ].map(what => `tracking numbers of orders ${one}, ${other} and ${twice}: ${what}`)
}
