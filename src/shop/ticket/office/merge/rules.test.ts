import { expect, test } from 'vitest'
import { type Mergeable, whyNotMerge } from './rules.ts'

const open: Mergeable = { id: 1, sellerId: 7, orderId: 3, status: 'IN_PROGRESS', mergedId: null }
const other: Mergeable = { ...open, id: 2 }

test('open tickets of one seller about one order are merged, and one about none into any', () => {
  expect(whyNotMerge(open, other)).toBeUndefined()
  expect(whyNotMerge({ ...open, status: 'NEW', orderId: null }, other)).toBeUndefined()
  expect(whyNotMerge({ ...open, orderId: null }, { ...other, orderId: null })).toBeUndefined()
})

test('and nothing else is', () => {
  const into = (more: Partial<Mergeable>) => whyNotMerge(open, { ...other, ...more })
  const from = (more: Partial<Mergeable>) => whyNotMerge({ ...open, ...more }, other)
  expect(whyNotMerge(open, open)).toBe('SUPPORT_MERGE_ITSELF')
  expect(into({ sellerId: 8 })).toBe('SUPPORT_MERGE_SELLER')
  expect([into({ orderId: 4 }), into({ orderId: null })]).toEqual(['SUPPORT_MERGE_ORDER', 'SUPPORT_MERGE_ORDER'])
  expect([into({ status: 'SOLVED', mergedId: 9 }), from({ status: 'SOLVED', mergedId: 9 })]).toEqual(['SUPPORT_MERGED', 'SUPPORT_MERGED'])
  expect([into({ status: 'SPAM' }), from({ status: 'SPAM' })]).toEqual(['SUPPORT_IS_SPAM', 'SUPPORT_IS_SPAM'])
  expect([into({ status: 'SOLVED' }), from({ status: 'SOLVED' })]).toEqual(['SUPPORT_MERGE_CLOSED', 'SUPPORT_MOVED'])
})
