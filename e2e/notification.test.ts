// Notifications: many orders that shipped are one line that leads to exactly these, each kind is chosen by keyboard, a mail is ended by its
// link without signing in, and the bell stands on public pages too.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notificationKindText } from '#shop/notification/kind/text.ts'
import { notificationText } from '#shop/notification/text.ts'
import { type FirstPeople, firstPeople, fundDemo } from '#test/people.ts'
import { webText } from '#web/text.ts'
import { bring, hurry } from '../trust/statuses.ts'
import { type BrowserDeployment, openBrowserDeployment } from './browser-deployment.ts'
import { button, link, rowsOf, sayIn } from './journey/acts.ts'

let deployment: BrowserDeployment
let people: FirstPeople
let orderIds: readonly number[] = []
let unsubscribePath = ''
beforeAll(async () => {
  deployment = await openBrowserDeployment({ WITH_PAGES: 'yes' }, 'trust/deployment/controlled-server.ts')
  people = await firstPeople(deployment.server)
  await hurry(people)
  orderIds = (await bring(people, ['SHIPPED', 'SHIPPED', 'SHIPPED'])).map(order => order?.id ?? 0)
  await fundDemo(people, 150_00)
  unsubscribePath = new URL(await deployment.readMail('demo@inkport.example', /(\S+\/unsubscribe\/\S+)/)).pathname
})
afterAll(() => deployment?.close())

describe.each([
  ['en', 'light', 1440],
  ['vi', 'dark', 390],
  ['vi', 'light', 1024],
] as const)('in %s, %s, %i px', (language, theme, width) => {
  const say = sayIn(language)
  const look = `${language}-${theme}-${width}`
  const enter = (token?: string) => deployment.visitor({ language, theme, width, ...(token !== undefined && { token }) })

  test('many of one kind are one line of the bell, which leads to exactly these', async () => {
    const seller = await enter(people.tokens.demo)
    await seller.open('/notification')
    const line = seller.page.locator('main').getByRole('link', { name: /^3 / }).first()
    await line.waitFor()
    await seller.station(`notification-list-${look}`, 'whole page')
    await line.click()
    await seller.page.waitForURL('**/order?**notification=**')
    const rows = await rowsOf(seller.page.getByRole('table').first())
    await expect.poll(() => rows.count()).toBe(orderIds.length)
    await seller.station(`notification-orders-${look}`)
    await seller.page.goBack()
    await seller.page.waitForURL('**/notification')
    expect(seller.complaints.join('\n')).toBe('')
  })

  test('each kind is chosen by keyboard, and what always goes says so', async () => {
    const seller = await enter(people.tokens.demo)
    await seller.open('/profile/notifications')
    const box = (kind: keyof typeof notificationKindText, channel: 'channel_bell' | 'channel_mail' | 'channel_digest') =>
      seller.page.getByRole('checkbox', { name: `${say(notificationKindText[kind])}: ${say(notificationText[channel])}`, exact: true })
    const article = box('kind_ARTICLE', 'channel_mail')
    const before = await article.isChecked()
    await article.focus()
    await seller.page.keyboard.press('Space')
    await expect.poll(() => article.isChecked()).toBe(!before)
    await seller.station(`notification-settings-${look}`, 'whole page')
    const fixed = box('kind_SECURITY', 'channel_mail')
    await fixed.focus()
    await seller.page.keyboard.press('Space')
    await seller.page.getByText(say(notificationText.alwaysReason)).locator('visible=true').first().waitFor()
    expect(await fixed.isChecked()).toBe(true)
    await seller.station(`notification-settings-always-${look}`)
    await seller.page.reload()
    await expect.poll(() => article.isChecked()).toBe(!before)
    expect(seller.complaints.join('\n')).toBe('')
  })

  test('the bell of a public page says how much is unread, and leads there', async () => {
    const seller = await enter(people.tokens.demo)
    await seller.open(language === 'vi' ? '/vi' : '/')
    const bell = link(seller, new RegExp(say(webText.notifications))).first()
    await bell.waitFor()
    await seller.station(`notification-public-${look}`)
    await bell.click()
    await seller.page.waitForURL('**/notification')
    expect(seller.complaints.join('\n')).toBe('')
  })

  test('a mail’s link ends it without signing in, by a click alone; a link that is changed says so', async () => {
    const visitor = await enter()
    await visitor.open(unsubscribePath)
    const stop = button(visitor, say(notificationText.unsubscribe))
    const done = visitor.page.getByRole('heading', { name: say(notificationText.unsubscribed) })
    await stop.or(done).waitFor()
    await visitor.station(`notification-unsubscribe-${look}`)
    if (await stop.isVisible()) await stop.dblclick()
    await done.waitFor()
    await visitor.station(`notification-unsubscribed-${look}`)
    await visitor.open(`${unsubscribePath}x`)
    await visitor.page.getByRole('heading', { name: say(notificationText.unsubscribeDead) }).waitFor()
    await visitor.station(`notification-unsubscribe-dead-${look}`)
    expect(visitor.complaints.filter(each => !each.includes('404')).join('\n')).toBe('')
  })
})
