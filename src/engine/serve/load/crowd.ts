import { Fault } from '#base/fault.ts'

/** So many calls a process answers at once: all of them within a second or two. */
export const mostAtOnce = 256

/** Does the work inside. Throws UNAVAILABLE while it is full, before anything is done. */
export type Door = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Lets so many calls work at once and sends any further one away, told when to come again: a queue without an end would keep everybody
 * waiting (promise P15). Who is still sending a question, or reading an answer, is not inside: a slow line keeps nobody out.
 */
export function openDoor(most = mostAtOnce): Door {
  let inside = 0
  return async work => {
    if (inside >= most) throw new Fault('UNAVAILABLE', { values: { retryAfterSeconds: 1 } })
    inside++
    try {
      return await work()
    } finally {
      inside--
    }
  }
}
