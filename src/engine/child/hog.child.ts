// A child for the tests of the pool: it does on purpose what hostile files do to real ones.
import { existsSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Fault } from '#base/fault.ts'
import { serveChild } from './serve-child.ts'

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
  /** Ends its child the first time. */
  exitOnce(path: string): number {
    if (existsSync(path)) return process.pid
    writeFileSync(path, '')
    process.exit(7)
  },
  hang: () => sleep(60_000),
  /** Says by a file that it has begun, and ends when the file `path` is there. */
  async until(path: string): Promise<number> {
    writeFileSync(`${path}.begun`, '')
    while (!existsSync(path)) await sleep(10)
    return process.pid
  },
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
  bytes: (value: Uint8Array) => value.subarray(0, 2),
}

serveChild(hogOperations)
