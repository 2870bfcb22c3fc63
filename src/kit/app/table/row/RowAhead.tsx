import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'

/** By then the list itself has come, and the router knows where its links lead. */
const listFirstMs = 600

/** The script of the screen that rows open, fetched while the reader looks at the list: an opened row shows its frame at once. */
export function RowAhead({ to }: { to: string }) {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), listFirstMs)
    return () => clearTimeout(timer)
  }, [])
  return isTime ? <PrefetchPageLinks page={to} /> : null
}
