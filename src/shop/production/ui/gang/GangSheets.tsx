import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { type Translate, useText } from '#kit/use-text.ts'
import { gangCalls } from '../../gang/contract.ts'
import { type GangSheet, GangState, useSheetFigures } from './GangState.tsx'

/** The gang sheets of a batch; nothing where it has none. */
export function GangSheets({ batchId }: { batchId: number }) {
  const t = useText('production')
  const figures = useSheetFigures()
  const sheets = useCall(gangCalls.gangSheets, { params: { id: batchId } }).data?.data ?? []
  useLive(['production.changed', 'order.moved'], [gangCalls.gangSheets])
  if (sheets.length === 0) return null
  return (
    <DataTable
      name="gang-sheets"
      label={t('gangSheets')}
      columns={columnsOf(t, figures)}
      rows={sheets}
      rowId={row => String(row.id)}
      rowTo={row => `/office/production/gang/${row.id}`}
      empty={<EmptyState drawing="list" title={t('gangSheets')} />}
    />
  )
}

const columnsOf = (t: Translate<'production'>, figures: ReturnType<typeof useSheetFigures>): DataColumn<GangSheet>[] => [
  { id: 'sheet', header: t('gangSheets'), cell: row => t('gangSheet', { id: row.id }), width: '150px' },
  { id: 'technique', header: t('technique'), cell: row => t(`technique_${row.technique}`), width: '150px' },
  {
    id: 'size',
    header: t('gangSize'),
    cell: figures.size,
    align: 'end',
    width: '150px',
  },
  { id: 'pieces', header: t('gangPieces'), cell: row => row.pieces, align: 'end', width: '100px' },
  { id: 'waste', header: t('waste'), cell: figures.waste, align: 'end', width: '100px', phone: 'foot' },
  { id: 'state', header: t('state'), cell: row => <GangState sheet={row} /> },
]
