import { z } from 'zod'
import { call } from '#base/call.ts'
import { phoneFault } from '#base/fields.ts'
import { dataOf, fieldOf, Id, IdParam, Instant } from '#base/shapes.ts'
import { languages } from '#base/text.ts'
import { Line, mine, trimmed, User } from '../person/contract.ts'
import { GivenPassword, NewPassword, SignedIn } from '../sign-in/contract.ts'

export const Session = z.object({
  id: Id,
  device: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant,
  expiresAt: Instant,
  isCurrent: z.boolean(),
})
export type Session = z.input<typeof Session>

/** Not shown to staff who view the account. */
const secret = { ...mine, inView: 'hidden' } as const

export const accountCalls = {
  changePassword: call('POST /core/auth/change-password', {
    ...mine,
    did: false,
    summary: 'Change the password; every other session ends and this one gets a new token',
    body: z.object({ oldPassword: GivenPassword.optional(), newPassword: NewPassword }),
    answer: SignedIn,
  }),
  me: call('GET /core/user/me', { ...mine, summary: 'My account', answer: dataOf(User) }),
  updateMe: call('PUT /core/user/me', {
    ...mine,
    did: false,
    summary: 'Change my name, phone and address',
    body: z.object({ fullName: Line(100), phone: trimmed(fieldOf(phoneFault)), address: Line(300) }),
    answer: dataOf(User),
  }),
  setPreferences: call('PUT /core/user/me/preferences', {
    ...mine,
    did: false,
    summary: 'Change my language, time zone and how orders are submitted',
    body: z.object({
      language: z.enum(languages).optional(),
      timeZone: z.string().max(64).optional(),
      autoSubmit: z.boolean().optional(),
      payAfterDeposit: z.boolean().optional(),
    }),
    answer: dataOf(User),
  }),
  mySessions: call('GET /core/user/me/session', {
    ...secret,
    summary: 'Where I am signed in',
    answer: dataOf(z.array(Session)),
  }),
  endSession: call('DELETE /core/user/me/session/{id}', {
    ...mine,
    did: false,
    summary: 'End one of my sessions',
    params: IdParam,
    answer: dataOf(z.null()),
  }),
  endOtherSessions: call('POST /core/user/me/session/end-others', {
    ...mine,
    did: false,
    summary: 'End all of my sessions but this one',
    answer: dataOf(z.object({ ended: z.int() })),
  }),
}
