import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { forAccount } from './account.ts'
import { type ChildPool, childPool } from './child-pool.ts'
import type { hogOperations } from './hog.child.ts'
import type { ChildPoolOptions } from './options.ts'

let pool: ChildPool<typeof hogOperations> | undefined
const open = (options: ChildPoolOptions = {}) => {
  pool = childPool<typeof hogOperations>(new URL('./hog.child.ts', import.meta.url), options)
  return pool
}
afterEach(() => pool?.close())

const folder = mkdtempSync(join(tmpdir(), 'inkport-pool-'))
afterAll(() => rmSync(folder, { recursive: true }))
let works = 0
/** Work for this account that goes on until it is told to end. */
function begin({ run }: NonNullable<typeof pool>, account: number) {
  const path = join(folder, String(++works))
  const work = forAccount(account, () => run('until', path))
  return {
    work,
    begun: () => expect.poll(() => existsSync(`${path}.begun`)).toBe(true),
    end: () => writeFileSync(path, ''),
  }
}
/** Children are as large as the test says. */
function sized(options: ChildPoolOptions) {
  const sizes = new Map<number, number>()
  return { ...open({ ...options, residentBytes: pid => sizes.get(pid) ?? 0 }), sizes }
}

test('asks are answered in turn by one child', async () => {
  const { run } = open()
  const [first, second] = [run('pid', undefined), run('pid', undefined)]
  expect(await Promise.all([run('double', 2), run('double', 4)])).toEqual([4, 8])
  expect(await first).toBe(await second)
})

test('a pool that has closed starts no child for who asks it still', async () => {
  const { run, pids, close } = open()
  close()
  await expect(run('double', 2)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(pids()).toEqual([])
})

test('bytes travel as bytes', async () => {
  expect([...(await open().run('bytes', Buffer.from([7, 8, 9])))]).toEqual([7, 8])
})

test('a Fault of the child is thrown as that Fault', async () => {
  await expect(open().run('refuse', 'art')).rejects.toMatchObject({ code: 'HOG_REFUSES', path: 'art', values: { limit: 3 } })
})

test('a bug in the child is an Error with its stack, and the child lives on', async () => {
  const { run } = open()
  const pid = await run('pid', undefined)
  await expect(run('fail', undefined)).rejects.toThrow(/a bug[\s\S]*hog\.child/)
  expect(await run('pid', undefined)).toBe(pid)
})

test('work that ends its child, and the new one that it was given once more, is refused; the next gets another', async () => {
  const { run } = open()
  const ended = run('exit', undefined)
  const after = run('double', 21)
  await expect(ended).rejects.toMatchObject({ reason: 'crashed' })
  expect(await after).toBe(42)
})

test('work whose child ended as if somebody had killed it is done once more, in a new child', async () => {
  const { run } = open()
  const before = await run('pid', undefined)
  expect(await run('exitOnce', join(folder, 'once'))).not.toBe(before)
})

test('a child that works too long is ended, and one that stands still', async () => {
  const { run } = open({ timeoutMs: 500 })
  await expect(run('spin', 60_000)).rejects.toMatchObject({ reason: 'time' })
  await expect(run('hang', undefined)).rejects.toMatchObject({ reason: 'time' })
})

test.runIf(process.platform === 'linux')('work may take longer than its time: what counts is the processor’s', async () => {
  const { run, pids } = open({ timeoutMs: 2_000 })
  const pid = await run('wait', 2_500)
  expect(pids()).toEqual([pid])
})

test('a child that grows above the cap is ended, and the next ask is answered', async () => {
  const pool = sized({ maxBytes: 100 })
  const { work, begun } = begin(pool, 1)
  await begun()
  pool.sizes.set(pool.pids()[0] ?? 0, 101)
  await expect(work).rejects.toMatchObject({ reason: 'memory' })
  expect(await pool.run('double', 3)).toBe(6)
})

test('what a child holds of former work does not count against the next ask: it begins anew in another', async () => {
  const pool = sized({ maxBytes: 100 })
  const pid = await pool.run('pid', undefined)
  const { work, begun, end } = begin(pool, 1)
  await begun()
  pool.sizes.set(pid, 101)
  await expect.poll(pool.pids).not.toContain(pid)
  end()
  expect(await work).not.toBe(pid)
})

test('an idle child ends', async () => {
  const { run, pids } = open({ idleMs: 100 })
  await run('double', 1)
  await expect.poll(pids).toEqual([])
  expect(await run('double', 2)).toBe(4)
})

test.runIf(process.platform === 'linux')('a child that its work left large is replaced', async () => {
  const { run } = open({ retireBytes: 1 })
  const pid = await run('pid', undefined)
  expect(await run('pid', undefined)).not.toBe(pid)
})

test('more asks than may wait are refused', async () => {
  const { run } = open({ maxWaiting: 1 })
  const asks = [run('double', 1), run('double', 2)]
  await expect(run('double', 3)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(await Promise.all(asks)).toEqual([2, 4])
})

test('an account with much to do leaves another account its turn', async () => {
  const { run } = open({ concurrency: 1, costlyPlaces: 0 })
  await run('double', 1)
  const order: string[] = []
  const told = (who: string) => () => void order.push(who)
  const many = Array.from({ length: 6 }, () => forAccount(1, () => run('wait', 20)).then(told('one')))
  const single = forAccount(2, () => run('wait', 20)).then(told('two'))
  await Promise.all([...many, single])
  expect(order.indexOf('two')).toBeLessThanOrEqual(1)
})

test('an account is at one piece of work at a time and leaves the other places free', async () => {
  const { run, pids } = open({ concurrency: 3 })
  await Promise.all([1, 1, 1, 1].map(account => forAccount(account, () => run('wait', 50))))
  expect(pids()).toHaveLength(1)
  await Promise.all([1, 2, 3, 4].map(account => forAccount(account, () => run('wait', 50))))
  expect(pids()).toHaveLength(3)
})

test('what is done in a moment does not wait for what is not, and that goes on in a place of its own', async () => {
  const pool = open({ concurrency: 1, quickMs: 200 })
  const pid = await pool.run('pid', undefined)
  const { work, end } = begin(pool, 1)
  expect(await forAccount(2, () => pool.run('double', 2))).toBe(4)
  end()
  expect(await work).toBe(pid)
})

test('where the place for costly work is taken, more of it begins anew there, and what is quick passes', async () => {
  const pool = open({ concurrency: 1, quickMs: 200 })
  const [first, second] = [begin(pool, 1), begin(pool, 2)]
  await second.begun()
  expect(await forAccount(3, () => pool.run('double', 2))).toBe(4)
  first.end()
  second.end()
  expect(await first.work).toBe(await second.work)
})

test('work that is known to be costly takes no place of quick work', async () => {
  const pool = open({ concurrency: 1, costly: ['until'] })
  const { work, end } = begin(pool, 1)
  expect(await forAccount(2, () => pool.run('double', 2))).toBe(4)
  end()
  await work
})

test('what needs more memory than quick work goes on as costly', async () => {
  const pool = sized({ concurrency: 1, quickBytes: 100, maxBytes: 1_000, quickMs: 60_000 })
  const { work, begun, end } = begin(pool, 1)
  await begun()
  const [pid = 0] = pool.pids()
  pool.sizes.set(pid, 500)
  expect(await forAccount(2, () => pool.run('double', 2))).toBe(4)
  end()
  expect(await work).toBe(pid)
})

test('an account that sends more than may wait is refused alone, and told when to come again', async () => {
  const { run } = open({ concurrency: 1, maxWaitingEach: 2 })
  const many = [1, 2, 3].map(value => forAccount(1, () => run('double', value)))
  await expect(forAccount(1, () => run('double', 4))).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    values: { retryAfterSeconds: 10 },
  })
  expect(await forAccount(2, () => run('double', 5))).toBe(10)
  expect(await Promise.all(many)).toEqual([2, 4, 6])
})

test('a pool that closes says nothing of the files that it was at', async () => {
  const pool = open({ concurrency: 1 })
  const [first, second] = [begin(pool, 1), begin(pool, 1)]
  await first.begun()
  pool.close()
  for (const { work } of [first, second]) await expect(work).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})
