import { expect, test } from 'vitest'
import { fill, notificationTypes, typesOfTab } from './rules.ts'

test('every type has exactly one tab beside "all"', () => {
  const { all, ...others } = typesOfTab
  expect(Object.values(others).flat().sort()).toEqual([...notificationTypes].sort())
  expect(all).toEqual(notificationTypes)
})

test('a sentence takes its values, and nothing of them is read again', () => {
  expect(fill('Order {{name}} of {{total}}', { name: '{{total}}', total: '$3.00' })).toBe('Order {{total}} of $3.00')
})
