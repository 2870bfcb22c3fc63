import { second } from '#base/time.ts'

export interface ChildPoolOptions {
  /** Children for quick work, at work at the same time, each for another account. */
  concurrency?: number
  /** What takes longer than this, or more memory, is costly: it goes on, or begins anew, in a place for costly work. */
  quickMs?: number
  quickBytes?: number
  /** Children for costly work, at work at the same time, each for another account. Without any, quick and costly are not told apart. */
  costlyPlaces?: number
  /** Operations that are known to be costly. */
  costly?: readonly string[]
  /** Resident memory above which a child is ended. */
  maxBytes?: number
  /** A child that is left this large by its work is replaced by a new one, which starts small. */
  retireBytes?: number
  /** Resident memory of a process, as it is judged by; tests say another. */
  residentBytes?: (pid: number) => number
  /** The heap of the child's JavaScript alone. */
  heapMegabytes?: number
  /** How long a piece of work may take of the processor. */
  timeoutMs?: number
  /** A child without work ends after this time, so that an idle server stays small. */
  idleMs?: number
  /** Asks that may wait; one more is refused with UNAVAILABLE. */
  maxWaiting?: number
  /** Asks of one account that may wait; one more of that account is refused with TOO_MANY_REQUESTS. */
  maxWaitingEach?: number
}
export type PoolSettings = Required<Omit<ChildPoolOptions, 'residentBytes'>> & Pick<ChildPoolOptions, 'residentBytes'>

/** The defaults of a pool. */
export const poolSettings: PoolSettings = {
  concurrency: 3,
  quickMs: 1.5 * second,
  quickBytes: 400 * 2 ** 20,
  costlyPlaces: 1,
  costly: [],
  maxBytes: 1.4 * 2 ** 30,
  retireBytes: 700 * 2 ** 20,
  heapMegabytes: 512,
  timeoutMs: 60 * second,
  idleMs: 10 * second,
  maxWaiting: 1_000,
  maxWaitingEach: 100,
}
