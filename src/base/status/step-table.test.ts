import { expect, test } from 'vitest'
import { type ChosenStatus, type ChosenStep, stepTable, type Way, waysFrom } from './step-table.ts'

type Status = 'OPEN' | 'CLOSED'
type Step = 'open' | 'close' | 'reopen'
const table = stepTable<Way<Status, Step>>([
  ...waysFrom<Status, Step>('open', ['NEW'], 'OPEN'),
  ...waysFrom<Status, Step>('close', ['OPEN'], 'CLOSED'),
  ...waysFrom<Status, Step>('reopen', ['CLOSED'], 'OPEN'),
])

test('a step is taken from a status that the table has it for, and from no other', () => {
  const step = table.take('close', { id: 7, status: 'OPEN' })
  expect([step?.id, step?.step, step?.from, step?.to]).toEqual([7, 'close', 'OPEN', 'CLOSED'])
  expect(table.take('close', { id: 7, status: 'CLOSED' })).toBeUndefined()
  expect([table.has('OPEN', 'reopen'), table.has('OPEN', 'reopen', 'close')]).toEqual([false, true])
})

test('a thing is made by a step from NEW', () => {
  expect(table.begin('open').to).toBe('OPEN')
  expect(() => table.begin('close')).toThrow('Nothing is made by close')
})

test('a way that the table does not have is not chosen, also where it looks the same', () => {
  const forged = { step: 'open', from: 'CLOSED', to: 'OPEN' } as const
  expect(() => table.choose(forged, 7)).toThrow('no way of this table')
  const [way] = table.waysOf('close', 'OPEN')
  expect(() => table.choose({ ...(way as Way<Status, Step>) }, 7)).toThrow('no way of this table')
})

test('what was chosen cannot be changed, nor made by hand', () => {
  const step = table.take('close', { id: 7, status: 'OPEN' })
  expect(() => Object.assign(step as object, { to: 'OPEN' })).toThrow()
  expect(() => Object.assign(step?.way as object, { to: 'OPEN' })).toThrow()
  // @ts-expect-error A status in words is none that was chosen.
  const status: ChosenStatus<Status> = 'CLOSED'
  // @ts-expect-error Nor is an object that looks like a step.
  const made: ChosenStep<Way<Status, Step>> = {
    id: 7,
    step: 'close',
    from: 'OPEN',
    to: status,
    way: { step: 'close', from: 'OPEN', to: status },
  }
  expect(made.id).toBe(7)
})

test('of two ways by one step none is taken by itself', () => {
  const split = stepTable<Way<Status, Step>>([
    { step: 'open', from: 'NEW', to: 'OPEN' },
    { step: 'open', from: 'NEW', to: 'CLOSED' },
  ])
  expect(() => split.take('open', { id: 0, status: 'NEW' })).toThrow('several')
})
