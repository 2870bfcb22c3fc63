// A label's way with each carrier, against its stand-in: quoted, bought, printed, given back, bought again, handed over and followed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatCents } from '#base/money.ts'
import { grouped } from '#base/number.ts'
import { carrierAccountCalls } from '#shop/carrier/account/office/contract.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { labelOfficeText } from '#shop/label/text.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { orderText } from '#shop/order/status/text.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { trackingOfficeText } from '#shop/tracking/text.ts'
import { until } from '#test/deployment.ts'
import { standInOf } from '#test/stand-in-carrier.ts'
import { uspsCredentials } from '#test/usps.ts'
import { shirt } from '../trust/money.ts'
import { untilStatus } from '../trust/statuses.ts'
import type { Visitor } from './browser-deployment.ts'
import { agree, bulk, button, openPaper, sayIn, scan, tab } from './journey/acts.ts'
import { openWithMoney, produce } from './journey/by-hand.ts'

const t = labelOfficeText
const carriers = [
  {
    carrier: 'easypost',
    secrets: { apiKey: 'EZTKofajourney', phone: '3105550100' },
    cents: 4_47,
    happen: (number: string, at: number) => ({
      number,
      ...[
        { status: 'in_transit', status_detail: 'arrived_at_facility', city: 'CARSON', state: 'CA' },
        { status: 'out_for_delivery', status_detail: 'out_for_delivery', city: 'SALT LAKE CITY', state: 'UT' },
        { status: 'delivered', status_detail: 'arrived_at_destination', city: 'SALT LAKE CITY', state: 'UT' },
      ][at],
    }),
  },
  {
    carrier: 'usps',
    secrets: uspsCredentials,
    cents: 5_25,
    happen: (number: string, at: number) => ({
      number,
      ...[
        { code: '03', city: 'CARSON', state: 'CA' },
        { code: 'OF', city: 'SALT LAKE CITY', state: 'UT' },
        { code: '01', city: 'SALT LAKE CITY', state: 'UT' },
      ][at],
    }),
  },
] as const

let hand: Awaited<ReturnType<typeof openWithMoney>>
beforeAll(async () => {
  hand = await openWithMoney(400_00)
  await hand.people.owner(settingCalls.changeSetting, { params: { key: 'coolingOffMinutes' }, body: { value: 0 } })
})
afterAll(() => hand?.close())

/** Every label is bought from a new account at this carrier from now on. */
async function only(carrier: string, secrets: object, name: string): Promise<void> {
  const { owner } = hand.people
  const { data } = await owner(carrierAccountCalls.addCarrierAccount, { body: { carrier, name, mode: 'TRIAL' } })
  const params = { id: data.id }
  await owner(carrierAccountCalls.setCarrierSecrets, { params, body: { secrets: { ...secrets } } })
  await owner(carrierAccountCalls.enableCarrierAccount, { params })
  const seenIds = (await owner(carrierAccountCalls.carrierRules)).data.map(({ id }) => id)
  const rule = { country: null, maxOz: null, level: null, tier: null, accountId: data.id, service: null, isEnabled: true }
  await owner(carrierAccountCalls.setCarrierRules, { body: { rules: [rule], seenIds } })
}

async function madeOrder(): Promise<number> {
  const { people } = hand
  const { data } = await people.demo(orderIntakeCalls.createOrder, { body: shirt })
  await people.demo(orderPayCalls.submitOrder, { params: { id: data.id } })
  await untilStatus(people, data.id, 'NEW_ORDER')
  await produce(people, [data.id])
  await untilStatus(people, data.id, 'PRODUCED')
  return data.id
}
const labelOf = async (id: number) => (await hand.people.owner(labelCalls.officeLabel, { params: { id } })).data

describe.each(
  carriers.flatMap(carrier => [
    { ...carrier, language: 'en' as const, width: 1440, theme: 'light' as const },
    { ...carrier, language: 'vi' as const, width: 390, theme: 'dark' as const },
  ]),
)('$carrier, $language, $width px, $theme', ({ carrier, secrets, cents, happen, language, width, theme }) => {
  const say = sayIn(language)
  const shot = (name: string) => `carrier-${carrier}-${language}-${name}`
  let id = 0
  let desk: Visitor
  let seller: Visitor
  beforeAll(async () => {
    await only(carrier, secrets, `Way ${language}`)
    id = await madeOrder()
    desk = await hand.office({ language, width, theme })
    seller = await hand.browser({ language, width, theme })
  })
  afterAll(async () => {
    await desk.context.close()
    await seller.context.close()
  })
  const row = () => desk.page.locator('tr[data-row]', { hasText: `#${id}` })
  const amount = formatCents(cents, { language })

  /** Its price is seen, and agreed to; answers the number under which it was bought. */
  async function buy(): Promise<string> {
    await desk.open('/office/labels?tab=TO_MAKE')
    await row()
      .getByRole('button', { name: say(t.makeOne), exact: true })
      .click()
    await desk.page.getByRole('dialog').getByText(amount).first().waitFor()
    await desk.station(shot('quote'))
    await agree(desk, say(t.buyGo, { amount }))
    const made = await until(`the label of order ${id}`, async () => {
      const label = await labelOf(id)
      return label?.state === 'LIVE' ? label : undefined
    })
    await tab(desk, say(t.tab_TO_PRINT)).click()
    await row().getByText(say(t.state_LIVE), { exact: true }).waitFor()
    return made.trackingNumber ?? ''
  }

  /** On paper, as the desk says. */
  async function bulkPrinted(): Promise<void> {
    await row().getByRole('checkbox').check()
    await bulk(desk)
      .getByRole('button', { name: say(t.printed), exact: true })
      .click()
    await untilStatus(hand.people, id, 'PRINTED')
  }

  test('is quoted, bought and printed at the label desk', async () => {
    await buy()
    await desk.station(shot('bought'))
    const paper = await openPaper(desk, row().getByRole('button', { name: say(t.printOne), exact: true }))
    expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('is given back, and bought again for the same order', async () => {
    const before = await labelOf(id)
    await bulkPrinted()
    await tab(desk, say(t.tab_PRINTED)).click()
    await row()
      .getByRole('button', { name: say(t.void), exact: true })
      .click()
    await desk.station(shot('void'))
    await agree(desk, say(t.void))
    await until('the void', async () => ((await labelOf(id))?.state === 'VOIDED' ? true : undefined))
    await untilStatus(hand.people, id, 'PRODUCED')
    const number = await buy()
    expect(number).not.toBe(before?.trackingNumber)
  })

  test('is handed over, and followed to its delivery by whoever looks', async () => {
    const number = (await labelOf(id))?.trackingNumber ?? ''
    await bulkPrinted()
    await desk.open('/office/scan-out')
    await scan(desk, say(trackingOfficeText.scanLabel), number, say(trackingOfficeText.goodParcel, { id }))
    await desk.station(shot('scan-out'))
    await button(desk, say(trackingOfficeText.close)).first().click()
    await agree(desk, say(trackingOfficeText.close))
    await untilStatus(hand.people, id, 'SHIPPED')
    const handed = () => hand.people.demo(trackingCalls.myParcels, { params: { id } })
    await until('the hand-over', async () => (await handed()).data[0]?.handedAt ?? undefined)
    await seller.open(`/order/${id}`)
    await seller.page.getByText(grouped(number)).first().waitFor()
    const standIn = standInOf({ url: hand.url }, carrier)
    for (const at of [0, 1, 2]) await standIn.happen(happen(number, at))
    await until('its delivery', async () => {
      await hand.people.owner(trackingCalls.askCarrier)
      await new Promise(done => setTimeout(done, 500))
      return (await handed()).data[0]?.state === 'DELIVERED' ? true : undefined
    })
    await seller.page.getByText(say(orderText.status_DELIVERED), { exact: true }).first().waitFor()
    await seller.station(shot('delivered'), 'whole page')
    await desk.open(`/office/order/${id}`)
    await desk.page.getByText(say(orderText.status_DELIVERED), { exact: true }).first().waitFor()
    await desk.station(shot('delivered-office'), 'whole page')
    expect([...desk.complaints, ...seller.complaints]).toEqual([])
  })
})
