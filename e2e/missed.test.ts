// A parcel that its carrier has not scanned: its seller reads how it goes on, what comes back otherwise, and when.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatCents } from '#base/money.ts'
import { formatDate } from '#base/time.ts'
import { orderEditText } from '#shop/order/edit/text.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { controlOf } from '../trust/deployment/controls.ts'
import { orderOf } from '../trust/statuses.ts'
import { type BrowserDeployment, openBrowserDeployment } from './browser-deployment.ts'
import { sayIn } from './journey/acts.ts'
import { type Arranged, arrange, letGo } from './walk/arrange.ts'

let deployment: BrowserDeployment
let people: FirstPeople
let orders: readonly Arranged[]
beforeAll(async () => {
  deployment = await openBrowserDeployment({ WITH_PAGES: 'yes' }, 'trust/deployment/controlled-server.ts')
  people = await firstPeople(deployment.server)
  const stage = { people, control: controlOf(deployment.server) }
  orders = await arrange(stage, [
    { kind: 'STANDARD_USPS', status: 'MISSED' },
    { kind: 'LABEL', status: 'MISSED' },
  ])
  await letGo(stage)
})
afterAll(() => deployment?.close())

test.each([
  ['en', 1440],
  ['vi', 390],
] as const)('in %s, %i px', async (language, width) => {
  const say = sayIn(language)
  const seller = await deployment.visitor({ language, width, token: people.tokens.demo })
  for (const { id, of } of orders) {
    const { paidCents, refundedCents, missRefundAt } = await orderOf(people, id)
    expect(paidCents - refundedCents).toBeGreaterThan(0)
    const amount = formatCents(paidCents - refundedCents, { language })
    const date = formatDate(missRefundAt ?? new Date(0), 'dateTime', { language })
    await seller.open(`/order/${id}`)
    const alert = seller.page.getByRole('status').filter({ hasText: say(orderEditText.missedTitle) })
    await alert.getByText(say(of.kind === 'LABEL' ? orderEditText.missedResend : orderEditText.missedAgain)).waitFor()
    await alert.getByText(say(orderEditText.missedRefund, { amount, date })).waitFor()
    await seller.station(`missed-${of.kind}-${language}-${width}`)
  }
  expect(seller.complaints).toEqual([])
  await seller.context.close()
})
