// A whole file is checked again: what was found is dropped, what its seller has said of it stays.
import type { Tx } from '#engine/db/database.ts'
import { send } from '#engine/jobs/job.ts'
import type { ChosenColumns } from '../column/column.rules.ts'
import type { LeftReason } from '../column/layout/layout.rules.ts'
import { deleteRows } from '../row/store.ts'
import { checkJob } from './check.ts'
import { type ImportRecord, setUnchecked } from './store.ts'

export async function checkAnew(tx: Tx, { id }: ImportRecord, as: { chosen: ChosenColumns; takes: readonly LeftReason[] }): Promise<void> {
  await deleteRows(tx, id)
  await setUnchecked(tx, id, as)
  await send(tx, checkJob, { importId: id })
}
