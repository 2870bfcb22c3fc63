import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { dashboardCalls, type Queue } from '#shop/dashboard/contract.ts'
import { officeGroups, officeNews, queueWays } from './office-places.ts'
import { pathOf, placeAt, sumAt } from './screen.ts'

/** How much waits at each place of the office that the reader may open: a queue's at the place that its screen lies in. */
export function useOfficeCounts(isEnabled: boolean): Record<string, number> {
  const home = useCall(dashboardCalls.officeHome, {}, { staleMs: 30_000, isEnabled }).data?.data
  useLive(isEnabled ? officeNews : [], [dashboardCalls.officeHome])
  return sumAt(home?.queues, ({ name }: Queue) => placeAt(officeGroups, pathOf(queueWays[name]?.to ?? ''))?.path ?? '')
}
