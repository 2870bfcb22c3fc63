import { afterAll, expect, test } from 'vitest'
import { job } from '#engine/jobs/job.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { inboundCalls } from './contract.ts'
import { inboundWork } from './inbound.ts'
import { insertNews } from './store.ts'

const shop = await startShop()
afterAll(() => shop.close())
const office = shop.client((await seedStaff(shop.engine.db, 'owner')).token)

test('a try that is not the last one keeps its error and leaves the webhook to the queue', async () => {
  const given = { source: 'paypal', deliveryId: 'one', subjectId: null, body: Buffer.from('x') }
  const id = (await shop.write(tx => insertNews(tx, given))) ?? 0
  const broken = inboundWork(job('inbound.break'), async () => {
    throw new Error('The part was broken.')
  })
  const context = {
    jobId: 'x',
    isLastTry: false,
    signal: new AbortController().signal,
    progress: async () => undefined,
    putOff: async () => undefined,
  }
  await expect(broken.run({ newsId: id }, shop.engine, context)).rejects.toThrow('broken')
  const [row] = (await office(inboundCalls.inboundNews, { query: {} })).data.docs
  expect(row).toMatchObject({ id, state: 'NEW', tries: 1, fault: 'The part was broken.' })
  expect(await codeOf(office(inboundCalls.takeInboundAgain, { params: { id } }))).toBe('WEBHOOK_IS_WAITING')
})
