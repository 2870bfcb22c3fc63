// Rules of one-time codes: when one may be guessed at (promise S2). Four digits are few, so guesses are counted, never merely slowed down.
import { limits } from '#base/fields.ts'
import { day, hour } from '#base/time.ts'
import { type CodePurpose, isOpen, type LinkPurpose } from '../person/rules.ts'

export const codeLifeMs = limits.otpLifeMs
/** How long a mailed or printed link is good for. */
export const linkLifeMs: Readonly<Record<LinkPurpose, number>> = { verify: day, reset: hour, 'sign-in': 7 * day }
/** Evaluated guesses at one code, and at all codes of an account in 24 hours. */
export const guessesPerCode = 5
export const guessesPerDay = 15
/** A check consumes nothing, so it leaves one guess for the call that does: whoever checks rightly gets through. */
const keptForConsuming = 1

export interface CodeState {
  readonly purpose: CodePurpose
  readonly expiresAt: Date
  readonly usedAt: Date | null
  readonly guesses: number
  readonly guessedAt: readonly Date[]
}

/** Whether the code may be compared once more; `purpose` is left out where any that is open will do. */
export function mayGuess(code: CodeState, now: Date, act: { consumes: boolean; purpose?: CodePurpose | undefined }): boolean {
  const kept = act.consumes ? 0 : keptForConsuming
  return (
    code.usedAt === null &&
    code.expiresAt > now &&
    (act.purpose === undefined ? isOpen(code.purpose) : act.purpose === code.purpose) &&
    code.guesses < guessesPerCode - kept &&
    guessesOfDay(code.guessedAt, now).length < guessesPerDay - kept
  )
}

/** The guesses of the last 24 hours. */
export const guessesOfDay = (guessedAt: readonly Date[], now: Date): Date[] => guessedAt.filter(at => at.getTime() > now.getTime() - day)
