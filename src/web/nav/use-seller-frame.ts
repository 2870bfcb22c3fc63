import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { announcementCalls } from '#shop/content/announcement/contract.ts'
import { nowInput } from '#shop/content/ui/announcement/now.ts'
import { dashboardCalls, type Need } from '#shop/dashboard/contract.ts'
import { needWays, portalGroups, portalNews } from './portal-places.ts'
import { pathOf, placeAt, sumAt } from './screen.ts'

/** What the seller's frame shows: how much waits at each place, and the balance where the reader may see it. */
export function useSellerFrame(isEnabled: boolean): { counts: Record<string, number>; balance: number | null | undefined } {
  const home = useCall(dashboardCalls.sellerHome, { query: { latest: 0 } }, { staleMs: 30_000, isEnabled }).data?.data
  const news = useCall(announcementCalls.announcementsNow, {}, { ...nowInput, isEnabled }).data?.data
  useLive(['notification.created'], [announcementCalls.announcementsNow])
  useLive(portalNews, [dashboardCalls.sellerHome])
  return {
    counts: {
      ...sumAt(home?.needs, (need: Need) => placeAt(portalGroups, pathOf(needWays[need.kind]?.to(need) ?? ''))?.path ?? ''),
      ...(news && news.unread > 0 && { '/announcement': news.unread }),
    },
    balance: home?.balance,
  }
}
