import type { CallAnswer } from '#base/call.ts'
import type { stockCalls } from '../../stock/contract.ts'

/** As the browser has it. */
export type StockRow = CallAnswer<typeof stockCalls.officeStock>['data']['docs'][number]
