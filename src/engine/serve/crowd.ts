import type { FastifyReply } from 'fastify'
import { Fault } from '#base/fault.ts'

/**
 * Lets so many calls in at once and sends any further one away, told when to come again: a queue without an end would keep everybody
 * waiting (promise P15). Throws UNAVAILABLE.
 */
export function openDoor(most: number): (reply: FastifyReply) => void {
  let inside = 0
  return ({ raw }) => {
    if (inside >= most) throw new Fault('UNAVAILABLE', { values: { retryAfterSeconds: 1 } })
    inside++
    raw.once('close', () => {
      inside--
    })
  }
}
