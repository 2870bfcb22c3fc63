import { expect, test } from 'vitest'
import { chosenRates, serviceOfAll, servicesOfAll, sumOf } from './choice.rules.ts'

const rate = (service: string, cents: number, days: [number, number] | null = [2, 5]) => ({
  id: `${service}-${cents}`,
  carrier: 'USPS',
  service,
  serviceName: service,
  cents,
  days: days && { least: days[0], most: days[1] },
})
const rated = (...rates: ReturnType<typeof rate>[]) => ({ rates, fault: null })
const light = rated(rate('ground', 4_10), rate('priority', 7_00, [1, 3]))
const heavy = rated(rate('priority', 9_00, [1, 4]), rate('ground', 9_50, null), rate('freight', 30_00))

test('the cheapest of each package is chosen until somebody chooses', () => {
  expect(chosenRates([light, heavy], []).map(each => each?.id)).toEqual(['ground-410', 'priority-900'])
  expect(sumOf(chosenRates([light, heavy], []))).toBe(13_10)
})

test('a chosen service that is offered no more gives way to the cheapest', () => {
  expect(chosenRates([light, heavy], ['freight', 'ground']).map(each => each?.service)).toEqual(['ground', 'ground'])
})

test('a package that nobody takes has no rate, and costs nothing', () => {
  const nobody = { rates: [], fault: { code: 'X' } }
  expect(chosenRates([nobody, light], [])[0]).toBeUndefined()
  expect(sumOf(chosenRates([nobody, light], []))).toBe(4_10)
  expect(servicesOfAll([nobody, light])).toEqual([])
})

test('services that take every package stand with the price of all, the cheapest first', () => {
  expect(servicesOfAll([light, heavy]).map(({ service, cents, days }) => [service, cents, days])).toEqual([
    ['ground', 13_60, null],
    ['priority', 16_00, { least: 1, most: 4 }],
  ])
})

test('one service for all is known from one for each', () => {
  expect(serviceOfAll([], 2)).toBeNull()
  expect(serviceOfAll(['ground', 'ground'], 2)).toBe('ground')
  expect(serviceOfAll(['ground'], 2)).toBeUndefined()
  expect(serviceOfAll(['ground', null], 2)).toBeUndefined()
})
