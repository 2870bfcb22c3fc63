// The names of the journeys in a browser: e2e/ticket.test.ts is `ticket`, e2e/tasks/seller.test.ts is `tasks/seller`.
import { readdirSync } from 'node:fs'
import { root } from '../steps.ts'

/** Of a journey's file. */
export const journeyOf = (path: string): string | undefined => /(?:^|\/)e2e\/([\w/.-]+)\.test\.ts$/.exec(path.replaceAll('\\', '/'))?.[1]

/** Every journey, in the order in which they begin: what takes longest, and then by name. */
export const journeys: readonly string[] = readdirSync(`${root}/e2e`, { recursive: true, encoding: 'utf8' })
  .flatMap(path => journeyOf(`e2e/${path}`) ?? [])
  .sort((one, other) => Number(other === 'walk') - Number(one === 'walk') || (one < other ? -1 : 1))
