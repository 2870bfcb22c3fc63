import { Link } from 'react-router'
import type { RowOf } from '#kit/app/list/list.ts'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { Money } from '#kit/show/Money.tsx'
import { type Translate, useText } from '#kit/use-text.ts'
import type { walletCalls } from '../../ledger/contract.ts'
import { refOf } from '../ref.ts'
import type { useReasonText } from '../use-reason-text.ts'
import styles from './LedgerOfficePage.module.css'

type Line = RowOf<typeof walletCalls.officeLedgerLines>

/** A transaction with what it was for and its entries. */
export const ledgerColumns = (
  t: Translate<'walletOffice'>,
  kinds: Translate<'wallet'>,
  reasonText: ReturnType<typeof useReasonText>,
): DataColumn<Line>[] => [
  { id: 'id', header: t('transaction'), cell: line => <span className="numbers">{line.id}</span>, width: '90px' },
  { id: 'type', header: t('type'), cell: line => kinds(`type_${line.type}`), width: '120px', phone: 'corner' },
  {
    id: 'seller',
    header: t('seller'),
    cell: line => (line.seller ? <Link to={`/office/wallet/${line.seller.id}`}>{line.seller.username}</Link> : '–'),
    width: '120px',
  },
  {
    id: 'cause',
    header: t('cause'),
    phone: 'line',
    cell: line => (
      <>
        <Cause line={line} />
        {line.reason !== '' && <p className="muted">{reasonText(line.reason)}</p>}
      </>
    ),
  },
  { id: 'method', header: t('method'), cell: line => kinds(`method_${line.method}`), width: '130px', isOptional: true },
  { id: 'at', header: t('booked'), cell: line => <When at={line.at} />, width: '140px' },
  {
    id: 'entries',
    header: t('entries'),
    phone: 'foot',
    cell: line => (
      <Stack as="ul" gap={4} className={styles.entries}>
        {line.entries.map(({ account, amountCents }) => (
          <Row as="li" isSpread key={account}>
            <span>{t(`account_${account}`)}</span>
            <Money cents={amountCents} sign />
          </Row>
        ))}
      </Stack>
    ),
    width: '260px',
  },
]

/** What a transaction is for, leading there. */
function Cause({ line }: { line: Line }) {
  const t = useText('walletOffice')
  const { kind, id, place } = refOf(line.ref, line.type)
  const words = t(`ref_${kind}`, { id })
  return place === undefined ? words : <Link to={place}>{words}</Link>
}
