import { nameIn } from '#base/text.ts'
import { dayBefore } from '#base/time.ts'
import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useCall } from '#kit/call/use-call.ts'
import { TextInput } from '#kit/control/TextInput.tsx'
import { type Figure, Figures } from '#kit/layout/Figures.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { Money } from '#kit/show/Money.tsx'
import { type Translate, useLanguage, useText } from '#kit/use-text.ts'
import { type ClaimGroup, type ClaimRow, claimGroups, ticketReportCalls } from '../../office/report/contract.ts'
import type { DecisionCause } from '../../rules.ts'

export const handle = { texts: ['claimReport', 'ticket', 'ticketDecision'] }

const isDay = (text: string) => /^(19|20|21)\d\d-\d\d-\d\d$/.test(text)
const counts = ['claims', 'refunds', 'reprints', 'reships', 'rejected'] as const

/** What claims were decided in some days, by what they were about: what to mend first. */
export default function ClaimReportPage() {
  const [t, ofTickets] = [useText('claimReport'), useText('ticket')]
  const [state, setState] = useUrlState({ by: 'CAUSE', from: '', to: '' })
  const by = claimGroups.find(group => group === state.by) ?? 'CAUSE'
  const to = isDay(state.to) ? state.to : dayBefore(0)
  const from = isDay(state.from) ? state.from : dayBefore(29)
  const report = useCall(ticketReportCalls.claimReport, { query: { from, to, by } }, { keepsLast: true })
  const found = report.data?.data
  const figures: readonly Figure[] | undefined = found && [
    ...counts.map(name => ({ label: t(name), value: found.total[name] })),
    { label: t('refundedCents'), value: <Money cents={found.total.refundedCents} /> },
    { label: t('goodRatings'), ...shareOf(found.ratings, t) },
  ]
  return (
    <>
      <PageHeader title={t('title')} hint={t('hint')} back={{ to: '/office/ticket', label: ofTickets('title') }} />
      <AppTabs
        label={t('by')}
        value={by}
        onChange={value => setState({ by: value })}
        tabs={claimGroups.filter(group => group !== 'MACHINE' || found?.hasMachines).map(value => ({ value, label: t(`by_${value}`) }))}
      />
      <Stack>
        <Row align="end">
          {(['from', 'to'] as const).map(name => (
            <TextInput
              key={name}
              width="short"
              type="date"
              label={t(name)}
              value={name === 'from' ? from : to}
              max={dayBefore(0)}
              onChange={event => setState({ [name]: event.currentTarget.value })}
            />
          ))}
        </Row>
        <Figures of={figures} waiting={counts.length + 2} />
        <DataTable
          name="claims"
          label={t('title')}
          columns={useColumns(by)}
          rows={found?.rows}
          rowId={row => row.key}
          error={report.error}
          onRetry={() => void report.refetch()}
          empty={
            <EmptyState drawing="done" title={t('empty')}>
              {t('emptyHint')}
            </EmptyState>
          }
        />
        {found?.hasMore && <p>{t('more')}</p>}
      </Stack>
    </>
  )
}

/** The share of good ratings, whole percent, with what it is of. */
const shareOf = ({ count, good }: { count: number; good: number }, t: Translate<'claimReport'>) =>
  count === 0 ? { value: '–' } : { value: `${Math.round((good * 100) / count)}%`, hint: t('goodOf', { good, count }) }

function useColumns(by: ClaimGroup): readonly DataColumn<ClaimRow>[] {
  const [t, causes, language] = [useText('claimReport'), useText('ticketDecision'), useLanguage()]
  const nameOf = (row: ClaimRow): string => {
    if (row.key === '') return t('unknown')
    if (by === 'CAUSE') return causes(`cause_${row.key as DecisionCause}`)
    return row.name === '' ? row.key : nameIn(language, row)
  }
  return [
    { id: 'name', header: t(`by_${by}`), cell: nameOf },
    ...counts.map(
      (name): DataColumn<ClaimRow> => ({
        id: name,
        header: t(name),
        align: 'end',
        width: '110px',
        phone: name === 'claims' ? 'line' : 'none',
        cell: row => (
          <>
            <span className="phone-only muted">{t(name)} </span>
            {row[name]}
          </>
        ),
      }),
    ),
    {
      id: 'cents',
      header: t('refundedCents'),
      align: 'end',
      width: '130px',
      phone: 'corner',
      cell: row => <Money cents={row.refundedCents} />,
    },
  ]
}
