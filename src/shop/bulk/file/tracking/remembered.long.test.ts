// What a seller has said of the columns of a file of tracking numbers is remembered for the next file with the same header.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallInput } from '#base/call.ts'
import type { Client } from '#base/client.ts'
import type { Seeded } from '#shop/account/sign-in/seed.ts'
import { impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { sent } from '#test/import.ts'
import { arrange } from '#test/order.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { trackingFileCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(seedPrices))
const { rich, paid } = arrange(shop)
let seller: Seeded
let mine: Client
beforeEach(async () => {
  seller = await rich()
  mine = shop.client(seller.token)
})

let serial = 80_000
const newNumber = () => impbNumber({ serial: ++serial })
const order = (externalId: string, of = seller) => paid(of, 1, { orderType: 'SHIP_BY_SELLER', trackingNumber: null, externalId })
type Said = CallInput<typeof trackingFileCalls.checkTrackingFile>['body']
const check = async (text: string, said: Said = {}, who = mine) =>
  (await who(trackingFileCalls.checkTrackingFile, { files: [new File([text], 'numbers.csv')], body: said })).data
const two = 'order id,tracking number,Final mile tracking'
const [first, last] = [newNumber(), newNumber()]
const numbers = ({ rows }: Awaited<ReturnType<typeof check>>) => rows.map(({ trackingNumber }) => trackingNumber)

test('the next file with these columns is read as the last one was said to be, and says so', async () => {
  await order('A-1')
  expect((await check(`${two}\nA-1,${first},${last}`)).said).toEqual({})
  await check(`${two}\nA-1,${first},${last}`, { numberColumn: 'Final mile tracking' })
  const next = await check(`${two}\nA-1,${first},${last}`)
  expect([next.said, next.unclear, numbers(next)]).toEqual([{ numberColumn: 'Final mile tracking' }, [], [last]])
})

test('also where the names are written in other letters', async () => {
  await order('B-1')
  await check(`${two}\nB-1,${first},${last}`, { numberColumn: 'Final mile tracking' })
  const next = await check(`ORDER_ID,Tracking Number,FINAL MILE TRACKING\nB-1,${first},${last}`)
  expect([next.said, numbers(next)]).toEqual([{ numberColumn: 'FINAL MILE TRACKING' }, [last]])
})

test('what is said anew takes its place, and what was said of the other column stays', async () => {
  await order('C-1')
  const file = `Order ID,Web order,tracking number,Final mile tracking\n,C-1,${first},${last}`
  await check(file, { orderColumn: 'Web order' })
  await check(file, { numberColumn: 'Final mile tracking' })
  expect((await check(file)).said).toEqual({ orderColumn: 'Web order', numberColumn: 'Final mile tracking' })
  await check(file, { numberColumn: 'tracking number' })
  const again = await check(file)
  expect([again.said, numbers(again)]).toEqual([{ orderColumn: 'Web order', numberColumn: 'tracking number' }, [first]])
})

test('a file with other columns, another seller and an import of orders are asked for themselves', async () => {
  await order('D-1')
  await check(`${two}\nD-1,${first},${last}`, { numberColumn: 'Final mile tracking' })
  expect((await check(`${two},Note\nD-1,${first},${last},x`)).unclear).toHaveLength(1)
  const other = await rich()
  await order('D-1', other)
  expect((await check(`${two}\nD-1,${first},${last}`, {}, shop.client(other.token))).unclear).toHaveLength(1)
  const { columns } = await sent(mine, `${two}\nD-1,${first},${last}`)
  expect(columns.map(({ field }) => field)).toEqual(['orderId', 'trackingNumber', null])
})

test('a word on a column that the file does not have is refused, and not remembered', async () => {
  await order('E-1')
  expect(await refusalOf(check(`${two}\nE-1,${first},${first}`, { numberColumn: 'elsewhere' }))).toBe('422 TRACKING_COLUMN_MISSING')
  expect((await check(`${two}\nE-1,${first},${first}`)).said).toEqual({})
})
