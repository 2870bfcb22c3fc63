import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** A row on its way out, and how many of the rows that stay stand before it. */
interface Leaving<Row> {
  row: Row
  after: number
}
const leaveMs = 160
const none: readonly Leaving<never>[] = []

/**
 * Rows that an act or news has taken out of the list, for as long as they slide out. Another search, filter or page is another list, of
 * which none has left; so it is where the rows moved on because one came before them. Nobody who wants no motion sees any.
 */
export function useLeaving<Row extends object>(rows: readonly Row[] | undefined, rowId: (row: Row) => string): readonly Leaving<Row>[] {
  const { search } = useLocation()
  const ids = rows?.map(rowId).join(' ')
  const [seen, setSeen] = useState({ rows, ids, search })
  const [leaving, setLeaving] = useState<readonly Leaving<Row>[]>(none)
  if (ids !== seen.ids) {
    setSeen({ rows, ids, search })
    setLeaving(search === seen.search && wantsMotion() ? leavingOf(seen.rows ?? [], rows ?? [], rowId) : none)
  }
  useEffect(() => {
    if (leaving.length === 0) return
    const timer = setTimeout(() => setLeaving(none), leaveMs)
    return () => clearTimeout(timer)
  }, [leaving])
  return leaving
}

const wantsMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches

/** What stood in the list before and does not now. */
export function leavingOf<Row>(before: readonly Row[], now: readonly Row[], rowId: (row: Row) => string): readonly Leaving<Row>[] {
  const left = new Set(now.map(rowId))
  const wasThere = new Set(before.map(rowId))
  const [first] = now
  if (!first || !wasThere.has(rowId(first))) return none
  let after = 0
  return before.flatMap(row => {
    if (!left.has(rowId(row))) return [{ row, after }]
    after++
    return []
  })
}
