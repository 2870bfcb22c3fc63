// The production queue as staff use it: found by product, seller and due date, made a batch, its table and files taken away.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appText } from '#kit/app/text.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { productionText as t } from '#shop/production/text.ts'
import { until } from '#test/deployment.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { unzip } from '#test/zip.ts'
import { shirt } from '../trust/money.ts'
import { bring, hurry } from '../trust/statuses.ts'
import { type BrowserDeployment, openBrowserDeployment } from './browser-deployment.ts'
import { bulk, button, field, link, sayIn, table, take } from './journey/acts.ts'

let deployment: BrowserDeployment
let people: FirstPeople
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  await hurry(people)
})
afterAll(() => deployment?.close())

const files = [{ side: 'FRONT' as const, link: 'library:retro-sun' }]
const ofOne = (sku: string) => ({ body: { ...shirt, items: [{ sku, quantity: 1, files }] } })
const idsOf = (orders: readonly { id: number }[]) => orders.map(({ id }) => id)

test.each([
  ['en', 1440, 'light'],
  ['vi', 390, 'dark'],
] as const)(
  'what waits is narrowed, made into a batch, and its files are taken: %s, %i px',
  async (language, width, theme) => {
    const say = sayIn(language)
    // Mugs are printed from sheets; the shirt is not.
    const mugs = idsOf(await bring(people, ['PROCESSING', 'PROCESSING'], ofOne('MUG11-WHITE-11OZ')))
    const [tee = 0] = idsOf(await bring(people, ['PROCESSING'], ofOne('G5000-FOREST-S')))
    const office = await deployment.visitor({ language, width, theme, token: people.tokens.owner })
    const { page } = office
    await office.open('/office/production?tab=queue')
    const queue = table(office, say(t.queue))
    const row = (id: number) => queue.locator('tr[data-row]').filter({ has: page.locator(`a[href="/office/order/${id}"]`) })
    const rows = async (...ids: number[]) => {
      await expect.poll(() => queue.locator('tr[data-row]').count()).toBe(ids.length)
      for (const id of ids) await row(id).waitFor()
    }
    await rows(...mugs, tee)
    // None has a day by which it must leave: a table says so in its column, a phone's row leaves it out.
    const dashes = queue.getByText('–', { exact: true }).filter({ visible: true })
    expect(await dashes.count()).toBe(width === 390 ? 0 : 3)

    const more = button(office, say(appText.moreFilters))
    if (await more.isVisible()) await more.click()
    const { sellers } = (await people.owner(productionCalls.queueChoices)).data
    await field(office, say(t.product)).selectOption('MUG11')
    await rows(...mugs)
    await field(office, say(t.seller)).selectOption(String(sellers[0]?.id))
    await rows(...mugs)
    await office.station(`queue-filters-${language}-${width}`)
    await field(office, say(t.dueBy)).selectOption('LATE')
    await page.getByText(say(appText.nothingFound)).waitFor()
    await office.station(`queue-none-late-${language}-${width}`)
    await field(office, say(t.dueBy)).selectOption('')
    await rows(...mugs)
    // What was chosen stands in the address: it comes back with the page.
    await page.reload()
    await rows(...mugs)
    expect(await field(office, say(t.product)).inputValue()).toBe('MUG11')

    for (const id of mugs) await row(id).getByRole('checkbox').click()
    await bulk(office)
      .getByRole('button', { name: say(t.makeBatch, { count: mugs.length }), exact: true })
      .click()
    await page
      .locator('[data-notice]')
      .getByRole('link', { name: say(t.openBatch), exact: true })
      .click()
    await page.waitForURL(url => url.pathname.startsWith('/office/production/batch/'))
    const id = Number(new URL(page.url()).pathname.split('/').pop())
    const { tickets } = await until('the print files of the batch', async () => {
      const { data } = await people.owner(productionCalls.batch, { params: { id } })
      return data.files > 0 && data.filesReady === data.files ? data : undefined
    })

    const csv = (await take(office, link(office, say(t.downloadTable)))).toString()
    expect(csv.trim().split('\r\n')).toHaveLength(1 + tickets.length)
    for (const { code } of tickets) expect(csv).toContain(code)

    await button(office, say(t.planGang)).click()
    await page.getByText(say(t.gang_READY), { exact: true }).first().click({ timeout: 90_000 })
    await page.waitForURL(url => url.pathname.startsWith('/office/production/gang/'))
    await page.locator('figure').getByRole('img').waitFor()
    await office.station(`queue-gang-sheet-${language}-${width}`, 'whole page')

    const [first = 0] = mugs
    await office.open(`/office/order/${first}`)
    const zip = unzip(await take(office, link(office, say(t.orderFiles))))
    const own = tickets.filter(({ orderId }) => orderId === first)
    expect([...zip.keys()].filter(name => name.endsWith('.png'))).toHaveLength(own.length)
    expect(office.complaints).toEqual([])

    // What is left is out of the next reader's way.
    await people.owner(productionCalls.makeBatch, { body: { orderIds: [tee] } })
    await office.context.close()
  },
  240_000,
)
