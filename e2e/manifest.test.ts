// A manifest whose carrier stops its account, or bids wait: what the dock sees of it, and how it goes on.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carrierAccountCalls } from '#shop/carrier/account/office/contract.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { endOfDayText } from '#shop/tracking/dock/day/text.ts'
import { trackingOfficeText } from '#shop/tracking/text.ts'
import { until } from '#test/deployment.ts'
import { standInOf } from '#test/stand-in-carrier.ts'
import { bring, hurry } from '../trust/statuses.ts'
import { button, sayIn, tab } from './journey/acts.ts'
import { openWithMoney } from './journey/by-hand.ts'

const t = trackingOfficeText
const readers = [
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'vi', theme: 'dark', width: 390 },
  { language: 'vi', theme: 'light', width: 1024 },
] as const

let hand: Awaited<ReturnType<typeof openWithMoney>>
let account = { params: { id: 0 } }
let made: number[] = []
const easypost = () => standInOf({ url: hand.url }, 'easypost')
beforeAll(async () => {
  hand = await openWithMoney(400_00)
  await hurry(hand.people)
  const { owner } = hand.people
  const { data } = await owner(carrierAccountCalls.addCarrierAccount, { body: { carrier: 'easypost', name: 'Dock', mode: 'TRIAL' } })
  account = { params: { id: data.id } }
  await owner(carrierAccountCalls.setCarrierSecrets, { ...account, body: { secrets: { apiKey: 'EZTKofthedock', phone: '3105550100' } } })
  await owner(carrierAccountCalls.enableCarrierAccount, account)
  const rule = { country: null, maxOz: null, level: null, tier: null, accountId: data.id, service: null, isEnabled: true }
  const seenIds = (await owner(carrierAccountCalls.carrierRules)).data.map(({ id }) => id)
  await owner(carrierAccountCalls.setCarrierRules, { body: { rules: [rule], seenIds } })
  made = (await bring(hand.people, Array(4).fill('PRINTED'))).map(({ id }) => id)
})
afterAll(() => hand?.close())

/** One parcel on a manifest that is handed over. */
async function handedOver(): Promise<number> {
  const { owner } = hand.people
  const { data: label } = await owner(labelCalls.officeLabel, { params: { id: made.pop() ?? 0 } })
  const { data } = await owner(trackingCalls.scanOut, { body: { scan: label?.trackingNumber ?? '' } })
  await owner(trackingCalls.closeManifest, { params: { id: data.manifest.id } })
  return data.manifest.id
}

test.each(readers)('an account that is stopped, and a try once it is not: $language, $theme, $width px', async reader => {
  const say = sayIn(reader.language)
  const name = (what: string) => `manifest-${what}-${reader.language}-${reader.theme}-${reader.width}`
  await easypost().mood({ call: 'POST /v2/scan_forms', how: 'STOPPED', times: 99 })
  const id = await handedOver()
  const staff = await hand.office(reader)
  const { page } = staff
  await staff.open(`/office/manifests/${id}`)
  await page.getByText(say(t.stoppedTitle)).waitFor()
  await staff.station(name('stopped'), 'whole page')
  expect((await hand.people.owner(carrierAccountCalls.carrierAccount, account)).data.state).toBe('STOPPED')

  // Its carrier still stops it: the same stands there again.
  const troubleAt = async () => (await hand.people.owner(trackingCalls.manifest, { params: { id } })).data.trouble?.at
  const before = await troubleAt()
  await button(staff, say(t.retry)).click()
  await until('the second refusal', async () => (await troubleAt().then(at => at && at !== before)) || undefined)
  await page.getByText(say(t.stoppedTitle)).waitFor()
  await staff.open('/office/manifests')
  await tab(staff, say(t.inTrouble)).click()
  await page.getByText(say(t.manifest, { id })).first().waitFor()
  await staff.station(name('tab'), 'whole page')
  await staff.open('/office/manifests/end-of-day')
  await page.getByRole('link', { name: say(endOfDayText.toManifest, { id }) }).waitFor()
  await staff.station(name('end-of-day'), 'whole page')
  await page.getByRole('link', { name: say(endOfDayText.toManifest, { id }) }).click()

  // By keyboard alone.
  await easypost().mood()
  await button(staff, say(t.retry)).focus()
  await page.keyboard.press('Enter')
  await page.getByText(say(t.manifestState_CLOSED), { exact: true }).first().waitFor()
  await page.getByRole('link', { name: say(t.openForm) }).waitFor()
  await staff.station(name('handed-over'), 'whole page')
  await hand.people.owner(carrierAccountCalls.checkCarrierAccount, account)
  expect(staff.complaints).toEqual([])
  await staff.context.close()
})

test('a carrier that takes no calls now is asked again by itself, and the page says when', async () => {
  await easypost().mood({ call: 'POST /v2/scan_forms', how: 'LIMITED' })
  const id = await handedOver()
  const [staff] = await Promise.all(
    readers.map(async reader => {
      const looker = await hand.office(reader)
      await looker.open(`/office/manifests/${id}`)
      await looker.page.getByText(sayIn(reader.language)(t.waitsTitle)).waitFor()
      await looker.station(`manifest-waits-${reader.language}-${reader.theme}-${reader.width}`, 'whole page')
      expect(looker.complaints).toEqual([])
      return looker
    }),
  )
  await staff?.page.getByText(sayIn('en')(t.manifestState_CLOSED), { exact: true }).first().waitFor({ timeout: 120_000 })
  expect(staff?.complaints).toEqual([])
})
