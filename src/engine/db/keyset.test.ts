import { expect, test, vi } from 'vitest'
import { readByKey } from './keyset.ts'

const list = (count: number) =>
  vi.fn(async (after: number, limit: number) =>
    Array.from({ length: count }, (_, at) => at + 1)
      .filter(key => key > after)
      .slice(0, limit),
  )

test.each([0, 1, 2, 3, 4, 5])('a list of %i rows is read whole and in order, two at a time', async count => {
  const rows = await Array.fromAsync(readByKey(list(count), row => row, { size: 2 }))
  expect(rows).toEqual(Array.from({ length: count }, (_, at) => at + 1))
})

test('it may begin behind a key, and who takes no more has no more read', async () => {
  const read = list(9)
  for await (const row of readByKey(read, each => each, { size: 2, after: 3 })) if (row === 5) break
  expect(read.mock.calls).toEqual([[3, 2]])
})
