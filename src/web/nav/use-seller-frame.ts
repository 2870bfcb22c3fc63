import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { dashboardCalls, type Need } from '#shop/dashboard/contract.ts'
import { needWays, portalGroups, portalNews } from './portal-places.ts'
import { pathOf, placeAt, sumAt } from './screen.ts'

/** What the seller's frame shows: how much waits at each place, and the balance where the reader may see it. */
export function useSellerFrame(isEnabled: boolean): { counts: Record<string, number>; balance: number | null | undefined } {
  const home = useCall(dashboardCalls.sellerHome, { query: { latest: 0 } }, { staleMs: 30_000, isEnabled }).data?.data
  useLive(portalNews, [dashboardCalls.sellerHome])
  return {
    counts: sumAt(home?.needs, (need: Need) => placeAt(portalGroups, pathOf(needWays[need.kind]?.to(need) ?? ''))?.path ?? ''),
    balance: home?.balance,
  }
}
