import { dayBefore } from '#base/time.ts'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { When } from '#kit/app/page/When.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useCall } from '#kit/call/use-call.ts'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import { ActText, ObjectLink } from '#shop/audit/ui/AuditLine.tsx'
import { approvalCalls } from '../contract.ts'
import type { ActState, MoneyKind } from '../rules.ts'
import { ActAmount } from './ActAmount.tsx'
import { AskText } from './AskText.tsx'

const meanings: Record<ActState, Meaning> = { ALONE: 'grey', WAITING: 'amber', DONE: 'green', REFUSED: 'red' }

/** Who did what for how much on a day, what waited, and what was done alone. */
export function MoneyReport() {
  const t = useText('approvalOffice')
  const [state, setState] = useUrlState({ tab: 'report', on: '' })
  const today = dayBefore(0)
  const on = /^(19|20|21)\d\d-\d\d-\d\d$/.test(state.on) ? state.on : today
  const report = useCall(approvalCalls.moneyReport, { query: { on } }, { keepsLast: true })
  const found = report.data?.data
  /** A phone has no head that says which sum it is, and no room for those that are nothing. */
  const sum = (name: string, kind: MoneyKind, amount: number) =>
    amount === 0 ? (
      <span className="phone-none">–</span>
    ) : (
      <>
        <span className="phone-only muted">{name} </span>
        <ActAmount act={{ kind, amount }} />
      </>
    )
  return (
    <Stack>
      <TextInput
        width="short"
        type="date"
        label={t('day')}
        value={on}
        max={today}
        onChange={event => setState({ on: event.currentTarget.value })}
      />
      {found && found.sums.length > 0 && (
        <DataTable
          name="money-sums"
          label={t('who')}
          columns={[
            { id: 'who', header: t('who'), cell: row => row.username },
            { id: 'kind', header: t('kind'), cell: row => t(`kind_${row.kind}`), phone: 'corner' },
            { id: 'count', header: t('acts'), cell: row => row.count, align: 'end' },
            { id: 'alone', header: t('sumAlone'), cell: row => sum(t('sumAlone'), row.kind, row.alone), align: 'end', phone: 'line' },
            { id: 'byTwo', header: t('sumByTwo'), cell: row => sum(t('sumByTwo'), row.kind, row.byTwo), align: 'end', phone: 'foot' },
            {
              id: 'waiting',
              header: t('sumWaiting'),
              cell: row => sum(t('sumWaiting'), row.kind, row.waiting),
              align: 'end',
              phone: 'end',
            },
          ]}
          rows={found.sums}
          rowId={row => `${row.username} ${row.kind}`}
          empty={null}
        />
      )}
      {found?.hasMore && <p>{t('reportMore', { shown: found.acts.length, count: found.count })}</p>}
      <DataTable
        name="money-acts"
        label={t('report')}
        columns={[
          { id: 'at', header: t('askedAt'), cell: row => <When at={row.at} />, width: '140px' },
          { id: 'who', header: t('who'), cell: row => row.maker.username, width: '140px' },
          {
            id: 'what',
            header: t('kind'),
            cell: row => (
              <>
                {row.state === 'WAITING' || row.state === 'REFUSED' ? <AskText call={row.call} /> : <ActText call={row.call} />} ·{' '}
                <ObjectLink entry={{ ...row, actorId: 0, actor: '', change: null, requestId: '' }} />
              </>
            ),
          },
          {
            id: 'state',
            header: t('state'),
            cell: row => <Badge meaning={meanings[row.state]}>{t(`state_${row.state}`)}</Badge>,
            width: '150px',
          },
          { id: 'by', header: t('decidedBy'), cell: row => row.decidedBy ?? '–', width: '140px', fromPixels: 1_100 },
          { id: 'amount', header: t('amount'), cell: row => <ActAmount act={row} />, align: 'end', width: '140px' },
        ]}
        rows={found?.acts}
        rowId={row => String(row.id)}
        error={report.error}
        onRetry={() => void report.refetch()}
        empty={
          <EmptyState drawing="money" title={t('reportEmpty')}>
            {t('reportEmptyHint')}
          </EmptyState>
        }
      />
    </Stack>
  )
}
