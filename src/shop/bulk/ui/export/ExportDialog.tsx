import { useState } from 'react'
import { api } from '#kit/call/api.ts'
import { useSend } from '#kit/call/use-call.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Segments } from '#kit/control/Choice.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { type TrackingColumn, trackingColumnIds, trackingColumns, usualTrackingColumns } from '#shop/order/list/export/rules.ts'
import type { OrderListQuery } from '#shop/order/ui/list/OrderList.tsx'
import { bulkCalls } from '../../contract.ts'
import { type ExportColumns, exportColumnCalls } from '../../file/choice/contract.ts'
import { type OrderColumn, orderColumnIds, orderColumnName, usualOrderColumns } from '../../file/export.rules.ts'
import { ColumnOrder } from './ColumnOrder.tsx'

type What = 'orders' | 'tracking' | 'tiktok'
type Format = 'csv' | 'xlsx'
type Props = { query: OrderListQuery; chosen: ExportColumns; onClose: () => void }

/** Which file, with which columns in which order; the choice is remembered when it is downloaded. */
export function ExportDialog({ query, chosen, onClose }: Props) {
  const t = useText('exportFile')
  const [what, setWhat] = useState<What>('tracking')
  const [format, setFormat] = useState<Format>('csv')
  const [orders, setOrders] = useState<readonly OrderColumn[]>(chosen.orders ?? usualOrderColumns)
  const [tracking, setTracking] = useState<readonly TrackingColumn[]>(chosen.tracking ?? usualTrackingColumns)
  const ofOrders = useWhyNot()(bulkCalls.exportOrders)
  const ofTracking = useWhyNot()(orderCalls.exportTracking)
  const mayNotKeep = useWhyNot()(exportColumnCalls.setExportColumns)
  const keep = useSend(exportColumnCalls.setExportColumns, { changes: [exportColumnCalls.exportColumns] })
  const { sort: _, ...filters } = query
  const url =
    what === 'orders'
      ? api.url(bulkCalls.exportOrders, { query: { ...filters, format, columns: orders.join(',') } })
      : what === 'tracking'
        ? api.url(orderCalls.exportTracking, { query: { ...query, format, columns: tracking.join(',') } })
        : api.url(orderCalls.exportTracking, { query: { ...query, format, shape: 'tiktok' } })
  const isEmpty = what === 'orders' ? orders.length === 0 : what === 'tracking' && tracking.length === 0
  const download = () => {
    if (mayNotKeep !== undefined || what === 'tiktok') return
    keep.mutate({
      body: what === 'orders' ? { orders: unless(orders, usualOrderColumns) } : { tracking: unless(tracking, usualTrackingColumns) },
    })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title')}
      width={582}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <LinkButton
            variant="primary"
            icon="download"
            reloadDocument
            reason={(what === 'orders' ? ofOrders : ofTracking) ?? (isEmpty ? t('noColumn') : undefined)}
            to={url}
            onClick={download}
          >
            {t('download')}
          </LinkButton>
        </>
      }
    >
      <Stack>
        <Segments
          label={t('what')}
          value={what}
          onChange={setWhat}
          choices={(['orders', 'tracking', 'tiktok'] as const).map(value => ({ value, label: t(`what_${value}`) }))}
        />
        <Segments
          label={t('format')}
          value={format}
          onChange={setFormat}
          choices={[
            { value: 'csv', label: 'CSV' },
            { value: 'xlsx', label: 'XLSX' },
          ]}
        />
        {what === 'orders' && (
          <ColumnOrder all={orderColumnIds} usual={usualOrderColumns} chosen={orders} nameOf={orderColumnName} onChange={setOrders} />
        )}
        {what === 'tracking' && (
          <ColumnOrder
            all={trackingColumnIds}
            usual={usualTrackingColumns}
            chosen={tracking}
            nameOf={column => trackingColumns[column]}
            onChange={setTracking}
          />
        )}
        {what === 'tiktok' && <p className="hint">{t('tiktokHint')}</p>}
      </Stack>
    </Dialog>
  )
}

/** The usual ones are no choice. */
const unless = <C extends string>(columns: readonly C[], usual: readonly C[]): C[] | null =>
  columns.join() === usual.join() ? null : [...columns]
