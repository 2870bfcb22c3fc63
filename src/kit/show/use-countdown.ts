import { useEffect, useState } from 'react'

/** Milliseconds left until `endsAt` (epoch milliseconds), counted down each second; 0 when it is over. */
export function useCountdown(endsAt: number): number {
  const [tick, setTick] = useState(() => ({ endsAt, now: Date.now() }))
  // Another end is counted from now: the last tick may be long ago.
  if (tick.endsAt !== endsAt) setTick({ endsAt, now: Date.now() })
  const left = Math.max(0, endsAt - tick.now)
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setTick({ endsAt, now: Date.now() }), 1_000)
    return () => clearInterval(timer)
  }, [isOver, endsAt])
  return left
}
