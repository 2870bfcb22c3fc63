import { afterAll, expect, test } from 'vitest'
import { later, minute } from '#base/time.ts'
import { openTestDatabase } from '#test/database.ts'
import { consumeAttempt, returnAttempts } from './rate-limit.ts'

let ticks = 0
/** A clock that has moved on at every look. */
const db = await openTestDatabase({ now: () => later(new Date('2026-11-22T08:00:00Z'), ticks++) })
afterAll(() => db.close())
const limit = { max: 1, withinMs: 15 * minute }

test('an attempt that turned out right does not count, also where the clock moved on while it was written', async () => {
  for (let n = 0; n < 3; n++) await returnAttempts(db, [await consumeAttempt(db, 'sign-in:7', limit)])
  await consumeAttempt(db, 'sign-in:7', limit)
  await expect(consumeAttempt(db, 'sign-in:7', limit)).rejects.toThrow('TOO_MANY_REQUESTS')
})
