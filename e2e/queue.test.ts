// The production queue narrowed by product, date and seller, one order's print files and a batch's table, clicked through.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appText } from '#kit/app/text.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { productionText } from '#shop/production/text.ts'
import { until } from '#test/deployment.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { unzip } from '#test/zip.ts'
import { shirt } from '../trust/money.ts'
import { bring, hurry } from '../trust/statuses.ts'
import { type BrowserDeployment, openBrowserDeployment } from './browser-deployment.ts'
import { sayIn, take } from './journey/acts.ts'

let deployment: BrowserDeployment
let people: FirstPeople
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  await hurry(people)
})
afterAll(() => deployment?.close())

test.each([
  ['en', 1440, 'light'],
  ['vi', 390, 'dark'],
] as const)(
  'what waits is narrowed, made into a batch, and its files are taken: %s, %i px',
  async (language, width, theme) => {
    const say = sayIn(language)
    const files = [{ side: 'FRONT' as const, link: 'library:retro-sun' }]
    const orders = await bring(people, ['PROCESSING', 'PROCESSING'], {
      body: { ...shirt, items: [{ sku: 'G5000-FOREST-S', quantity: 1, files }] },
    })
    const ids = orders.map(({ id }) => id)
    const office = await deployment.visitor({ language, width, theme, token: people.tokens.owner })
    const { page } = office
    await office.open('/office/production?tab=queue')
    const row = (id: number) => page.locator(`a[href="/office/order/${id}"]`).filter({ visible: true })
    await row(ids[0] ?? 0)
      .first()
      .waitFor()
    const more = page.getByRole('button', { name: say(appText.moreFilters) })
    if (await more.isVisible()) await more.click()
    const filter = (name: keyof typeof productionText) => page.getByRole('combobox', { name: say(productionText[name]), exact: true })
    const { products, sellers } = (await people.owner(productionCalls.queueChoices)).data
    const tee = products.find(({ code }) => code === 'G5000')
    const [seller] = sellers
    expect([tee?.count, seller?.count]).toEqual([expect.any(Number), expect.any(Number)])
    await filter('product').selectOption('G5000')
    await expect.poll(() => new URL(page.url()).searchParams.get('product')).toBe('G5000')
    await row(ids[0] ?? 0)
      .first()
      .waitFor()
    await filter('seller').selectOption(String(seller?.id))
    await row(ids[1] ?? 0)
      .first()
      .waitFor()
    await filter('dueBy').selectOption('LATE')
    await page.getByText(say(appText.nothingFound)).waitFor()
    await office.station(`queue-filters-${language}-${width}`)
    await filter('dueBy').selectOption('')
    await row(ids[0] ?? 0)
      .first()
      .waitFor()
    await page.reload()
    await row(ids[0] ?? 0)
      .first()
      .waitFor()
    expect(await filter('product').inputValue()).toBe('G5000')

    const { data: batch } = await people.owner(productionCalls.makeBatch, { body: { orderIds: ids } })
    const made = await until('the batch to be exported', async () => {
      const { data } = await people.owner(productionCalls.batch, { params: { id: batch.id } })
      return data.files > 0 && data.filesReady === data.files ? data : undefined
    })
    await office.open(`/office/production/batch/${batch.id}`)
    const csv = (await take(office, page.getByRole('link', { name: say(productionText.downloadTable), exact: true }))).toString()
    expect(csv.trim().split('\r\n')).toHaveLength(1 + made.tickets.length)
    for (const { code } of made.tickets) expect(csv).toContain(code)
    await office.open(`/office/order/${ids[0]}`)
    const zip = unzip(await take(office, page.getByRole('link', { name: say(productionText.orderFiles), exact: true })))
    const own = made.tickets.filter(({ orderId }) => orderId === ids[0])
    expect([...zip.keys()].filter(name => name.endsWith('.png'))).toHaveLength(own.length)
    expect(office.complaints).toEqual([])
    await office.context.close()
  },
  240_000,
)
