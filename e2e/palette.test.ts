// The palette, by keyboard alone, in a real browser.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { appText } from '#kit/app/text.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { cataloguePortalPlaceText } from '#shop/catalogue/text.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderOfficePlaceText } from '#shop/order/office/text.ts'
import { orderPortalPlaceText } from '#shop/order/ui/list/text.ts'
import { address, orderInput } from '#test/order.ts'
import { paletteText } from '#web/palette/text.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'

let deployment: BrowserDeployment
const tokens = { owner: '', demo: '' }
let orderId: number
const password = 'a menu of nine'
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  const redeem = async (token: string) => (await deployment.client()(signInCalls.redeemLink, { body: { token } })).data.accessToken
  tokens.owner = await redeem(deployment.firstTokens.owner)
  tokens.demo = await redeem(deployment.firstTokens.demo)
  const items = [{ sku: 'G5000-FOREST-S', quantity: 1, files: [] }]
  const body = { ...orderInput, items, address: { ...address, fullName: 'Wanda Quill' } }
  orderId = (await deployment.client(tokens.demo)(orderIntakeCalls.createOrder, { body })).data.id
})
afterAll(() => deployment?.close())

const enter = (token: string, look: Parameters<BrowserDeployment['visitor']>[0] = {}): Promise<Visitor> =>
  deployment.visitor({ ...look, token })

test('the palette finds an order by a family name, a screen without tones and an act, by keyboard alone', async () => {
  for (const look of [
    { language: 'en', theme: 'light' },
    { language: 'vi', theme: 'dark' },
  ] as const) {
    const at = look.language === 'vi' ? 1 : 0
    const seller = await enter(tokens.demo, look)
    const { page } = seller
    await seller.open('/payments')
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: paletteText.search[at] })
    await field.waitFor()
    await seller.station(`palette-${look.language}`)
    await page.keyboard.type('quill')
    const order = page.getByRole('option', { name: new RegExp(`#${orderId}`) })
    await order.waitFor()
    await expect.poll(() => order.getAttribute('aria-selected')).toBe('true')
    await seller.station(`palette-found-${look.language}`)
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`/order/${orderId}$`))
    // What was opened comes first the next time; it is kept a moment after its heading stands.
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(`/order/${orderId}`)
    await page.keyboard.press('Control+k')
    await field.waitFor()
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'detached' })
    await seller.open('/payments')
    await page.keyboard.press('Control+k')
    await expect.poll(() => page.getByRole('option').first().innerText()).toContain(`${orderId}`)
    await page.keyboard.type(look.language === 'vi' ? 'lich su don' : 'histor')
    await page.getByRole('option', { name: orderPortalPlaceText.orderHistories[at] }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/order-histories$/)
    await page.keyboard.press('Control+k')
    await page.keyboard.type(look.language === 'vi' ? 'giao dien sang' : 'appearance dark')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe(look.language === 'vi' ? 'light' : 'dark')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('zzzz nothing')
    await page.getByText(paletteText.none[at]).waitFor()
    expect(seller.complaints).toEqual([])
    await seller.context.close()
  }
})

test('what the server finds later does not move the choice: Enter goes where the reader looked', async () => {
  const items = [{ sku: 'G5000-FOREST-S', quantity: 1, files: [] }]
  const body = { ...orderInput, items, address: { ...address, fullName: 'Favorites Jones' } }
  const { data } = await deployment.client(tokens.demo)(orderIntakeCalls.createOrder, { body })
  const seller = await enter(tokens.demo)
  const { page } = seller
  await seller.open('/payments')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: paletteText.search[0] }).waitFor()
  await page.keyboard.type('favorites')
  const screen = page.getByRole('option', { name: cataloguePortalPlaceText.favorites[0], exact: true })
  // It stands above, and comes after the screen.
  await page.getByRole('option', { name: new RegExp(`#${data.id}`) }).waitFor()
  expect(await screen.getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/favorites$/)
  expect(seller.complaints).toEqual([])
  await seller.context.close()
})

test('the office’s palette finds people and products; what a role may not do is not offered or says why', async () => {
  const owner = await enter(tokens.owner)
  await owner.open('/office')
  await owner.page.keyboard.press('Control+k')
  await owner.page.getByRole('combobox', { name: paletteText.search[0] }).waitFor()
  await owner.page.keyboard.type('demo')
  await owner.page.getByRole('group', { name: paletteText.groupPeople[0] }).getByRole('option', { name: /demo/ }).waitFor()
  const email = 'packer@inkport.example'
  const staff = { username: 'packer', email, fullName: 'Pia Packer', roles: ['warehouse' as const] }
  await deployment.client(tokens.owner)(accountOfficeCalls.inviteStaff, { body: staff })
  const token = await deployment.readMail(email, /\/auth\/link#([\w-]+)/)
  const { data } = await deployment.client()(signInCalls.redeemLink, { body: { token, password } })
  const packer = await enter(data.accessToken)
  const { page } = packer
  await packer.open('/office')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: paletteText.search[0] }).waitFor()
  await page.keyboard.type('deposits')
  const act = page.getByRole('option', { name: new RegExp(paletteText.actDeposits[0]) })
  await act.waitFor()
  expect(await act.getAttribute('aria-disabled')).toBe('true')
  expect(await act.innerText()).toContain(appText.onlyRoles[0].replace('{{roles}}', 'finance'))
  expect(await page.getByRole('group', { name: paletteText.groupScreens[0] }).count()).toBe(0)
  await page.keyboard.press('Enter')
  expect(page.url()).toMatch(/\/office$/)
  await packer.station('palette-not-allowed')
  expect([...owner.complaints, ...packer.complaints]).toEqual([])
  await owner.context.close()
  await packer.context.close()
})

test('a screen that was open lately is found by its name in the menu, too', async () => {
  const owner = await enter(tokens.owner)
  const { page } = owner
  await owner.open('/office/order')
  await owner.open('/office')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: paletteText.search[0] }).waitFor()
  await page.keyboard.type(orderOfficePlaceText.orders[0])
  await page.getByRole('option', { name: orderOfficePlaceText.orders[0], selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/office\/order$/)
  expect(owner.complaints).toEqual([])
  await owner.context.close()
})
