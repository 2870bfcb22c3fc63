import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '#test/database.ts'
import { listDeadLetters, retryDeadLetter } from './dead-letter.store.ts'
import { findSuspect } from './poison.store.ts'
import { poisonGuard, remindPoison, type TakenJob } from './poison.ts'
import { openQueue } from './queue.ts'

const db = await openTestDatabase()
const fail = (error: unknown) => {
  throw error
}
// The queue's own tables; nobody works on it.
const queue = await openQueue({
  db,
  databaseUrl: db.kind === 'postgres' ? db.pool.options.connectionString : undefined,
  jobs: [{ name: 'test.killer', run: () => Promise.resolve() }],
  crons: [],
  onError: fail,
  onEnd: () => {},
})
afterAll(async () => {
  await queue.stop()
  await db.close()
})

const heartbeatLost = { value: { message: 'job heartbeat timeout' } }
let serial = 0
/** A job as a worker has just taken it. */
async function taken(data: object = { n: ++serial }): Promise<TakenJob> {
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into pgboss.job (name, data, state, started_on) values ('test.killer', $1, 'active', now()) returning id`,
    [JSON.stringify(data)],
  )
  return { id: rows[0]?.id ?? '', name: 'test.killer', data, output: null }
}
/** The same, after the process that ran it has died: pg-boss has missed its heartbeat and gave it to another one. */
const again = (job: TakenJob): TakenJob => ({ ...job, output: heartbeatLost })
const newProcess = () => poisonGuard(db, 20_000)
const done = () => Promise.resolve()
/** Runs it in a process that dies of it: nobody hears of its end. */
async function dies(job: TakenJob, process = newProcess()): Promise<void> {
  await new Promise<void>(begun => void process.run(job, () => new Promise(() => begun())))
}
const stateOf = async ({ id }: TakenJob) =>
  (await db.pool.query<{ state: string }>('select state from pgboss.job where id = $1', [id])).rows[0]?.state
const toldOf = async ({ id }: TakenJob) =>
  (await db.pool.query(`select from event where name = 'job.putAside' and payload->>'jobId' = $1`, [id])).rowCount

test('a job under which two processes have died does not begin a third time: it is a dead letter, and told', async () => {
  const job = await taken()
  await dies(job)
  await dies(again(job))
  let runs = 0
  const work = async () => void runs++
  expect([await newProcess().run(again(job), work), runs]).toEqual(['putAside', 0])
  expect([await stateOf(job), await toldOf(job)]).toEqual(['failed', 1])
  const { docs } = await listDeadLetters(db, { page: 1, limit: 10 })
  expect(docs.find(({ id }) => id === job.id)?.error).toMatch(/^Put aside: the process ended 2 times/)
})

test('another job for the same row is known by what it is about, and goes without a word', async () => {
  const job = await taken()
  await dies(job)
  await dies(again(job))
  const sentAgain = await taken(job.data ?? {})
  await db.pool.query(`update pgboss.job set state = 'retry', output = $2 where id = $1`, [job.id, heartbeatLost])
  expect(await newProcess().run(sentAgain, fail)).toBe('putAside')
  expect(await newProcess().run(await taken(job.data ?? {}), fail)).toBe('dropped')
})

test('one that fails in a process that lives is no suspect', async () => {
  const job = await taken()
  await dies(job)
  await expect(newProcess().run(again(job), () => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck')
  await dies(await taken(job.data ?? {}))
  expect(await newProcess().run(again(job), done)).toBe('run')
})

test('of those that ran when the process died one runs at a time, and who waits for its turn is not blamed for another death', async () => {
  const [killer, innocent] = [await taken(), await taken()]
  await Promise.all([dies(killer), dies(innocent)])
  const second = newProcess()
  await dies(again(killer), second)
  expect([await second.run(again(innocent), fail), await stateOf(innocent)]).toEqual(['later', 'retry'])
  const third = newProcess()
  expect(await third.run(again(killer), fail)).toBe('putAside')
  expect(await third.run(innocent, done)).toBe('run')
})

test('a long job that goes on from where it was is never put aside, however often its process is killed', async () => {
  const job = await taken()
  await dies(job)
  for (let round = 0; round < 4; round++) {
    const process = newProcess()
    await new Promise<void>(gone => {
      void process.run(again(job), async progress => {
        await progress()
        gone()
        await new Promise(() => {})
      })
    })
  }
  expect(await newProcess().run(again(job), done)).toBe('run')
})

test('who was frozen for longer than a heartbeat, and comes to its end, takes the suspicion away', async () => {
  const job = await taken()
  const thawed = Promise.withResolvers<void>()
  const frozen = poisonGuard(db, -1).run(job, () => thawed.promise)
  await dies(again(job))
  thawed.resolve()
  await frozen
  expect(await newProcess().run(again(job), done)).toBe('run')
})

test('tried again by hand it runs once more, and one more death puts it aside again', async () => {
  const job = await taken()
  await dies(job)
  await dies(again(job))
  await newProcess().run(again(job), fail)
  expect(await db.transaction(tx => retryDeadLetter(tx, job.id))).toBe(true)
  await db.pool.query(`update pgboss.job set state = 'active' where id = $1`, [job.id])
  await dies(job)
  expect(await newProcess().run(again(job), fail)).toBe('putAside')
})

test('what comes to its end leaves nothing behind', async () => {
  const job = await taken()
  await dies(job)
  await newProcess().run(again(job), done)
  const { rows } = await db.pool.query<{ subject: string }>('select subject from job_suspect where tried_by = $1', [job.id])
  expect(rows).toEqual([])
  expect(await findSuspect(db, 'test.killer nothing')).toBeUndefined()
})

test('it is reminded of day after day, also by the letter that takes the place of one that the queue kept long enough', async () => {
  const job = await taken()
  await dies(job)
  await dies(again(job))
  await newProcess().run(again(job), fail)
  const remind = () => db.transaction(remindPoison)
  await remind()
  expect(await toldOf(job)).toBe(1)
  await db.pool.query(`update job_suspect set at = at - interval '1 day' where letter_id = $1`, [job.id])
  await db.pool.query('delete from pgboss.job where id = $1', [job.id])
  const next = await taken(job.data ?? {})
  expect(await newProcess().run(next, fail)).toBe('dropped')
  await remind()
  expect([await stateOf(next), await toldOf(next)]).toEqual(['failed', 1])
})
