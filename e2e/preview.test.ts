// Preview, confirm, act: what a person sees where the figures cannot be had, come late, or have changed until the yes.
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kitText } from '#kit/text.ts'
import { labelOfficeText } from '#shop/label/text.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeText } from '#shop/order/office/text.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { orderFaults } from '#shop/order/status/faults.ts'
import { orderText } from '#shop/order/status/text.ts'
import { address } from '#test/order.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { fundUpTo } from '../trust/money.ts'
import { bring, hurry } from '../trust/statuses.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { bulk, button, en, field, table, vi } from './journey/acts.ts'

let deployment: BrowserDeployment
let people: FirstPeople
let seller: Visitor
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  await fundUpTo(people, 900_00)
  seller = await deployment.visitor({ token: people.tokens.demo })
})
afterAll(() => deployment?.close())

const files = [{ side: 'FRONT' as const, link: 'library:retro-sun.png' }]
const shirts = ['S', 'M'].map(size => ({ sku: `G5000-FOREST-${size}`, quantity: 1, files }))
async function ordered(): Promise<number> {
  const { id } = (await people.demo(orderIntakeCalls.createOrder, { body: { address, items: shirts } })).data
  await people.demo(orderPayCalls.submitOrder, { params: { id } })
  return id
}
const statusOf = async (id: number) => (await people.demo(orderCalls.order, { params: { id } })).data.status

/** The line to one path: how each of the calls fares that are asked next, the rest as ever; how many were asked. */
async function lineTo(page: Page, path: string) {
  const fates: { GET: Fate[]; POST: Fate[] } = { GET: [], POST: [] }
  const asked = { GET: 0, POST: 0 }
  await page.route(
    url => url.pathname === path,
    async route => {
      const method = route.request().method() === 'GET' ? 'GET' : 'POST'
      asked[method] += 1
      const fate = fates[method].shift()
      if (fate === 'broken') return route.abort()
      if (fate === 'bug') return route.fulfill({ status: 500, json: { errors: [] } })
      if (fate === 'changed') return route.fulfill({ status: 409, json: { errors: [notSeen] } })
      if (fate === 'late') await new Promise(done => setTimeout(done, 700))
      return route.continue()
    },
  )
  return { fates, asked }
}
type Fate = 'broken' | 'bug' | 'changed' | 'late'
const [, changedEn, changedVi] = orderFaults.REFUND_NOT_SEEN
const notSeen = { code: 'REFUND_NOT_SEEN', detail: 'REFUND_NOT_SEEN', message: changedEn }

const failure = (page: Page) => page.locator('[data-notice="failed"]')
const isBusy = async (pressed: Locator) => expect.poll(() => pressed.getAttribute('aria-busy')).toBe('true')

test('an order’s cancel: a bad line is told, the figures are asked for once, and shown anew where they have changed', async () => {
  const { page } = seller
  const id = await ordered()
  await seller.open(`/order/${id}`)
  const line = await lineTo(page, `/v1/order/${id}/cancel`)
  const cancel = page.getByRole('main').getByRole('button', { name: en(orderText.cancelOrder), exact: true })
  const dialog = page.getByRole('dialog')
  line.fates.GET = ['broken', 'late']
  await cancel.click()
  await failure(page)
    .getByText(`${en(orderText.cancelFailed)}: ${en(kitText.noConnection)}`)
    .waitFor()
  expect(await dialog.count()).toBe(0)
  await seller.station('preview-failed')
  await cancel.dblclick()
  await isBusy(cancel)
  const yes = dialog.getByRole('button', { name: new RegExp(`^${en(orderText.cancelOrder)} · `) })
  await yes.waitFor()
  expect([line.asked.GET, await failure(page).count()]).toEqual([2, 0])
  line.fates.POST = ['changed']
  await yes.click()
  await dialog.getByText(changedEn).waitFor()
  await seller.station('preview-changed')
  expect(line.asked).toEqual({ GET: 3, POST: 1 })
  await yes.dblclick()
  await page.getByText(en(orderText.cancelled)).first().waitFor()
  await dialog.waitFor({ state: 'detached' })
  expect(line.asked).toEqual({ GET: 3, POST: 2 })
  expect(await statusOf(id)).toBe('CANCELLED')
})

test('an item’s cancel: a bad line is told, and the next press goes on', async () => {
  const { page } = seller
  const id = await ordered()
  const { items } = (await people.demo(orderCalls.order, { params: { id } })).data
  await seller.open(`/order/${id}`)
  const line = await lineTo(page, `/v1/order/${id}/item/${items[1]?.id}/cancel`)
  line.fates.GET = ['broken']
  const cancel = page.getByRole('button', { name: new RegExp(`^${en(orderText.cancelItem)}: .* M$`) })
  await cancel.click()
  await failure(page)
    .getByText(`${en(orderText.cancelFailed)}: ${en(kitText.noConnection)}`)
    .waitFor()
  await cancel.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${en(orderText.cancelItem)} · `) })
    .click()
  await page.getByText(en(orderText.itemCancelled)).first().waitFor()
  expect(line.asked).toEqual({ GET: 2, POST: 1 })
})

test('a cancel of many: a bad line is told, the orders stay chosen, and the next press goes on', async () => {
  const { page } = seller
  const ids = [await ordered(), await ordered()]
  await seller.open('/order')
  await table(seller, en(orderText.listLabel))
    .locator('tr[data-row]', { hasText: `#${ids[0]}` })
    .waitFor()
  for (const id of ids) await field(seller, `Select #${id}`).check()
  const line = await lineTo(page, '/v1/order/bulk/cancel/preview')
  line.fates.POST = ['broken', 'late']
  const cancel = bulk(seller).getByRole('button', { name: en(orderText.cancelOrder), exact: true })
  await cancel.click()
  await failure(page)
    .getByText(`${en(orderText.cancelFailed)}: ${en(kitText.noConnection)}`)
    .waitFor()
  await cancel.dblclick()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en(orderText.cancelOrder), exact: true })
    .click()
  await page.getByText(en(orderText.bulkDone, { done: 2, all: 2 })).waitFor()
  expect(line.asked.POST).toBe(2)
  expect(await Promise.all(ids.map(statusOf))).toEqual(['CANCELLED', 'CANCELLED'])
})

test('staff’s cancel, in Vietnamese: the reason stays through a bug, other figures and a no', async () => {
  const id = await ordered()
  const staff = await deployment.visitor({ language: 'vi', token: people.tokens.owner })
  const { page } = staff
  await staff.open(`/office/order/${id}`)
  const line = await lineTo(page, `/v1/office/order/${id}/cancel`)
  await page
    .getByRole('main')
    .getByRole('button', { name: vi(orderText.cancelOrder), exact: true })
    .click()
  const reason = page.getByRole('textbox', { name: new RegExp(`^${vi(orderOfficeText.cancelReason)}`) })
  await reason.fill('Khách đổi ý')
  const act = page
    .getByRole('dialog')
    .filter({ has: reason })
    .getByRole('button', { name: vi(orderText.cancelOrder), exact: true })
  line.fates.GET = ['bug', 'late']
  line.fates.POST = ['changed']
  await act.click()
  await failure(page)
    .getByText(`${vi(orderText.cancelFailed)}: ${vi(kitText.unknownError)}`)
    .waitFor()
  await act.dblclick()
  await isBusy(act)
  const yes = button(staff, new RegExp(`^${vi(orderText.cancelOrder)} · `))
  await yes.click()
  await page.getByRole('dialog').getByText(changedVi).waitFor()
  await staff.station('preview-changed-office')
  await button(staff, vi(orderText.keepGoing)).click()
  expect(await reason.inputValue()).toBe('Khách đổi ý')
  expect(line.asked).toEqual({ GET: 3, POST: 1 })
  await act.click()
  await yes.dblclick()
  await page.getByText(vi(orderText.cancelled)).first().waitFor()
  await page.getByRole('dialog').first().waitFor({ state: 'detached' })
  expect(line.asked).toEqual({ GET: 4, POST: 2 })
  expect(await statusOf(id)).toBe('CANCELLED')
  await staff.context.close()
})

test('where the script of the question cannot come, nothing is done unasked, and a notice says why', async () => {
  const id = await ordered()
  const page = await seller.context.newPage()
  await page.route(/\/assets\/ConfirmDialog-.*\.js$/, route => route.abort())
  await page.goto(`${deployment.server.url}/order/${id}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: en(orderText.cancelOrder), exact: true })
    .click()
  await failure(page).getByText(en(kitText.noConnection)).waitFor()
  expect(await statusOf(id)).not.toBe('CANCELLED')
})

test('the postage of a label: a bad line is told, and the next press shows it before anything is bought', async () => {
  await hurry(people)
  const [made] = await bring(people, ['PRODUCED'])
  const staff = await deployment.visitor({ token: people.tokens.owner })
  const { page } = staff
  await staff.open('/office/labels')
  const line = await lineTo(page, '/v1/office/label/quote')
  line.fates.GET = ['broken', 'late']
  const make = table(staff, en(labelOfficeText.title))
    .locator('tr[data-row]', { hasText: `#${made?.id}` })
    .getByRole('button', { name: en(labelOfficeText.makeOne), exact: true })
  await make.click()
  await failure(page).getByText(en(kitText.noConnection)).waitFor()
  await make.dblclick()
  await isBusy(make)
  await page
    .getByRole('dialog')
    .getByText(en(labelOfficeText.buyTitle_one, { count: 1 }))
    .waitFor()
  expect(line.asked).toEqual({ GET: 2, POST: 0 })
  await staff.context.close()
})
