import { useState } from 'react'
import { api } from '#kit/call/api.ts'

/** Several calls as one act: answers what refused it, or nothing where all went well. None of them moves money, so none needs a key. */
export function useAsk(): { isAsking: boolean; ask: (work: (ask: typeof api) => Promise<void>) => Promise<unknown> } {
  const [isAsking, setAsking] = useState(false)
  const ask = async (work: (ask: typeof api) => Promise<void>) => {
    setAsking(true)
    try {
      await work(api)
      return undefined
    } catch (error) {
      return error
    } finally {
      setAsking(false)
    }
  }
  return { isAsking, ask }
}
