// Our accounts at carriers: the owner adds one, tests it, turns it on and says what it serves; the office reads why one is stopped.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carrierAccountCalls } from '#shop/carrier/account/office/contract.ts'
import { carrierOfficeText } from '#shop/carrier/text.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { type BrowserDeployment, openBrowserDeployment } from './browser-deployment.ts'
import { sayIn, tab } from './journey/acts.ts'
import { press, type } from './keyboard.ts'

let deployment: BrowserDeployment
let people: FirstPeople
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
})
afterAll(() => deployment?.close())

test.each([
  ['en', 1440, 'dark'],
  ['vi', 390, 'light'],
] as const)('in %s, %i px, %s', async (language, width, theme) => {
  const say = sayIn(language)
  const name = `Night shift ${language}`
  const office = await deployment.visitor({ language, width, theme, token: people.tokens.owner })
  const { page } = office
  const state = (text: Parameters<typeof say>[0]) => page.locator('header').getByText(say(text), { exact: true }).waitFor()
  await office.open('/office/carriers')
  await page.getByRole('link', { name: 'Sandbox' }).first().waitFor()
  await office.station(`carriers-${language}-${width}`)

  await press(office, say(carrierOfficeText.add))
  await page.locator('input[name="name"]').fill(name)
  await page.getByRole('radio').last().check()
  await office.station(`carriers-add-${language}-${width}`)
  await type(office, { name })
  await state(carrierOfficeText.state_UNTRIED)
  await office.station(`carriers-untried-${language}-${width}`)
  await press(office, say(carrierOfficeText.enterSecrets))
  await type(office, { 'secrets.token': 'wrong token of a trial' })
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Token refused').waitFor()
  await office.station(`carriers-secrets-${language}-${width}`)
  await type(office, { 'secrets.token': 'token of a trial 4711' })
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('•••• 4711').waitFor()
  await press(office, say(carrierOfficeText.sample))
  await page.getByText('GROUND ADVANTAGE').last().waitFor()
  await press(office, say(carrierOfficeText.enable))
  await state(carrierOfficeText.state_ON)
  await page.getByText(say(carrierOfficeText.shipFromOwn)).click()
  await office.station(`carriers-account-${language}-${width}`)

  await office.open('/office/carriers')
  await tab(office, say(carrierOfficeText.rules)).click()
  const before = (await people.owner(carrierAccountCalls.carrierRules)).data.length
  await press(office, say(carrierOfficeText.addRule))
  await page.locator('select[name="accountId"]').selectOption({ label: `${name} · Sandbox` })
  await type(office, { maxOz: '16', tier: 'gold' })
  await page.getByText(name).last().waitFor()
  await office.station(`carriers-rules-${language}-${width}`)
  await press(office, say(carrierOfficeText.saveRules))
  await page.getByText(say(carrierOfficeText.rulesSaved)).waitFor()
  const { data: rules } = await people.owner(carrierAccountCalls.carrierRules)
  expect(rules.slice(before)).toMatchObject([{ maxOz: 16, tier: 'GOLD', country: null, level: null, service: null, isEnabled: true }])
  expect(office.complaints).toEqual([])
  await office.context.close()
})
