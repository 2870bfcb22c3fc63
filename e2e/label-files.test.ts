// Files of labels: pages become orders, are matched to those that wait, and are mended by hand where they were not read.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { labelOfficeText } from '#shop/label/text.ts'
import { labelFileOfficeText } from '#shop/label/ui/file/office/text.ts'
import { labelFileText } from '#shop/label/ui/file/text.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { barless, drawLabel, joined, numbersFrom, sheetOf, slip, zplLabel } from '#test/labels.ts'
import { address } from '#test/order.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { button, sayIn, tab, told } from './journey/acts.ts'

let deployment: BrowserDeployment
let people: FirstPeople
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
})
afterAll(() => deployment?.close())

const number = numbersFrom(6_400_000)
const send = async ({ page }: Visitor, name: string, buffer: Buffer) => {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await page.getByRole('heading', { name, exact: true }).waitFor()
}

describe.each([
  ['en', 'light', 1440],
  ['vi', 'dark', 390],
] as const)('%s, %s, %i px', (language, theme, width) => {
  const say = sayIn(language)
  const enter = () => deployment.visitor({ width, language, theme, token: people.tokens.demo })
  const confirm = ({ page }: Visitor, count: number) =>
    page.getByRole('button', { name: say(count === 1 ? labelFileText.confirm_one : labelFileText.confirm_other, { count }), exact: true })
  const confirmed = async (seller: Visitor, count: number) => {
    await confirm(seller, count).click()
    await confirm(seller, count).last().click()
    await seller.page.getByText(say(labelFileText.status_DONE), { exact: true }).first().waitFor()
  }

  test('a PDF of labels becomes orders, one a page, and the slip between them is left out', async () => {
    const seller = await enter()
    await seller.open('/order/labels')
    await seller.station(`label-files-${language}`, 'whole page')
    await send(
      seller,
      `labels-${language}.pdf`,
      await joined([drawLabel({ number: number() }), slip('A-1'), drawLabel({ number: number() })]),
    )
    await confirm(seller, 2).waitFor()
    await seller.station(`label-file-ready-${language}`, 'whole page')
    await confirmed(seller, 2)
    await seller.page.getByRole('link', { name: say(labelFileText.seeOrders), exact: true }).click()
    await seller.page.waitForURL(url => url.searchParams.has('scanOrderImport'))
    expect(seller.complaints).toEqual([])
  })

  test('a label whose code is not read is given to its order, and its number typed', async () => {
    const zip = language === 'en' ? '10001' : '10002'
    const name = `Ada ${language}`
    const body = {
      address: { ...address, fullName: name, city: 'New York', state: 'NY', zip },
      items: [{ sku: 'G5000-FOREST-S', quantity: 1 }],
      shippingBy: 'TIKTOK' as const,
    }
    const { data: order } = await people.demo(orderIntakeCalls.createOrder, { body })
    const seller = await enter()
    const { page } = seller
    await seller.open('/order/labels?mode=MATCH')
    const typed = number()
    await send(seller, `bare-${language}.pdf`, await barless({ number: typed, name, zip }))
    await page
      .getByRole('button', { name: new RegExp(`^${say(labelFileText.mend)}`) })
      .first()
      .click()
    await page.getByLabel(say(labelFileText.orderSearch)).fill(name)
    await told(seller, say(labelFileText.chosen), () => button(seller, say(labelFileText.chooseOrder, { id: order.id })).click())
    await seller.station(`label-file-page-${language}`)
    await page.getByLabel(say(labelFileText.numberTitle)).fill(typed)
    await told(seller, say(labelFileText.numberDone), () => button(seller, say(labelFileText.useNumber)).click())
    await page.keyboard.press('Escape')
    await confirmed(seller, 1)
    expect(seller.complaints).toEqual([])
  })

  test('a label is cropped out of its page with the pointer, and the frame moved and sized with the keyboard', async () => {
    const seller = await enter()
    const { page } = seller
    await seller.open('/order/labels')
    await send(seller, `sheet-${language}.pdf`, await sheetOf([drawLabel({ number: number() }), drawLabel({ number: number() })]))
    await page
      .getByRole('button', { name: new RegExp(`^${say(labelFileText.mend)}`) })
      .first()
      .click()
    const picture = page.getByRole('img', { name: say(labelFileText.picture, { page: 1 }), exact: true }).last()
    await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(100)
    const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(x + 1, y + 1)
    await page.mouse.down()
    await page.mouse.move(x + width * 0.4, y + height * 0.7)
    await page.mouse.move(x + width * 0.48, y + height - 1)
    await page.mouse.up()
    const cut = (edge: 'cutLeft' | 'cutTop' | 'cutRight') => page.getByLabel(say(labelFileText[edge]), { exact: true })
    expect(Math.abs(Number(await cut('cutRight').inputValue()) - 52)).toBeLessThanOrEqual(1)
    const right = Number(await cut('cutRight').inputValue())
    await page.getByRole('button', { name: say(labelFileText.cropFrame), exact: true }).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    expect(Number(await cut('cutRight').inputValue())).toBe(right - 2)
    await seller.station(`label-file-crop-${language}`)
    await told(seller, say(labelFileText.cutDone), () => button(seller, say(labelFileText.readAgain)).click())
    await page.keyboard.press('Escape')
    await confirm(seller, 2).waitFor()
    expect(seller.complaints).toEqual([])
  })

  test('what stands below the picture of a page stays where it is when the picture comes', async () => {
    const seller = await enter()
    const { page } = seller
    await seller.open('/order/labels')
    const drawn = Promise.withResolvers<void>()
    await page.route('**/picture*', async route => {
      await drawn.promise
      await route.continue()
    })
    await send(seller, `slow-${language}.pdf`, await sheetOf([drawLabel({ number: number() }), drawLabel({ number: number() })]))
    await page
      .getByRole('button', { name: new RegExp(`^${say(labelFileText.mend)}`) })
      .first()
      .click()
    const mark = page.getByRole('button', { name: say(labelFileText.markAnother), exact: true })
    await mark.scrollIntoViewIfNeeded()
    const topOf = async () => (await mark.boundingBox())?.y
    const before = await topOf()
    drawn.resolve()
    const picture = page.getByRole('img', { name: say(labelFileText.picture, { page: 1 }), exact: true }).last()
    await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(100)
    expect(await topOf()).toBe(before)
    expect(seller.complaints).toEqual([])
  })

  test('of a page with two labels, of which one was read, the second is marked and its number typed', async () => {
    const typed = number()
    const seller = await enter()
    const { page } = seller
    await seller.open('/order/labels')
    const pages = [drawLabel({ number: number() }), barless({ number: typed, name: 'Mia Carter', zip: '77002' })]
    await send(seller, `two-up-${language}.pdf`, await sheetOf(pages))
    const mend = page.getByRole('button', { name: new RegExp(`^${say(labelFileText.mend)}`) })
    await mend.first().click()
    const left = page.getByLabel(say(labelFileText.cutLeft), { exact: true })
    await left.fill('50')
    await told(seller, say(labelFileText.marked), () => button(seller, say(labelFileText.markAnother)).click())
    // What needs its seller is shown first.
    await tab(seller, say(labelFileText.tab_UNREAD)).and(page.locator('[aria-selected="true"]')).waitFor()
    await seller.station(`label-file-marked-${language}`, 'whole page')
    await mend.first().click()
    await page.getByLabel(say(labelFileText.numberTitle)).fill(typed)
    await seller.station(`label-file-second-${language}`)
    await told(seller, say(labelFileText.numberDone), () => button(seller, say(labelFileText.useNumber)).click())
    await page.keyboard.press('Escape')
    await confirm(seller, 2).waitFor()
    expect(seller.complaints).toEqual([])
  })

  test('the office reads a file for a seller, and gives its labels to their orders', async () => {
    const zip = language === 'en' ? '10003' : '10004'
    const name = `Eve ${language}`
    const body = {
      address: { ...address, fullName: name, city: 'New York', state: 'NY', zip },
      items: [{ sku: 'G5000-FOREST-S', quantity: 1 }],
      shippingBy: 'TIKTOK' as const,
    }
    const { data: order } = await people.demo(orderIntakeCalls.createOrder, { body })
    const staff = await deployment.visitor({ width, language, theme, token: people.tokens.owner })
    const { page } = staff
    await staff.open('/office/labels')
    await page.getByRole('link', { name: say(labelOfficeText.toFiles), exact: true }).click()
    await page.getByLabel(say(labelFileOfficeText.seller), { exact: false }).first().fill('demo')
    const file = `office-${language}.zpl`
    const zpl = `~CC/${zplLabel({ number: number(), name, zip }).replaceAll('^', '/')}`
    await page.locator('input[type=file]').setInputFiles({ name: file, mimeType: 'text/plain', buffer: Buffer.from(zpl) })
    await staff.station(`office-label-files-${language}`)
    await page.getByRole('button', { name: say(labelFileOfficeText.send), exact: true }).click()
    await page.getByRole('heading', { name: file, exact: true }).waitFor()
    await page.getByRole('link', { name: `#${order.id}`, exact: true }).waitFor()
    await page
      .getByRole('button', { name: new RegExp(`^${say(labelFileText.mend)}`) })
      .first()
      .click()
    await page.getByText(say(labelFileText.zplHint), { exact: true }).waitFor()
    await staff.station(`office-label-file-zpl-${language}`)
    await page.keyboard.press('Escape')
    await confirmed(staff, 1)
    expect(staff.complaints).toEqual([])
  })
})
