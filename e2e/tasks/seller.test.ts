// What a seller does every day, with the clicks counted that it takes.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importText } from '#shop/bulk/text.ts'
import { orderResolutionText } from '#shop/order/item/resolution/text.ts'
import { orderArtText } from '#shop/order/item/text.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderText } from '#shop/order/status/text.ts'
import { holdLinkedFiles } from '#test/order-file.ts'
import { type FirstPeople, firstPeople, fundDemo } from '#test/people.ts'
import { type BrowserDeployment, openBrowserDeployment } from '../browser-deployment.ts'
import { agree, button, en, field } from '../journey/acts.ts'
import { countedHand, type Hand, menu } from './hand.ts'
import { orders, ownFile, tiktokFile } from './order-files.ts'

let deployment: BrowserDeployment
let people: FirstPeople
let seller: Hand
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  await fundDemo(people, 4_000_00)
  seller = await countedHand(deployment, people.tokens.demo)
})
afterAll(() => deployment?.close())

const csv = (text: string) => ({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

/** From home to the dry run’s yes; answers the import’s id. */
async function importFile(text: string): Promise<number> {
  const { page } = seller
  await seller.open('/dashboard')
  seller.start()
  await menu(seller, '/order/import').click()
  await seller.chooseFile(field(seller, en(importText.dropLabel)).first(), csv(text))
  const confirm = en(importText.confirm_other, { count: orders })
  await button(seller, confirm).click()
  await agree(seller, confirm)
  return Number(/import\/(\d+)/.exec(page.url())?.[1])
}
const paid = async (importId: number) =>
  (await people.demo(orderCalls.myOrders, { query: { importId, payment: 'PAID', limit: 1 } })).data.totalDocs
const doneAll = (all = orders) => seller.page.getByText(en(orderText.bulkDone, { done: all, all })).waitFor()

test('fifty orders of our own format are imported and paid with at most eight clicks', async () => {
  const file = ownFile()
  await holdLinkedFiles(deployment.drive, file)
  const importId = await importFile(file.text)
  await button(seller, en(importText.submit_other, { count: orders })).click()
  await agree(seller, en(orderText.submit))
  // A blanket's art prints below what its product needs: it is asked about, and the others are paid.
  await button(seller, en(orderResolutionText.manyAsIs_one, { count: 1 })).click()
  await doneAll(1)
  await seller.page.waitForURL(url => url.searchParams.get('importId') === String(importId))
  expect(await paid(importId)).toBe(orders)
  console.info('import and pay, own format:', seller.done())
  expect(seller.done().clicks).toBeLessThanOrEqual(8)
  expect(seller.done().keys).toBe(0)
  expect(seller.complaints).toEqual([])
})

test('fifty orders of TikTok’s file with our SKUs get their art and are paid with at most ten', async () => {
  const { page } = seller
  const importId = await importFile(tiktokFile())
  const addArt = en(orderArtText.addArtTo_other, { count: orders })
  await button(seller, addArt).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'retro-sun.png' }).click()
  await dialog.getByRole('button', { name: addArt, exact: true }).click()
  await dialog.getByText(en(orderArtText.added_other, { count: orders })).waitFor()
  await button(seller, en(orderArtText.submitNext)).click()
  await agree(seller, en(orderText.submit))
  await doneAll()
  expect(await paid(importId)).toBe(orders)
  console.info('import and pay, TikTok’s file:', seller.done())
  expect(seller.done().clicks).toBeLessThanOrEqual(10)
  expect(seller.done().keys).toBe(0)
  expect(seller.complaints).toEqual([])
})
