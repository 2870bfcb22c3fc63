import { day, later } from '#base/time.ts'
import { cron } from '#engine/jobs/job.ts'
import { deleteUnnamedPictures } from './picture.store.ts'

/** A picture that was put into an article and taken out again is forgotten after a week. */
export const sweepPictures = cron('content.sweep', '53 4 * * *', ({ db }) =>
  db.transaction(tx => deleteUnnamedPictures(tx, later(tx.now(), -7 * day))),
)
