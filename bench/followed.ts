// A thousand parcels that are followed for two days within the calls that a carrier gives an hour: how many are made, and how late is known
// what happened. Counted by a clock of its own, so that the figures are the same on every machine.
import { day, hour, minute } from '#base/time.ts'
import { loadConfig } from '#engine/config.ts'
import { openRuntime } from '#server/runtime.ts'
import { seedAccount, seedPushOn } from '#shop/carrier/account/seed.ts'
import type { CarrierEvent } from '#shop/carrier/rules.ts'
import { seedOrders, seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { askCarrier, takeTold } from '#shop/tracking/parcel/ask.ts'
import { createDatabase } from '#test/database.ts'
import { type Carrier, type OpenAccount, plugCarrier } from '#test/plugged-carrier.ts'
import type { Bench } from './bench.ts'

const [parcels, callsPerHour] = [1_000, 60]
/** Each takes two days, and what is on its way when it begins is half a day to four days old. */
const days = 2
/** Something happens to each of them after so long, and news by push come a minute later. */
const eventEveryMs = 7 * hour
const isTold = (at: number) => at % 2 === 0
const numberOf = (at: number) => `FL${String(at).padStart(8, '0')}`
const begin = new Date('2026-11-20T00:00:00Z').getTime()

/** What has happened to a parcel by now, from the beginning on. */
function eventsOf(at: number, nowMs: number): CarrierEvent[] {
  const firstMs = begin + ((at * 37) % 420) * minute
  const count = Math.max(0, Math.floor((nowMs - firstMs) / eventEveryMs) + 1)
  return Array.from({ length: count }, (_, each) => ({
    number: numberOf(at),
    code: each === 0 ? ('ACCEPTED' as const) : ('ARRIVED' as const),
    at: new Date(firstMs + each * eventEveryMs),
    place: 'Reno, NV',
  }))
}

export const bench: Bench = async tools => {
  const cluster = await tools.postgres()
  const { databaseUrl } = await createDatabase(cluster.url)
  let nowMs = begin
  const asked: number[] = []
  const never = async () => {
    throw new Error('Nobody asks for that.')
  }
  const service = ({ takeCall }: OpenAccount) => ({
    rates: never,
    open: never,
    buy: never,
    find: never,
    void: never,
    handOver: never,
    check: never,
    async events(numbers: readonly string[]) {
      await takeCall('tracking')
      asked.push(nowMs)
      return numbers.flatMap(number => eventsOf(Number(number.slice(2)), nowMs))
    },
  })
  const carrier: Carrier = {
    id: 'followed',
    account: {
      fields: [],
      modes: ['LIVE'],
      services: [],
      callsPerHour: { tracking: callsPerHour },
      tracking: { api: 'tracking', numbersPerCall: 1 },
    },
    service: (_, account) => service(account),
  }
  const unplug = plugCarrier(carrier)
  const env = { INKPORT_TEST: '1', DATABASE_URL: databaseUrl, LOG_LEVEL: 'fatal' }
  const runtime = await openRuntime({ config: loadConfig(env), clock: { now: () => new Date(nowMs) }, isWorker: false })
  const { engine } = runtime
  const { pool } = engine.db
  try {
    await engine.db.transaction(seedPrices)
    const seller = await seedRichSeller(engine.db)
    const accountId = await engine.db.transaction(async tx => {
      const id = await seedAccount(tx, { carrier: 'followed', services: [] })
      await seedPushOn(tx, id)
      return id
    })
    const orders = await engine.db.transaction(tx => seedOrders(tx, seller.id, parcels))
    await pool.query(
      `with made as (insert into manifest (state, carrier, account_id, opened_by, opened_at) values ('CLOSED', 'followed', $1, $2, $3) returning id)
       insert into parcel (manifest_id, order_id, seller_id, tracking_number, carrier, account_id, sees, state, scanned_by, scanned_at, handed_at,
         ask_at, ask_by)
       select made.id, o.id, $2, 'FL' || lpad((o.at - 1)::text, 8, '0'), 'followed', $1, 'CARRIER', 'HANDED', $2, h.at, h.at, $3, $3
       from made, unnest($4::bigint[]) with ordinality as o (id, at),
         lateral (select $3::timestamptz - interval '12 hours' - (o.at % 84) * interval '1 hour' as at) h`,
      [accountId, seller.id, new Date(begin), orders.map(({ id }) => id)],
    )
    const told = new Map<number, number>()
    for (; nowMs < begin + days * day; nowMs += minute) {
      for (let at = 0; at < parcels; at++) {
        if (!isTold(at)) continue
        const events = eventsOf(at, nowMs - minute)
        const before = told.get(at) ?? 0
        if (events.length === before) continue
        told.set(at, events.length)
        await engine.db.transaction(tx => takeTold(tx, accountId, events.slice(before)))
      }
      await askCarrier(engine)
    }
    const { rows } = await pool.query<{ told: boolean; known: number; late: number }>(
      `select (substr(p.tracking_number, 3)::int % 2) = 0 as told, count(*)::int as known,
         max(extract(epoch from e.received_at - e.at))::float8 / 60 as late
       from parcel_event e join parcel p on p.id = e.parcel_id group by 1`,
    )
    const of = (wanted: boolean) => rows.find(row => row.told === wanted) ?? { known: 0, late: Number.POSITIVE_INFINITY }
    // What was not heard of in the end is as late as it is old.
    const { rows: unheard } = await pool.query<{ number: string; last: Date | null }>(
      'select p.tracking_number as number, max(e.at) as last from parcel p left join parcel_event e on e.parcel_id = p.id group by p.id',
    )
    const oldest = Math.max(
      ...unheard.map(({ number, last }) => {
        const missing = eventsOf(Number(number.slice(2)), nowMs - 2 * minute).find(event => last === null || event.at > last)
        return missing && !isTold(Number(number.slice(2))) ? (nowMs - missing.at.getTime()) / minute : 0
      }),
    )
    const most = Math.max(...asked.map(from => asked.filter(at => at >= from && at < from + hour).length))
    const note = `${asked.length} calls in ${days * 24} hours`
    return [
      { name: `calls in any hour, ${parcels} parcels followed`, figure: most, unit: 'calls', limit: { atMost: callsPerHour }, note },
      {
        name: `an event is known by push, at the latest (${of(true).known} events)`,
        figure: of(true).late,
        unit: 'min',
        limit: { atMost: 15 },
      },
      {
        name: `an event is known by asking, at the latest (${of(false).known} events)`,
        figure: Math.max(of(false).late, oldest) / 60,
        unit: 'h',
        limit: { atMost: 12 },
      },
    ]
  } finally {
    await runtime.close()
    unplug()
  }
}
