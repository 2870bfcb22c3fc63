import type { AnyCall, CallInput } from '#base/call.ts'
import { useCall } from '../../call/use-call.ts'

/** How many rows a list holds, for the tab that leads to it; nothing before it is known. One row is asked, and asked again with the list. */
export function useCount<C extends AnyCall>(call: C, query: object = {}): number | undefined {
  // Every paged call takes a limit and answers how many there are; here the compiler knows no call.
  const input = { query: { ...query, page: 1, limit: 1 } } as CallInput<C>
  const answer = useCall(call, input).data as { data: { totalDocs: number } } | undefined
  return answer?.data.totalDocs
}
