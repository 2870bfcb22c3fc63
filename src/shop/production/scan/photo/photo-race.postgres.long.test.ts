// Photos of one piece from several stations at the same moment: no more than it may have, and the same one once.
import { afterAll, expect, test } from 'vitest'
import { hour } from '#base/time.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { seedPaidOrders, seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { uploadArt } from '#test/art.ts'
import { startShop } from '#test/shop.ts'
import { photo } from '#test/ticket.ts'
import { productionCalls } from '../../contract.ts'
import { photoCalls } from './contract.ts'
import { photosMax } from './rules.ts'

const shop = await startShop()
afterAll(() => shop.close())

test('of many photos at once a piece keeps as many as it may have, and one that comes several times is one', async () => {
  await shop.write(seedPrices)
  const staff = shop.client((await seedStaff(shop.engine.db, 'production')).token)
  const seller = await seedRichSeller(shop.engine.db)
  const fileId = await uploadArt(shop.client(seller.token), [600, 800])
  const paid = await shop.write(tx => seedPaidOrders(tx, seller.id, 2, { fileId, sku: 'ORN3-WHITE-STAR' }))
  shop.advance(hour)
  await shop.cron('order.process')
  const { id: batchId } = (await staff(productionCalls.makeBatch, { body: { orderIds: paid.map(order => order.id) } })).data
  await shop.settled()
  const [one, two] = (await staff(productionCalls.batch, { params: { id: batchId } })).data.tickets
  for (const code of [one?.code ?? '', two?.code ?? ''])
    for (const action of ['start', 'pass'] as const) await staff(productionCalls.scanTicket, { body: { code, action } })
  const add = (id: number | undefined, file: File) =>
    staff(photoCalls.addPiecePhoto, { params: { id: id ?? 0 }, body: {}, files: [file] }).then(
      ({ data }) => data.id,
      error => error.code,
    )
  const files = await Promise.all(Array.from({ length: photosMax + 4 }, (_, at) => photo('piece.jpg', `hsl(${36 * at}, 80%, 50%)`)))
  const answers = await Promise.all(files.map(file => add(one?.id, file)))
  expect(new Set(answers.filter(answer => typeof answer === 'number')).size).toBe(photosMax)
  expect(answers.filter(answer => answer === 'PIECE_PHOTOS_FULL')).toHaveLength(4)

  const [same] = files
  const again = await Promise.all(Array.from({ length: 5 }, () => add(two?.id, same as File))) // there are ten of them
  expect(new Set(again).size).toBe(1)
  expect(again[0]).toEqual(expect.any(Number))
})
