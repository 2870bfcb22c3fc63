import { useState } from 'react'
import { Link } from 'react-router'
import { formatCents } from '#base/money.ts'
import { useConfirm } from '#kit/app/dialog/Confirm.tsx'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { pagerOf } from '#kit/app/table/Pager.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useNotice } from '#kit/app/use-notice.tsx'
import { useCall, useSend } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useReader } from '#kit/use-session.ts'
import { type Translate, useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { walletCalls } from '../../ledger/contract.ts'
import { type Adjustment, walletOfficeCalls } from '../../office/contract.ts'
import { AskAdjustmentDialog, RefuseAdjustmentDialog } from './AdjustmentDialogs.tsx'

export const handle = { texts: ['bookOffice', 'approval'] }
const defaults = { page: 1, limit: 20 }
const meanings = { PENDING: 'amber', POSTED: 'green', REFUSED: 'red' } as const

/** Corrections of wallets by two people. */
export default function AdjustmentOfficePage() {
  const t = useText('bookOffice')
  const reader = useReader()
  const whyNot = useWhyNot()
  const [{ page, limit }, setState] = useUrlState(defaults)
  const [dialog, setDialog] = useState<Adjustment | 'new'>()
  const adjustments = useCall(walletOfficeCalls.adjustments, { query: { page, limit } }, { keepsLast: true })
  const answer = adjustments.data?.data
  const confirm = useConfirming()
  const close = () => setDialog(undefined)
  return (
    <>
      <PageHeader
        title={t('adjustments')}
        hint={t('adjustmentsHint')}
        actions={
          <Button variant="primary" icon="plus" reason={whyNot(walletOfficeCalls.askAdjustment)} onClick={() => setDialog('new')}>
            {t('askAdjustment')}
          </Button>
        }
      />
      <DataTable
        name="adjustments"
        label={t('adjustments')}
        columns={columnsOf(t)}
        rows={answer?.docs}
        rowId={row => String(row.id)}
        rowActions={row =>
          row.status === 'PENDING' && (
            <>
              <Button
                size="small"
                variant="primary"
                reason={whyNot(walletOfficeCalls.confirmAdjustment) ?? (row.askedBy.id === reader?.id ? t('yourOwn') : undefined)}
                onClick={() => void confirm(row)}
              >
                {t('confirm')}
              </Button>
              <Button size="small" reason={whyNot(walletOfficeCalls.refuseAdjustment)} onClick={() => setDialog(row)}>
                {t('refuse')}
              </Button>
            </>
          )
        }
        error={adjustments.error}
        onRetry={() => void adjustments.refetch()}
        empty={<EmptyState drawing="money" title={t('noAdjustments')} />}
        pager={pagerOf(answer, setState)}
      />
      {dialog === 'new' && <AskAdjustmentDialog onClose={close} />}
      {dialog !== undefined && dialog !== 'new' && <RefuseAdjustmentDialog adjustment={dialog} onClose={close} />}
    </>
  )
}

function useConfirming() {
  const t = useText('bookOffice')
  const language = useLanguage()
  const notice = useNotice()
  const ask = useConfirm()
  const send = useSend(walletOfficeCalls.confirmAdjustment, {
    changes: [walletOfficeCalls.adjustments, walletCalls.officeLedger, walletCalls.officeLedgerLines],
    onDone: () => notice.done(t('postedNow')),
    onRefused: notice.failed,
  })
  return async ({ id, seller, amountCents, reason }: Adjustment) => {
    const figures = [{ label: t('amount'), value: formatCents(amountCents, { language, sign: true }), isTotal: true }]
    const isSure = await ask({ title: t('confirmTitle', { name: seller.username }), children: reason, figures, action: t('confirm') })
    if (isSure) send.mutate({ params: { id }, body: {} })
  }
}

const columnsOf = (t: Translate<'bookOffice'>): DataColumn<Adjustment>[] => [
  {
    id: 'seller',
    header: t('seller'),
    cell: row => <Link to={`/office/wallet/${row.seller.id}`}>{row.seller.username}</Link>,
    width: '160px',
  },
  { id: 'reason', header: t('reason'), cell: row => row.reason },
  {
    id: 'status',
    header: t('lineStatus'),
    cell: row => <Badge meaning={meanings[row.status]}>{t(`adjustment_${row.status}`)}</Badge>,
    width: '190px',
  },
  { id: 'askedBy', header: t('askedBy'), cell: row => row.askedBy.username, width: '130px' },
  { id: 'askedAt', header: t('askedAt'), cell: row => <When at={row.askedAt} />, width: '140px', fromPixels: 1_300 },
  { id: 'decidedBy', header: t('decidedBy'), cell: row => row.decidedBy ?? t('none'), width: '140px', fromPixels: 1_250 },
  { id: 'amount', header: t('amount'), cell: row => <Money cents={row.amountCents} sign />, align: 'end', width: '130px' },
]
