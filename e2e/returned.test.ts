// Parcels that come back: scanned in at the dock, sent again by their seller; and lost ones, made again by staff.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatCents, typedCents } from '#base/money.ts'
import { orderOfficeText } from '#shop/order/office/text.ts'
import { orderReshipCalls } from '#shop/order/refund/contract.ts'
import { orderReshipText } from '#shop/order/refund/text.ts'
import { orderText } from '#shop/order/status/text.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { ticketNewText } from '#shop/ticket/talk/text.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { trackingOfficeText, trackingText } from '#shop/tracking/text.ts'
import { until } from '#test/deployment.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { balanceOf } from '../trust/money.ts'
import { bring, hurry, orderOf } from '../trust/statuses.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { agree, button, choose, field, link, sayIn } from './journey/acts.ts'

let deployment: BrowserDeployment
let people: FirstPeople
const lost: number[] = []
const shipped: number[] = []
let delivered: number[]
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  await hurry(people)
  delivered = (await bring(people, ['DELIVERED', 'DELIVERED'])).map(({ id }) => id)
  // Its carrier must not find and deliver meanwhile what is lost here.
  await people.owner(settingCalls.changeSetting, { params: { key: 'sandboxSpeed' }, body: { value: 1 } })
  await people.owner(settingCalls.changeSetting, { params: { key: 'reshipFeeCents' }, body: { value: 1_50 } })
  for (const { id, station } of await bring(people, [...Array(8).fill('BROKEN_SHIPPED'), ...Array(4).fill('SHIPPED')])) {
    if (station === 'SHIPPED') shipped.push(id)
    else lost.push(id)
    const parcels = { query: { q: String(id) } }
    await until('its hand-over', async () =>
      (await people.owner(trackingCalls.officeParcels, parcels)).data.docs[0]?.handedAt ? true : undefined,
    )
  }
})
afterAll(() => deployment?.close())

const enter = (who: 'demo' | 'owner', look: Parameters<BrowserDeployment['visitor']>[0]): Promise<Visitor> =>
  deployment.visitor({ ...look, token: people.tokens[who] })

test.each([
  ['en', 'light', 1440],
  ['vi', 'dark', 390],
] as const)('a parcel is scanned in, and its seller sends it again: %s, %s, %i px', async (language, theme, width) => {
  const say = sayIn(language)
  const id = lost.shift() ?? 0
  const dock = await enter('owner', { language, theme, width })
  await dock.open('/office/scan-in')
  await dock.page.keyboard.type(`#${id}`)
  await dock.page.keyboard.press('Enter')
  await dock.page.getByText(say(trackingOfficeText.backParcel, { id })).waitFor()
  await dock.station(`scan-in-${language}-${theme}-${width}`, 'whole page')
  await dock.page.keyboard.type(`#${id}`)
  await dock.page.keyboard.press('Enter')
  await dock.page.getByText(say(trackingOfficeText.badBack)).waitFor()

  const seller = await enter('demo', { language, theme, width })
  await seller.open(`/order/${id}`)
  await seller.station(`returned-order-${language}-${theme}-${width}`, 'whole page')
  await seller.page
    .getByRole('button', { name: say(orderReshipText.send), exact: true })
    .first()
    .click()
  const { chargeCents } = (await people.demo(orderReshipCalls.previewReship, { params: { id } })).data
  const dialog = seller.page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: `${say(orderReshipText.send)} · ${formatCents(chargeCents, { language })}` })
  await confirm.waitFor()
  await seller.station(`reship-${language}-${theme}-${width}`)
  await dialog.getByLabel(say(orderText.address), { exact: true }).fill('7 Pine St')
  // A double click charges once: the second finds the dialog gone.
  await confirm.dblclick()
  await seller.page.getByText(say(orderReshipText.done)).waitFor()
  await seller.page.getByText('7 Pine St').waitFor()
  await seller.page.getByText(say(orderText.step_reship)).waitFor()
  expect([...dock.complaints, ...seller.complaints]).toEqual([])
  await dock.context.close()
  await seller.context.close()
})

test.each([
  ['vi', 'light', 1440],
  ['en', 'dark', 390],
] as const)(
  'a parcel that had arrived is scanned in, and its seller sends it again, too: %s, %s, %i px',
  async (language, theme, width) => {
    const say = sayIn(language)
    const id = delivered.shift() ?? 0
    await people.owner(trackingCalls.scanIn, { body: { scan: `#${id}` } })
    const staff = await enter('owner', { language, theme, width })
    await staff.open(`/office/order/${id}`)
    await staff.page.getByRole('button', { name: say(orderOfficeText.reshipFree), exact: true }).waitFor()
    await staff.station(`back-late-office-${language}-${theme}-${width}`, 'whole page')
    const seller = await enter('demo', { language, theme, width })
    await seller.open(`/order/${id}`)
    await seller.page.getByText(say(orderText.returnedBack)).waitFor()
    await seller.station(`back-late-${language}-${theme}-${width}`, 'whole page')
    const { chargeCents } = (await people.demo(orderReshipCalls.previewReship, { params: { id } })).data
    const before = await balanceOf(people.demo)
    await seller.page.getByRole('button', { name: say(orderReshipText.send), exact: true }).click()
    await seller.page
      .getByRole('dialog')
      .getByRole('button', { name: `${say(orderReshipText.send)} · ${formatCents(chargeCents, { language })}` })
      .click()
    await seller.page.getByText(say(orderReshipText.done)).waitFor()
    expect(before - (await balanceOf(people.demo))).toBe(chargeCents)
    expect((await orderOf(people, id)).status).toBe('PRODUCED')
    expect([...staff.complaints, ...seller.complaints]).toEqual([])
    await staff.context.close()
    await seller.context.close()
  },
)

test.each([
  ['vi', 'light', 1440],
  ['en', 'dark', 390],
] as const)('a lost parcel is made again by staff, free: %s, %s, %i px', async (language, theme, width) => {
  const say = sayIn(language)
  const id = lost.shift() ?? 0
  const staff = await enter('owner', { language, theme, width })
  await staff.open(`/office/order/${id}`)
  await staff.station(`lost-order-${language}-${theme}-${width}`, 'whole page')
  await staff.page.getByRole('button', { name: say(orderOfficeText.remakeFree), exact: true }).click()
  const dialog = staff.page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Lost by the carrier')
  await staff.station(`remake-${language}-${theme}-${width}`)
  await dialog.getByRole('button', { name: say(orderOfficeText.remakeFree), exact: true }).click()
  const replaces = staff.page.getByText(say(orderText.replacedBy))
  await replaces.getByRole('link').click()
  await staff.page.waitForURL(url => !url.pathname.endsWith(`/${id}`))
  await staff.page.getByRole('link', { name: `#${id}`, exact: true }).waitFor()
  expect(staff.complaints).toEqual([])
  await staff.context.close()
})

test.each([
  ['en', 'light', 1440],
  ['vi', 'dark', 390],
] as const)('a lost parcel is made again by staff, and charged: %s, %s, %i px', async (language, theme, width) => {
  const say = sayIn(language)
  const id = lost.shift() ?? 0
  const staff = await enter('owner', { language, theme, width })
  const { page } = staff
  await staff.open(`/office/order/${id}`)
  await page.getByRole('button', { name: say(orderOfficeText.remakeCharged), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(say(orderOfficeText.remakeChargedHint)).waitFor()
  await dialog.getByRole('textbox').fill('The address was wrong')
  await staff.station(`remake-charged-${language}-${theme}-${width}`)
  await dialog.getByRole('button', { name: say(orderOfficeText.remakeCharged), exact: true }).click()
  await page.getByText(say(orderText.replacedBy)).getByRole('link').click()
  await page.waitForURL(url => !url.pathname.endsWith(`/${id}`))
  await page.getByRole('link', { name: `#${id}`, exact: true }).waitFor()
  const remade = await orderOf(people, Number(page.url().split('/').at(-1)))
  expect(remade).toMatchObject({ source: 'REPRINT', copyOf: id, status: 'PENDING', paidCents: 0 })
  expect(remade.totalCost).toBeGreaterThan(0)
  // Its seller pays for it as for any other.
  const before = await balanceOf(people.demo)
  const seller = await enter('demo', { language, theme, width })
  await seller.open(`/order/${remade.id}`)
  await seller.station(`remade-charged-${language}-${theme}-${width}`)
  await seller.page.getByRole('button', { name: say(orderText.submit), exact: true }).click()
  await seller.page
    .getByRole('dialog')
    .getByRole('button', { name: say(orderText.submit), exact: true })
    .click()
  await seller.page.getByText(say(orderText.submitted)).first().waitFor()
  expect(before - (await balanceOf(people.demo))).toBe(remade.totalCost)
  expect(seller.complaints).toEqual([])
  await seller.context.close()
  expect(staff.complaints).toEqual([])
  await staff.context.close()
})

test.each([
  ['en', 'light', 1440],
  ['vi', 'dark', 390],
] as const)('a parcel that came back is refunded in place of being sent again: %s, %s, %i px', async (language, theme, width) => {
  const say = sayIn(language)
  const id = lost.shift() ?? 0
  await people.owner(trackingCalls.scanIn, { body: { scan: `#${id}` } })
  const { paidCents } = await orderOf(people, id)
  const before = await balanceOf(people.demo)
  const dock = await enter('owner', { language, theme, width })
  const amount = formatCents(paidCents, { language })
  await dock.open(`/office/order/${id}`)
  await button(dock, say(orderOfficeText.refund)).click()
  await field(dock, say(orderOfficeText.refundAmount)).fill(typedCents(paidCents, language))
  await field(dock, say(orderOfficeText.cancelReason)).fill('The buyer moved away')
  await dock.station(`back-refund-${language}-${theme}-${width}`)
  await agree(dock, `${say(orderOfficeText.refund)} ${amount}`)
  await dock.page.getByText(say(orderOfficeText.refunded, { amount })).waitFor()
  expect((await balanceOf(people.demo)) - before).toBe(paidCents)
  const seller = await enter('demo', { language, theme, width })
  await seller.open(`/order/${id}`)
  await seller.page.getByText(say(orderText.status_REFUNDED), { exact: true }).first().waitFor()
  expect(await button(seller, say(orderReshipText.send)).count()).toBe(0)
  await seller.station(`back-refunded-${language}-${theme}-${width}`, 'whole page')
  expect([...dock.complaints, ...seller.complaints]).toEqual([])
  await dock.context.close()
  await seller.context.close()
})

test.each([
  ['LOST', 'en', 'light', 1440],
  ['LOST', 'vi', 'dark', 390],
  ['DAMAGED', 'vi', 'light', 1440],
  ['DAMAGED', 'en', 'dark', 390],
] as const)(
  'its seller reports a parcel as %s, staff stop it, and make it again for free: %s, %s, %i px',
  async (code, language, theme, width) => {
    const say = sayIn(language)
    const what = code === 'LOST' ? 'It is lost.' : 'It is torn and wet.'
    const id = shipped.shift() ?? 0
    const seller = await enter('demo', { language, theme, width })
    await seller.open(`/order/${id}`)
    await link(seller, say(trackingText.askParcel)).click()
    await button(seller, say(ticketNewText.no)).click()
    await seller.page.getByRole('textbox', { name: new RegExp(`^${say(ticketNewText.text)}`) }).fill(what)
    await button(seller, say(ticketNewText.submit)).click()
    await seller.page.waitForURL(/\/ticket\/\d+$/)
    const staff = await enter('owner', { language, theme, width })
    const { page } = staff
    await staff.open(`/office${new URL(seller.page.url()).pathname}`)
    await page.getByText(what).waitFor()
    await link(staff, new RegExp(`#${id}\\b`))
      .first()
      .click()
    await button(staff, say(orderOfficeText.report)).click()
    await choose(staff, say(orderOfficeText.reportCode), say(orderText[`errorCode_${code}`]))
    await choose(staff, say(orderOfficeText.reportWaitsOn), say(orderOfficeText.waitsOn_STAFF))
    await page
      .getByRole('dialog')
      .getByLabel(new RegExp(say(orderOfficeText.reportNote)))
      .fill('Its seller says so')
    await agree(staff, say(orderOfficeText.report))
    await button(staff, say(orderOfficeText.remakeFree)).waitFor()
    await seller.open(`/order/${id}`)
    await seller.page
      .getByText(say(orderText[`errorCode_${code}`]))
      .first()
      .waitFor()
    await seller.station(`reported-${code}-${language}-${theme}-${width}`, 'whole page')
    await button(staff, say(orderOfficeText.remakeFree)).click()
    await staff.page.getByRole('dialog').getByRole('textbox').fill(what)
    await staff.station(`remake-${code}-${language}-${theme}-${width}`)
    await agree(staff, say(orderOfficeText.remakeFree))
    await page.getByText(say(orderText.replacedBy)).getByRole('link').click()
    await page.waitForURL(url => !url.pathname.endsWith(`/${id}`))
    const remade = await orderOf(people, Number(page.url().split('/').at(-1)))
    expect(remade).toMatchObject({ source: 'REPRINT', copyOf: id, totalCost: 0 })
    // Its seller reads what replaces it.
    await seller.open(`/order/${id}`)
    await seller.page
      .getByText(say(orderText.replacedBy))
      .getByRole('link', { name: `#${remade.id}`, exact: true })
      .waitFor()
    expect([...staff.complaints, ...seller.complaints]).toEqual([])
    await staff.context.close()
    await seller.context.close()
  },
)
