// The timeout of a request's body: whoever sends one byte a second holds a request open, and what was known of them grows old.
import type { IncomingMessage } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'
import { Fault } from '#base/fault.ts'
import { second } from '#base/time.ts'

/** A JSON body of 1 MiB on a slow phone; a file takes as long as its line, up to the server's own limit. */
export const bodyTimeoutMs = 30 * second

/** The body; refused with REQUEST_TOO_SLOW where it is not there in time. Most are there before anybody reads them. */
export function withBodyTimeout(request: Pick<IncomingMessage, 'complete'>, body: Readable, timeMs = bodyTimeoutMs): Readable {
  if (request.complete) return body
  const timed = new PassThrough()
  // The request itself must live on: the refusal goes out on its connection.
  const timer = setTimeout(() => timed.destroy(new Fault('REQUEST_TOO_SLOW')), timeMs)
  const stop = () => clearTimeout(timer)
  timed.once('error', stop).once('close', stop)
  body.once('error', error => timed.destroy(error)).pipe(timed)
  return timed
}
