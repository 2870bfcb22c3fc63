import { routes } from '#engine/serve/route.ts'
import { publicTracking } from '#shop/carrier/carrier.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { ticketReportCalls } from './contract.ts'
import { claimRows, sumClaims } from './report.ts'
import { countRatings } from './store.ts'

export const ticketReportRoutes = routes(ticketReportCalls, {
  claimReport: async ({ who, query: { by, ...days } }, db) => {
    const period = { ...days, timeZone: who.timeZone }
    const { rows, hasMore } = await claimRows(db, period, by)
    const named = rows.map(row => (by === 'CARRIER' ? { ...row, name: publicTracking(row.key, '').carrierName ?? '' } : row))
    const hasMachines = (await readSetting(db, 'machines')) !== ''
    return { data: { rows: named, hasMore, hasMachines, total: await sumClaims(db, period), ratings: await countRatings(db, period) } }
  },
})
