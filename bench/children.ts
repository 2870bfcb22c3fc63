import { childPool } from '#engine/child/child-pool.ts'
import type { hogOperations } from '#engine/child/hog.child.ts'
import { memoryMb } from '#test/server.ts'
import type { Bench } from './bench.ts'

const capMb = 220

/** How large a child becomes that takes more memory than it may, before it is ended. */
export const bench: Bench = async () => {
  const hog = new URL('../src/engine/child/hog.child.ts', import.meta.url)
  const { run, pids, close } = childPool<typeof hogOperations>(hog, { maxBytes: capMb * 2 ** 20 })
  await run('double', 1)
  const [pid = 0] = pids()
  let figure = 0
  const watch = setInterval(() => {
    figure = Math.max(figure, memoryMb(pid) || 0)
  }, 5)
  const ended = await run('eat', 2_000).catch((error: unknown) => String(error))
  clearInterval(watch)
  close()
  return [{ name: 'a child that eats memory, at most', figure, unit: 'MB', limit: { atMost: 320 }, note: `cap ${capMb} MB: ${ended}` }]
}
