// The table of shipping rates: an option for a country is added and removed; one that is offered at once waits for a second person.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approvalCalls } from '#shop/approval/contract.ts'
import { approvalText } from '#shop/approval/text.ts'
import { shippingOfficeText } from '#shop/shipping/text.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { type BrowserDeployment, openBrowserDeployment } from './browser-deployment.ts'
import { sayIn } from './journey/acts.ts'
import { press } from './keyboard.ts'

let deployment: BrowserDeployment
let people: FirstPeople
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
})
afterAll(() => deployment?.close())
const approvals = async () => (await people.owner(approvalCalls.approvals, { query: { limit: 100 } })).data.docs

test.each([
  ['en', 1440, 'light', 'AU', 'Australia'],
  ['vi', 390, 'dark', 'JP', 'Nhật Bản'],
] as const)('in %s, %i px, %s', async (language, width, theme, code, country) => {
  const say = sayIn(language)
  const office = await deployment.visitor({ language, width, theme, token: people.tokens.owner })
  const { page } = office
  const dialog = page.getByRole('dialog')
  const closed = () => dialog.waitFor({ state: 'detached' })
  await office.open('/office/shipping')
  await office.station(`shipping-${language}-${width}`)

  const fill = async (isOffered: boolean) => {
    await press(office, say(shippingOfficeText.addOption))
    await dialog.locator('select[name="country"]').selectOption(code)
    await dialog.getByText(say(shippingOfficeText.firstOption, { country })).waitFor()
    if (!isOffered) await dialog.getByRole('switch', { name: say(shippingOfficeText.isEnabled) }).click()
    await office.station(`shipping-add-${isOffered}-${language}-${width}`)
    await dialog.getByRole('button', { name: say(shippingOfficeText.addOption), exact: true }).click()
    await closed()
  }
  await fill(true)
  await page.getByText(say(approvalText.sentForApproval).split('#')[0] ?? '').waitFor()
  await fill(false)
  await page.getByText(country, { exact: true }).waitFor()
  await page.getByText(say(shippingOfficeText.notOffered), { exact: true }).last().waitFor()
  await office.station(`shipping-added-${language}-${width}`)

  const name = `${say(shippingOfficeText.international)}, ${country}`
  await page.getByRole('button', { name: say(shippingOfficeText.editName, { name }), exact: true }).click()
  await dialog.getByRole('button', { name: say(shippingOfficeText.remove), exact: true }).click()
  const question = page.getByRole('dialog').last()
  await question.getByText(say(shippingOfficeText.removeLast)).waitFor()
  await office.station(`shipping-remove-${language}-${width}`)
  // The country falls back to what all others have, and that may be cheaper.
  const told = (await approvals()).length
  await question.getByRole('button', { name: say(shippingOfficeText.remove), exact: true }).click()
  await closed()
  expect((await approvals()).length).toBe(told + 1)
  expect(office.complaints).toEqual([])
  await office.context.close()
})
