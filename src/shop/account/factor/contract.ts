// The calls of the second factor.
import { z } from 'zod'
import { call } from '#base/call.ts'
import { limits } from '#base/fields.ts'
import { dataOf, Instant, named } from '#base/shapes.ts'

/** The phone's six digits, or a recovery code; spaces, dashes and capitals do not matter. */
export const FactorCode = z.string().min(1, 'REQUIRED').max(32)
const FactorState = z.object({
  isOn: z.boolean(),
  enabledAt: Instant.nullable(),
  recoveryCodesLeft: z.int(),
  /** The shop asks this person for it: it cannot be turned off. */
  isRequired: z.boolean(),
})
export type FactorState = z.input<typeof FactorState>
const RecoveryCodes = dataOf(z.object({ recoveryCodes: z.array(z.string()) }))

/** Left out by whoever never chose one. */
const Password = z.string().max(limits.passwordMax).optional()
/** That it is the person themselves: both as far as they have them. */
export const SelfProof = z.object({ password: Password, secondFactorCode: z.string().max(32).optional() })
const FactorProof = z.object({ password: Password, code: FactorCode })

const mine = { access: 'person', touches: 'own', changesSelf: true } as const

named({ FactorState, FactorProof, SelfProof })

export const factorCalls = {
  mySecondFactor: call('GET /core/user/me/second-factor', {
    ...mine,
    inView: 'hidden',
    summary: 'Whether my sign-in needs a second factor',
    answer: dataOf(FactorState),
  }),
  beginSecondFactor: call('POST /core/user/me/second-factor', {
    ...mine,
    did: false,
    summary:
      'A new secret for an authenticator app, for the password: as address, QR code (a data URI) and key; it counts once it is confirmed',
    body: z.object({ password: Password }),
    answer: dataOf(z.object({ uri: z.string(), qr: z.string(), secret: z.string() })),
    answersSecret: true,
  }),
  confirmSecondFactor: call('POST /core/user/me/second-factor/confirm', {
    ...mine,
    did: false,
    summary: 'Turn the second factor on with a first code; answers the recovery codes, once',
    body: z.object({ code: FactorCode }),
    answer: RecoveryCodes,
    answersSecret: true,
  }),
  renewRecoveryCodes: call('POST /core/user/me/second-factor/recovery-codes', {
    ...mine,
    did: false,
    summary: 'New recovery codes, for password and code, answered once; the former ones die',
    body: FactorProof,
    answer: RecoveryCodes,
    answersSecret: true,
  }),
  disableSecondFactor: call('POST /core/user/me/second-factor/disable', {
    ...mine,
    did: false,
    summary: 'Turn the second factor off, with password and code; refused where the shop requires it',
    body: FactorProof,
    answer: dataOf(FactorState),
  }),
}
