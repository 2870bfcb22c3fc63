import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { forAccount } from './account.ts'
import { linuxResidentBytes } from './child.ts'
import { type ChildPool, childPool } from './child-pool.ts'
import type { hogOperations } from './hog.child.ts'
import type { ChildPoolOptions } from './options.ts'

let pool: ChildPool<typeof hogOperations> | undefined
const open = (options: ChildPoolOptions = {}) => {
  pool = childPool<typeof hogOperations>(new URL('./hog.child.ts', import.meta.url), options)
  return pool
}
afterEach(() => pool?.close())

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

test('work whose child was killed from outside is done once more, in a new child', async () => {
  const { run } = open()
  const killed = await run('pid', undefined)
  const work = run('wait', 3_000)
  process.kill(killed, 'SIGKILL')
  expect(await work).not.toBe(killed)
})

test('a child that works too long is ended, and one that stands still', async () => {
  const { run } = open({ timeoutMs: 500 })
  await expect(run('spin', 60_000)).rejects.toMatchObject({ reason: 'time' })
  await expect(run('hang', undefined)).rejects.toMatchObject({ reason: 'time' })
})

test.runIf(process.platform === 'linux')(
  'on a busy machine work may take longer than its time: what counts is the processor’s',
  async () => {
    const { run, pids } = open({ timeoutMs: 500 })
    const [pid = 0] = [await run('pid', undefined)]
    const work = run('wait', 200)
    process.kill(pid, 'SIGSTOP')
    await sleep(1_200)
    process.kill(pid, 'SIGCONT')
    expect(await work).toBe(pid)
    expect(pids()).toEqual([pid])
  },
)

test.runIf(process.platform === 'linux')('a child that eats memory is ended near the cap, and the next ask is answered', async () => {
  const { run, pids } = open({ maxBytes: 220 * 2 ** 20 })
  await run('double', 1)
  let most = 0
  const pid = pids()[0] ?? 0
  const watch = setInterval(() => {
    most = Math.max(most, linuxResidentBytes(pid))
  }, 5)
  await expect(run('eat', 2_000)).rejects.toMatchObject({ reason: 'memory' })
  clearInterval(watch)
  expect(most).toBeLessThan(320 * 2 ** 20)
  expect(await run('double', 3)).toBe(6)
})

test.runIf(process.platform === 'linux')('what a child holds of former work does not count against the next ask', async () => {
  const { run } = open({ maxBytes: 300 * 2 ** 20 })
  await run('keep', 150)
  const pid = await run('pid', undefined)
  expect(await run('eat', 120)).toBe(15)
  expect(await run('pid', undefined)).not.toBe(pid)
})

test('an idle child ends', async () => {
  const { run, pids } = open({ idleMs: 100 })
  await run('double', 1)
  expect(pids()).toHaveLength(1)
  await sleep(500)
  expect(pids()).toHaveLength(0)
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
  const many = Array.from({ length: 6 }, () => forAccount(1, () => run('wait', 100)).then(told('one')))
  const single = forAccount(2, () => run('wait', 100)).then(told('two'))
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
  const { run } = open({ concurrency: 1, quickMs: 200 })
  const pid = await run('pid', undefined)
  const long = forAccount(1, () => run('wait', 5_000))
  await sleep(300)
  expect(await Promise.race([long, forAccount(2, () => run('double', 2))])).toBe(4)
  expect(await long).toBe(pid)
})

test('where the place for costly work is taken, more of it begins anew there, and what is quick passes', async () => {
  const { run } = open({ concurrency: 1, quickMs: 200 })
  const [first, second] = [1, 2].map(account => forAccount(account, () => run('wait', 5_000)))
  await sleep(1_000)
  expect(await Promise.race([first, second, forAccount(3, () => run('double', 2))])).toBe(4)
  expect(await first).toBe(await second)
})

test('work that is known to be costly takes no place of quick work', async () => {
  const { run } = open({ concurrency: 1, costly: ['hang'], timeoutMs: 1_000 })
  const hung = run('hang', undefined).catch((error: unknown) => error)
  expect(await run('double', 2)).toBe(4)
  expect(await hung).toMatchObject({ reason: 'time' })
})

test.runIf(process.platform === 'linux')('what needs more memory than quick work goes on as costly', async () => {
  const { run } = open({ quickBytes: 150 * 2 ** 20, maxBytes: 600 * 2 ** 20 })
  expect(await run('eat', 240)).toBe(30)
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
  const { run, close } = open({ concurrency: 1 })
  const asks = [run('hang', undefined), run('hang', undefined)]
  await sleep(500)
  close()
  for (const ask of asks) await expect(ask).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})
