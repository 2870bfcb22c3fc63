// The rate limits of what staff have mailed to a person.
import { hour } from '#base/time.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Who } from '#engine/serve/route.ts'
import { consumeAttempt } from '#shop/account/account.ts'

const mailsOfPerson = { max: 3, withinMs: hour }
const mailsByStaff = { max: 30, withinMs: hour }

/** Throws TOO_MANY_REQUESTS with the seconds to wait; what is rolled back is not counted. */
export async function consumeCareMail(tx: Tx, who: Who, personId: number): Promise<void> {
  await consumeAttempt(tx, `staff-link:${personId}`, mailsOfPerson)
  await consumeAttempt(tx, `staff-link-by:${who.id}`, mailsByStaff)
}
