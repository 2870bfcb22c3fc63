// A manifest is handed over while its carrier is in trouble: an account that it stops, calls that are used up, a form that is being made,
// and a process that ends in the last try.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hour, later, minute } from '#base/time.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { openAccount } from '#shop/carrier/account/open.account.ts'
import { CarrierTrouble } from '#shop/carrier/rules.ts'
import { jobCalls } from '#shop/job/contract.ts'
import { arrangeRefunds } from '#test/refunds.ts'
import { startShop } from '#test/shop.ts'
import { trackingCalls } from '../contract.ts'

const shop = await startShop()
const { carrier, as, at, labelOf, labelled, arrangeAccount, accountState, beginAnew, unplug } = arrangeRefunds(shop)
const query = (text: string, values: unknown[] = []) => shop.engine.db.pool.query(text, values)
let accountId = 0
let asked = 0
beforeAll(async () => {
  accountId = await arrangeAccount()
})
beforeEach(async () => {
  await query("delete from pgboss.job where name = 'tracking.close-manifest'")
  await query("delete from manifest where state = 'CLOSING' and not exists (select from parcel where manifest_id = manifest.id)")
  await beginAnew()
  asked = 0
  answer('GF1')
})
afterAll(async () => {
  unplug()
  await shop.close()
})

const answer = (said: Error | string) => {
  carrier.handOver = async () => {
    asked++
    if (said instanceof Error) throw said
    return { formNumber: said }
  }
}
const desk = () => as('warehouse')
const manifestOf = async (id: number) => (await desk()(trackingCalls.manifest, at(id))).data
const inTrouble = async () => (await desk()(trackingCalls.manifests, { query: { tab: 'TROUBLE' } })).data.docs.map(doc => doc.id)
const retry = (id: number) => desk()(trackingCalls.retryManifest, at(id))
const failedJobs = async () => {
  const { token } = await seedStaff(shop.engine.db, 'owner')
  return (await shop.client(token)(jobCalls.failedJobs, { query: {} })).data.docs.map(({ name }) => name)
}
/** What the log's errors are made of. */
const failedTries = async () =>
  (await query("select 1 from pgboss.job where name = 'tracking.close-manifest' and (state = 'failed' or retry_count > 0)")).rowCount
const waitsMs = async () => {
  const { rows } = await query(
    "select round(extract(epoch from start_after - now())) * 1000 as wait from pgboss.job where name = 'tracking.close-manifest' and state = 'retry'",
  )
  return rows.map(row => Number(row.wait))
}
/** The time for which it was put off has come. */
const due = async () => {
  await query("update pgboss.job set start_after = now() where name = 'tracking.close-manifest' and state = 'retry'")
  await shop.settled()
}

/** A manifest with one parcel that staff hand over. */
async function closed(): Promise<number> {
  const { trackingNumber } = await labelOf(await labelled())
  const { data } = await desk()(trackingCalls.scanOut, { body: { scan: trackingNumber ?? '' } })
  await desk()(trackingCalls.closeManifest, at(data.manifest.id))
  await shop.settled()
  return data.manifest.id
}

test('an account that the carrier does not open is stopped, and the manifest says so after one try', async () => {
  answer(new CarrierTrouble('STOPPED', { said: 'HTTP 403 The account is suspended' }))
  const id = await closed()
  expect(await accountState()).toBe('STOPPED')
  const trouble = { said: 'HTTP 403 The account is suspended', at: shop.now().toISOString(), isStopped: true }
  expect(await manifestOf(id)).toMatchObject({ state: 'CLOSING', trouble, askAt: null })
  expect([await inTrouble(), asked, await failedTries(), await failedJobs()]).toEqual([[id], 1, 0, []])
  answer('GF1')
  await retry(id)
  await shop.settled()
})

test('it is handed over by itself once its account is open again, and no other account’s is', async () => {
  answer(new CarrierTrouble('STOPPED', { said: 'HTTP 401' }))
  const id = await closed()
  answer('GF2')
  await shop.write(tx => openAccount(tx, accountId + 1_000, { tells: true }))
  await shop.settled()
  expect(await inTrouble()).toEqual([id])
  await shop.write(tx => openAccount(tx, accountId, { tells: true }))
  await shop.settled()
  expect(await manifestOf(id)).toMatchObject({ state: 'CLOSED', formNumber: 'GF2', trouble: null })
  expect(await inTrouble()).toEqual([])
})

test('calls that are used up are waited for as long as the carrier says: no try fails, and staff see when it is asked again', async () => {
  const until = later(shop.now(), 40 * minute)
  answer(new CarrierTrouble('LIMITED', { until, said: 'The calls are used up.' }))
  const id = await closed()
  expect(await manifestOf(id)).toMatchObject({ state: 'CLOSING', trouble: null, askAt: until.toISOString() })
  const [wait = 0] = await waitsMs()
  expect(Math.abs(wait - 40 * minute)).toBeLessThan(minute)
  // Nobody takes what waits for one that is left.
  await shop.cron('tracking.find-left')
  expect([await inTrouble(), asked, await failedTries(), await accountState()]).toEqual([[], 1, 0, 'ACTIVE'])
  shop.advance(40 * minute)
  answer('GF3')
  await due()
  expect(await manifestOf(id)).toMatchObject({ state: 'CLOSED', formNumber: 'GF3', askAt: null })
})

test('a carrier that puts off for hours leaves it to staff', async () => {
  const limited = () => answer(new CarrierTrouble('LIMITED', { until: later(shop.now(), 50 * minute), said: 'The form is being made.' }))
  limited()
  const id = await closed()
  for (let tries = 0; tries < 3; tries++) {
    shop.advance(50 * minute)
    limited()
    await due()
  }
  await shop.settled()
  await beginAnew()
  expect(await manifestOf(id)).toMatchObject({
    state: 'CLOSING',
    askAt: null,
    trouble: { said: 'The form is being made.', isStopped: false },
  })
  expect([await inTrouble(), await waitsMs()]).toEqual([[id], []])
  // Who tries again gives it the same time once more.
  await retry(id)
  await shop.settled()
  expect(await manifestOf(id)).toMatchObject({ trouble: null, askAt: later(shop.now(), 50 * minute).toISOString() })
  answer('GF4')
  await due()
  expect(await manifestOf(id)).toMatchObject({ state: 'CLOSED', formNumber: 'GF4' })
})

test('a process that ends in the last try leaves it to staff, who try again', async () => {
  answer(new CarrierTrouble('UNKNOWN'))
  const id = await closed()
  // As the queue leaves the job of a process that was killed.
  await query(
    `update pgboss.job set state = 'failed', output = '{"value":{"message":"job heartbeat timeout"}}' where name = 'tracking.close-manifest'`,
  )
  await shop.cron('tracking.find-left')
  expect(await manifestOf(id)).toMatchObject({ trouble: { said: null, at: shop.now().toISOString(), isStopped: false } })
  expect(await inTrouble()).toEqual([id])
  answer('GF5')
  await retry(id)
  await shop.settled()
  expect(await manifestOf(id)).toMatchObject({ state: 'CLOSED', formNumber: 'GF5' })
})

test('what a job is still sent for is left by nobody, and what its carrier has said is not written over', async () => {
  answer(new CarrierTrouble('UNKNOWN'))
  const waiting = await closed()
  await shop.cron('tracking.find-left')
  expect(await inTrouble()).toEqual([])
  await query("update pgboss.job set state = 'active' where name = 'tracking.close-manifest'")
  await shop.cron('tracking.find-left')
  expect(await inTrouble()).toEqual([])
  await query(
    "update pgboss.job set state = 'retry', retry_count = retry_limit - 1, start_after = now() where name = 'tracking.close-manifest'",
  )
  answer(new CarrierTrouble('UNKNOWN', { said: 'Form service is down' }))
  await shop.settled()
  shop.advance(hour / 2)
  await shop.cron('tracking.find-left')
  expect((await manifestOf(waiting)).trouble?.said).toBe('Form service is down')
  answer('GF6')
  await retry(waiting)
  await shop.settled()
})

test('a hand-over under which processes died begins again where staff try it again', async () => {
  answer(new CarrierTrouble('UNKNOWN'))
  const id = await closed()
  const { rows } = await query("update pgboss.job set state = 'failed' where name = 'tracking.close-manifest' returning id, data")
  const { createHash } = await import('node:crypto')
  const subject = `tracking.close-manifest ${createHash('sha256').update(JSON.stringify(rows[0]?.data)).digest('hex')}`
  await query('insert into job_suspect (subject, deaths, letter_id, at) values ($1, 2, $2, now())', [subject, rows[0]?.id])
  await shop.cron('tracking.find-left')
  answer('GF7')
  shop.advance(1_000)
  await retry(id)
  await shop.settled()
  expect(await manifestOf(id)).toMatchObject({ state: 'CLOSED', formNumber: 'GF7' })
})

test('a try that fails after a wait is followed by the next one, and waits for nothing any more', async () => {
  answer(new CarrierTrouble('LIMITED', { until: later(shop.now(), 10 * minute) }))
  const id = await closed()
  shop.advance(10 * minute)
  answer(new CarrierTrouble('UNKNOWN'))
  await due()
  expect(await manifestOf(id)).toMatchObject({ state: 'CLOSING', askAt: null, trouble: null })
  answer('GF8')
  await due()
  expect(await manifestOf(id)).toMatchObject({ state: 'CLOSED', formNumber: 'GF8' })
})
