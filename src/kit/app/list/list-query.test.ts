import { describe, expect, test } from 'vitest'
import { type Asks, asksOf, namesOf, readList } from './list-query.ts'

const states = [
  { value: 'OPEN', label: 'Open' },
  { value: 'DONE', label: 'Done' },
]
const filtered: Asks = { search: { name: 'q', hint: '' }, filters: [{ name: 'state', label: 'State', any: 'Any', choices: states }] }
const tabbed = (query?: object): Asks => ({
  search: { name: 'q', hint: '' },
  tabs: { name: 'tab', choices: [{ value: 'ALL', label: 'All', ...(query && { query }) }, ...states] },
  filters: [],
})

test('an address without words asks for everything, and leaves nothing out', () => {
  expect(readList(filtered, {})).toMatchObject({ query: {}, isNarrow: false })
})

test('search and filters ask by their names, and are taken back together', () => {
  const read = readList(filtered, { q: 'cat', state: 'DONE' })
  expect(read).toMatchObject({ query: { q: 'cat', state: 'DONE' }, isNarrow: true, blank: { q: '', state: '' } })
})

test('a word in the address that is no choice filters nothing', () => {
  expect(readList(filtered, { state: 'LOST' })).toMatchObject({ query: {}, isNarrow: false })
})

test('while the choices are not known, the word of the address is asked as it stands', () => {
  const filters = [{ name: 'categoryId', label: 'Category', any: 'All', choices: [] }]
  expect(readList({ filters }, { categoryId: '7' })).toMatchObject({ query: { categoryId: '7' }, isNarrow: true })
})

test('a filter without a word for everything asks its first choice, and is no reason to find nothing', () => {
  const filters = [{ name: 'sort', label: 'Sort', choices: states }]
  expect(readList({ filters }, {})).toMatchObject({ query: { sort: 'OPEN' }, isNarrow: false })
  expect(readList({ filters }, { sort: 'DONE' })).toMatchObject({ query: { sort: 'DONE' }, isNarrow: false, blank: {} })
})

test('a choice may ask something else than its name and value', () => {
  const filters = [{ name: 'days', label: 'Days', any: 'Any', choices: [{ value: '7', label: 'A week', query: { from: '2026-11-15' } }] }]
  expect(readList({ filters }, { days: '7' }).query).toEqual({ from: '2026-11-15' })
})

describe('days of one’s own', () => {
  const filter = { name: 'days', label: 'Days', any: 'Any', choices: [], days: { label: 'Own dates', query: (days: object) => days } }
  const asked = (days: string) => readList({ filters: [filter] }, { days }).query

  test('are both included, and either may be left open', () => {
    expect(asked('2026-11-01..2026-11-30')).toEqual({ from: '2026-11-01', to: '2026-11-30' })
    expect(asked('2026-11-01..')).toEqual({ from: '2026-11-01' })
    expect(asked('..2026-11-30')).toEqual({ to: '2026-11-30' })
    expect(asked('..')).toEqual({})
  })

  test('stand the right way round, whichever was chosen first', () => {
    expect(asked('2026-11-30..2026-11-01')).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  })
})

test('what holds only for the chosen value goes with it', () => {
  const filters = [{ name: 'subject', label: 'What', any: 'Any', resets: ['object'], choices: states }]
  expect(readList({ filters }, { subject: 'OPEN' }).blank).toEqual({ subject: '', object: '' })
})

test('the first tab is open where the address names none, and asks its own value', () => {
  expect(readList(tabbed(), {})).toMatchObject({ tab: 'ALL', query: { tab: 'ALL' }, isNarrow: false })
  expect(readList(tabbed(), { tab: 'DONE' })).toMatchObject({ tab: 'DONE', query: { tab: 'DONE' }, isNarrow: false })
})

test('beside a tab that holds everything, another one leaves something out and is taken back with the filters', () => {
  expect(readList(tabbed({}), {})).toMatchObject({ query: {}, isNarrow: false })
  const read = readList(tabbed({}), { tab: 'DONE' })
  expect(read).toMatchObject({ query: { tab: 'DONE' }, isNarrow: true, isBarNarrow: false })
  expect(read.blankAll).toEqual({ q: '', tab: '' })
})

test('what a list always asks stands beside what is chosen', () => {
  expect(readList({ ...filtered, query: { payment: 'PAID' } }, { q: 'cat' }).query).toEqual({ payment: 'PAID', q: 'cat' })
})

test('a hint alone is a search under q', () => {
  expect(namesOf(asksOf({ search: 'Find' }))).toEqual(['q'])
})
