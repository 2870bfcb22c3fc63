// The two lanes of a pool, fast and costly: places for what is done in a moment, and for what is not. Nobody knows beforehand which it is,
// of a file of 500 bytes no more than of one of 50 MB: all work begins as quick, and what outgrows that leaves its place to others.
import { Fault } from '#base/fault.ts'
import { minute } from '#base/time.ts'
import { type Answer, ChildEnded, startProcess, watchMemory, watchWork } from './child.ts'
import type { Share } from './fair-queue.ts'
import {
  type Asked,
  type Child,
  end,
  idleIn,
  isAtWork,
  type Lane,
  lowerPriority,
  openLane,
  rest,
  settle,
  spend,
  stopWatching,
} from './lane.ts'
import type { PoolSettings } from './options.ts'

interface Lanes {
  readonly module: URL
  readonly settings: PoolSettings
  readonly quick: Lane
  /** Has no places where quick and costly work are not told apart. */
  readonly costly: Lane
  isClosed: boolean
}

export function openLanes(module: URL, settings: PoolSettings) {
  const { concurrency, costlyPlaces, maxBytes, quickBytes, retireBytes } = settings
  const costly = openLane(costlyPlaces, maxBytes, retireBytes)
  const quickMost = costlyPlaces === 0 ? maxBytes : Math.min(maxBytes, quickBytes)
  // What is left of it is room for the next: a child that has worked and becomes too large begins anew (`tooLarge`).
  const quick = openLane(concurrency, quickMost, Math.min(retireBytes, quickMost * keptShare))
  const lanes: Lanes = { module, settings, quick, costly, isClosed: false }
  const children = () => [...quick.children, ...costly.children]
  return {
    ask(asked: Asked): void {
      if (lanes.isClosed) {
        asked.reject(closing())
        return
      }
      const lane = costly.places > 0 && settings.costly.includes(asked.message.name) ? costly : quick
      lane.queue.add(asked.share, asked)
      startWaiting(lanes)
    },
    /** How many wait, of this share and of all. */
    waiting(share: Share): { own: number; all: number } {
      const [one, other] = [quick.queue.waiting(share), costly.queue.waiting(share)]
      return { own: one.own + other.own, all: one.all + other.all }
    },
    pids: () => children().flatMap(child => child.process.pid ?? []),
    close(): void {
      lanes.isClosed = true
      for (const asked of [...quick.queue.drain(), ...costly.queue.drain()]) asked.reject(closing())
      for (const child of children()) {
        child.asked?.reject(closing())
        end(child, 'time')
      }
    },
  }
}

/** A picture's child comes up with a third of a quick place's memory and holds two once it has drawn mockups; a new one costs more than drawing. */
const keptShare = 0.75

/** Nothing is said of the file: whoever asked may ask again. */
const closing = () => new Fault('UNAVAILABLE', { values: { retryAfterSeconds: 2 } })

/** Gives what waits to idle and new children, as long as there are places. */
function startWaiting(lanes: Lanes): void {
  for (const lane of [lanes.quick, lanes.costly]) while (startNext(lanes, lane));
}

function startNext(lanes: Lanes, lane: Lane): boolean {
  const idle = idleIn(lane)
  if (!idle && lane.children.size >= lane.places) return false
  const asked = lane.queue.take(share => !isAtWork(lane, share))
  if (!asked) return false
  if (idle && asked.hasCrashed) dismiss(idle)
  give(lanes, idle && !asked.hasCrashed ? idle : startChild(lanes, lane), asked)
  return true
}

/** Its place is free from now on. */
function dismiss(idle: Child): void {
  end(idle, 'time')
  idle.lane.children.delete(idle)
}

function startChild(lanes: Lanes, lane: Lane): Child {
  const process = startProcess(lanes.module, lanes.settings.heapMegabytes, {
    ready: () => {
      child.isReady = true
      if (child.asked) watchTime(lanes, child, child.asked.timeoutMs)
    },
    answer: answer => answered(lanes, child, answer),
    end: detail => gone(lanes, child, detail),
  })
  const child: Child = { process, lane, isReady: false, hasWorked: false, hasGivenWay: false, askedAt: 0, watches: [] }
  lane.children.add(child)
  if (lane === lanes.costly) lowerPriority(child)
  return child
}

function give(lanes: Lanes, child: Child, asked: Asked): void {
  stopWatching(child)
  child.asked = asked
  child.askedAt = performance.now()
  child.process.ref()
  child.process.channel?.ref()
  const judge = (bytes: number) => bytes > child.lane.maxBytes && tooLarge(lanes, child)
  const stopMemory = watchMemory(child.process.pid, judge, lanes.settings.residentBytes)
  child.watches.push(stopMemory)
  // Coming up is no work on the file: on a machine with much else to do it takes longer than that.
  watchTime(lanes, child, child.isReady ? asked.timeoutMs : mostStartMs)
  child.process.send(asked.message)
}

/** A child that is not up by then never will be. */
const mostStartMs = minute

/** Work that stands still is ended after so many times as long as it may work. */
const stillFactor = 3

/** Begins anew when the child has come up. */
function watchTime(lanes: Lanes, child: Child, mostMs: number): void {
  child.stopClock?.()
  const { isReady } = child
  const timer = setTimeout(() => end(child, 'time'), isReady ? mostMs * stillFactor : mostMs)
  const stopWork = isReady ? watchWork(child.process.pid, workedMs => workedMs > mostMs && end(child, 'time')) : undefined
  const stopLooking = isReady ? watchLength(lanes, child) : undefined
  child.stopClock = () => {
    clearTimeout(timer)
    stopWork?.()
    stopLooking?.()
  }
}

/** What takes too long to be quick leaves the lane as soon as there is a place in the other, or somebody needs its own. */
function watchLength(lanes: Lanes, child: Child): (() => void) | undefined {
  const { quick, costly, settings } = lanes
  if (child.lane !== quick || costly.places === 0) return undefined
  const look = () => {
    if (child.lane !== quick || moveToCostly(lanes, child)) return
    const isPlaceNeeded = quick.queue.isWaiting(share => !isAtWork(quick, share))
    if (isPlaceNeeded) end(child, 'time', costly)
  }
  let looks: NodeJS.Timeout | undefined
  const first = setTimeout(() => {
    lowerPriority(child)
    looks = setInterval(look, settings.quickMs / 5)
    look()
  }, settings.quickMs)
  return () => {
    clearTimeout(first)
    clearInterval(looks)
  }
}

function tooLarge(lanes: Lanes, child: Child): void {
  const { costly } = lanes
  // What is too much must not depend on who came before: a child that has worked may have been large already.
  if (child.hasWorked) end(child, 'memory', child.lane)
  else if (child.lane === costly || costly.places === 0) end(child, 'memory')
  else if (!moveToCostly(lanes, child)) end(child, 'memory', costly)
}

/** Counts the child among those for costly work, where a place is free for its account: nothing of its work is lost. */
function moveToCostly(lanes: Lanes, child: Child): boolean {
  const { quick, costly } = lanes
  const idle = idleIn(costly)
  if (!child.asked || child.ended || isAtWork(costly, child.asked.share)) return false
  if (!idle && costly.children.size >= costly.places) return false
  if (idle) dismiss(idle)
  spend(child)
  quick.children.delete(child)
  costly.children.add(child)
  child.lane = costly
  lowerPriority(child)
  startWaiting(lanes)
  return true
}

function answered(lanes: Lanes, child: Child, answer: Answer): void {
  const { asked } = child
  if (asked?.message.id !== answer.id) return
  spend(child)
  settle(asked, answer)
  rest(child, lanes.settings, child.lane === lanes.costly || !child.hasGivenWay)
  startWaiting(lanes)
}

/** Where work that ended its child tries once more: alone, beside quick work only. */
const ownPlace = ({ quick, costly }: Lanes): Lane => (costly.places > 0 ? costly : quick)

function gone(lanes: Lanes, child: Child, detail: string): void {
  stopWatching(child)
  spend(child)
  child.lane.children.delete(child)
  const { asked, ended, isReady } = child
  const again = ended ? ended.again : isReady && !asked?.hasCrashed ? ownPlace(lanes) : undefined
  if (asked && again && !lanes.isClosed) {
    asked.hasCrashed ||= ended === undefined
    again.queue.add(asked.share, asked)
  }
  // A child that never came up is a fault of the installation, not of the file it was given.
  else asked?.reject(isReady ? (ended?.why ?? new ChildEnded('crashed', detail)) : new Error(`the child did not start ${detail}`))
  startWaiting(lanes)
}
