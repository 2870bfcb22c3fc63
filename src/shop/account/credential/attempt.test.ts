import { afterAll, expect, test } from 'vitest'
import { later, minute } from '#base/time.ts'
import { openTestDatabase } from '#test/database.ts'
import { giveBack, spend } from './attempt.ts'

let ticks = 0
/** A clock that has moved on at every look. */
const db = await openTestDatabase({ now: () => later(new Date('2026-11-22T08:00:00Z'), ticks++) })
afterAll(() => db.close())
const bound = { max: 1, withinMs: 15 * minute }

test('an attempt that turned out right does not count, also where the clock moved on while it was written', async () => {
  for (let n = 0; n < 3; n++) await giveBack(db, [await spend(db, 'sign-in:7', bound)])
  await spend(db, 'sign-in:7', bound)
  await expect(spend(db, 'sign-in:7', bound)).rejects.toThrow('TOO_MANY_REQUESTS')
})
