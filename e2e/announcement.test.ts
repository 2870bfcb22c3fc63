// Staff write an announcement in both languages; a seller reads it in both, in the bar, the list and the bell, and closes the bar for good.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { announcementOfficeText, announcementText } from '#shop/content/announcement/text.ts'
import { contentOfficeText } from '#shop/content/office/text.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { type BrowserDeployment, openBrowserDeployment } from './browser-deployment.ts'

let deployment: BrowserDeployment
let people: FirstPeople
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
})
afterAll(() => deployment?.close())

const words = {
  en: { title: 'The warehouse is closed on Monday', body: 'Orders paid **before noon** still leave.' },
  vi: { title: 'Kho nghỉ vào thứ Hai', body: 'Đơn thanh toán **trước trưa** vẫn được gửi đi.' },
}

test('staff write an announcement in both languages, and a seller reads it in both', async () => {
  const [office, content] = [announcementOfficeText, contentOfficeText]
  const staff = await deployment.visitor({ token: people.tokens.owner })
  const { page } = staff
  await staff.open('/office/announcements')
  await page.getByRole('button', { name: office.make[0] }).dblclick()
  await page.waitForURL(/\/office\/announcements\/\d+$/)
  expect(await page.getByRole('button', { name: office.publish[0] }).getAttribute('aria-disabled')).toBe('true')
  for (const language of ['en', 'vi'] as const) {
    await page.getByRole('tab', { name: content[language === 'en' ? 'english' : 'vietnamese'][0] }).click()
    await page.getByLabel(office.heading[0]).fill(words[language].title)
    await page.getByLabel(content.body[0]).fill(words[language].body)
  }
  await page.getByLabel(office.place_BANNER[0]).check()
  await page.getByLabel(office.place_NEWS[0]).check()
  await page.getByText(content.saved[0], { exact: true }).waitFor()
  await page.locator('main strong', { hasText: 'trước trưa' }).waitFor()
  await staff.station('office-announcement')
  await page.getByRole('button', { name: office.publish[0] }).click()
  await page.getByRole('dialog').getByRole('button', { name: office.publish[0] }).click()
  await page.getByText(office.published[0]).waitFor()
  await page.reload()
  await page.getByText(office.told_one[0].replace('{{count}}', '1')).waitFor()
  expect(staff.complaints).toEqual([])
  await staff.context.close()

  for (const language of ['en', 'vi'] as const) {
    const at = language === 'vi' ? 1 : 0
    const seller = await deployment.visitor({ token: people.tokens.demo, language, width: at === 0 ? 1440 : 390 })
    await seller.open('/dashboard')
    const bar = seller.page.getByRole('region', { name: announcementText.bar[at] })
    await bar.getByRole('link', { name: words[language].title }).waitFor()
    await seller.station(`announcement-bar-${language}`)
    await seller.open('/announcement')
    await seller.page.locator('main ul').getByRole('link', { name: words[language].title }).click()
    await seller.page.getByRole('heading', { name: words[language].title }).waitFor()
    await seller.page.locator('main strong', { hasText: language === 'en' ? 'before noon' : 'trước trưa' }).waitFor()
    expect(await bar.count()).toBe(0)
    await seller.station(`announcement-${language}`)
    await seller.page.goBack()
    await seller.page.getByRole('button', { name: announcementText.markAll[at] }).and(seller.page.locator('[aria-disabled=true]')).waitFor()
    if (language === 'vi') {
      await bar.getByRole('button').focus()
      await seller.page.keyboard.press('Enter')
      await bar.waitFor({ state: 'detached' })
      await seller.open('/dashboard')
      await seller.page.locator('main h1').waitFor()
      expect(await bar.count()).toBe(0)
    }
    expect(seller.complaints).toEqual([])
    await seller.context.close()
  }
})
