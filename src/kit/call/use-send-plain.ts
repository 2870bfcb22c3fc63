import { useCallback, useRef, useState } from 'react'
import type { AnyCall, CallAnswer, CallInput } from '#base/call.ts'
import { CallError } from '#base/fault.ts'

/** The API comes with the first call: most who read a public page send nothing. */
const lateApi = () =>
  import('./api.ts').catch(() => {
    throw new CallError(0, [])
  })

/** A new key for one act of the user. */
export const newKey = (): string => crypto.randomUUID()

export interface Sending<C> {
  isSending: boolean
  error: unknown
  /** Sends; a second click while the first is under way does nothing. Answers nothing where it was refused: see `error`. */
  send(input: CallInput<C>): Promise<CallAnswer<C> | undefined>
  forget(): void
}

/**
 * A write from a public page, without the query library. Each act has a key of its own, which stays the same while the
 * same input is tried again after no answer came, so that nothing is done twice. `onRefused` hears of every refusal, once.
 */
export function useSendPlain<C extends AnyCall>(call: C, onRefused?: (error: unknown) => void): Sending<C> {
  const [state, setState] = useState<{ isSending: boolean; error: unknown }>({ isSending: false, error: undefined })
  const isUnderWay = useRef(false)
  const hear = useRef(onRefused)
  hear.current = onRefused
  const unanswered = useRef<{ key: string; input: string } | undefined>(undefined)
  const send = useCallback(
    async (input: CallInput<C>): Promise<CallAnswer<C> | undefined> => {
      if (isUnderWay.current) return undefined
      isUnderWay.current = true
      setState({ isSending: true, error: undefined })
      const written = JSON.stringify(input)
      const key = unanswered.current?.input === written ? unanswered.current.key : newKey()
      try {
        const { api } = await lateApi()
        // Every call's arguments are its input and these options; `Arguments` only says whether the input may be left out.
        const answer = await (api as (call: C, input: CallInput<C>, options: { idempotencyKey: string }) => Promise<CallAnswer<C>>)(
          call,
          input,
          { idempotencyKey: key },
        )
        unanswered.current = undefined
        setState({ isSending: false, error: undefined })
        return answer
      } catch (error) {
        unanswered.current = error instanceof CallError && error.status === 0 ? { key, input: written } : undefined
        setState({ isSending: false, error })
        hear.current?.(error)
        return undefined
      } finally {
        isUnderWay.current = false
      }
    },
    [call],
  )
  const forget = useCallback(() => setState({ isSending: false, error: undefined }), [])
  return { ...state, send, forget }
}
