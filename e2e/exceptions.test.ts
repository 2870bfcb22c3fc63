// The office's queue: an order that broke is found under its cause, mended by staff, and gone from it.
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderEditText } from '#shop/order/edit/text.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderExceptionCalls } from '#shop/order/office/exception/contract.ts'
import { orderExceptionText } from '#shop/order/office/exception/text.ts'
import { orderOfficeText } from '#shop/order/office/text.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import type { ErrorCode } from '#shop/order/status/contract.ts'
import { orderText } from '#shop/order/status/text.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { productionText } from '#shop/production/text.ts'
import { address } from '#test/order.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { fundUpTo } from '../trust/money.ts'
import { bring, hurry } from '../trust/statuses.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { button, sayIn } from './journey/acts.ts'

let deployment: BrowserDeployment
let people: FirstPeople
let picture: Buffer
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  await hurry(people)
  await fundUpTo(people, 900_00)
  picture = await sharp({ create: { width: 1_800, height: 2_400, channels: 4, background: '#c2185b' } })
    .png()
    .toBuffer()
})
afterAll(() => deployment?.close())

const files = [{ side: 'FRONT' as const, link: 'library:retro-sun.png' }]
const ottawa = { ...address, address: '90 Wellington St', city: 'Ottawa', state: 'Ontario', zip: 'K1A 0B1', country: 'Canada' }
const shirts = [{ sku: 'G5000-FOREST-S', quantity: 1, files }]
async function ordered(given: object = {}): Promise<number> {
  const { id } = (await people.demo(orderIntakeCalls.createOrder, { body: { address, items: shirts, ...given } })).data
  await people.demo(orderPayCalls.submitOrder, { params: { id } })
  return id
}
async function broken(code: ErrorCode, given: object = {}): Promise<number> {
  const id = await ordered(given)
  await people.owner(orderOfficeCalls.officeError, { params: { id }, body: { code, waitsOn: 'STAFF', note: '' } })
  return id
}
const isStanding = async (id: number) =>
  (await people.owner(orderExceptionCalls.officeExceptions, { query: { limit: 100 } })).data.docs.some(order => order.id === id)

describe.each([
  ['en', 'light', 1440],
  ['vi', 'dark', 390],
] as const)('in %s, %s, %i px', (language, theme, width) => {
  const say = sayIn(language)
  const name = (what: string) => `${what}-${language}-${theme}-${width}`
  const enter = (): Promise<Visitor> => deployment.visitor({ language, theme, width, token: people.tokens.owner })
  /** From the queue, by its cause, to the order. */
  async function find({ page, open }: Visitor, id: number, code: ErrorCode): Promise<void> {
    await open(`/office/exceptions?cause=${code}`)
    await page.getByRole('link', { name: `#${id}`, exact: true }).click()
    await page.waitForURL(url => url.pathname === `/office/order/${id}`)
  }
  /** With a reason where nothing shows that its cause is mended. */
  async function resume(visitor: Visitor, id: number, why?: string): Promise<void> {
    const { page } = visitor
    const resumes = button(visitor, say(orderOfficeText.resend))
    // What is mended is the next thing to do.
    await (why === undefined ? resumes.and(page.locator('[data-variant=primary]')) : resumes).click()
    const dialog = page.getByRole('dialog')
    if (why !== undefined) {
      await dialog.getByText(say(orderOfficeText.notMended_OTHER)).waitFor()
      await dialog.getByRole('textbox').fill(why)
    }
    await dialog.getByRole('button', { name: say(orderOfficeText.resend), exact: true }).click()
    await page.getByText(say(orderOfficeText.resent)).waitFor()
    expect(await isStanding(id)).toBe(false)
  }
  async function leave(visitor: Visitor): Promise<void> {
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  }

  test('an address', async () => {
    const id = await broken('ADDRESS')
    const visitor = await enter()
    await visitor.open('/office/exceptions')
    await visitor.page.getByRole('link', { name: `#${id}`, exact: true }).waitFor()
    await visitor.station(name('exceptions'))
    await find(visitor, id, 'ADDRESS')
    const change = visitor.page.getByRole('button', { name: say(orderEditText.changeAddress), exact: true })
    await change.waitFor()
    await visitor.station(name('exception-address'), 'whole page')
    await change.click()
    const dialog = visitor.page.getByRole('dialog')
    await dialog.getByLabel(say(orderText.address), { exact: true }).fill('7 Pine St')
    await dialog.getByRole('button', { name: say(orderText.save), exact: true }).dblclick()
    await visitor.page.getByText('7 Pine St').waitFor()
    await resume(visitor, id)
    await leave(visitor)
  })

  test('a print file', async () => {
    const id = await broken('FILE')
    const visitor = await enter()
    await find(visitor, id, 'FILE')
    // Put back as it is, it wants a reason.
    await button(visitor, say(orderOfficeText.resend)).click()
    await visitor.page.getByRole('dialog').getByText(say(orderOfficeText.notMended_FILE)).waitFor()
    await visitor.page
      .getByRole('dialog')
      .getByRole('button', { name: say(orderOfficeText.resend), exact: true })
      .click()
    await visitor.page.getByRole('dialog').locator('[aria-invalid=true]').waitFor()
    await visitor.station(name('put-back-anyway'))
    await visitor.page.keyboard.press('Escape')
    await visitor.page.getByRole('button', { name: new RegExp(say(orderEditText.replaceFile)) }).click()
    const dialog = visitor.page.getByRole('dialog')
    await dialog.getByRole('button', { name: say(orderOfficeText.replaceUpload), exact: true }).waitFor()
    await visitor.station(name('replace-file'))
    await dialog.locator('input[type=file]').setInputFiles({ name: `fixed-${language}.png`, mimeType: 'image/png', buffer: picture })
    await visitor.page.getByText(say(orderOfficeText.fileReplaced)).waitFor()
    await resume(visitor, id)
    await leave(visitor)
  })

  test('a parcel’s number', async () => {
    const id = await broken('LABEL', { orderType: 'SHIP_BY_SELLER' })
    const visitor = await enter()
    await find(visitor, id, 'LABEL')
    const number = visitor.page.getByLabel(say(orderEditText.sellersNumber), { exact: true })
    // Left empty it is not wrong, nor is the link beside it: either mends the order.
    await number.press('Enter')
    await visitor.page.keyboard.press('Tab')
    expect(await visitor.page.locator('main [aria-invalid="true"]').count()).toBe(0)
    await number.fill(language === 'vi' ? '9400111899560000810156' : '9400111899560000810057')
    await visitor.station(name('exception-label'))
    await visitor.page.getByRole('button', { name: say(orderEditText.saveNumber), exact: true }).click()
    await visitor.page.getByText(say(orderEditText.numberSaved)).waitFor()
    await resume(visitor, id)
    await leave(visitor)
  })

  test('what is out of stock: one item is cancelled for the sum that is shown, and a note says why', async () => {
    const id = await broken('STOCK', { items: [...shirts, { sku: 'BC3001-NAVY-3XL', quantity: 1, files }] })
    const visitor = await enter()
    await find(visitor, id, 'STOCK')
    const { page } = visitor
    await page
      .getByRole('button', { name: new RegExp(`^${say(orderText.cancelItem)}: .*3XL$`) })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Out of this colour')
    await dialog.getByRole('button', { name: say(orderText.cancelItem), exact: true }).click()
    const confirm = dialog.getByRole('button', { name: new RegExp(`^${say(orderText.cancelItem)} · `) })
    await confirm.waitFor()
    await visitor.station(name('cancel-item'))
    await confirm.dblclick()
    await page.getByText('BC3001-NAVY-3XL × 1').waitFor()
    await page.getByRole('textbox', { name: new RegExp(`^${say(orderOfficeText.note)}`) }).fill('Calls every day, be kind')
    await page.getByRole('button', { name: say(orderOfficeText.noteDo), exact: true }).click()
    await page.getByText(say(orderOfficeText.noteSaved)).waitFor()
    await visitor.station(name('exception-note'), 'whole page')
    // Which item was out of stock nobody said.
    await resume(visitor, id, 'That colour is cancelled.')
    await leave(visitor)
  })

  test.each(['CUSTOMS', 'PRINT', 'PAYMENT', 'OTHER'] as const)(
    '%s: staff report it on the order’s page, its seller reads it, and staff resume it from the queue',
    async code => {
      const id = await ordered(code === 'CUSTOMS' ? { address: ottawa } : {})
      const staff = await enter()
      await staff.open(`/office/order/${id}`)
      await staff.page.getByRole('button', { name: say(orderOfficeText.report), exact: true }).click()
      const dialog = staff.page.getByRole('dialog')
      const choice = (label: readonly [string, string]) => dialog.getByRole('combobox', { name: new RegExp(`^${say(label)}`) })
      await choice(orderOfficeText.reportCode).selectOption(code)
      await choice(orderOfficeText.reportWaitsOn).selectOption('STAFF')
      await dialog.getByRole('textbox').fill('We look into it.')
      await staff.station(name(`report-${code}`))
      await dialog.getByRole('button', { name: say(orderOfficeText.report), exact: true }).click()
      await staff.page.getByText(say(orderOfficeText.reported)).waitFor()

      const seller = await deployment.visitor({ language, theme, width, token: people.tokens.demo })
      await seller.open(`/order/${id}`)
      await seller.page.getByText(say(orderText[`errorCode_${code}`])).waitFor()
      await seller.page.getByText('We look into it.').first().waitFor()
      await seller.station(name(`reported-${code}`), 'whole page')
      await find(staff, id, code)
      await resume(staff, id, 'It may go on.')
      await seller.page.getByText('It may go on.').first().waitFor()
      await seller.page.getByText(say(orderText.errorStaff)).waitFor({ state: 'detached' })
      const { data } = await people.owner(orderOfficeCalls.officeOrder, { params: { id } })
      expect(['NEW_ORDER', 'PROCESSING']).toContain(data.status)
      await leave(seller)
      await leave(staff)
    },
  )

  test('an order is taken out of its batch', async () => {
    const [made] = await bring(people, ['EXPORTED'])
    const id = made?.id ?? 0
    const { docs } = (await people.owner(productionCalls.batches, { query: { limit: 1 } })).data
    const visitor = await enter()
    await visitor.open(`/office/production/batch/${docs[0]?.id}`)
    const { page } = visitor
    await page
      .getByRole('row')
      .filter({ hasText: `#${id}` })
      .first()
      .hover()
    await page
      .getByRole('button', { name: say(productionText.recall), exact: true })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(say(productionText.recallTitle, { id })).waitFor()
    await visitor.station(name('recall'))
    await dialog.getByRole('button', { name: say(productionText.recall), exact: true }).click()
    await page.getByText(say(productionText.recalled)).waitFor()
    expect((await people.owner(orderOfficeCalls.officeOrder, { params: { id } })).data.status).toBe('PROCESSING')
    await leave(visitor)
  })

  test('nothing stands under a cause that nobody named', async () => {
    const visitor = await enter()
    await visitor.open('/office/exceptions?cause=PRINT')
    await visitor.page.getByRole('heading', { name: say(orderExceptionText.title), exact: true }).waitFor()
    await visitor.station(name('exceptions-none'))
    await leave(visitor)
  })
})
