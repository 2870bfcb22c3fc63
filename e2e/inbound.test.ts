// Webhooks that came: the office reads them, sees where senders reach it, and has one processed again, all by keyboard.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inboundCalls } from '#shop/inbound/contract.ts'
import { inboundOfficeText } from '#shop/inbound/text.ts'
import { until } from '#test/deployment.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { signerOf } from '../trust/payer.ts'
import { type BrowserDeployment, openBrowserDeployment } from './browser-deployment.ts'
import { sayIn, tab } from './journey/acts.ts'
import { press } from './keyboard.ts'

let deployment: BrowserDeployment
let people: FirstPeople
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  const sign = await signerOf({ dataDir: deployment.server.dataDir })
  // PayPal tells of more than of payments; and one that no database takes, which is tried again and again.
  for (const resource of [{ id: 'PP-D-1' }, { id: 'PP-D-2' }, { id: 'PP\0' }]) {
    const type = resource.id.includes('\0') ? 'CHECKOUT.ORDER.APPROVED' : 'CUSTOMER.DISPUTE.CREATED'
    const { raw, headers } = sign(type, resource)
    const answer = await fetch(`${deployment.server.url}/v1/payment/paypal/webhook`, { method: 'POST', body: raw, headers })
    expect(answer.status).toBe(200)
  }
  await until('the webhooks to be processed', async () => {
    const docs = await received()
    return docs.filter(({ state }) => state === 'DONE').length === 2 && docs.some(({ fault }) => fault !== '') ? docs : undefined
  })
})
afterAll(() => deployment?.close())
const received = async () => (await people.owner(inboundCalls.inboundNews, { query: {} })).data.docs

test.each([
  ['en', 1440],
  ['vi', 390],
] as const)('in %s, %i px', async (language, width) => {
  const say = sayIn(language)
  const office = await deployment.visitor({ language, width, token: people.tokens.owner, ...(width === 390 && { theme: 'dark' }) })
  const { page } = office
  await office.open('/office/inbound')
  await page.getByText(say(inboundOfficeText.state_DONE)).last().waitFor()
  await office.station(`inbound-${language}-${width}`)
  await press(office, say(inboundOfficeText.view))
  const dialog = page.getByRole('dialog')
  await dialog.getByText('CUSTOMER.DISPUTE.CREATED').waitFor()
  await office.station(`inbound-body-${language}-${width}`)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  const before = (await received()).at(-1)
  await press(office, say(inboundOfficeText.again))
  await page.getByText(say(inboundOfficeText.queued)).waitFor()
  await until('it to be processed again', async () => {
    const now = (await received()).at(-1)
    return now?.state === 'DONE' && now.tries === (before?.tries ?? 0) + 1 ? now : undefined
  })
  await tab(office, say(inboundOfficeText.senders)).click()
  await page
    .getByText(`${new URL(deployment.server.url).port}/v1/payment/paypal/webhook`)
    .first()
    .waitFor()
  await page.getByText(say(inboundOfficeText.source_ON)).first().waitFor()
  await office.station(`inbound-senders-${language}-${width}`)
  expect(office.complaints).toEqual([])
  await office.context.close()
})
