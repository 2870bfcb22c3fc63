import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { type ChildPool, type ChildPoolOptions, childPool, linuxResidentBytes } from './child-pool.ts'
import type { hogOperations } from './hog.child.ts'

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

test('a child that ends by itself refuses its ask, and the next ask gets a new child', async () => {
  const { run } = open()
  const ended = run('exit', undefined)
  const after = run('double', 21)
  await expect(ended).rejects.toMatchObject({ reason: 'crashed' })
  expect(await after).toBe(42)
})

test('a child that takes too long is ended', async () => {
  await expect(open({ timeoutMs: 5_000 }).run('hang', undefined)).rejects.toMatchObject({ reason: 'time' })
})

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
