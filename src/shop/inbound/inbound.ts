// Inbound webhooks that are proved: kept at once, acted on in a job of their source's.
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { reportFailedJob } from '#engine/errors/failed-job.ts'
import type { InboundSource, Proved } from '#engine/inbound/source.ts'
import { type Job, send, type Work, work } from '#engine/jobs/job.ts'
import { beginTry, insertNews, type News, setDone, setFault } from './store.ts'

/** Keeps a webhook and sends its job; one that is known changes nothing. */
export async function keepNews(tx: Tx, { name, job }: InboundSource, { body, ...proved }: Proved & { body: Buffer }): Promise<void> {
  const newsId = await insertNews(tx, { source: name, ...proved, body })
  if (newsId !== undefined) await send(tx, job, { newsId })
}

/**
 * The work of a source's job. `act` may run again after it has done its part, where the process ends in between or somebody of the staff
 * repeats it, so what it does twice it does once. Where its last try fails the webhook waits in the office, and not among the failed jobs.
 */
export const inboundWork = (job: Job<{ newsId: number }>, act: (engine: Engine, news: News) => Promise<void>): Work<{ newsId: number }> =>
  work(job, async ({ newsId }, engine, { jobId, isLastTry }) => {
    const { db } = engine
    const news = await db.transaction(tx => beginTry(tx, newsId))
    if (!news) return
    try {
      await act(engine, news)
    } catch (error) {
      await db.transaction(tx => setFault(tx, newsId, { fault: faultOf(error), isLastTry }))
      if (!isLastTry) throw error
      return reportFailedJob(engine, error, { id: jobId, name: job.name, isLastTry })
    }
    await db.transaction(tx => setDone(tx, newsId))
  })

/** PostgreSQL's text has no NUL. */
const faultOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, 300)
