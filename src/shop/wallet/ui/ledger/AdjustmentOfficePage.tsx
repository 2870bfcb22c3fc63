import { useState } from 'react'
import { Link } from 'react-router'
import { formatCents } from '#base/money.ts'
import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useReader } from '#kit/use-session.ts'
import { type Translate, useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { type Adjustment, adjustCalls } from '../../adjust/contract.ts'
import { walletCalls } from '../../ledger/contract.ts'
import { AskAdjustmentDialog, RefuseAdjustmentDialog } from './AdjustmentDialogs.tsx'

export const handle = { texts: ['bookOffice', 'approval'] }
const meanings = { PENDING: 'amber', POSTED: 'green', REFUSED: 'red' } as const

/** Corrections of wallets by two people. */
export default function AdjustmentOfficePage() {
  const t = useText('bookOffice')
  const reader = useReader()
  const whyNot = useWhyNot()
  const [dialog, setDialog] = useState<Adjustment | 'new'>()
  const adjustments = useList(adjustCalls.adjustments)
  const confirm = useConfirming()
  const close = () => setDialog(undefined)
  return (
    <>
      <PageHeader
        title={t('adjustments')}
        hint={t('adjustmentsHint')}
        actions={
          <Button variant="primary" icon="plus" reason={whyNot(adjustCalls.askAdjustment)} onClick={() => setDialog('new')}>
            {t('askAdjustment')}
          </Button>
        }
      />
      <List
        of={adjustments}
        name="adjustments"
        label={t('adjustments')}
        columns={columnsOf(t)}
        rowActions={row =>
          row.status === 'PENDING' && (
            <>
              <Button
                size="small"
                variant="primary"
                reason={whyNot(adjustCalls.confirmAdjustment) ?? (row.askedBy.id === reader?.id ? t('yourOwn') : undefined)}
                onClick={() => void confirm(row)}
              >
                {t('confirm')}
              </Button>
              <Button size="small" reason={whyNot(adjustCalls.refuseAdjustment)} onClick={() => setDialog(row)}>
                {t('refuse')}
              </Button>
            </>
          )
        }
        empty={{ drawing: 'money', title: t('noAdjustments') }}
      />
      {dialog === 'new' && <AskAdjustmentDialog onClose={close} />}
      {dialog !== undefined && dialog !== 'new' && <RefuseAdjustmentDialog adjustment={dialog} onClose={close} />}
    </>
  )
}

function useConfirming() {
  const t = useText('bookOffice')
  const language = useLanguage()
  const post = useAct(adjustCalls.confirmAdjustment, {
    changes: [adjustCalls.adjustments, walletCalls.officeLedger, walletCalls.officeLedgerLines],
    done: t('postedNow'),
  })
  return ({ id, seller, amountCents, reason }: Adjustment) => {
    const figures = [{ label: t('amount'), value: formatCents(amountCents, { language, sign: true }), isTotal: true }]
    const question = { title: t('confirmTitle', { name: seller.username }), children: reason, figures, action: t('confirm') }
    return post.ask(question, { params: { id }, body: {} })
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
