import { day, later } from '#base/time.ts'
import { cron } from '#engine/jobs/job.ts'
import { notices, notifySellers } from '#shop/notification/notification.ts'
import { deleteUnnamedPictures } from './picture.store.ts'
import { takeUntold } from './store.ts'

/** A picture that was put into an article and taken out again is forgotten after a week. */
export const sweepPictures = cron('content.sweep', '53 4 * * *', ({ db }) =>
  db.transaction(tx => deleteUnnamedPictures(tx, later(tx.now(), -7 * day))),
)

const kinds = notices(
  'content',
  { article: ['New on the blog: {{title}}', 'Bài viết mới: {{title}}'] },
  ['orders', 'money', 'designs', 'readOnly'],
  'ARTICLE',
)

/** An article that is public by now, at once or at its time, is told once; what is withdrawn before is not, and what is older is no news. */
export const tellArticles = cron('content.tell-articles', '*/5 * * * *', ({ db }) =>
  db.transaction(async tx => {
    for (const { id, title: titleEn, titleVi } of await takeUntold(tx, later(tx.now(), -2 * day)))
      await notifySellers(tx, { kind: kinds.article, values: { titleEn, titleVi }, link: `/blogs/${id}` })
  }),
)
