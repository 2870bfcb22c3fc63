import { useQueries } from '@tanstack/react-query'
import type { AnyCall } from '#base/call.ts'
import { api } from '../../call/api.ts'
import { keyOf } from '../../call/use-call.ts'

type Choice = { value: string; count?: number | undefined; query?: object }
type Tabs = { name: string; choices: readonly Choice[]; isCounted?: boolean } | undefined

/** How many rows each tab holds, whatever is searched for: one row of each is asked, and asked again with the list. */
export function useTabCounts(call: AnyCall, tabs: Tabs, asked: { params?: unknown; query?: object }): Readonly<Record<string, number>> {
  const choices = tabs?.isCounted ? tabs.choices.filter(choice => !('count' in choice)) : []
  const inputs = choices.map(({ value, query }) => ({
    ...(asked.params !== undefined && { params: asked.params }),
    query: { ...asked.query, ...(query ?? { [tabs?.name ?? '']: value }), page: 1, limit: 1 },
  }))
  const answers = useQueries({
    queries: inputs.map(input => ({
      queryKey: keyOf(call, input),
      queryFn: ({ signal }: { signal: AbortSignal }) => (api as Count)(call, input, { signal }),
    })),
  })
  return Object.fromEntries(choices.flatMap(({ value }, at) => countOf(value, answers[at]?.data)))
}

/** Every paged call answers how many there are. */
type Count = (call: AnyCall, input: object, options: { signal: AbortSignal }) => Promise<{ data: { totalDocs: number } }>
const countOf = (value: string, answer: { data: { totalDocs: number } } | undefined): [string, number][] =>
  answer ? [[value, answer.data.totalDocs]] : []
