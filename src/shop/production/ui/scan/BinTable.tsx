import { Link } from 'react-router'
import type { CallAnswer } from '#base/call.ts'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { When } from '#kit/app/page/When.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button } from '#kit/control/Button.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { type Translate, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { binCalls } from '../../scan/contract.ts'
import { DueBy } from '../DueBy.tsx'

type Bin = CallAnswer<typeof binCalls.bins>['data']['held'][number]

/** What lies in which bin: how much of its order is still to come, and what is to be taken out. */
export function BinTable() {
  const t = useText('production')
  const whyNot = useWhyNot()
  const found = useCall(binCalls.bins, undefined)
  useLive(['production.changed', 'production.binsChanged', 'order.moved'], [binCalls.bins])
  const empty = useAct(binCalls.emptyBin, { changes: [binCalls.bins], done: ({ data }) => t('binEmptied', { bin: data.id }) })
  const bins = found.data?.data
  const ask = ({ id, orderId }: Bin) =>
    void empty.ask(
      { title: t('binEmptyTitle', { bin: id }), children: t('binEmptyHint', { order: orderId }), action: t('binEmpty') },
      { params: { id }, body: { orderId } },
    )
  return (
    <Stack gap={8}>
      {bins && <p className="muted">{t('binsHeld', { held: bins.held.length, total: bins.total })}</p>}
      <DataTable
        name="bins"
        label={t('bins')}
        columns={columnsOf(t)}
        rows={bins?.held}
        rowId={row => String(row.id)}
        rowActions={row => (
          <Button size="small" variant="quiet" reason={whyNot(binCalls.emptyBin)} busy={empty.isPending} onClick={() => ask(row)}>
            {t('binEmpty')}
          </Button>
        )}
        error={found.error}
        onRetry={() => void found.refetch()}
        empty={
          <EmptyState drawing="box" title={t('binsFree')}>
            {t('binsFreeHint')}
          </EmptyState>
        }
      />
    </Stack>
  )
}

/** A row that opened its order would have its act on the order's page alone, on a phone. */
function OrderLink({ id }: { id: number }) {
  return (
    <Link to={`/office/order/${id}`} className="numbers">
      #{id}
    </Link>
  )
}

const columnsOf = (t: Translate<'production'>): DataColumn<Bin>[] => [
  { id: 'bin', header: t('bin'), cell: row => <strong className="numbers">{t('binNumber', { bin: row.id })}</strong>, width: '110px' },
  { id: 'order', header: t('order'), cell: row => <OrderLink id={row.orderId} />, width: '110px', phone: 'line' },
  {
    id: 'state',
    header: t('state'),
    cell: row =>
      row.isEnded ? (
        <Badge meaning="amber">{t('binTakeOut')}</Badge>
      ) : row.passed < row.pieces ? (
        t('passedOf', { passed: row.passed, pieces: row.pieces })
      ) : (
        <Badge meaning="green">{t('binComplete')}</Badge>
      ),
  },
  { id: 'seller', header: t('seller'), cell: row => row.seller, width: '150px', phone: 'none' },
  { id: 'due', header: t('dueBy'), cell: row => <DueBy at={row.dueAt} />, width: '180px', phone: 'none' },
  { id: 'since', header: t('binSince'), cell: row => <When at={row.takenAt} />, width: '150px', phone: 'foot' },
]
