// A lane of a pool: so many places, the children in them, and who waits for one.
import type { ChildProcess } from 'node:child_process'
import { constants, getPriority, setPriority } from 'node:os'
import { Fault } from '#base/fault.ts'
import { type Answer, ChildEnded, residentBytesHere, type ToChild } from './child.ts'
import { type FairQueue, fairQueue, type Share } from './fair-queue.ts'
import type { PoolSettings } from './options.ts'

export interface Asked {
  message: ToChild
  share: Share
  timeoutMs: number
  resolve: (answer: unknown) => void
  reject: (error: unknown) => void
  /** Its child has ended by itself: it runs once more, in one that knows no other work, for the kernel or a person may have ended it. */
  hasCrashed?: boolean
}
export interface Lane {
  readonly places: number
  /** Resident memory above which a child of this lane is too large, and above which one is not kept after its work. */
  readonly maxBytes: number
  readonly retireBytes: number
  readonly queue: FairQueue<Asked>
  readonly children: Set<Child>
}
export interface Child {
  readonly process: ChildProcess
  lane: Lane
  isReady: boolean
  /** It has answered before, and may still hold memory of that. */
  hasWorked: boolean
  hasGivenWay: boolean
  asked?: Asked | undefined
  /** When it was given its work, or came into its lane with it. */
  askedAt: number
  /** Why we end it, and the lane in which its work begins anew, if it does. */
  ended?: { why: ChildEnded; again: Lane | undefined }
  watches: (() => void)[]
  stopClock?: (() => void) | undefined
}

export const openLane = (places: number, maxBytes: number, retireBytes: number): Lane => ({
  places,
  maxBytes,
  retireBytes,
  queue: fairQueue(),
  children: new Set(),
})

export const idleIn = (lane: Lane): Child | undefined => [...lane.children].find(({ asked, ended }) => !asked && !ended)

/** An account is at one piece of work in a lane at a time, so that the other places stay free for others. */
export const isAtWork = (lane: Lane, share: Share): boolean => [...lane.children].some(({ asked }) => asked && asked.share === share)

/** Costly work takes what others leave of the processors. There is no way back: the system lets nobody raise what was lowered. */
export function lowerPriority(child: Child): void {
  child.hasGivenWay = true
  const { pid, exitCode, signalCode } = child.process
  if (pid === undefined || exitCode !== null || signalCode !== null) return
  try {
    // A server that runs at a lower one itself may not raise it to this.
    if (getPriority(pid) < lowered) setPriority(pid, lowered)
  } catch {
    // It has just ended, or the system does not let us: its work goes on as it is.
  }
}
const lowered = constants.priority.PRIORITY_BELOW_NORMAL

/** Counts what a child has done since it was asked, against its account. */
export function spend(child: Child): void {
  const now = performance.now()
  if (child.asked) child.lane.queue.spend(child.asked.share, now - child.askedAt)
  child.askedAt = now
}

/** `again` is the lane in which its work begins anew; else the work is refused. */
export function end(child: Child, reason: 'memory' | 'time', again?: Lane): void {
  child.ended ??= { why: new ChildEnded(reason), again }
  child.process.kill('SIGKILL')
}

/** An idle child keeps neither the server awake nor its memory for long; one that `isFit` no more for its lane ends at once. */
export function rest(
  child: Child,
  { idleMs, residentBytes = residentBytesHere }: Pick<PoolSettings, 'idleMs' | 'residentBytes'>,
  isFit: boolean,
): void {
  stopWatching(child)
  child.asked = undefined
  child.hasWorked = true
  const { pid } = child.process
  const isLarge = pid !== undefined && residentBytes !== undefined && residentBytes(pid) > child.lane.retireBytes
  if (isLarge || !isFit) end(child, 'memory')
  const timer = setTimeout(() => end(child, 'time'), idleMs)
  timer.unref()
  child.process.unref()
  child.process.channel?.unref()
  child.watches.push(() => clearTimeout(timer))
}

export function stopWatching(child: Child): void {
  child.stopClock?.()
  child.stopClock = undefined
  for (const stop of child.watches.splice(0)) stop()
}

export function settle(asked: Asked, answer: Answer): void {
  if ('answer' in answer) asked.resolve(answer.answer)
  else if ('fault' in answer) asked.reject(new Fault(answer.fault.code, answer.fault))
  else asked.reject(new Error(`in the child process: ${answer.error}`))
}
