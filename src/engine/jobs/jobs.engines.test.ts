import { PgBoss } from 'pg-boss'
import { afterAll, expect, test, vi } from 'vitest'
import { later, minute } from '#base/time.ts'
import type { Engine } from '#engine/engine.ts'
import type { Recipient } from '#engine/events/audience.ts'
import { emit } from '#engine/events/event.ts'
import { startLive } from '#engine/events/live.ts'
import { listenerJob, startRelay } from '#engine/events/relay.ts'
import { openTestDatabase } from '#test/database.ts'
import { listDeadLetters, retryDeadLetter } from './dead-letter.store.ts'
import { job, listen, send, work } from './job.ts'
import { openQueue } from './queue.ts'

declare module '#base/event.ts' {
  interface Events {
    'test.happened': { n: number }
  }
}

const ran: string[] = []
let failuresLeft = 1
const flaky = work(job<{ n: number }>('test.flaky', { retries: 3 }), async ({ n }) => {
  if (failuresLeft-- > 0) throw new Error('not this time')
  ran.push(`flaky ${n}`)
})
const doomed = work(job<{ n: number }>('test.doomed', { retries: 0 }), async () => {
  throw new Error('never works')
})
const listener = listen('test.happened', 'test.count', async (tx, { n }) => {
  ran.push(`heard ${n} at ${tx.now().getUTCFullYear() > 2000}`)
})

const errors: unknown[] = []
/** Workers that are told look for what is due again as often as this: no test waits for a whole second of it. */
const pollSeconds = 0.1
const db = await openTestDatabase()
/** Of queues that a test opens itself. */
const own = await openTestDatabase()
const queue = await openQueue({
  db,
  databaseUrl: databaseUrlOf(db),
  jobs: [flaky, doomed, listenerJob([listener])],
  crons: [],
  pollSeconds,
  onError: error => errors.push(error),
  onEnd: () => {},
})
const live = await startLive({ db, events: { 'test.happened': { own: [], staff: ['finance'] } }, onError: error => errors.push(error) })
const relay = startRelay(db, [listener], error => errors.push(error))
// These jobs use no more of the engine than its database.
await queue.work({ db } as Engine)
afterAll(async () => {
  await live.stop()
  await queue.stop()
  await relay.stop()
  await db.close()
  await own.close()
})

test('a job is sent if and only if its transaction commits, and a failed try is done again', async () => {
  const rolledBack = db.transaction(async tx => {
    await send(tx, flaky, { n: 1 })
    throw new Error('changed my mind')
  })
  await expect(rolledBack).rejects.toThrow('changed my mind')
  await db.transaction(tx => send(tx, flaky, { n: 2 }))
  await until(async () => {
    await bringForward(db)
    return ran.some(each => each.startsWith('flaky'))
  })
  expect(ran.filter(each => each.startsWith('flaky'))).toEqual(['flaky 2'])
})

test('jobs that wait together are done one right after another, by a worker that looks once an hour', async () => {
  const done: number[] = []
  const quick = work(job<{ n: number }>('test.quick'), async ({ n }) => void done.push(n))
  const settings = { db: own, databaseUrl: databaseUrlOf(own), jobs: [quick], crons: [], onEnd: () => {} }
  const untold = await openQueue({ ...settings, pollSeconds: 3_600, onError: error => errors.push(error) })
  await untold.work({ db: own } as Engine)
  const numbers = Array.from({ length: 25 }, (_, n) => n)
  await own.transaction(async tx => {
    for (const n of numbers) await send(tx, quick, { n })
  })
  await until(() => done.length === numbers.length)
  expect(done.toSorted((a, b) => a - b)).toEqual(numbers)
  await untold.stop()
})

test('jobs that another process left are begun with, and none is asked for that is not there', async () => {
  const done: string[] = []
  const left = work(job<{ n: number }>('test.left'), async ({ n }) => void done.push(`left ${n}`))
  const idle = work(job<object>('test.idle'), async () => void done.push('idle'))
  const settings = { db: own, databaseUrl: databaseUrlOf(own), jobs: [left, idle], crons: [], onEnd: () => {} }
  const sender = await openQueue({ ...settings, onError: error => errors.push(error) })
  await own.transaction(tx => send(tx, left, { n: 3 }))
  await sender.stop()
  const worker = await openQueue({ ...settings, pollSeconds: 3_600, onError: error => errors.push(error) })
  const asked = vi.spyOn(PgBoss.prototype, 'work')
  await worker.work({ db: own } as Engine)
  await until(() => done.length > 0)
  expect(asked.mock.calls.map(([name]) => name)).toEqual(['test.left'])
  asked.mockRestore()
  await worker.stop()
  expect(done).toEqual(['left 3'])
})

test('a job that is put off is done again then, and that was no try', async () => {
  const seen: { id: string; isLastTry: boolean }[] = []
  const failed: unknown[] = []
  const patient = work(job<{ n: number }>('test.patient', { retries: 0 }), async (_data, engine, { jobId, isLastTry, putOff }) => {
    seen.push({ id: jobId, isLastTry })
    if (seen.length < 3) await engine.db.transaction(tx => putOff(tx, later(tx.now(), minute)))
  })
  const settings = { db: own, databaseUrl: databaseUrlOf(own), jobs: [patient], crons: [], onEnd: () => {} }
  const untold = await openQueue({ ...settings, pollSeconds, onError: error => failed.push(error) })
  await untold.work({ db: own } as Engine)
  await own.transaction(tx => send(tx, patient, { n: 1 }))
  await until(() => seen.length === 1)
  const { rows } = await own.pool.query(
    `select state, start_after > now() + interval '30 s' as waits from pgboss.job where name = 'test.patient'`,
  )
  expect(rows).toEqual([{ state: 'retry', waits: true }])
  for (const times of [2, 3]) {
    await until(async () => (await bringForward(own)) === 1)
    await until(() => seen.length === times)
  }
  expect([new Set(seen.map(({ id }) => id)).size, seen.every(({ isLastTry }) => isLastTry), failed]).toEqual([1, true, []])
  await until(
    async () => (await own.pool.query(`select from pgboss.job where name = 'test.patient' and state = 'completed'`)).rowCount === 1,
  )
  await untold.stop()
})

test('a job that never works is kept as a dead letter with its error, and can be put back', async () => {
  await db.transaction(tx => send(tx, doomed, { n: 7 }))
  const dead = async () => (await listDeadLetters(db, { page: 1, limit: 10 })).docs
  await until(async () => (await dead()).length === 1)
  const [letter] = await dead()
  expect(letter).toMatchObject({ name: 'test.doomed', data: { n: 7 }, error: 'never works', tries: 1 })
  expect(await db.transaction(tx => retryDeadLetter(tx, letter?.id ?? ''))).toBe(true)
  await until(async () => (await dead())[0]?.tries === 2)
})

test('an event reaches its listener once, and the streams of those it is for', async () => {
  const stop = new AbortController()
  const seen = { seller: [] as number[], other: [] as number[], staff: [] as number[], otherStaff: [] as number[] }
  const collect = async (name: keyof typeof seen, who: Recipient) => {
    for await (const event of live.follow(who, async () => who, stop.signal)) seen[name].push((event.payload as { n: number }).n) // only these events are emitted here
  }
  const streams = [
    collect('seller', { id: 1, kind: 'seller', roles: [] }),
    collect('other', { id: 2, kind: 'seller', roles: [] }),
    collect('staff', { id: 3, kind: 'staff', roles: ['finance'] }),
    collect('otherStaff', { id: 4, kind: 'staff', roles: ['content'] }),
  ]
  await db.transaction(tx => emit(tx, 'test.happened', { n: 5 }, { seller: 1 }))
  await until(() => seen.seller.length > 0 && seen.staff.length > 0 && ran.includes('heard 5 at true'))
  stop.abort()
  await Promise.all(streams)
  expect(seen).toEqual({ seller: [5], other: [], staff: [5], otherStaff: [] })
  expect(ran.filter(each => each.startsWith('heard 5'))).toHaveLength(1)
})

/** The time has come of what waits to be tried again, which may be nothing yet; how many jobs that is. */
async function bringForward({ pool }: typeof db): Promise<number | null> {
  return (await pool.query("update pgboss.job set start_after = now() where state = 'retry' and start_after > now()")).rowCount
}

async function until(isTrue: () => boolean | Promise<boolean>) {
  await expect.poll(async () => (await isTrue()) || errors.map(String)).toBe(true)
}

function databaseUrlOf({ kind, pool }: typeof db): string | undefined {
  return kind === 'postgres' ? pool.options.connectionString : undefined
}

test('a job whose settings changed with a start is sent inside of a transaction at once', async () => {
  const changed = (retries: number) => work(job<object>('test.changed', { retries }), async () => undefined)
  const settings = { db: own, databaseUrl: databaseUrlOf(own), crons: [], onEnd: () => {} }
  for (const retries of [1, 2]) {
    const started = await openQueue({ ...settings, jobs: [changed(retries)], onError: error => errors.push(error) })
    await own.transaction(tx => send(tx, changed(retries), {}))
    await started.stop()
  }
  const { rows } = await own.pool.query("select retry_limit as limit from pgboss.job where name = 'test.changed' order by 1")
  expect(rows).toEqual([{ limit: 1 }, { limit: 2 }])
})
