// A process of jobs alone beside the app, by its public command.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Deployment } from './deployment.ts'

export interface Worker {
  /** Kills it and starts another. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** It runs beside the app of a deployment on PostgreSQL, on the same rows and files. */
export function startWorker({ dataDir, databaseUrl = '' }: Pick<Deployment, 'dataDir' | 'databaseUrl'>): Worker {
  const start = (): ChildProcess =>
    spawn(process.execPath, ['--import', './scripts/keep-compiled.mjs', 'src/server/worker.ts'], {
      cwd: join(import.meta.dirname, '../..'),
      env: {
        PATH: process.env.PATH,
        INKPORT_TEST: '1',
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        DISK_RESERVE_MB: '0',
        LOG_LEVEL: 'warn',
      },
      stdio: 'ignore',
    })
  let child = start()
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  process.once('exit', () => child.kill('SIGKILL'))
  return {
    async kill() {
      await end('SIGKILL')
      child = start()
    },
    stop: () => end('SIGTERM'),
  }
}
