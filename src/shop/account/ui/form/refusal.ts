import { CallError } from '#base/fault.ts'

/** Whether the server said that the code itself is wrong, and not that it was away or has had enough. */
export const isWrongCode = (error: unknown): boolean =>
  error instanceof CallError && ['OTP_CODE_IS_NOT_VALID', 'OTP_INVALID'].includes(error.code)

/** Whether the second step came too late or was tried too often: the sign-in begins anew. */
export const isSecondStepOver = (error: unknown): boolean => error instanceof CallError && error.code === 'SECOND_STEP_IS_OVER'

/** Whether the refusal stands at a field of the form already. */
export const namesField = (error: unknown): boolean => error instanceof CallError && error.errors.some(each => each.path !== undefined)
