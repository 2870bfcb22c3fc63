// The calls of changing one's email: asked for, then proved by the code that the new address got.
import { z } from 'zod'
import { call } from '#base/call.ts'
import { limits, otpFault } from '#base/fields.ts'
import { dataOf, Email, fieldOf } from '#base/shapes.ts'
import { account, Line, Token, trimmed } from '../person/contract.ts'
import { SignedIn } from '../sign-in/contract.ts'

const mine = { access: 'person', touches: 'own', changesSelf: true } as const

export const emailCalls = {
  askNewEmail: call('POST /core/user/me/email/code', {
    ...mine,
    did: false,
    summary: 'Ask for another email with my password (and second factor); a code, good for five minutes, is sent to the new address',
    body: z.object({
      newEmail: trimmed(Email),
      password: z.string().max(limits.passwordMax).optional(),
      secondFactorCode: z.string().max(32).optional(),
    }),
    answer: dataOf(z.object({ newEmail: z.string(), expiresInSeconds: z.int() })),
  }),
  changeEmail: call('POST /core/user/me/email', {
    ...mine,
    did: { about: account, done: ['Changed their email', 'Đổi email của mình'] },
    summary: 'Change my email with the code that the new address got; every other session ends and the old address is told',
    body: z.object({ newEmail: trimmed(Email), otpCode: fieldOf(otpFault) }),
    answer: SignedIn,
  }),
  confirmEmail: call('POST /core/auth/confirm-email', {
    access: 'anyone',
    touches: 'nothing',
    changesSelf: true,
    did: false,
    summary: 'Prove, by the link that the address got and the username, the email that staff wrote down; every session ends, none begins',
    body: z.object({ token: Token, username: Line(254) }),
    answer: dataOf(z.object({ email: z.string() })),
  }),
}
