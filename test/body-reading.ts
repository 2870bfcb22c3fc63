// When a server of this process begins to read the bodies of requests: by then it has asked who sends them.
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

export interface BodyReading {
  /** Resolves when it has begun so many. */
  readonly begun: Promise<void>
}

/** Watches the next `count` requests of this path. */
export function watchBodies(path: string, count = 1): BodyReading {
  const begun = Promise.withResolvers<void>()
  let left = count
  // Node.js says so of every request, with its head.
  const watch = (message: unknown) => {
    const { request } = message as { request: IncomingMessage }
    if (request.url !== path) return
    request.once('resume', () => {
      if (--left > 0) return
      unsubscribe(channel, watch)
      begun.resolve()
    })
  }
  subscribe(channel, watch)
  return { begun: begun.promise }
}
const channel = 'http.server.request.start'
