// The main job without a mouse, from signing in to handing parcels over: whatever is pressed shows first that it has the focus.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appText } from '#kit/app/text.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { importText } from '#shop/bulk/text.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { labelOfficeText } from '#shop/label/text.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficePlaceText, orderOfficeText } from '#shop/order/office/text.ts'
import { orderText } from '#shop/order/status/text.ts'
import { productionText } from '#shop/production/text.ts'
import { trackingOfficeText } from '#shop/tracking/text.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { walletOfficeText } from '#shop/wallet/text.ts'
import { clientOf, type FirstPeople, firstPeople } from '#test/people.ts'
import { paletteText } from '#web/palette/text.ts'
import { transfer } from '../../trust/money.ts'
import { hurry } from '../../trust/statuses.ts'
import { type BrowserDeployment, openBrowserDeployment } from '../browser-deployment.ts'
import { button, en, field, firstCells, link, tab, table, waitForRows } from '../journey/acts.ts'
import { type } from '../keyboard.ts'
import { countedHand, type Hand } from './hand.ts'
import { enter, goTo, openTab, scanCode, tick, walkTo } from './keys.ts'

const password = 'a good long passphrase'
const orders = 3
let deployment: BrowserDeployment
let people: FirstPeople
let seller: Hand
let staff: Hand
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  await hurry(people)
  for (const who of ['owner', 'demo'] as const) {
    // It ends every session of theirs.
    await people[who](accountCalls.changePassword, { body: { newPassword: password } })
    const { data } = await deployment.client()(signInCalls.signIn, { body: { username: who, password } })
    people[who] = clientOf(deployment.server, data.accessToken)
  }
  await people.demo(depositCalls.makeDeposit, transfer(200_00))
  seller = await countedHand(deployment)
  staff = await countedHand(deployment)
})
afterAll(() => deployment?.close())

async function signIn(hand: Hand, username: string): Promise<void> {
  await hand.open('/auth/login')
  await type(hand, { username, password })
  await hand.page.waitForURL(url => !url.pathname.startsWith('/auth'))
  await hand.page.getByRole('heading', { level: 1 }).waitFor()
}
/** Yes, in the dialog that asks. */
const agree = (hand: Hand, name: string | RegExp) =>
  enter(hand, hand.page.getByRole('dialog').getByRole('button', { name, exact: typeof name === 'string' }))
const selectAll = (hand: Hand) => tick(hand, field(hand, en(appText.selectAll)))

test('finance signs in and credits the deposit', async () => {
  await signIn(staff, 'owner')
  await goTo(staff, en(paletteText.actDeposits), '/office/deposits')
  await enter(staff, button(staff, en(walletOfficeText.approve, { amount: '$200.00' })))
  await staff.page.getByText(en(walletOfficeText.emptyOpen)).waitFor()
})

test('the seller signs in, imports a file and pays its orders', async () => {
  const { page } = seller
  await signIn(seller, 'demo')
  await goTo(seller, en(paletteText.actImport), '/order/import')
  const rows = Array.from({ length: orders }, (_, at) => `K-${at},G5000-FOREST-S,Mia,1 Elm Ave,Boston,MA,02108,library:retro-sun.png`)
  const text = ['order id,sku,name,address,city,state,zip,design', ...rows].join('\n')
  await walkTo(seller, field(seller, en(importText.dropLabel)))
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')])
  await chooser.setFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  const confirm = en(importText.confirm_other, { count: orders })
  await enter(seller, button(seller, confirm))
  await agree(seller, confirm)
  await enter(seller, button(seller, en(importText.submit_other, { count: orders })))
  await agree(seller, en(orderText.submit))
  await page.getByText(en(orderText.bulkDone, { done: orders, all: orders })).waitFor()
  const { data } = await people.demo(orderCalls.myOrders, { query: { payment: 'PAID', limit: 1 } })
  expect(data.totalDocs).toBe(orders)
})

test('production takes the orders into work, makes a batch and scans its tickets', async () => {
  const { page } = staff
  await goTo(staff, en(orderOfficePlaceText.orders), '/office/order')
  await selectAll(staff)
  await enter(staff, button(staff, en(orderOfficeText.process)))
  await agree(staff, en(orderOfficeText.process))
  // The app takes what has cooled off into work, too, once a minute.
  await page.getByText(new RegExp(en(orderText.bulkDone, { done: '[0-9]+', all: orders }))).waitFor()
  await page.keyboard.press('Escape')
  await goTo(staff, en(paletteText.actBatch), '/office/production')
  await waitForRows(table(staff, en(productionText.queue)), orders)
  await selectAll(staff)
  await enter(staff, button(staff, en(productionText.makeBatch, { count: orders })))
  await enter(staff, link(staff, en(productionText.openBatch)))
  await page.waitForURL(/\/production\/batch\/\d+$/)
  await link(staff, en(productionText.downloadFiles)).waitFor()
  await page.getByText(en(productionText.file_WAITING), { exact: true }).first().waitFor({ state: 'detached' })
  const codes = await firstCells(table(staff, en(productionText.tickets)))
  expect(codes).toHaveLength(orders)
  await goTo(staff, en(paletteText.actTicket), '/office/production/scan')
  for (const code of codes) await scanCode(staff, code, en(productionText.started, { code }))
  await openTab(staff, tab(staff, en(productionText.pass)))
  for (const code of codes) await scanCode(staff, code, /PASSED|ORDER DONE/)
})

test('labels are bought and marked as printed, and each step offers the next', async () => {
  const { page } = staff
  const list = table(staff, en(labelOfficeText.title))
  await goTo(staff, en(paletteText.actLabels), '/office/labels')
  await waitForRows(list, orders)
  await selectAll(staff)
  await enter(staff, button(staff, en(labelOfficeText.make)))
  await agree(staff, new RegExp(en(labelOfficeText.buyGo).replace('{{amount}}', '.+')))
  await enter(staff, link(staff, en(labelOfficeText.toPrint)))
  await page.waitForURL(/tab=TO_PRINT/)
  await waitForRows(list, orders)
  await selectAll(staff)
  await enter(staff, button(staff, en(labelOfficeText.printed)))
  await enter(staff, link(staff, en(labelOfficeText.toScanOut)).last())
  await page.waitForURL(/\/office\/scan-out$/)
  await field(staff, en(trackingOfficeText.scanLabel)).waitFor()
})

test('the parcels are scanned out and handed over', async () => {
  const { data } = await people.demo(orderCalls.myOrders, { query: { limit: orders } })
  for (const { id } of data.docs) {
    const number = (await people.demo(labelCalls.myLabel, { params: { id } })).data?.trackingNumber ?? ''
    await scanCode(staff, number, en(trackingOfficeText.goodParcel, { id }))
  }
  await enter(staff, button(staff, en(trackingOfficeText.close)))
  await agree(staff, en(trackingOfficeText.close))
  await staff.page.getByText(en(trackingOfficeText.closing)).waitFor()
})

test('nobody has touched a mouse, and nothing was complained of', () => {
  expect([seller.done().clicks, staff.done().clicks]).toEqual([0, 0])
  expect([...seller.complaints, ...staff.complaints]).toEqual([])
})
