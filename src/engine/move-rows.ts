// The one writer of a status: rows move by steps that their table of steps chose (base/status/step-table.ts), and by nothing else.
import type { Kysely, QueryCreator, Updateable, UpdateQueryBuilder, UpdateResult } from 'kysely'
import type { ChosenStep, Way } from '#base/status/step-table.ts'
import { among } from './db/prepared-statements.ts'

type Steps<W extends Way<string, string>> = readonly [ChosenStep<W>, ...ChosenStep<W>[]]

/** An update that moves these rows, locked before, by the same way, and writes `patch` with it. It changes none that has moved meanwhile. */
export function moveRows<Tables, T extends keyof Tables & string, W extends Way<string, string>>(
  query: QueryCreator<Tables>,
  table: T,
  steps: Steps<W>,
  patch: Omit<Updateable<Tables[T]>, 'status'>,
): UpdateQueryBuilder<Tables, T, T, UpdateResult> {
  const [{ step, from, to }] = steps
  if (from === 'NEW') throw new Error('What is not there cannot move.')
  if (steps.some(other => other.step !== step || other.from !== from || other.to !== to))
    throw new Error('Rows that move together take one step.')
  const ids = steps.map(each => each.id)
  // That the caller's table has an id and a status, Kysely cannot know here.
  const plain = query as unknown as QueryCreator<{ stepped: { id: number; status: string } }>
  const moved = plain
    .updateTable(table as 'stepped')
    .set({ ...patch, status: to })
    .where('id', '=', among(ids))
    .where('status', '=', from)
  return moved as unknown as UpdateQueryBuilder<Tables, T, T, UpdateResult>
}

/** Moves one locked row. Throws where it has moved meanwhile: then it was not locked. */
export async function moveRow<Tables, T extends keyof Tables & string, W extends Way<string, string>>(
  query: Kysely<Tables>,
  table: T,
  step: ChosenStep<W>,
  patch: Omit<Updateable<Tables[T]>, 'status'>,
): Promise<void> {
  const { numUpdatedRows } = await moveRows(query, table, [step], patch).executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new Error(`Row ${step.id} of ${table} is not at ${step.from}: it cannot take ${step.step}.`)
}
