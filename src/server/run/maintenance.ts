import { day, later } from '#base/time.ts'
import { deleteOldEvents } from '#engine/events/event.store.ts'
import { sweepUnreferenced } from '#engine/files/sweep.ts'
import { cron } from '#engine/jobs/job.ts'
import { deleteOldSuspects } from '#engine/jobs/poison.store.ts'
import { remindPoison } from '#engine/jobs/poison.ts'
import { deleteOldAnswers } from '#engine/serve/write/idempotency.store.ts'

/** Maintenance of the engine's own tables, whatever the shop does. */
export const maintenance = [
  cron('engine.sweep', '17 * * * *', async ({ db, files }) => {
    await db.transaction(async tx => {
      await deleteOldAnswers(tx, later(tx.now(), -2 * day))
      await deleteOldEvents(tx, later(tx.now(), -30 * day))
      await deleteOldSuspects(tx, later(tx.now(), -day))
    })
    await files.sweep()
  }),
  cron('engine.remind', '11 2 * * *', ({ db }) => db.transaction(remindPoison)),
  cron('engine.sweep-files', '43 2 * * *', async engine => void (await sweepUnreferenced(engine))),
]
