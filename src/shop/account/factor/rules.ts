// Rules of the second factor: when and how it is asked for.
import { minute } from '#base/time.ts'

/** How long the second step of a sign-in may take after the first. */
export const secondStepLifeMs = 5 * minute
export const recoveryCodeCount = 10
export const totpLength = 6

/** As it is compared: people type spaces, dashes and capitals. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase()

/** Six digits are the phone's; a recovery code has letters and is longer. */
export const isTotpForm = (code: string): boolean => /^\d{6}$/.test(code)

/** Why a second factor may not be turned off, or nothing where it may. */
export const whyNotTurnOff = (isRequired: boolean): 'SECOND_FACTOR_IS_REQUIRED' | undefined =>
  isRequired ? 'SECOND_FACTOR_IS_REQUIRED' : undefined
