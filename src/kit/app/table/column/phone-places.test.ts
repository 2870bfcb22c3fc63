import { expect, test } from 'vitest'
import { phonePlaces } from './phone-places.ts'

test('a row on a phone is three lines: number and status, subject, name and total', () => {
  const columns = [
    { id: 'order' },
    { id: 'status' },
    { id: 'recipient', phone: 'foot' as const },
    { id: 'items', phone: 'line' as const },
    { id: 'tracking' },
    { id: 'total', align: 'end' as const },
    { id: 'date' },
  ]
  expect(phonePlaces(columns)).toEqual({
    order: 'first',
    status: 'corner',
    recipient: 'foot',
    items: 'line',
    tracking: 'none',
    total: 'end',
    date: 'none',
  })
})

test('columns that say nothing take the free places in their order, the last number stands at the end', () => {
  const columns = [
    { id: 'batch' },
    { id: 'made' },
    { id: 'by' },
    { id: 'orders', align: 'end' as const },
    { id: 'pieces', align: 'end' as const },
  ]
  expect(phonePlaces(columns)).toEqual({ batch: 'first', made: 'line', by: 'foot', orders: 'none', pieces: 'end' })
})

test('where two columns ask for one place, the first of the list has it: they would stand upon one another', () => {
  const columns = [{ id: 'ticket' }, { id: 'due', phone: 'line' as const }, { id: 'type', phone: 'line' as const }]
  expect(phonePlaces(columns)).toEqual({ ticket: 'first', due: 'line', type: 'none' })
})

test('no place is taken twice', () => {
  const columns = [{ id: 'a' }, { id: 'state' }, { id: 'status' }, { id: 'c' }, { id: 'd' }, { id: 'e' }]
  const places = Object.values(phonePlaces(columns)).filter(place => place !== 'none')
  expect(new Set(places).size).toBe(places.length)
})
