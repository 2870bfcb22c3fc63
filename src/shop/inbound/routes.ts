import { Fault } from '#base/fault.ts'
import type { InboundSource } from '#engine/inbound/source.ts'
import { send } from '#engine/jobs/job.ts'
import { type Route, routes } from '#engine/serve/route.ts'
import { inboundCalls } from './contract.ts'
import { findBody, lastOf, listNews, lockNews, setNew } from './store.ts'

/** `all` are the deployment's sources, which stand in the domains above. */
export const inboundRoutes = (all: () => readonly InboundSource[]): Route[] =>
  routes(inboundCalls, {
    inboundNews: async ({ query }, db) => {
      const { docs, count } = await listNews(db, query)
      const titles = new Map(all().map(({ name, title }) => [name, title]))
      return {
        data: {
          docs: docs.map(({ source, ...news }) => ({ ...news, title: titles.get(source) ?? source })),
          totalDocs: Math.min(count, 10_000),
          hasMore: count > 10_000,
          page: query.page,
          limit: query.limit,
        },
      }
    },
    inboundSources: async (_asked, db, engine) => {
      const sources = all()
      const last = await lastOf(
        db,
        sources.map(({ name }) => name),
      )
      return {
        data: sources.map(source => ({
          name: source.name,
          title: source.title,
          url: engine.config.publicUrl + source.path.replace('/:token', ''),
          state: source.state(engine),
          lastAt: last.get(source.name) ?? null,
        })),
      }
    },
    inboundBody: async ({ params }, db) => {
      const body = await findBody(db, params.id)
      if (!body) throw new Fault('WEBHOOK_NOT_FOUND')
      return { data: { id: params.id, text: textOf(body), bytes: body.length } }
    },
    takeInboundAgain: async ({ params: { id } }, tx) => {
      const news = await lockNews(tx, id)
      if (!news) throw new Fault('WEBHOOK_NOT_FOUND')
      if (news.state === 'NEW') throw new Fault('WEBHOOK_IS_WAITING')
      const source = all().find(({ name }) => name === news.source)
      if (!source) throw new Fault('WEBHOOK_HAS_NO_SOURCE')
      await setNew(tx, id)
      await send(tx, source.job, { newsId: id })
      return { data: { id } }
    },
  })

/** Nothing where the bytes are no text. */
function textOf(body: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
  } catch {
    return null
  }
}
