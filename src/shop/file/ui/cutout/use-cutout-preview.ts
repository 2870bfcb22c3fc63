import { useEffect, useState } from 'react'
import { api } from '#kit/call/api.ts'
import { cutoutCalls } from '../../take/cutout/contract.ts'

export interface CutoutChoice {
  /** Where the background's colour is, in shares of the picture; else it is that of the edges. */
  place: { x: number; y: number } | undefined
  tolerance: number
  isEverywhere: boolean
}
export const cutoutQuery = ({ place, tolerance, isEverywhere }: CutoutChoice) => ({
  ...place,
  tolerance,
  reach: isEverywhere ? ('EVERYWHERE' as const) : ('CONNECTED' as const),
})

/** After the last change, so that a slider that is drawn along asks once. */
const pauseMs = 250

/** What is left of a file, as it comes: what was there before stays until then. */
export function useCutoutPreview(id: number, choice: CutoutChoice) {
  const [shown, setShown] = useState<{ address?: string; error?: unknown; asked?: string }>({})
  const asked = JSON.stringify(cutoutQuery(choice))
  useEffect(() => {
    const cut = new AbortController()
    const timer = setTimeout(() => {
      const query = JSON.parse(asked) as ReturnType<typeof cutoutQuery>
      api
        .fetch(cutoutCalls.cutOutPreview, { params: { id }, query }, { signal: cut.signal })
        .then(answer => answer.blob())
        .then(
          blob => !cut.signal.aborted && setShown({ address: URL.createObjectURL(blob), asked }),
          (error: unknown) => !cut.signal.aborted && setShown({ error, asked }),
        )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      cut.abort()
    }
  }, [id, asked])
  const { address } = shown
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address])
  return { address, error: shown.asked === asked ? shown.error : undefined, isWaiting: shown.asked !== asked }
}
