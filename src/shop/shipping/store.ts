import { sql } from 'kysely'
import { cached } from '#engine/db/cache.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Holiday, ShippingOption } from './contract.ts'

/** All of them: a few per country. */
export async function listOptions(db: Db): Promise<ShippingOption[]> {
  const { rows } = await sql<ShippingOption>`
    select o.id, o.country, o.name, o.level, o.min_days, o.max_days,
      o.from_production_cents, o.extra_pound_cents, o.is_enabled,
      coalesce((select jsonb_agg(jsonb_build_object('upToOz', r.up_to_oz, 'costCents', r.cost_cents) order by r.up_to_oz)
        from shipping_rate r where r.option_id = o.id), '[]') as rates
    from shipping_option o order by (o.country = '*'), o.country, o.id limit 2000`.execute(db.q)
  return rows
}

/** The same, for whoever is about to write: nobody else writes meanwhile, for what an option is worth depends on the others. */
export async function lockOptions(tx: Tx): Promise<ShippingOption[]> {
  await sql`lock table shipping_option in share row exclusive mode`.execute(tx.q)
  return listOptions(tx)
}

/** The same, kept in memory: every bill asks for it. */
export const shippingTable = cached<readonly ShippingOption[]>(listOptions)

export async function insertOption(tx: Tx, option: Omit<ShippingOption, 'id'>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into shipping_option (country, name, level, min_days, max_days, from_production_cents, extra_pound_cents, is_enabled)
    values (${option.country}, ${option.name}, ${option.level}, ${option.minDays}, ${option.maxDays}, ${option.fromProductionCents},
      ${option.extraPoundCents}, ${option.isEnabled}) returning id`.execute(tx.q)
  const id = rows[0]?.id ?? 0
  await setRates(tx, id, option.rates)
  return id
}

export type OptionChange = Pick<ShippingOption, 'minDays' | 'maxDays' | 'fromProductionCents' | 'extraPoundCents' | 'isEnabled' | 'rates'>
/** False where there is no such option. */
export async function setOption(tx: Tx, id: number, change: OptionChange): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update shipping_option set min_days = ${change.minDays}, max_days = ${change.maxDays},
      from_production_cents = ${change.fromProductionCents}, extra_pound_cents = ${change.extraPoundCents},
      is_enabled = ${change.isEnabled}
    where id = ${id}`.execute(tx.q)
  if (!numAffectedRows) return false
  await sql`delete from shipping_rate where option_id = ${id}`.execute(tx.q)
  await setRates(tx, id, change.rates)
  return true
}

/** With its rates. */
export async function deleteOption(tx: Tx, id: number): Promise<void> {
  shippingTable.forget(tx)
  await sql`delete from shipping_option where id = ${id}`.execute(tx.q)
}

async function setRates(tx: Tx, optionId: number, rates: ShippingOption['rates']): Promise<void> {
  shippingTable.forget(tx)
  await sql`
    insert into shipping_rate (option_id, up_to_oz, cost_cents)
    select ${optionId}, up_to_oz, cost_cents
    from unnest(${rates.map(rate => rate.upToOz)}::float8[], ${rates.map(rate => rate.costCents)}::bigint[]) as given (up_to_oz, cost_cents)
  `.execute(tx.q)
}

/** From this day on ('YYYY-MM-DD'), the next ones first. */
export async function listHolidays(db: Db, from: string): Promise<Holiday[]> {
  const { rows } = await sql<Holiday>`
    select to_char(day, 'YYYY-MM-DD') as day, name, name_vi from holiday where day >= ${from}::date
    order by day limit 500`.execute(db.q)
  return rows
}
export async function findHoliday(db: Db, day: string): Promise<Holiday | undefined> {
  const { rows } = await sql<Holiday>`
    select to_char(day, 'YYYY-MM-DD') as day, name, name_vi from holiday where day = ${day}::date`.execute(db.q)
  return rows[0]
}
export async function putHoliday(tx: Tx, { day, name, nameVi }: Holiday): Promise<void> {
  await sql`insert into holiday (day, name, name_vi) values (${day}::date, ${name}, ${nameVi})
    on conflict (day) do update set name = excluded.name, name_vi = excluded.name_vi`.execute(tx.q)
}
export async function deleteHoliday(tx: Tx, day: string): Promise<void> {
  await sql`delete from holiday where day = ${day}::date`.execute(tx.q)
}
