import {
  keepPreviousData,
  type QueryKey,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'
import type { AnyCall, CallAnswer, CallInput } from '#base/call.ts'
import { CallError } from '#base/fault.ts'
import type { WireCall } from '#base/wire.ts'
import { api } from './api.ts'
import { newKey } from './use-send-plain.ts'

type CallFunction<C> = (call: C, input: CallInput<C>, options: { signal?: AbortSignal; idempotencyKey?: string }) => Promise<CallAnswer<C>>
/** `Arguments` only says whether the input may be left out; here it always stands. */
const ask = <C>() => api as CallFunction<C>

/** The key of a call's answers: `['GET /v1/order', input]`; the first part alone means all of them. */
export const keyOf = <C extends WireCall>(call: C, input?: CallInput<C>): QueryKey =>
  input === undefined ? [`${call.method} ${call.path}`] : [`${call.method} ${call.path}`, input]

type CallOptions = {
  isEnabled?: boolean
  /** Asked again this often, in milliseconds; for what no event tells. */
  everyMs?: number
  /** Lists keep the page before on the screen while the next one comes. */
  keepsLast?: boolean
  staleMs?: number
}

/** An answer of the API, kept and shared by its call and input. `error` is a CallError; say it with `useErrorText`. */
export function useCall<C extends AnyCall>(call: C, input: CallInput<C>, options: CallOptions = {}): UseQueryResult<CallAnswer<C>> {
  return useQuery<CallAnswer<C>>({
    queryKey: keyOf(call, input),
    queryFn: ({ signal }) => ask<C>()(call, input, { signal }),
    enabled: options.isEnabled ?? true,
    ...(options.everyMs !== undefined && { refetchInterval: options.everyMs }),
    ...(options.staleMs !== undefined && { staleTime: options.staleMs }),
    ...(options.keepsLast && { placeholderData: keepPreviousData }),
  })
}

export type SendOptions<C> = {
  /** The calls whose answers this write may change; they are asked again. */
  changes?: readonly WireCall[]
  onDone?: (answer: CallAnswer<C>, input: CallInput<C>) => void
  onRefused?: (error: unknown) => void
  /** The key of an act that outlives the page, as a kept form's: from another tab, or after a reload, it is the same act. */
  key?: string | undefined
}

/**
 * A write. Each act (one `mutate`) has an Idempotency-Key of its own; where no answer came, the same input sent again keeps
 * the key, so that nothing is done twice. A double click, or Enter twice, is one act: what is under way is not sent again.
 */
export function useSend<C extends AnyCall>(
  call: C,
  { changes = [], onDone, onRefused, key: kept }: SendOptions<C> = {},
): UseMutationResult<CallAnswer<C>, Error, CallInput<C>> {
  const queries = useQueryClient()
  const unanswered = useRef<{ key: string; input: string } | undefined>(undefined)
  // A page draws its busy button only after the second click of a double click.
  const underWay = useRef(new Set<string>())
  const mutation = useMutation<CallAnswer<C>, Error, CallInput<C>>({
    mutationFn: async input => {
      const written = writtenOf(input)
      const key = kept ?? (unanswered.current?.input === written ? unanswered.current.key : newKey())
      try {
        const answer = await ask<C>()(call, input, { idempotencyKey: key })
        unanswered.current = undefined
        return answer
      } catch (error) {
        unanswered.current = error instanceof CallError && error.status === 0 ? { key, input: written } : undefined
        throw error
      }
    },
    onSuccess: (answer, input) => onDone?.(answer, input),
    onError: error => onRefused?.(error),
    // Also after a refusal: it may say that somebody else was quicker.
    onSettled: (_answer, _error, input) => {
      underWay.current.delete(writtenOf(input))
      return Promise.all(changes.map(changed => queries.invalidateQueries({ queryKey: keyOf(changed) })))
    },
  })
  const mutate: typeof mutation.mutate = (...act) => {
    const written = writtenOf(act[0])
    if (underWay.current.has(written)) return
    underWay.current.add(written)
    mutation.mutate(...act)
  }
  return { ...mutation, mutate }
}

/** An input as words, files by what tells them apart. */
const writtenOf = (input: unknown): string =>
  JSON.stringify(input, (_name, value) => (value instanceof File ? [value.name, value.size, value.lastModified] : value)) ?? ''
