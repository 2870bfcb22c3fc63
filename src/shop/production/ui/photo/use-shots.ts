import { useEffect, useRef, useState } from 'react'
import { api } from '#kit/call/api.ts'
import { newKey } from '#kit/call/use-send-plain.ts'
import { photoCalls } from '../../scan/photo/contract.ts'
import { shrunk } from './shrink.ts'

/** A photo on its way: whose piece it is was said before the camera opened. */
export interface Shot {
  /** Of its sending: one that is tried again is the same act. */
  key: string
  ticketId: number
  code: string
  file: File
  /** Its address in this page. */
  src: string
  state: 'SENDING' | 'SENT' | 'FAILED'
  error?: unknown
}
/** Of those that are saved so many stay in sight. */
const shownMost = 4

/** The photos of a station, sent one beside the other while it scans on; newest first. One that could not be sent stays until it is, or is discarded. */
export function useShots() {
  const [shots, setShots] = useState<readonly Shot[]>([])
  const change = (key: string, to: Partial<Shot>) =>
    setShots(all => withoutOld(all.map(each => (each.key === key ? { ...each, ...to } : each))))
  const send = async (shot: Shot) => {
    change(shot.key, { state: 'SENDING' })
    try {
      await api(photoCalls.addPiecePhoto, { params: { id: shot.ticketId }, body: {}, files: [shot.file] }, { idempotencyKey: shot.key })
      change(shot.key, { state: 'SENT' })
    } catch (error) {
      change(shot.key, { state: 'FAILED', error })
    }
  }
  const take = async (of: { id: number; code: string }, taken: File) => {
    const file = await shrunk(taken)
    const shot: Shot = { key: newKey(), ticketId: of.id, code: of.code, file, src: URL.createObjectURL(file), state: 'SENDING' }
    setShots(all => [shot, ...all])
    await send(shot)
  }
  const drop = (key: string) => setShots(all => all.filter(each => each.key !== key))
  useFreed(shots)
  return { shots, take, again: (shot: Shot) => void send(shot), drop }
}

function withoutOld(shots: readonly Shot[]): readonly Shot[] {
  const old = new Set(shots.filter(shot => shot.state === 'SENT').slice(shownMost))
  return shots.filter(shot => !old.has(shot))
}

/** Gives back the memory of pictures that are shown no more. */
function useFreed(shots: readonly Shot[]): void {
  const held = useRef(new Set<string>())
  useEffect(() => {
    const shown = new Set(shots.map(shot => shot.src))
    for (const src of held.current) if (!shown.has(src)) URL.revokeObjectURL(src)
    held.current = shown
  }, [shots])
  useEffect(
    () => () => {
      for (const src of held.current) URL.revokeObjectURL(src)
    },
    [],
  )
}
