import { expect, test } from 'vitest'
import { leavingOf } from './use-leaving.ts'

const leaving = (before: string, now: string) => leavingOf([...before], [...now], row => row).map(({ row, after }) => `${row}${after}`)

test('a row that left slides out where it stood', () => {
  expect(leaving('abcd', 'acd')).toEqual(['b1'])
  expect(leaving('abcd', 'ab')).toEqual(['c2', 'd2'])
  expect(leaving('abcd', 'bcde')).toEqual(['a0'])
})

test('nothing slides where other rows came, where one came before all, or where none are left', () => {
  expect(leaving('abcd', 'wxyz')).toEqual([])
  expect(leaving('abcd', 'zabc')).toEqual([])
  expect(leaving('abcd', '')).toEqual([])
  expect(leaving('', 'abcd')).toEqual([])
})
