// A barrier: two who want the same row, of an order, a deposit or a file, stand before it while it is locked, one behind the other, and
// are let go at one moment.
import pg from 'pg'
import { until } from '#test/deployment.ts'

export interface BarredRow {
  readonly table: 'order' | 'deposit' | 'import' | 'label_import'
  readonly id: number
}
export interface Barrier {
  /** Each begins when the one before it waits or is done; answers what came of each, in their order. */
  run<T>(row: BarredRow, starts: readonly (() => Promise<T>)[]): Promise<PromiseSettledResult<T>[]>
  close(): Promise<void>
}

const patienceMs = 60_000

export async function openBarrier(databaseUrl: string): Promise<Barrier> {
  const [keeper, watch] = [new pg.Client({ connectionString: databaseUrl }), new pg.Client({ connectionString: databaseUrl })]
  await Promise.all([keeper.connect(), watch.connect()])
  const { rows: own } = await keeper.query<{ pid: number }>('select pg_backend_pid() as pid')
  // Whoever waits behind the keeper, or behind one of those: a busy server has others that wait for something else.
  const waiting = async () => {
    const { rows } = await watch.query<{ count: number }>(
      `with recursive line as (
         select $1::int as pid
         union
         select a.pid from pg_stat_activity a join line on line.pid = any (pg_blocking_pids(a.pid))
         where a.datname = current_database() and a.wait_event_type = 'Lock'
       ) select count(*)::int - 1 as count from line`,
      [own[0]?.pid],
    )
    return rows[0]?.count ?? 0
  }
  return {
    async run({ table, id }, starts) {
      await keeper.query('begin')
      // What refers to the row may still be written.
      await keeper.query(`select from "${table}" where id = $1 for no key update`, [id])
      const running = []
      let over = 0
      try {
        for (const [at, start] of starts.entries()) {
          running.push(Promise.allSettled([start()]).finally(() => over++))
          await until(`number ${at + 1} at the line of ${table} ${id}`, isThere(at + 1), patienceMs)
        }
      } finally {
        await keeper.query('commit')
      }
      return (await Promise.all(running)).flat()

      function isThere(count: number) {
        return async () => ((await waiting()) + over >= count ? true : undefined)
      }
    },
    async close() {
      await Promise.all([keeper.end(), watch.end()])
    },
  }
}
