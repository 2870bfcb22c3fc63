import { useEffect, useRef, useState } from 'react'
import type { EventMessage } from '#base/event.ts'
import { second } from '#base/time.ts'
import { api } from '#kit/call/api.ts'
import { useLive } from '#kit/call/use-live.ts'
import { useReader } from '#kit/use-session.ts'
import { ticketOfficeCalls } from '../../office/contract.ts'

/** Said again so often, and not where its writer has done nothing for so long. */
const sayMs = 3 * second
const idleMs = 10 * second
/** Nothing was heard of them for so long: they are gone. Two that were lost on the way are forgiven. */
const goneMs = 3 * sayMs

/** Tells other staff that I answer: while something stands in the answer, its page is in sight and somebody is at it. */
export function useSayAnswering(ticketId: number, hasDraft: boolean): void {
  useEffect(() => {
    if (!hasDraft) return
    let isSaid = false
    let movedAt = Date.now()
    const say = (isAnswering: boolean) => {
      isSaid = isAnswering
      // Only a courtesy: one that is lost is nobody's error.
      api(ticketOfficeCalls.sayAnswering, { params: { id: ticketId }, body: { isAnswering } }).catch(() => undefined)
    }
    const look = () => {
      const isHere = document.visibilityState === 'visible' && Date.now() - movedAt < idleMs
      if (isHere || isSaid) say(isHere)
    }
    const move = () => {
      movedAt = Date.now()
      if (!isSaid) look()
    }
    const hide = () => isSaid && look()
    look()
    const timer = setInterval(look, sayMs)
    const stop = new AbortController()
    for (const name of ['keydown', 'pointerdown']) window.addEventListener(name, move, { signal: stop.signal })
    document.addEventListener('visibilitychange', hide, { signal: stop.signal })
    return () => {
      clearInterval(timer)
      stop.abort()
      if (isSaid) say(false)
    }
  }, [ticketId, hasDraft])
}

/** The names of other staff who answer this ticket now. A tab that died says nothing, and is forgotten. */
export function useAnswering(ticketId: number): readonly string[] {
  const reader = useReader()
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map())
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const open = timers.current
    return () => {
      for (const timer of open.values()) clearTimeout(timer)
    }
  }, [])
  const leave = (staffId: number) => setNames(known => new Map([...known].filter(([id]) => id !== staffId)))
  const hear = (event: EventMessage) => {
    if (event.name !== 'ticket.answering') return
    const { staffId, name, isAnswering, ...about } = (event as EventMessage<'ticket.answering'>).payload // its name says so
    if (about.ticketId !== ticketId || staffId === reader?.id) return
    clearTimeout(timers.current.get(staffId))
    if (!isAnswering) return leave(staffId)
    setNames(known => new Map(known).set(staffId, name))
    timers.current.set(
      staffId,
      setTimeout(() => leave(staffId), goneMs),
    )
  }
  useLive(['ticket.answering'], [], hear)
  return [...names.values()]
}
