// News on a device: a browser is added by a click, is given what the app sends, and is removed; one that cannot be notified says
// why. What its service worker makes of that: test/push-worker.test.ts.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnnouncementDraft } from '#shop/content/announcement/contract.ts'
import { announcementCalls } from '#shop/content/announcement/contract.ts'
import { pushCalls } from '#shop/notification/channel/push/contract.ts'
import { notificationKindText } from '#shop/notification/kind/text.ts'
import { notificationText } from '#shop/notification/text.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { type PushStandIn, startPush } from '#test/stand-ins/push.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { button, sayIn } from './journey/acts.ts'

let push: PushStandIn
let deployment: BrowserDeployment
let people: FirstPeople
beforeAll(async () => {
  push = await startPush()
  deployment = await openBrowserDeployment({ OUTBOUND_MAP: push.outboundMap })
  people = await firstPeople(deployment.server)
})
afterAll(async () => {
  await deployment?.close()
  await push?.close()
})

const words = {
  title: 'The warehouse is closed on Monday',
  titleVi: 'Kho nghỉ vào thứ Hai',
  body: 'Orders leave on Tuesday.',
  bodyVi: 'Đơn được gửi vào thứ Ba.',
  places: ['NEWS'],
  type: 'NORMAL',
  audience: 'EVERYONE',
  tier: '',
  sellers: [],
  startsAt: null,
  endsAt: null,
} satisfies AnnouncementDraft

async function announce(): Promise<number> {
  const { id, version } = (await people.owner(announcementCalls.createAnnouncement)).data
  const saved = (await people.owner(announcementCalls.saveAnnouncement, { params: { id }, body: { ...words, version } })).data
  await people.owner(announcementCalls.publishAnnouncement, { params: { id }, body: { version: saved.version } })
  return id
}

/** No browser reaches its push service here: it is given the subscription of a stand-in. */
async function withPushService({ page }: Visitor) {
  const { publicKey } = (await people.demo(pushCalls.myDevices)).data
  const browser = push.browser(publicKey)
  await page.addInitScript(subscription => {
    // Headless browsers say no whatever was granted.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    PushManager.prototype.subscribe = async ({ applicationServerKey } = {}) => {
      // What it is asked with, so that the test may look.
      Object.assign(window, { subscribedWith: applicationServerKey })
      return { toJSON: () => subscription } as unknown as PushSubscription
    }
  }, browser.subscription)
  return { ...browser, publicKey }
}

describe.each([
  ['en', 'light', 1440],
  ['vi', 'dark', 390],
] as const)('in %s, %s, %i px', (language, theme, width) => {
  const say = sayIn(language)
  const look = `${language}-${theme}-${width}`
  const enter = () => deployment.visitor({ language, theme, width, token: people.tokens.demo })

  test('a browser is notified after one click, hears the line of the bell, and is removed', async () => {
    const seller = await enter()
    await seller.context.grantPermissions(['notifications'], { origin: deployment.server.url })
    const browser = await withPushService(seller)
    await seller.open('/profile/notifications')
    const box = seller.page.getByRole('checkbox', {
      name: `${say(notificationKindText.kind_ANNOUNCEMENT)}: ${say(notificationText.channel_push)}`,
      exact: true,
    })
    if (!(await box.isChecked())) await box.click()
    await expect.poll(() => box.isChecked()).toBe(true)
    await seller.station(`devices-none-${look}`, 'whole page')
    await button(seller, say(notificationText.notifyHere)).click()
    await seller.page.getByText(say(notificationText.thisDevice), { exact: true }).waitFor()
    expect(await seller.page.evaluate(() => Reflect.get(window, 'subscribedWith'))).toBe(browser.publicKey)
    await seller.station(`devices-one-${look}`, 'whole page')
    const id = await announce()
    await expect.poll(() => browser.read().length).toBe(1)
    const [told] = browser.read()
    expect(told).toMatchObject({ title: notificationKindText.kind_ANNOUNCEMENT[0], body: words.title, path: `/announcement/${id}` })
    await seller.page
      .getByRole('button', { name: /Linux$/ })
      .first()
      .click()
    await expect.poll(() => seller.page.getByText(say(notificationText.thisDevice), { exact: true }).count()).toBe(0)
    expect((await people.demo(pushCalls.myDevices)).data.devices).toEqual([])
    await announce()
    expect(seller.complaints.join('\n')).toBe('')
    expect(browser.read()).toHaveLength(1)
  })

  test('a browser whose user has blocked notifications, or that has none, says so in a sentence', async () => {
    const seller = await enter()
    await seller.page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
    await seller.open('/profile/notifications')
    const ask = button(seller, say(notificationText.notifyHere))
    await seller.page.getByText(say(notificationText.pushBlocked)).locator('visible=true').first().waitFor()
    expect(await ask.getAttribute('aria-disabled')).toBe('true')
    await seller.station(`devices-blocked-${look}`)
    const old = await enter()
    await old.page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
    await old.open('/profile/notifications')
    await old.page.getByText(say(notificationText.pushUnsupported)).locator('visible=true').first().waitFor()
    expect([...seller.complaints, ...old.complaints]).toEqual([])
  })
})
