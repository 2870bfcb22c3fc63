// Gang sheets at the office: planned from a batch or from several, looked at, printed once and once more with a reason, discarded.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { orderCancelCalls } from '#shop/order/refund/contract.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { gangCalls } from '#shop/production/gang/contract.ts'
import { productionText } from '#shop/production/text.ts'
import { address } from '#test/order.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { fundUpTo } from '../trust/money.ts'
import { hurry, untilStatus } from '../trust/statuses.ts'
import { type BrowserDeployment, openBrowserDeployment } from './browser-deployment.ts'
import { sayIn } from './journey/acts.ts'

let deployment: BrowserDeployment
let people: FirstPeople
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  await fundUpTo(people, 2_000_00)
  await hurry(people)
})
afterAll(() => deployment?.close())

const skus = ['ORN3-WHITE-STAR', 'MUG11-WHITE-11OZ', 'ORN3-WHITE-STAR']
/** A batch of ornaments and mugs whose prints are ready. */
async function batched() {
  const { owner, demo } = people
  const ids: number[] = []
  for (const [at, sku] of skus.entries()) {
    const items = [{ sku, quantity: at + 2, files: [{ side: 'FRONT' as const, link: 'library:retro-sun.png' }] }]
    const { id } = (await demo(orderIntakeCalls.createOrder, { body: { address, items } })).data
    await demo(orderPayCalls.submitOrder, { params: { id } })
    ids.push(id)
  }
  await owner(orderOfficeCalls.officeProcess, { body: { ids } })
  const { id } = (await owner(productionCalls.makeBatch, { body: { orderIds: ids } })).data
  for (const each of ids) await untilStatus(people, each, 'EXPORTED')
  return { id, orderIds: ids }
}

/** A batch of so many ornaments, ready. */
async function ornaments(count: number) {
  const { owner, demo } = people
  const items = [{ sku: 'ORN3-WHITE-STAR', quantity: count, files: [{ side: 'FRONT' as const, link: 'library:retro-sun.png' }] }]
  const { id: orderId } = (await demo(orderIntakeCalls.createOrder, { body: { address, items } })).data
  await demo(orderPayCalls.submitOrder, { params: { id: orderId } })
  await owner(orderOfficeCalls.officeProcess, { body: { ids: [orderId] } })
  const { id } = (await owner(productionCalls.makeBatch, { body: { orderIds: [orderId] } })).data
  await untilStatus(people, orderId, 'EXPORTED')
  return id
}

describe.each([
  ['en', 'light', 1440],
  ['vi', 'dark', 390],
  ['en', 'dark', 1024],
] as const)('in %s, %s, %i px', (language, theme, width) => {
  test('a sheet is planned, drawn and printed; a cancelled piece stops it', async () => {
    const say = sayIn(language)
    const { id, orderIds } = await batched()
    const visitor = await deployment.visitor({ language, theme, width, token: people.tokens.owner })
    const { page, open } = visitor
    const button = (what: keyof typeof productionText) => page.getByRole('button', { name: say(productionText[what]), exact: true })
    const shoot = (what: string) => visitor.station(`gang-${what}-${language}-${theme}-${width}`, 'whole page')

    await open(`/office/production/batch/${id}`)
    await button('planGang').dblclick()
    const sheet = page.getByText(say(productionText.gang_READY), { exact: true }).first()
    await sheet.waitFor({ timeout: 90_000 })
    await shoot('batch')
    await sheet.click()
    await page.waitForURL(url => url.pathname.startsWith('/office/production/gang/'))
    await page.locator('figure').getByRole('img').waitFor()
    await shoot('sheet')

    await button('gangPrint').click()
    await button('gangPrintAgain').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: say(productionText.gangPrintAgain), exact: true }).click()
    await shoot('again-empty')
    await dialog.getByRole('textbox').fill('The film jammed')
    await dialog.getByRole('button', { name: say(productionText.gangPrintAgain), exact: true }).click()
    await page.getByText('The film jammed').waitFor()
    expect(
      await button('gangDiscard')
        .isDisabled()
        .catch(() => true),
    ).toBe(true)
    await shoot('printed')

    const params = { id: orderIds[0] ?? 0 }
    const { data: due } = await people.demo(orderCancelCalls.previewCancel, { params })
    await people.demo(orderCancelCalls.cancelOrder, { params, body: { reason: 'Too late', seenRefundCents: due.nowCents } })
    await button('gangDraw').waitFor()
    await shoot('cancelled')
    await button('gangDraw').click()
    await page.getByText(say(productionText.gangDrawing)).waitFor()
    await page.locator('figure').getByRole('img').waitFor({ timeout: 90_000 })
    await shoot('redrawn')
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  test('several batches are chosen and planned together; a sheet says which it holds', async () => {
    const say = sayIn(language)
    // What the case before has left is on sheets.
    await people.owner(gangCalls.planSheets, { body: {} }).catch(() => {})
    const [one, other, third] = [await ornaments(2), await ornaments(3), await ornaments(1)]
    const visitor = await deployment.visitor({ language, theme, width, token: people.tokens.owner })
    const { page, open } = visitor
    const shoot = (what: string) => visitor.station(`gang-${what}-${language}-${theme}-${width}`, 'whole page')
    const button = (name: string) => page.getByRole('button', { name, exact: true })

    await open('/office/production?tab=gang')
    const waiting = page.getByRole('table', { name: say(productionText.gangWaiting), exact: true })
    const row = (id: number) =>
      waiting.locator('tr[data-row]').filter({ has: page.getByText(say(productionText.batch, { id }), { exact: true }) })
    await row(one).waitFor()
    await shoot('waiting')
    await row(one).getByRole('checkbox').click()
    await row(other).getByRole('checkbox').click()
    await shoot('chosen')
    await button(say(productionText.planBatches_other, { count: 2 })).dblclick()
    const told = page.getByRole('status').filter({ hasText: say(productionText.gangPlanned_one, { count: 1 }) })
    await told.waitFor()
    expect(await told.innerText()).toContain(say(productionText.ofBatches_other, { count: 2 }))
    await row(one).waitFor({ state: 'detached' })
    expect(await row(third).count()).toBe(1)
    await shoot('planned')
    await told.getByRole('link').click()
    await page.waitForURL(url => url.pathname.startsWith('/office/production/gang/'))
    for (const id of [one, other]) await page.getByRole('link', { name: String(id), exact: true }).waitFor()
    await page.locator('figure').getByRole('img').waitFor({ timeout: 90_000 })
    await shoot('shared')
    await page.goBack()
    await button(say(productionText.planAll)).click()
    await page.getByText(say(productionText.gangNothingWaitsHint), { exact: true }).waitFor()
    await shoot('all-planned')
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })
})
