import { ErrorCode } from '../../status/contract.ts'

/** Why orders stand: what broke them, and what keeps them where they are without an error. */
export const exceptionCauses = [...ErrorCode.options, 'MISSED', 'HOLD', 'DUPLICATE', 'RESOLUTION'] as const
export type ExceptionCause = (typeof exceptionCauses)[number]

/** Who brings an order on; CARRIER: nobody but its carrier, or time. */
export const exceptionActors = ['STAFF', 'SELLER', 'CARRIER'] as const
export type ExceptionActor = (typeof exceptionActors)[number]

/** An order on hold is its seller's own wish; after so long it is asked about. */
export const longHoldHours = 24
