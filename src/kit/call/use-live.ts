import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { EventMessage, EventName } from '#base/event.ts'
import type { WireCall } from '#base/wire.ts'
import { keyOf } from './use-call.ts'

type Handler = (event: EventMessage) => void
interface Follower {
  hear: Handler
  queries: QueryClient
  changed(): readonly WireCall[]
}
const path = '/v1/live'

/** One stream for the whole page, however many parts listen; it is opened with the first and closed with the last of them. */
const followers = new Set<Follower>()
let source: EventSource | undefined
let retryMs = 1_000

function open() {
  source = new EventSource(path)
  source.onopen = () => {
    retryMs = 1_000
    catchUp()
  }
  source.onmessage = message => {
    const event: EventMessage = JSON.parse(message.data) // Our own server's only shape.
    for (const { hear } of followers) hear(event)
  }
  source.onerror = () => {
    // The browser tries again by itself unless the server refused; then we do, less and less often.
    if (source?.readyState !== EventSource.CLOSED) return
    setTimeout(() => followers.size > 0 && open(), retryMs)
    retryMs = Math.min(retryMs * 2, 30_000)
  }
}

/** Nobody tells what happened before the stream was open, the first time or again: what was asked until then is asked once more. */
function catchUp(): void {
  const asked = new Map([...followers].flatMap(({ queries, changed }) => changed().map(call => [keyOf(call)[0], { queries, call }])))
  for (const { queries, call } of asked.values()) void askAgain(queries, call)
}

/** An answer that is on its way may be of before, too. It is waited for, so that a slow line shows it first. */
async function askAgain(queries: QueryClient, call: WireCall): Promise<void> {
  const filter = { queryKey: keyOf(call) }
  const isOnItsWay = queries.isFetching(filter) > 0
  await queries.invalidateQueries(filter, { cancelRefetch: false })
  if (isOnItsWay) await queries.invalidateQueries(filter, { cancelRefetch: false })
}

function follow(follower: Follower): () => void {
  followers.add(follower)
  if (followers.size === 1) open()
  return () => {
    followers.delete(follower)
    if (followers.size > 0) return
    source?.close()
    source = undefined
  }
}

/** Asks `changed` again when the stream opens and whenever one of the events comes, at most once in 300 ms; `onEvent` hears each of them. */
export function useLive(events: readonly EventName[], changed: readonly WireCall[], onEvent?: Handler): void {
  const queries = useQueryClient()
  const latest = useRef({ changed, onEvent })
  latest.current = { changed, onEvent }
  const names = events.join(' ')
  useEffect(() => {
    if (names === '') return
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear = (event: EventMessage) => {
      if (!names.split(' ').includes(event.name)) return
      latest.current.onEvent?.(event)
      timer ??= setTimeout(() => {
        timer = undefined
        for (const call of latest.current.changed) void queries.invalidateQueries({ queryKey: keyOf(call) })
      }, 300)
    }
    const stop = follow({ hear, queries, changed: () => latest.current.changed })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [names, queries])
}
