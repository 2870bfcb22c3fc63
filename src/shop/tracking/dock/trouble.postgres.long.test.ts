// A manifest whose carrier does not make its form: it is told of, and staff try again.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { minute } from '#base/time.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { CarrierTrouble } from '#shop/carrier/rules.ts'
import { dashboardCalls } from '#shop/dashboard/contract.ts'
import { jobCalls } from '#shop/job/contract.ts'
import { arrangeRefunds } from '#test/refunds.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { trackingCalls } from '../contract.ts'
import { dayCalls } from './day/contract.ts'

const shop = await startShop()
const { carrier, as, at, labelOf, labelled, arrangeAccount, beginAnew, unplug } = arrangeRefunds(shop)
/** The keys under which the carrier was asked for a form. */
let asked: string[] = []
let owner: Seeded
beforeAll(async () => {
  await arrangeAccount()
  owner = await seedStaff(shop.engine.db, 'owner')
})
beforeEach(async () => {
  await shop.engine.db.pool.query("delete from pgboss.job where state = 'failed'")
  await shop.engine.db.pool.query('update manifest set trouble_said = null, trouble_at = null')
  await beginAnew()
  asked = []
  answer(new CarrierTrouble('UNKNOWN', { said: 'Form service\nis down' }))
})
afterAll(async () => {
  unplug()
  await shop.close()
})

const answer = (said: Error | string) => {
  carrier.handOver = async key => {
    asked.push(key)
    if (said instanceof Error) throw said
    return { formNumber: said }
  }
}
const desk = () => as('warehouse')
const manifestOf = async (id: number, role: 'warehouse' | 'support' = 'warehouse') => (await as(role)(trackingCalls.manifest, at(id))).data
const retry = (id: number) => desk()(trackingCalls.retryManifest, at(id))
const dead = async () => (await shop.client(owner.token)(jobCalls.failedJobs, { query: {} })).data.docs
const retryDead = async () => {
  const [job] = await dead()
  await shop.client(owner.token)(jobCalls.retryJob, { params: { id: job?.id ?? '' } })
}

/** A manifest that was handed over with one parcel. */
async function closed(): Promise<number> {
  const { trackingNumber } = await labelOf(await labelled())
  const { data } = await desk()(trackingCalls.scanOut, { body: { scan: trackingNumber ?? '' } })
  await desk()(trackingCalls.closeManifest, at(data.manifest.id))
  return data.manifest.id
}
/** Every try is made, or only the first and the last: they wait for minutes in between. */
async function tried(which: 'every' | 'ends' = 'ends'): Promise<void> {
  for (;;) {
    await shop.settled()
    const { rowCount } = await shop.engine.db.pool.query(
      `update pgboss.job set start_after = now(), retry_count = case when $1 then retry_count else retry_limit - 1 end
       where name = 'tracking.close-manifest' and state = 'retry'`,
      [which === 'every'],
    )
    if (rowCount === 0) return
  }
}
async function troubled(): Promise<number> {
  const id = await closed()
  await tried()
  return id
}

test('after the last of nine tries staff see what the carrier said and when, and the failed job stands', async () => {
  const id = await closed()
  await shop.settled()
  expect(await manifestOf(id)).toMatchObject({ state: 'CLOSING', trouble: null })
  await tried('every')
  const trouble = { said: 'Form service is down', at: shop.now().toISOString(), isStopped: false }
  expect(asked).toEqual(Array(9).fill(`manifest-${id}`))
  for (const role of ['warehouse', 'support'] as const) expect(await manifestOf(id, role)).toMatchObject({ state: 'CLOSING', trouble })
  expect((await dead()).map(({ name, about }) => [name, about])).toEqual([['tracking.close-manifest', [{ field: 'manifestId', id }]]])
})

test('it stands among those in trouble, at the end of the day and in a queue of the home with its age, until its form is made', async () => {
  const id = await troubled()
  const since = shop.now().toISOString()
  shop.advance(5 * minute)
  const seen = async () => {
    const { docs, totalDocs } = (await as('support')(trackingCalls.manifests, { query: { tab: 'TROUBLE' } })).data
    const { groups } = (await desk()(dayCalls.endOfDay, { query: { on: '2026-11-25' } })).data
    const { queues } = (await desk()(dashboardCalls.officeHome)).data
    const queue = queues.find(({ name }) => name === 'manifests')
    return {
      list: [docs.map(doc => doc.id), totalDocs],
      day: groups.flatMap(({ troubled }) => troubled),
      queue: [queue?.count, queue?.since],
    }
  }
  expect(await seen()).toEqual({ list: [[id], 1], day: [{ manifestId: id, parcels: 1 }], queue: [1, since] })
  answer('GF7')
  await retry(id)
  await shop.settled()
  expect(await seen()).toEqual({ list: [[], 0], day: [], queue: [0, null] })
})

test('trying again brings the form, and asks the carrier under the same key', async () => {
  const id = await troubled()
  answer('GF8')
  expect((await retry(id)).data).toMatchObject({ state: 'CLOSING', trouble: null })
  await shop.settled()
  expect(await manifestOf(id)).toMatchObject({ state: 'CLOSED', formNumber: 'GF8', trouble: null, list: [{ state: 'HANDED' }] })
  expect(new Set(asked)).toEqual(new Set([`manifest-${id}`]))
  expect(await codeOf(retry(id))).toBe('MANIFEST_NOT_IN_TROUBLE')
})

test('two who try again at once do it once', async () => {
  const id = await troubled()
  asked = []
  answer('GF9')
  expect((await Promise.all([retry(id), retry(id), retry(id)].map(codeOf))).toSorted()).toEqual([
    'MANIFEST_NOT_IN_TROUBLE',
    'MANIFEST_NOT_IN_TROUBLE',
    'no refusal',
  ])
  await shop.settled()
  expect(asked).toHaveLength(1)
})

test('a retried job and a retried dead letter close it once', async () => {
  const id = await troubled()
  answer('GF10')
  await Promise.all([retry(id), retryDead()])
  await shop.settled()
  expect(await manifestOf(id)).toMatchObject({ state: 'CLOSED', formNumber: 'GF10', trouble: null })
  const { rows } = await shop.engine.db.pool.query(
    `select count(*)::int as count from event where name = 'manifest.changed' and payload->>'manifestId' = $1 and payload->>'state' = 'CLOSED'`,
    [String(id)],
  )
  expect(rows).toEqual([{ count: 1 }])
  expect(await dead()).toEqual([])
})

test('a dead letter that is tried by hand and fails once more is told of with what the carrier says now', async () => {
  const id = await troubled()
  answer(new CarrierTrouble('LIMITED'))
  shop.advance(minute)
  await retryDead()
  await shop.settled()
  expect((await manifestOf(id)).trouble).toMatchObject({ said: '', at: shop.now().toISOString() })
})

test('where the fault was ours, no words of a carrier stand', async () => {
  answer(new Error('secret of ours'))
  const id = await troubled()
  expect((await manifestOf(id)).trouble).toMatchObject({ said: null, at: shop.now().toISOString() })
})

test('only what stands in trouble is tried again, and only by the warehouse', async () => {
  const id = await closed()
  expect(await codeOf(retry(id))).toBe('MANIFEST_NOT_IN_TROUBLE')
  expect(await refusalOf(retry(999_999))).toBe('404 MANIFEST_NOT_FOUND')
  expect(await refusalOf(as('support')(trackingCalls.retryManifest, at(id)))).toBe('403 YOU_NOT_HAVE_PERMISSION')
  const seller = await seedSeller(shop.engine.db)
  expect(await refusalOf(shop.client(seller.token)(trackingCalls.retryManifest, at(id)))).toMatch(/^404 /)
  answer('GF11')
  await tried()
})
