import { useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { useAct } from '#kit/app/use-act.ts'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useText } from '#kit/use-text.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { trackingFileCalls } from '../../file/tracking/contract.ts'
import type { ShownCheck } from './use-check.ts'

type CheckedRow = ShownCheck['rows'][number]
export type ShownVerdict = CheckedRow['verdict'] | 'DONE'
/** A row with what came of it, once its number was sent. */
export type ShownRow = Omit<CheckedRow, 'verdict'> & { verdict: ShownVerdict }
type Result = CallAnswer<typeof trackingFileCalls.setTrackingNumbers>['data']['results'][number]

/** So few that each part is over in a moment; what a lost connection leaves is sent again by the same button. */
const numbersAtOnce = 100

/** The rows of a file, and the setting of its good numbers part by part, each order by itself. */
export function useSetNumbers(check: ShownCheck) {
  const t = useText('trackingFile')
  const notice = useNotice()
  const [results, setResults] = useState<ReadonlyMap<number, Result>>(new Map())
  const [progress, setProgress] = useState<{ sent: number; total: number }>()
  const act = useAct(trackingFileCalls.setTrackingNumbers, { changes: [orderCalls.myOrders, orderCalls.order] })
  const rows = check.rows.map(row => shown(row, results))
  const toSet = rows.filter(row => row.verdict === 'SET')
  const set = async () => {
    const found = new Map(results)
    try {
      for (let at = 0; at < toSet.length; at += numbersAtOnce) {
        setProgress({ sent: at, total: toSet.length })
        const numbers = toSet
          .slice(at, at + numbersAtOnce)
          .flatMap(({ orderId, trackingNumber }) => (orderId === null ? [] : [{ orderId, trackingNumber }]))
        const { data } = await act.mutateAsync({ body: { numbers } })
        for (const result of data.results) found.set(result.id, result)
        setResults(new Map(found))
      }
      notice.done(t('done', { count: [...found.values()].filter(result => result.isSet).length }))
    } catch {
      // Its notice has told why; what was set stays, and the button sends the rest.
    } finally {
      setProgress(undefined)
    }
  }
  const count = (verdict: ShownVerdict) => rows.filter(row => row.verdict === verdict).length
  const counts = { SET: toSet.length, DONE: count('DONE'), SAME: count('SAME'), LEFT: count('LEFT'), REFUSED: count('REFUSED') }
  return { rows, counts, left: toSet.length, set, isPending: progress !== undefined, ...(progress ?? { sent: 0, total: 0 }) }
}

function shown(row: CheckedRow, results: ReadonlyMap<number, Result>): ShownRow {
  const result = row.verdict === 'SET' && row.orderId !== null ? results.get(row.orderId) : undefined
  if (!result) return row
  if (result.code !== undefined)
    return { ...row, verdict: 'REFUSED', fault: { code: result.code, values: result.values ?? {} }, warnings: [] }
  return { ...row, verdict: result.isSet ? 'DONE' : 'SAME', warnings: [] }
}
