// What a bench is made of. Each module of this folder exports `bench`; `npm run bench -- NAME` runs one, without a name all.
import { readdirSync } from 'node:fs'
import { type Cluster, hasPostgres, startPostgres } from '#test/postgres.ts'

/** Other modules of this folder than benches. */
const parts = /^(main|bench.*|deployment|replay)\.ts$/
export const allBenches: readonly string[] = readdirSync(import.meta.dirname).flatMap(file =>
  parts.test(file) ? [] : (/^([\w-]+)\.ts$/.exec(file)?.[1] ?? []),
)

/** One measured line: the figure in its unit, and the promise it is held against. */
export interface BenchRow {
  name: string
  figure: number
  unit: string
  limit?: { atLeast: number } | { atMost: number }
  /** With what it was measured, in a few words. */
  note?: string
}
export interface BenchTools {
  /** One throw-away PostgreSQL for the run, with fsync on as a real server has it. */
  postgres(): Promise<Cluster>
  say(text: string): void
  /** Tells of what this machine cannot measure. */
  skip(what: string): void
}
/** Thrown where this machine lacks what a bench needs. */
export class Missing extends Error {}
export type Bench = (tools: BenchTools) => Promise<BenchRow[]>

export interface OpenTools extends BenchTools {
  close(): Promise<void>
}
export function openTools(skip: BenchTools['skip']): OpenTools {
  let cluster: Promise<Cluster> | undefined
  return {
    async postgres() {
      if (!hasPostgres()) throw new Missing('set TEST_DATABASE_URL, or install PostgreSQL 15 or newer')
      cluster ??= startPostgres({ durable: true })
      return cluster
    },
    skip,
    say: text => void process.stdout.write(`${text}\n`),
    close: async () => (await cluster)?.stop(),
  }
}

/** The value below which this share of the samples lies; samples are sorted in place. */
export function percentile(samples: number[], share: number): number {
  samples.sort((a, b) => a - b)
  return samples[Math.min(samples.length - 1, Math.floor(samples.length * share))] ?? Number.NaN
}

/** Runs `work` with so many clients side by side for so long; how often it was done per second. */
export async function perSecond(clients: number, milliseconds: number, work: (client: number) => Promise<unknown>): Promise<number> {
  const from = performance.now()
  let done = 0
  const one = async (client: number) => {
    while (performance.now() - from < milliseconds) {
      await work(client)
      done++
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => one(client)))
  return done / ((performance.now() - from) / 1_000)
}
