import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { useText } from '#kit/use-text.ts'
import { gangCalls } from '../../gang/contract.ts'
import { useSheetColumns } from './sheet-columns.tsx'

/** The gang sheets of a batch; nothing where it has none. */
export function GangSheets({ batchId }: { batchId: number }) {
  const t = useText('production')
  const columns = useSheetColumns()
  const sheets = useCall(gangCalls.gangSheets, { params: { id: batchId } }).data?.data ?? []
  useLive(['production.changed', 'order.moved'], [gangCalls.gangSheets])
  if (sheets.length === 0) return null
  return (
    <DataTable
      name="gang-sheets"
      label={t('gangSheets')}
      columns={columns}
      rows={sheets}
      rowId={row => String(row.id)}
      rowTo={row => `/office/production/gang/${row.id}`}
      empty={<EmptyState drawing="list" title={t('gangSheets')} />}
    />
  )
}
