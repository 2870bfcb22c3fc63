// The dock's intake: parcels that a seller brings with labels of their own are scanned in, and what is missing or surplus is named.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { trackingOfficeText } from '#shop/tracking/text.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { bring, untilStatus } from '../trust/statuses.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { sayIn } from './journey/acts.ts'

let deployment: BrowserDeployment
let people: FirstPeople
/** Paid labels whose parcels are to be brought: by number. */
const expected: { id: number; number: string }[] = []
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  for (const { id } of await bring(people, Array(7).fill('NEW_ORDER'), { kind: 'LABEL' })) {
    await untilStatus(people, id, 'SCANNING')
    expected.push({ id, number: (await people.demo(orderCalls.order, { params: { id } })).data.trackingNumber ?? '' })
  }
})
afterAll(() => deployment?.close())

const scan = async ({ page }: Visitor, text: string): Promise<void> => {
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

test.each([
  ['en', 'light', 1440, 8_700_001],
  ['vi', 'dark', 390, 8_700_002],
  ['vi', 'light', 1024, 8_700_003],
] as const)('a seller’s parcels are taken in, and the rest is named: %s, %s, %i px', async (language, theme, width, serial) => {
  const say = sayIn(language)
  const [first, second] = expected.splice(0, 2)
  const dock = await deployment.visitor({ language, theme, width, token: people.tokens.owner })
  const { page } = dock
  await dock.open('/office/intake')
  await scan(dock, `420${'84101'}${first?.number}`)
  await page.getByText(say(trackingOfficeText.intakeHere, { id: first?.id ?? 0 })).waitFor()
  await page.getByText('demo', { exact: true }).first().waitFor()
  await dock.station(`intake-here-${language}-${theme}-${width}`, 'whole page')
  await scan(dock, first?.number ?? '')
  await page.getByText(say(trackingOfficeText.intakeAgain, { id: first?.id ?? 0 })).waitFor()
  await scan(dock, impbNumber({ serial }))
  await page.getByText(say(trackingOfficeText.surplus_UNKNOWN)).waitFor()
  await dock.station(`intake-surplus-${language}-${theme}-${width}`, 'whole page')
  // The switch leaves the next scan where it belongs.
  await page.getByRole('switch', { name: say(trackingOfficeText.intakeLeaving) }).click()
  await scan(dock, second?.number ?? '')
  await page.getByText(say(trackingOfficeText.intakeLeft, { id: second?.id ?? 0 })).waitFor()

  await dock.open('/office/intake/parcels')
  await page.getByText(`#${first?.id}`).first().waitFor()
  await dock.station(`intake-list-${language}-${theme}-${width}`, 'whole page')
  await page.getByRole('tab', { name: say(trackingOfficeText.intake_SURPLUS) }).click()
  await page
    .getByRole('button', { name: say(trackingOfficeText.giveBack) })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say(trackingOfficeText.giveBackNote)).fill('Minh')
  await dock.station(`intake-give-back-${language}-${theme}-${width}`)
  await dialog.getByRole('button', { name: say(trackingOfficeText.giveBack) }).click()
  await page.getByText(say(trackingOfficeText.givenBack)).waitFor()
  expect(dock.complaints).toEqual([])
  await dock.context.close()
})
