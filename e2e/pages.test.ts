// Staff edit a policy in both languages; a visitor reads it in both once it is published, and the built-in text again once it is put back.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentOfficeText } from '#shop/content/office/text.ts'
import { pageOfficeText } from '#shop/content/page/text.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { type BrowserDeployment, openBrowserDeployment } from './browser-deployment.ts'

let deployment: BrowserDeployment
let people: FirstPeople
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
})
afterAll(() => deployment?.close())

/** Pages are kept for a few seconds: each look asks an address that was not asked before. */
let look = 0
const htmlOf = async (path: string) => (await fetch(`${deployment.server.url}${path}?look=${++look}`)).text()

test('staff edit a policy, a visitor reads it, and the built-in text comes back', async () => {
  const [office, content] = [pageOfficeText, contentOfficeText]
  const staff = await deployment.visitor({ token: people.tokens.owner })
  const { page } = staff
  await staff.open('/office/pages')
  await page.getByRole('link', { name: office.key_terms[0], exact: true }).click()
  await page.getByLabel(content.body[0]).fill('## Our new rule\n\nYou keep **all rights** to your art.')
  await page.getByRole('tab', { name: content.vietnamese[0] }).click()
  await page.getByLabel(content.body[0]).fill('## Quy định mới\n\nBạn giữ **mọi quyền** với hình của mình.')
  await page.getByText(content.saved[0], { exact: true }).waitFor()
  await page.locator('main strong', { hasText: 'mọi quyền' }).waitFor()
  await staff.station('office-page')
  expect(await htmlOf('/terms')).not.toContain('Our new rule')
  await page.getByRole('button', { name: office.publish[0] }).click()
  await page.getByRole('dialog').getByRole('button', { name: office.publish[0] }).click()
  await page.getByText(office.published[0]).waitFor()
  for (const [path, words] of [
    ['/terms', 'Our new rule'],
    ['/vi/terms', 'Quy định mới'],
  ] as const) {
    const visitor = await deployment.visitor({ width: 390, language: path === '/terms' ? 'en' : 'vi' })
    await visitor.open(`${path}?look=${++look}`)
    await visitor.page.getByRole('heading', { name: words }).waitFor()
    await visitor.station(`terms-${path === '/terms' ? 'en' : 'vi'}`)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  }
  await page.getByRole('button', { name: office.reset[0] }).click()
  await page.getByRole('dialog').getByRole('button', { name: office.reset[0] }).click()
  await page.getByText(office.resetDone[0]).waitFor()
  expect(await htmlOf('/terms')).toContain('Your account')
  await page.getByRole('region', { name: office.history[0] }).getByRole('button', { name: office.restore[0] }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: office.restore[0] }).click()
  await page.locator('main strong', { hasText: 'mọi quyền' }).waitFor()
  expect(await htmlOf('/terms')).toContain('Your account')
  expect(staff.complaints).toEqual([])
  await staff.context.close()
})

test('the documents of the services are ours until the office names others', async () => {
  const visitor = await deployment.visitor()
  await visitor.open('/our-services')
  await visitor.station('services')
  await visitor.page.locator('main a[href="/our-services/product"]').click()
  await visitor.page.getByRole('heading', { level: 1, name: 'Custom products' }).waitFor()
  await visitor.station('service-product')
  expect((await fetch(`${deployment.server.url}/our-services/nothing`)).status).toBe(404)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})
