import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#base/time.ts'
import { List } from '#kit/app/list/List.tsx'
import type { RowOf } from '#kit/app/list/list.ts'
import { useList } from '#kit/app/list/use-list.ts'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { Button } from '#kit/control/Button.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { statementCalls } from '../../statement/contract.ts'
import { lineStatuses } from '../../statement/rules.ts'
import styles from './BankLineList.module.css'
import { MatchDialog, SetAsideDialog } from './MatchDialog.tsx'

type BankLine = RowOf<typeof statementCalls.bankLines>
const meanings = { OPEN: 'amber', MATCHED: 'green', SET_ASIDE: 'grey' } as const

/** Money that came, and which deposit it is. */
export function BankLineList() {
  const t = useText('bookOffice')
  const whyNot = useWhyNot()
  const [dialog, setDialog] = useState<{ line: BankLine; does: 'match' | 'aside' }>()
  const lines = useList(statementCalls.bankLines, {
    filters: [{ name: 'status', label: t('lineStatus'), choices: lineStatuses.map(value => ({ value, label: t(`status_${value}`) })) }],
  })
  return (
    <>
      <List
        of={lines}
        name="bank-lines"
        label={t('lines')}
        columns={useColumns()}
        rowActions={line =>
          line.status === 'OPEN' && (
            <>
              <Button
                size="small"
                variant="primary"
                reason={whyNot(statementCalls.matchLine) ?? (line.candidates.length === 0 ? t('noCandidates') : undefined)}
                onClick={() => setDialog({ line, does: 'match' })}
              >
                {t('match')}
              </Button>
              <Button size="small" reason={whyNot(statementCalls.setLineAside)} onClick={() => setDialog({ line, does: 'aside' })}>
                {t('setAside')}
              </Button>
            </>
          )
        }
        empty={{ drawing: 'done', title: t('noLines'), hint: t('noLinesHint') }}
      />
      {dialog?.does === 'match' && <MatchDialog line={dialog.line} onClose={() => setDialog(undefined)} />}
      {dialog?.does === 'aside' && <SetAsideDialog line={dialog.line} onClose={() => setDialog(undefined)} />}
    </>
  )
}

function useColumns(): DataColumn<BankLine>[] {
  const t = useText('bookOffice')
  const faultText = useFaultText()
  const language = useLanguage()
  return [
    {
      id: 'booked',
      header: t('booked'),
      cell: line => (line.bookedOn ? formatDate(line.bookedOn, 'medium', { language, timeZone: 'UTC' }) : t('none')),
      width: '120px',
    },
    {
      id: 'memo',
      header: t('memo'),
      cell: line => (
        <>
          {line.memo}
          {line.remark !== '' && <span className={styles.remark}>{line.remark}</span>}
        </>
      ),
    },
    { id: 'account', header: t('account'), cell: line => line.bankName, width: '170px', fromPixels: 1_100 },
    {
      id: 'status',
      header: t('lineStatus'),
      cell: line => <Badge meaning={meanings[line.status]}>{t(`status_${line.status}`)}</Badge>,
      width: '130px',
    },
    {
      id: 'deposit',
      header: t('deposit'),
      cell: ({ deposit, candidates, leftBecause }) => (
        <>
          {deposit ? (
            <Link to={`/office/deposits?status=${deposit.status === 'COMPLETED' ? 'COMPLETED' : 'OPEN'}&q=${deposit.id}`}>
              {t('depositOf', { id: deposit.id, seller: deposit.seller })}
            </Link>
          ) : candidates.length > 0 ? (
            t('candidates', { count: candidates.length })
          ) : (
            t('none')
          )}
          {leftBecause && deposit?.status !== 'COMPLETED' && <span className={styles.remark}>{faultText(leftBecause) ?? leftBecause}</span>}
        </>
      ),
      width: '220px',
    },
    { id: 'amount', header: t('amount'), cell: line => <Money cents={line.amountCents} strong />, align: 'end', width: '130px' },
  ]
}
