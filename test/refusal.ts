import { CallError } from '#base/fault.ts'

/** The code that a call is refused with; 'no refusal' where it is not. */
export const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'no refusal',
    (error: unknown) => (error instanceof CallError ? error.code : String(error)),
  )

/** The same with its status before it. */
export const refusalOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'no refusal',
    (error: unknown) => (error instanceof CallError ? `${error.status} ${error.code}` : String(error)),
  )
