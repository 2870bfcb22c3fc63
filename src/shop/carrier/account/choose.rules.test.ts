import { describe, expect, test } from 'vitest'
import type { SoldService } from '../rules.ts'
import { type Candidate, type ChoiceRule, candidatesFor, cheapest, wishesOf } from './choose.rules.ts'

const sold: readonly SoldService[] = [
  { code: 'GROUND', name: 'Ground', level: 'STANDARD', carries: country => country === 'US' },
  { code: 'SLOW', name: 'Slow', level: 'STANDARD', carries: country => country === 'US' },
  { code: 'AIR', name: 'Air', level: 'EXPRESS', carries: country => country === 'US' },
  { code: 'WORLD', name: 'World', level: 'INTERNATIONAL', carries: country => country === 'CA' },
]
const account = { id: 1, mode: 'LIVE', state: 'ACTIVE', services: ['GROUND', 'SLOW', 'AIR', 'WORLD'] } as const
const parcel = { country: 'US', weightOz: 12, level: 'STANDARD', tier: '' } as const

describe('the accounts that may serve a parcel', () => {
  const of = (given: Parameters<typeof candidatesFor>[0][number], asked: Parameters<typeof candidatesFor>[2], isProduction = true) =>
    candidatesFor([given], () => sold, asked, isProduction).flatMap(({ services }) => services)

  test('are those that sell its level to its country, by the services that are on', () => {
    expect(of(account, parcel)).toEqual(['GROUND', 'SLOW'])
    expect(of({ ...account, services: ['SLOW', 'AIR'] }, parcel)).toEqual(['SLOW'])
    expect(of(account, { country: 'US', level: 'EXPRESS' })).toEqual(['AIR'])
    expect(of(account, { country: 'CA', level: 'INTERNATIONAL' })).toEqual(['WORLD'])
    expect(of(account, { country: 'FR', level: 'INTERNATIONAL' })).toEqual([])
    expect(of(account, { country: 'US', level: 'PRIORITY' })).toEqual([])
  })

  test('are open: one that was never tried, or is stopped, sells nothing', () => {
    expect(of({ ...account, state: 'STOPPED' }, parcel)).toEqual([])
    expect(of({ ...account, state: 'UNTRIED' }, parcel)).toEqual([])
  })

  test('sell real postage in production; a test of a carrier or a stand-in is chosen elsewhere alone', () => {
    for (const mode of ['TEST', 'TRIAL'] as const) {
      expect(of({ ...account, mode }, parcel)).toEqual([])
      expect(of({ ...account, mode }, parcel, false)).toEqual(['GROUND', 'SLOW'])
    }
  })
})

describe('the rules', () => {
  const candidates: readonly Candidate[] = [
    { accountId: 1, services: ['GROUND', 'SLOW'] },
    { accountId: 2, services: ['GROUND'] },
  ]
  const rule = (more: Partial<ChoiceRule> = {}): ChoiceRule => ({
    country: null,
    maxOz: null,
    level: null,
    tier: null,
    accountId: 2,
    service: null,
    ...more,
  })
  const asked = (rules: readonly ChoiceRule[], given: Partial<Parameters<typeof wishesOf>[2]> = {}) =>
    wishesOf(rules, candidates, { ...parcel, ...given }).map(({ accountId, services }) => `${accountId} ${services.join(' ')}`)

  test.each([
    ['fits all where it says nothing', {}, true],
    ['fits its country', { country: 'US' }, true],
    ['fits no other country', { country: 'CA' }, false],
    ['fits up to its weight', { maxOz: 12 }, true],
    ['fits nothing heavier', { maxOz: 11.9 }, false],
    ['fits its level', { level: 'STANDARD' }, true],
    ['fits no other level', { level: 'EXPRESS' }, false],
    ['fits no other tier', { tier: 'GOLD' }, false],
  ] satisfies [string, Partial<ChoiceRule>, boolean][])('a rule %s', (_what, given, isFit) => {
    expect(asked([rule(given)])).toEqual(isFit ? ['2 GROUND'] : [])
  })

  test('a rule fits the sellers of its tier', () => {
    expect(asked([rule({ tier: 'GOLD' })], { tier: 'GOLD' })).toEqual(['2 GROUND'])
  })

  test('are asked in their order', () => {
    expect(asked([rule({ accountId: 2 }), rule({ accountId: 1 })])).toEqual(['2 GROUND', '1 GROUND SLOW'])
  })

  test('may name a service; one that the account does not sell for this parcel is passed over', () => {
    expect(asked([rule({ accountId: 1, service: 'SLOW' })])).toEqual(['1 SLOW'])
    expect(asked([rule({ accountId: 2, service: 'SLOW' }), rule({ accountId: 1 })])).toEqual(['1 GROUND SLOW'])
  })

  test('whose account is off, stopped or gone are passed over', () => {
    expect(asked([rule({ accountId: 3 }), rule()])).toEqual(['2 GROUND'])
  })
})

test('without a rule the cheapest is taken, and of equal ones that of the older account', () => {
  const rate = (accountId: number, cents: number) => ({ accountId, service: 'GROUND', name: 'Ground', cents })
  expect(cheapest([rate(1, 5_00), rate(2, 4_00), rate(3, 4_50)])).toMatchObject({ accountId: 2 })
  expect(cheapest([rate(3, 4_00), rate(2, 4_00)])).toMatchObject({ accountId: 2 })
  expect(cheapest([])).toBeUndefined()
})
