import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { type DomainJobs, listen, send, work } from '#engine/jobs/job.ts'
import { hotSheetJob, takesOf } from '../../batch/hot/plan.ts'
import { findSheet } from '../store.ts'
import { placeSheet } from './place.ts'
import { insertHotSheet } from './store.ts'

export const hotSheetJobs = {
  jobs: [work(hotSheetJob, ({ sheetId }, engine, context) => placeSheet(engine, sheetId, context))],
  listeners: [listen('production.sheetPrinted', 'production.hotSheet', planSheet)],
} satisfies DomainJobs

/** A sheet that goes to the printer goes by its technique's folder, where that takes sheets. */
async function planSheet(tx: Tx, { sheetId }: { sheetId: number }, { config }: Pick<Engine, 'config'>): Promise<void> {
  const sheet = await findSheet(tx, sheetId)
  if (!sheet || !config.hotFolders.has(sheet.technique) || (await takesOf(tx, sheet.technique)) !== 'SHEETS') return
  await insertHotSheet(tx, sheetId)
  await send(tx, hotSheetJob, { sheetId })
}
