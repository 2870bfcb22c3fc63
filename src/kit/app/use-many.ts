import { useRef, useState } from 'react'
import type { AnyCall, CallAnswer, CallInput } from '#base/call.ts'
import { type SendOptions, useSend } from '../call/use-call.ts'
import { useTellFailed } from './use-tell-failed.ts'

/** So many rows go in one call: each is one short transaction, and what a later one refuses leaves the earlier as they are. */
const chunkSize = 200

export type ResultOf<C> = CallAnswer<C> extends { data: { results: readonly (infer R)[] } } ? R : never

type ManyOptions<C> = Pick<SendOptions<C>, 'changes'> & {
  /** What the notice says before why a call failed. */
  failed?: string
}
export interface Many<C> {
  isPending: boolean
  /** Sends what is made of each chunk, one after the other; answers what came of each row, or nothing where it is under way already. */
  send: <Row>(rows: readonly Row[], inputOf: (chunk: readonly Row[]) => CallInput<C>) => Promise<ResultOf<C>[] | undefined>
}

/** A write about many rows that answers each. Where a call fails, a notice says why, and what came of the rows before it is answered. */
export function useMany<C extends AnyCall>(call: C, { failed, ...options }: ManyOptions<C> = {}): Many<C> {
  const { mutateAsync } = useSend(call, options)
  const tell = useTellFailed(failed)
  const [isPending, setPending] = useState(false)
  // A page draws its busy button only after the second click of a double click.
  const isUnderWay = useRef(false)
  return {
    isPending,
    async send(rows, inputOf) {
      if (isUnderWay.current) return undefined
      isUnderWay.current = true
      setPending(true)
      const results: ResultOf<C>[] = []
      try {
        for (let at = 0; at < rows.length; at += chunkSize) {
          const answer = await mutateAsync(inputOf(rows.slice(at, at + chunkSize)))
          results.push(...resultsOf(answer))
        }
      } catch (error) {
        tell(error)
      } finally {
        isUnderWay.current = false
        setPending(false)
      }
      return results
    },
  }
}

/** `ResultOf` says which calls answer so; here the compiler knows no call. */
const resultsOf = <C>(answer: CallAnswer<C>): ResultOf<C>[] => (answer as { data: { results: ResultOf<C>[] } }).data.results
