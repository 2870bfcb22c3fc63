import { day } from '#base/time.ts'

/** FAILED: its last try failed, and it is not tried again before somebody of the staff says so. */
export const newsStates = ['NEW', 'DONE', 'FAILED'] as const
export type NewsState = (typeof newsStates)[number]

/** OFF: not set up. NO_ADDRESS: its webhooks cannot reach this deployment. */
export const sourceStates = ['ON', 'OFF', 'NO_ADDRESS'] as const

/** So long what was sent can be read and processed again. */
export const keptMs = 30 * day
