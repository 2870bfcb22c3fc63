// What staff do every day, with the clicks and scans counted that it takes.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { labelCalls } from '#shop/label/contract.ts'
import { trackingOfficeText } from '#shop/tracking/text.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { walletOfficeText } from '#shop/wallet/text.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { transfer } from '../../trust/money.ts'
import { bring, hurry } from '../../trust/statuses.ts'
import { type BrowserDeployment, openBrowserDeployment } from '../browser-deployment.ts'
import { agree, button, en } from '../journey/acts.ts'
import { countedHand, type Hand, menu } from './hand.ts'

let deployment: BrowserDeployment
let people: FirstPeople
let staff: Hand
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  staff = await countedHand(deployment, people.tokens.owner)
})
afterAll(() => deployment?.close())

test('ten deposits are credited with at most twelve clicks: each brings up the next', async () => {
  const { page } = staff
  const amounts = Array.from({ length: 10 }, (_, at) => (101 + at) * 100)
  for (const [at, amount] of amounts.entries()) {
    const { body } = transfer(amount)
    const files = [new File([await proof(at)], 'proof.png')]
    await people.demo(depositCalls.makeDeposit, { body, files })
  }
  await staff.open('/office')
  staff.start()
  if (!(await menu(staff, '/office/deposits').isVisible())) await button(staff, /^Money/).click()
  await menu(staff, '/office/deposits').click()
  for (const [at, amount] of amounts.entries()) {
    await page.getByRole('heading', { level: 2, name: `$${amount / 100}.00` }).waitFor()
    if (at === 1) expect(await page.evaluate(() => document.activeElement?.id)).toBe('deposit-title')
    await button(staff, en(walletOfficeText.approve, { amount: `$${amount / 100}.00` })).click()
  }
  await page.getByText(en(walletOfficeText.emptyOpen)).waitFor()
  const { data } = await people.owner(depositCalls.officeDeposits, { query: { status: 'COMPLETED' } })
  expect(data.totalDocs).toBe(amounts.length)
  console.info('ten deposits:', staff.done())
  expect(staff.done().clicks).toBeLessThanOrEqual(12)
  expect(staff.done().keys).toBe(0)
  expect(staff.complaints).toEqual([])
})

test('the second press of a double click credits no other deposit', async () => {
  const { page } = staff
  for (const [at, amount] of [301_00, 302_00].entries())
    await people.demo(depositCalls.makeDeposit, { body: transfer(amount).body, files: [new File([await proof(20 + at)], 'proof.png')] })
  await staff.open('/office/deposits')
  const credit = button(staff, en(walletOfficeText.approve, { amount: '$301.00' }))
  const place = await credit.boundingBox()
  if (!place) throw new Error('The button is not in sight.')
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
  for (let press = 0; press < 4; press++) {
    await page.mouse.click(x, y)
    await page.waitForTimeout(60)
  }
  await page.getByRole('heading', { level: 2, name: '$302.00' }).waitFor()
  const { data } = await people.owner(depositCalls.officeDeposits, { query: { status: 'OPEN' } })
  expect(data.docs.map(({ amount }) => amount)).toEqual([302_00])
})

test('nine parcels are handed over with at most four clicks and nine scans', async () => {
  const { page } = staff
  await hurry(people)
  const made = await bring(people, Array(9).fill('PRINTED'))
  const numbers = []
  for (const { id } of made) numbers.push((await people.demo(labelCalls.myLabel, { params: { id } })).data?.trackingNumber ?? '')
  await staff.open('/office')
  staff.start()
  let scans = 0
  if (!(await menu(staff, '/office/scan-out').isVisible())) await button(staff, /^Ship/).click()
  await menu(staff, '/office/scan-out').click()
  // Nobody scans before the box has the focus.
  await page.getByLabel(en(trackingOfficeText.scanLabel)).and(page.locator(':focus')).waitFor()
  for (const [at, number] of numbers.entries()) {
    await page.keyboard.type(number, { delay: 4 })
    await page.keyboard.press('Enter')
    scans++
    await page.locator('output', { hasText: en(trackingOfficeText.goodParcel, { id: made[at]?.id ?? 0 }) }).waitFor()
  }
  await page.getByText(en(trackingOfficeText.parcelsOn_other, { count: numbers.length })).waitFor()
  await button(staff, en(trackingOfficeText.close)).click()
  await agree(staff, en(trackingOfficeText.close))
  await page.getByText(en(trackingOfficeText.closing)).waitFor()
  console.info('nine parcels:', staff.done(), 'scans:', scans)
  expect(scans).toBe(9)
  expect(staff.done().clicks).toBeLessThanOrEqual(4)
  // A scanner ends each code by Enter.
  expect(staff.done().keys).toBe(scans)
  expect(staff.complaints).toEqual([])
})

/** A picture that no other deposit is proved by. */
async function proof(at: number): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp')
  const create = { width: 60 + at, height: 80, channels: 3, background: { r: 20 * (at % 12), g: 90, b: 120 } } as const
  return new Uint8Array(await sharp({ create }).png().toBuffer())
}
