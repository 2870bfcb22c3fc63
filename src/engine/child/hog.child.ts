// A child for the tests of the pool: it does on purpose what hostile files do to real ones.
import { setTimeout as sleep } from 'node:timers/promises'
import { Fault } from '#base/fault.ts'
import { serveChild } from './serve-child.ts'

const kept: Buffer[] = []

export const hogOperations = {
  double: (value: number) => value * 2,
  pid: () => process.pid,
  refuse: (field: string) => {
    throw new Fault('HOG_REFUSES', { path: field, values: { limit: 3 } })
  },
  fail: () => {
    throw new Error('a bug')
  },
  exit: () => process.exit(7),
  hang: () => sleep(60_000),
  spin: (ms: number) => {
    for (const until = performance.now() + ms; performance.now() < until; );
  },
  wait: (ms: number) => sleep(ms, process.pid),
  async eat(megabytes: number): Promise<number> {
    const eaten: Buffer[] = []
    for (let each = 0; each < megabytes; each += 8) {
      eaten.push(Buffer.alloc(8 * 2 ** 20, 1))
      await sleep(5)
    }
    return eaten.length
  },
  keep: (megabytes: number): number => kept.push(Buffer.alloc(megabytes * 2 ** 20, 1)),
  bytes: (value: Uint8Array) => value.subarray(0, 2),
}

serveChild(hogOperations)
