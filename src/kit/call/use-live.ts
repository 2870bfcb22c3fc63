import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { EventMessage, EventName } from '#base/event.ts'
import type { WireCall } from '#base/wire.ts'
import { keyOf } from './use-call.ts'

type Handler = (event: EventMessage) => void
const path = '/v1/live'

/** One stream for the whole page, however many parts listen; it is opened with the first and closed with the last of them. */
const followers = new Set<Handler>()
let source: EventSource | undefined
let retryMs = 1_000

function open() {
  source = new EventSource(path)
  source.onopen = () => {
    retryMs = 1_000
  }
  source.onmessage = message => {
    const event: EventMessage = JSON.parse(message.data) // Our own server's only shape.
    for (const follower of followers) follower(event)
  }
  source.onerror = () => {
    // The browser tries again by itself unless the server refused; then we do, less and less often.
    if (source?.readyState !== EventSource.CLOSED) return
    setTimeout(() => followers.size > 0 && open(), retryMs)
    retryMs = Math.min(retryMs * 2, 30_000)
  }
}

function follow(handler: Handler): () => void {
  followers.add(handler)
  if (followers.size === 1) open()
  return () => {
    followers.delete(handler)
    if (followers.size > 0) return
    source?.close()
    source = undefined
  }
}

/** Asks `changed` again whenever one of the events comes, at most once in 300 ms; `onEvent` hears each of them. */
export function useLive(events: readonly EventName[], changed: readonly WireCall[], onEvent?: Handler): void {
  const queries = useQueryClient()
  const latest = useRef({ changed, onEvent })
  latest.current = { changed, onEvent }
  const names = events.join(' ')
  useEffect(() => {
    if (names === '') return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = follow(event => {
      if (!names.split(' ').includes(event.name)) return
      latest.current.onEvent?.(event)
      timer ??= setTimeout(() => {
        timer = undefined
        for (const call of latest.current.changed) void queries.invalidateQueries({ queryKey: keyOf(call) })
      }, 300)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [names, queries])
}
