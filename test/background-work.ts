// Background work in tests: they run a cron now, and wait until nothing is left to do.
import type { Engine } from '#engine/engine.ts'
import { mounted } from '#server/mounted.ts'
import { maintenance } from '#server/run/maintenance.ts'

export async function runCron(engine: Engine, name: string): Promise<void> {
  const found = [...maintenance, ...mounted.flatMap(domain => domain.crons ?? [])].find(each => each.name === name)
  if (!found) throw new Error(`There is no cron named ${name}.`)
  await found.run(engine)
}

const PATIENCE_MS = 180_000

/** What is tried again after some seconds is tried now: how long it waits is pg-boss's, and no test waits for it. */
const BRING_FORWARD = `
  update pgboss.job set start_after = now()
  where state in ('created', 'retry') and start_after > now() and start_after <= now() + interval '5 s' and name not like '\\_\\_pgboss%'`

/** Waits until no event and no job that is due is left. */
export async function settled({ db }: Engine): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; ; ) {
    await db.pool.query(BRING_FORWARD)
    const { rows } = await db.pool.query<{ events: number; jobs: number; failed: string | null }>(`
      select (select count(*)::int from event where dispatched_at is null) as events,
        (select count(*)::int from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now() + interval '5 s' and name not like '\\_\\_pgboss%') as jobs,
        (select string_agg(name || ': ' || coalesce(output->>'message', ''), '; ') from pgboss.job where state = 'retry') as failed`)
    const waiting = rows[0]
    if (waiting && waiting.events === 0 && waiting.jobs === 0) return
    if (Date.now() > deadline) throw new Error(`Work was left after ${PATIENCE_MS / 1000} s: ${JSON.stringify(waiting)}`)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
