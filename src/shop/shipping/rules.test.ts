import { expect, test } from 'vitest'
import type { ShippingOption } from './contract.ts'
import { carriageCut, shippingCents, shippingOffers } from './rules.ts'
import { seedOptions } from './seed.ts'

const options: ShippingOption[] = seedOptions.map((option, at) => ({ id: at + 1, isEnabled: true, ...option }))
const sellsTo = (country: string, level: string) => (country === 'US') === (level !== 'INTERNATIONAL') && country !== 'KP'
const table = { options, sellsTo }
const empty = { options: [], sellsTo }
const tee = { country: 'US', weightOz: 4.2, productionCents: 8_40 }

test('a tee to the United States ships by the first step of the standard option', () => {
  expect(shippingCents(table, tee)).toMatchObject({
    ok: true,
    costCents: 4_75,
    offer: { name: 'standard', level: 'STANDARD', minDays: 4, maxDays: 5 },
  })
})

test('a weight that is exactly a step’s still fits into it', () => {
  expect(shippingCents(table, { ...tee, weightOz: 8 })).toMatchObject({ costCents: 4_75 })
  expect(shippingCents(table, { ...tee, weightOz: 8.01 })).toMatchObject({ costCents: 5_60 })
})

test('above the last step each started pound is added', () => {
  const last = shippingCents(table, { ...tee, weightOz: 160 })
  const above = shippingCents(table, { ...tee, weightOz: 160 + 17 })
  if (!last.ok || !above.ok) throw new Error('Both are shipped.')
  expect(above.costCents - last.costCents).toBe(2 * 95)
})

test('free shipping is offered from its production cost on, and only then', () => {
  const names = (productionCents: number) => shippingOffers(table, { ...tee, productionCents }).map(offer => offer.name)
  expect(names(149_99)).not.toContain('free')
  expect(names(150_00)[0]).toBe('free')
})

test('a country without rates of its own ships internationally', () => {
  expect(shippingCents(table, { ...tee, country: 'DE' })).toMatchObject({ ok: true, offer: { name: 'international' } })
})

test('an option that the country does not have is refused', () => {
  expect(shippingCents(table, { ...tee, country: 'DE' }, 'express')).toMatchObject({
    ok: false,
    fault: 'NO_SHIPPING_TYPE_FOUND_FOR_COUNTRY',
  })
  expect(shippingCents(empty, tee)).toMatchObject({ ok: false, fault: 'NO_SHIPPING_TYPE_FOUND_FOR_COUNTRY' })
})

test('an option that is switched off is not offered', () => {
  const off = { sellsTo, options: options.map(option => ({ ...option, isEnabled: option.name !== 'express' })) }
  expect(shippingOffers(off, tee).map(offer => offer.name)).not.toContain('express')
})

test('a change is as deep a cut as at the weight where it is deepest; switched on again, or offered to smaller orders, it is a whole one', () => {
  const option = { rates: [{ upToOz: 8, costCents: 5_00 }], extraPoundCents: 2_00, fromProductionCents: 0, isEnabled: true }
  expect(carriageCut(option, { ...option, extraPoundCents: 3_00 })).toBe(0)
  expect(carriageCut(option, { ...option, rates: [{ upToOz: 8, costCents: 4_00 }] })).toBe(20_00)
  expect(carriageCut(option, { ...option, extraPoundCents: 0 })).toBeGreaterThan(90_00)
  const off = { ...option, isEnabled: false, rates: [{ upToOz: 8, costCents: 0 }] }
  expect([carriageCut(option, off), carriageCut(off, { ...off, isEnabled: true })]).toEqual([0, 100_00])
  expect(carriageCut({ ...option, fromProductionCents: 50_00 }, option)).toBe(100_00)
})

test('a parcel goes by the levels that everything in it may go by, and names what keeps it back', () => {
  const [mug, tin] = [
    { productName: 'Mug', shippingLevels: ['STANDARD', 'EXPRESS'] as const },
    { productName: 'Tin', shippingLevels: ['PRIORITY', 'EXPRESS'] as const },
  ]
  expect(shippingOffers(table, { ...tee, goods: [mug, tin, {}] }).map(offer => offer.name)).toEqual(['express'])
  const refusal = { ok: false, fault: 'SHIPPING_LEVEL_NOT_ALLOWED' }
  expect(shippingCents(table, { ...tee, goods: [mug] }, 'priority')).toEqual({
    ...refusal,
    values: { product: 'Mug', levels: 'STANDARD, EXPRESS' },
  })
  expect(shippingCents(table, { ...tee, goods: [tin, mug], country: 'DE' })).toMatchObject({ ...refusal, values: { product: 'Tin' } })
  expect(shippingCents(empty, { ...tee, goods: [mug] })).toMatchObject({ fault: 'NO_SHIPPING_TYPE_FOUND_FOR_COUNTRY' })
})

test('nothing is offered that the carrier’s account cannot buy, whatever the table says', () => {
  expect(shippingOffers(table, { ...tee, country: 'KP' })).toEqual([])
  expect(shippingCents(table, { ...tee, country: 'KP' })).toMatchObject({ fault: 'NO_SHIPPING_TYPE_FOUND_FOR_COUNTRY' })
})

test('goods without customs data stay in the country, and are named', () => {
  const goods = [
    { productName: 'Mug', hasCustoms: true },
    { productName: 'Tin', hasCustoms: false },
  ]
  expect(shippingCents(table, { ...tee, goods })).toMatchObject({ ok: true })
  expect(shippingOffers(table, { ...tee, goods, country: 'CA' })).toEqual([])
  const refusal = { ok: false, fault: 'CUSTOMS_MISSING', values: { product: 'Tin' } }
  expect(shippingCents(table, { ...tee, goods, country: 'CA' })).toEqual(refusal)
  expect(shippingCents(table, { ...tee, goods: goods.slice(0, 1), country: 'CA' })).toMatchObject({ offer: { name: 'international' } })
})
