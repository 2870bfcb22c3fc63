import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { dashboardCalls, type Need, type Queue } from '#shop/dashboard/contract.ts'
import { needPaths, queuePaths } from '#shop/dashboard/ui/ways.ts'

/** What the seller's frame shows: how much waits at each place, and the balance where the reader may see it. */
export function useSellerFrame(isEnabled: boolean): { counts: Record<string, number>; balance: number | null | undefined } {
  const home = useCall(dashboardCalls.sellerHome, { query: { latest: 0 } }, { staleMs: 30_000, isEnabled }).data?.data
  useLive(
    [
      'order.created',
      'order.moved',
      'order.changed',
      'order.deleted',
      'deposit.completed',
      'deposit.cancelled',
      'deposit.waiting',
      'import.done',
    ],
    [dashboardCalls.sellerHome],
  )
  return { counts: sumAt(home?.needs, ({ kind }: Need) => needPaths[kind]), balance: home?.balance }
}

/** How much waits at each place of the office that the reader may open. */
export function useOfficeCounts(isEnabled: boolean): Record<string, number> {
  const home = useCall(dashboardCalls.officeHome, {}, { staleMs: 30_000, isEnabled }).data?.data
  useLive(
    isEnabled
      ? [
          'order.moved',
          'deposit.submitted',
          'deposit.completed',
          'message.changed',
          'approval.asked',
          'approval.decided',
          'parcel.changed',
          'ticket.changed',
        ]
      : [],
    [dashboardCalls.officeHome],
  )
  return sumAt(home?.queues, ({ name }: Queue) => queuePaths[name])
}

function sumAt<T extends { count: number }>(all: readonly T[] | undefined, pathOf: (one: T) => string): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const one of all ?? []) sums[pathOf(one)] = (sums[pathOf(one)] ?? 0) + one.count
  return sums
}
