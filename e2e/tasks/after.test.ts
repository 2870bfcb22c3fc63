// What comes after an act: the row slides out of its list, the next thing is offered, and what costs nothing can be taken back.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kitText } from '#kit/text.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderText } from '#shop/order/status/text.ts'
import { shippingCalls } from '#shop/shipping/contract.ts'
import { shippingOfficeText } from '#shop/shipping/text.ts'
import { walletText } from '#shop/wallet/text.ts'
import { address } from '#test/order.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { makeOrders } from '../../trust/money.ts'
import { type BrowserDeployment, openBrowserDeployment } from '../browser-deployment.ts'
import { agree, button, en, link, rowsOf, table, waitForRows } from '../journey/acts.ts'
import { countedHand, type Hand } from './hand.ts'

let deployment: BrowserDeployment
let people: FirstPeople
let seller: Hand
let staff: Hand
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  seller = await countedHand(deployment, people.tokens.demo)
  staff = await countedHand(deployment, people.tokens.owner)
})
afterAll(() => deployment?.close())

const unpaid = { address, items: [{ sku: 'G5000-FOREST-S', quantity: 1, files: [] }] }

/** Deletes the uppermost order; answers the animations of rows that left, as the page has seen them. */
async function slidesOfDeleting(motion: 'reduce' | 'no-preference'): Promise<string[]> {
  const { page } = seller
  for (let made = 0; made < 3; made++) await people.demo(orderIntakeCalls.createOrder, { body: unpaid })
  await page.emulateMedia({ reducedMotion: motion })
  await seller.open('/order')
  const rows = await rowsOf(table(seller, en(orderText.listLabel)))
  const count = await rows.count()
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const row = document.querySelector('tr[data-leaving]')
      const style = row && getComputedStyle(row)
      if (style) seen.push(`${style.animationName !== 'none'} ${style.animationDuration}`)
    }).observe(document.body, { childList: true, subtree: true })
  })
  await rows.first().getByRole('checkbox').check()
  await button(seller, en(orderText.delete)).click()
  await agree(seller, en(orderText.delete))
  await waitForRows(table(seller, en(orderText.listLabel)), count - 1)
  await page.locator('tr[data-leaving]').waitFor({ state: 'detached' })
  // What was evaluated above has put it there.
  return page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)])
}

test('a row that leaves its list slides out in 160 ms, and at once for who wants no motion', async () => {
  expect(await slidesOfDeleting('no-preference')).toEqual(['true 0.16s'])
  expect(await slidesOfDeleting('reduce')).toEqual([])
  expect(seller.complaints).toEqual([])
})

test('after a cancel the reader is at the order’s heading, and the way to the others stands in the notice', async () => {
  const { page } = seller
  const [id] = await makeOrders(people.demo, 1)
  await seller.open(`/order/${id}`)
  await button(seller, en(orderText.cancelOrder)).click()
  await agree(seller, new RegExp(`^${en(orderText.cancelOrder)}`))
  await page.getByText(en(orderText.cancelled)).first().waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page.locator('[data-notice]').getByRole('link').click()
  await page.waitForURL(/\/order$/)
  expect(seller.complaints).toEqual([])
})

test('a holiday that was removed by mistake is had back from the notice, without a question', async () => {
  const { page } = staff
  const holiday = { day: '2030-07-04', name: 'Independence Day', nameVi: 'Quốc khánh Mỹ' }
  await people.owner(shippingCalls.setHoliday, { body: holiday })
  await staff.open('/office/shipping')
  const remove = button(staff, `${en(shippingOfficeText.remove)} ${holiday.name}`).last()
  const before = (await people.owner(shippingCalls.officeHolidays)).data
  await remove.click()
  await page.getByText(en(shippingOfficeText.holidayRemoved)).waitFor()
  expect((await people.owner(shippingCalls.officeHolidays)).data).toHaveLength(before.length - 1)
  await button(staff, en(kitText.undo)).press('Enter')
  await page.getByText(en(kitText.undone)).waitFor()
  expect((await people.owner(shippingCalls.officeHolidays)).data).toEqual(before)
  expect(staff.complaints).toEqual([])
})

test('the first step of a deposit leads back to where one came from', async () => {
  await seller.open('/payments/deposit?missing=5000&from=/cart')
  expect(await link(seller, en(walletText.back)).getAttribute('href')).toBe('/cart')
  await seller.open('/payments/deposit')
  expect(await link(seller, en(walletText.back)).getAttribute('href')).toBe('/payments')
})
