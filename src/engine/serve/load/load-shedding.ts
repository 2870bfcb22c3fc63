import { Fault } from '#base/fault.ts'

/** The most calls that a process answers at once: all of them within a second or two. */
export const maxConcurrentCalls = 256

/** Does the work, or throws UNAVAILABLE before anything is done where the most are under way. */
export type LoadShedder = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Load shedding: so many calls work at once, any further one is answered 503 with Retry-After, since a queue without an end would keep
 * everybody waiting (promise P15). Who is still sending a request, or reading an answer, does not count: a slow line keeps nobody out.
 */
export function loadShedder(max = maxConcurrentCalls): LoadShedder {
  let underWay = 0
  return async work => {
    if (underWay >= max) throw new Fault('UNAVAILABLE', { values: { retryAfterSeconds: 1 } })
    underWay++
    try {
      return await work()
    } finally {
      underWay--
    }
  }
}
