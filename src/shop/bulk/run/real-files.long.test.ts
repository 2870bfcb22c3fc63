// Files as platforms and tools write them, with all that goes wrong in them: each row is right, left out, refused or asked about, and none is
// silently wrong. The suite `imports` of trust/ does the same with many more rows.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#base/client.ts'
import { seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { layoutHeaders } from '#test/layout-headers.ts'
import { widenLimits } from '#test/limits.ts'
import { arrangements, layoutNames, orderFile } from '#test/order-files/file.ts'
import { judge } from '#test/order-files/judge.ts'
import { spoiltFile } from '#test/order-files/spoilt.ts'
import { randomOf } from '#test/random.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { bulkCalls } from '../contract.ts'

const shop = await startShop()
afterAll(shop.close)
beforeAll(() =>
  shop.write(async tx => {
    await seedPrices(tx)
    await widenLimits(tx)
  }),
)
/** A seller of their own for each file, so that no order repeats another's. */
const seller = async (): Promise<Client> => shop.client((await seedRichSeller(shop.engine.db)).token)

test.each(layoutNames.map((layout, at) => [layout, at] as const))('%s', async (layout, at) => {
  const file = orderFile(randomOf(7, layout), { layout, count: 16, dress: at, arrangement: at % 2 === 0 ? 'as it is' : 'moved' })
  const { wrong, wrongQuantities } = await judge(await seller(), file, 4)
  expect({ wrong, wrongQuantities }).toEqual({ wrong: [], wrongQuantities: 0 })
})

test.each(
  arrangements.slice(2).flatMap(arrangement => (['TIKTOK', 'SHOPIFY', 'OWN'] as const).map(layout => [layout, arrangement] as const)),
)('%s %s', async (layout, arrangement) => {
  const file = orderFile(randomOf(11, `${layout} ${arrangement}`), { layout, count: 8, arrangement })
  const { wrong, wrongQuantities } = await judge(await seller(), file, 4)
  expect({ wrong, wrongQuantities }).toEqual({ wrong: [], wrongQuantities: 0 })
})

test('a table that was mended by hand', async () => {
  expect(await judge(await seller(), spoiltFile, 1)).toEqual({ rows: 5, orders: 2, wrongQuantities: 0, wrong: [] })
})

test('orders by the platform alone: Etsy’s other file names no quantity for each SKU, and is refused', async () => {
  const file = new File([`${layoutHeaders.ETSY_ORDERS.join(',')}\n11/18/26,1${','.repeat(34)}\n`], 'etsy.csv')
  expect(await codeOf((await seller())(bulkCalls.importFile, { files: [file] }))).toBe('IMPORT_ETSY_ORDERS')
})
