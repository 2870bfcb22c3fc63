// Guides over the sides of a design: how somebody works, and no part of what is drawn. They are kept in this browser.
import { useEffect, useMemo, useState } from 'react'
import type { Side } from '#shop/catalogue/picture/contract.ts'
import type { EditedSide } from '../../../document/edit/edited.rules.ts'
import { freeGuide, type Guide, guideAdded, guideMoved, guideRemoved } from '../../../document/edit/snap.rules.ts'

export interface Guides {
  /** Of the side that is shown. */
  list: readonly Guide[]
  add: (guide: Guide) => void
  /** One in the middle, or next to those that lie there. */
  addFree: (axis: Guide['axis']) => void
  /** Beside the area it is taken away. */
  move: (guide: Guide, at: number) => void
  remove: (guide: Guide) => void
}
type BySide = Partial<Record<Side, readonly Guide[]>>

/** What begins with `draft-` goes with the sign-out. */
const nameOf = (readerId: number, of: number | string) => `draft-guides-${readerId}-${of}`

/** `of` is the design's id; a new one has none before its first draft, and keeps its guides when it gets one. */
export function useGuides(readerId: number, of: number | undefined, side: EditedSide): Guides {
  const [bySide, setBySide] = useState<BySide>(() => (of === undefined ? {} : read(nameOf(readerId, of))))
  useEffect(() => {
    if (of !== undefined) write(nameOf(readerId, of), bySide)
  }, [readerId, of, bySide])
  return useMemo(() => {
    const list = bySide[side.side] ?? []
    const put = (change: (before: readonly Guide[]) => readonly Guide[]) =>
      setBySide(before => ({ ...before, [side.side]: change(before[side.side] ?? []) }))
    return {
      list,
      add: guide => put(before => guideAdded(before, guide, side)),
      addFree: axis => put(before => guideAdded(before, freeGuide(before, axis, side), side)),
      move: (guide, at) => put(before => guideMoved(before, guide, at, side)),
      remove: guide => put(before => guideRemoved(before, guide)),
    }
  }, [bySide, side])
}

function read(name: string): BySide {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as BySide) : {} // written by `write` under this name, by nobody else
  } catch {
    return {}
  }
}
function write(name: string, bySide: BySide) {
  try {
    if (Object.values(bySide).every(list => list.length === 0)) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(bySide))
  } catch {
    // A browser that keeps nothing has them for as long as the page is open.
  }
}
