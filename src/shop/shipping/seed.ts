// The demo shop's rates; steps are ounces.
import type { Cents } from '#base/money.ts'
import type { Tx } from '#engine/db/database.ts'
import type { ShippingOption } from './contract.ts'
import { changeOption, readShippingTable } from './shipping.ts'
import { insertOption, listOptions, putHoliday } from './store.ts'

const steps = (...pairs: readonly (readonly [upToOz: number, costCents: Cents])[]) =>
  pairs.map(([upToOz, costCents]) => ({ upToOz, costCents }))

/** Spec §9: free takes 5–8 working days, standard 4–5. */
export const seedOptions: readonly Omit<ShippingOption, 'id' | 'isEnabled'>[] = [
  {
    country: 'US',
    name: 'free',
    level: 'STANDARD',
    minDays: 5,
    maxDays: 8,
    fromProductionCents: 150_00,
    extraPoundCents: 0,
    rates: steps([160, 0]),
  },
  {
    country: 'US',
    name: 'standard',
    level: 'STANDARD',
    minDays: 4,
    maxDays: 5,
    fromProductionCents: 0,
    extraPoundCents: 95,
    rates: steps([8, 4_75], [16, 5_60], [32, 7_40], [48, 8_60], [80, 10_30], [160, 14_50]),
  },
  {
    country: 'US',
    name: 'priority',
    level: 'PRIORITY',
    minDays: 2,
    maxDays: 3,
    fromProductionCents: 0,
    extraPoundCents: 1_60,
    rates: steps([16, 8_70], [32, 10_20], [48, 12_40], [80, 15_90], [160, 22_80]),
  },
  {
    country: 'US',
    name: 'express',
    level: 'EXPRESS',
    minDays: 1,
    maxDays: 2,
    fromProductionCents: 0,
    extraPoundCents: 3_90,
    rates: steps([8, 27_90], [16, 31_50], [32, 38_40], [80, 52_00], [160, 74_00]),
  },
  {
    country: 'CA',
    name: 'international',
    level: 'INTERNATIONAL',
    minDays: 6,
    maxDays: 12,
    fromProductionCents: 0,
    extraPoundCents: 4_20,
    rates: steps([8, 9_90], [16, 13_40], [32, 17_80], [64, 26_50]),
  },
  {
    country: '*',
    name: 'international',
    level: 'INTERNATIONAL',
    minDays: 8,
    maxDays: 20,
    fromProductionCents: 0,
    extraPoundCents: 6_80,
    rates: steps([8, 13_90], [16, 18_60], [32, 27_40], [64, 42_00]),
  },
]

const seedHolidays = [
  ['2026-11-26', 'Thanksgiving Day', 'Lễ Tạ ơn'],
  ['2026-12-25', 'Christmas Day', 'Lễ Giáng sinh'],
  ['2027-01-01', 'New Year’s Day', 'Tết Dương lịch'],
  ['2027-05-31', 'Memorial Day', 'Ngày Tưởng niệm'],
  ['2027-07-05', 'Independence Day (observed)', 'Quốc khánh Hoa Kỳ (nghỉ bù)'],
  ['2027-09-06', 'Labor Day', 'Ngày Lao động Hoa Kỳ'],
  ['2027-11-25', 'Thanksgiving Day', 'Lễ Tạ ơn'],
  ['2027-12-24', 'Christmas Day (observed)', 'Lễ Giáng sinh (nghỉ bù)'],
] as const

/** Writes the demo rates where the table is still empty. */
export async function seedShipping(tx: Tx): Promise<void> {
  if ((await listOptions(tx)).length > 0) return
  for (const option of seedOptions) await insertOption(tx, { ...option, isEnabled: true })
  for (const [day, name, nameVi] of seedHolidays) await putHoliday(tx, { day, name, nameVi })
}

/** Whether what is offered to this country is on sale. */
export async function seedOffered(tx: Tx, country: string, isEnabled: boolean): Promise<void> {
  for (const { id, ...option } of (await readShippingTable(tx)).options.filter(each => each.country === country))
    await changeOption(tx, id, { ...option, isEnabled })
}
