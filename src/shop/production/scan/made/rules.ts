import { type FailCause, failCauses, spoilsBlank } from '../../rules.ts'

/** How a piece's making ended, or that it has begun; a reprint is another piece. */
export const madeStates = ['FAILED', 'PASSED', 'STARTED'] as const
/** NONE: the scan said it in words alone. */
export const madeCauses = [...failCauses, 'NONE'] as const
export type MadeCause = (typeof madeCauses)[number]

/** Whether a failed piece's blank was spoiled (decision 207); null where nobody named a cause. */
export const isBlankSpoiled = (cause: FailCause | null): boolean | null => (cause === null ? null : spoilsBlank(cause))

/** Asks for pieces whose scan named no machine. */
export const noMachine = '-'
