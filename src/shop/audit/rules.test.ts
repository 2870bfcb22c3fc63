import { expect, test } from 'vitest'
import { objectOf, summaryOf } from './rules.ts'

test('a secret never gets into the log, however deep it lies', () => {
  const summary = JSON.stringify(
    summaryOf({ newPassword: 'hunter2', nested: [{ accessToken: 'hunter2', otpCode: 'hunter2', remark: 'fine' }] }),
  )
  expect(summary).not.toContain('hunter2')
  expect(summary).toContain('fine')
})

test('long texts and endless lists are cut', () => {
  const summary = JSON.stringify(summaryOf({ text: 'x'.repeat(10_000), ids: Array.from({ length: 10_000 }, (_, id) => id) }))
  expect(summary.length).toBeLessThan(1_000)
})

test('the object is what the path names', () => {
  expect([objectOf({ id: 12 }), objectOf(undefined), objectOf({ id: 1, item: 2 })]).toEqual(['12', '', '1 2'])
})
