import { useCallback, useEffect, useRef, useState } from 'react'

/** At most so often: who listens hears the last of many changes. */
const pauseMs = 1_000

/** What is said aloud of changes, and how to say something. */
export function useSay(): [said: string, say: (sentence: string) => void] {
  const [said, setSaid] = useState('')
  const next = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const say = useCallback((sentence: string) => {
    next.current = sentence
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      setSaid(next.current ?? '')
    }, pauseMs)
  }, [])
  return [said, say]
}
