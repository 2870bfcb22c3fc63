import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, later } from '#base/time.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { auditCalls } from '#shop/audit/contract.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { jobCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
let owner: Seeded
beforeAll(async () => {
  owner = await seedStaff(shop.engine.db, 'owner')
})
const office = () => shop.client(owner.token)

/** A sweep that went wrong for the last time; what it was given holds a secret. */
async function dead(): Promise<string> {
  const { rows } = await shop.engine.db.pool.query<{ id: string }>(
    `insert into pgboss.job (name, data, state, output, completed_on, retry_limit)
     values ('notification.sweep', '{"orderId":7,"code":"4711"}', 'failed', '{"message":"The disk was full."}', now(), 0) returning id`,
  )
  return rows[0]?.id ?? ''
}
const failed = async () => (await office()(jobCalls.failedJobs, { query: {} })).data

test('a job that failed for the last time is listed with its error and the rows it is about, and with nothing else it was given', async () => {
  const id = await dead()
  const { docs, totalDocs } = await failed()
  expect(totalDocs).toBe(1)
  expect(docs[0]).toMatchObject({
    id,
    name: 'notification.sweep',
    error: 'The disk was full.',
    about: [{ field: 'orderId', id: 7 }],
    tries: 1,
  })
  expect(JSON.stringify(docs)).not.toContain('4711')
})

test('it is tried again once, and who did so stands in the audit log', async () => {
  const { docs } = await failed()
  const params = { id: docs[0]?.id ?? '' }
  const asked = await Promise.all([1, 2].map(() => codeOf(office()(jobCalls.retryJob, { params }))))
  expect(asked.toSorted()).toEqual(['JOB_NOT_FOUND', 'no refusal'])
  await shop.settled()
  expect((await failed()).totalDocs).toBe(0)
  const { rows } = await shop.engine.db.pool.query('select state from pgboss.job where id = $1', [params.id])
  expect(rows).toEqual([{ state: 'completed' }])
  const { docs: log } = (await office()(auditCalls.auditLog, { query: { call: 'retryJob' } })).data
  expect(log.map(({ actor, object }) => [actor, object])).toEqual([[owner.username, params.id]])
})

test('the auditor reads the list; only the owner tries again, and nobody else knows of it', async () => {
  const params = { id: await dead() }
  const auditor = shop.client((await seedStaff(shop.engine.db, 'auditor')).token)
  expect((await auditor(jobCalls.failedJobs, { query: {} })).data.totalDocs).toBe(1)
  expect(await refusalOf(auditor(jobCalls.retryJob, { params }))).toBe('403 YOU_NOT_HAVE_PERMISSION')
  const support = shop.client((await seedStaff(shop.engine.db, 'support')).token)
  expect(await refusalOf(support(jobCalls.failedJobs, { query: {} }))).toBe('403 YOU_NOT_HAVE_PERMISSION')
  const seller = shop.client((await seedSeller(shop.engine.db)).token)
  expect(await refusalOf(seller(jobCalls.failedJobs, { query: {} }))).toMatch(/^404 /)
})

test('what was put aside stands still at the top of the list, and the owner is reminded of it each day until it is tried again', async () => {
  const id = await dead()
  await dead()
  await shop.engine.db.pool.query(
    `insert into job_suspect (subject, deaths, letter_id, at) values ('notification.sweep of this row', 2, $1, $2)`,
    [id, later(shop.engine.db.now(), -day)],
  )
  const { docs } = await failed()
  expect([docs[0]?.id, ...docs.map(job => job.deaths)]).toEqual([id, 2, null, null])
  const reminders = async () => {
    await shop.cron('engine.remind')
    await shop.settled()
    const { docs } = (await office()(notificationCalls.myNotifications, { query: {} })).data
    return docs.filter(notification => notification.link === '/office/jobs').length
  }
  expect([await reminders(), await reminders()]).toEqual([1, 2])
  await office()(jobCalls.retryJob, { params: { id } })
  await shop.settled()
  expect(await reminders()).toBe(2)
})
