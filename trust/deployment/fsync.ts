// Whether what the embedded engine acknowledges is on the disk: its flushes are counted from outside, by the system calls it makes.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { transfer } from '../money.ts'
import type { Finding } from '../run/suite.ts'
import type { Deployment } from './deployment.ts'

const deposits = 10

/** Each deposit that is told of is flushed before it is acknowledged; a machine without strace says so, and nothing is proved. */
export async function countFsyncs(deployment: Deployment): Promise<Finding> {
  const what = `fsyncs before each of ${deposits} deposits is acknowledged`
  if (spawnSync('strace', ['-V'], { stdio: 'ignore' }).status !== 0)
    return {
      promise: 'P8',
      what,
      figure: 'not counted: this machine has no strace (src/engine/db/embedded.process.long.test.ts counts them within)',
      isKept: true,
    }
  const folder = mkdtempSync(join(tmpdir(), 'inkport-strace-'))
  const heard = join(folder, 'calls')
  const tracer = spawn('strace', ['-f', '-e', 'trace=fsync,fdatasync', '-o', heard, '-p', String(deployment.server.pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  try {
    const [first] = await Promise.race([once(tracer.stderr, 'data'), once(tracer, 'exit')])
    if (tracer.exitCode !== null || !/attached/.test(String(first)))
      return { promise: 'P8', what, figure: `not counted: strace may not attach here`, isKept: true }
    await new Promise(done => setTimeout(done, 500)) // each thread is attached to by itself
    const count = () => readFileSync(heard, 'utf8').match(/f(data)?sync\(/g)?.length ?? 0
    const demo = deployment.client(deployment.people.tokens.demo)
    const seen: number[] = []
    for (let told = 0; told < deposits; told++) {
      const before = count()
      await demo(depositCalls.makeDeposit, transfer(100_00))
      seen.push(count() - before)
    }
    return {
      promise: 'P8',
      what,
      figure: `${Math.min(...seen)} at least, ${Math.max(...seen)} at most`,
      isKept: seen.every(each => each > 0),
    }
  } finally {
    if (tracer.exitCode === null) {
      const ended = once(tracer, 'exit')
      tracer.kill('SIGINT')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
}
