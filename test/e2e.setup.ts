// Vitest's global set-up of the project `e2e`: a house after its first start, on PostgreSQL where the machine has one, which starts sooner.
import { type FirstHouse, makeFirstHouse } from './first-house.ts'
import { postgresBinaries, startPostgres } from './postgres.ts'

export async function setup(): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const cluster = given === undefined && postgresBinaries() ? await startPostgres() : undefined
  const { first, remove } = await makeFirstHouse(cluster?.url ?? given)
  process.env.TEST_FIRST_HOUSE = JSON.stringify(first)
  return async () => {
    await remove()
    await cluster?.stop()
  }
}

/** What the set-up has made. */
export function firstHouse(): FirstHouse {
  const made = process.env.TEST_FIRST_HOUSE
  if (!made) throw new Error('TEST_FIRST_HOUSE is missing: the set-up of the project e2e gives it.')
  return JSON.parse(made)
}
