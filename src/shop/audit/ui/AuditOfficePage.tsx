import { Link } from 'react-router'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { EmptyState, NothingFound } from '#kit/app/page/EmptyState.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { FilterBar } from '#kit/app/table/FilterBar.tsx'
import { pagerOf } from '#kit/app/table/Pager.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useText } from '#kit/use-text.ts'
import { acts, isSubject, subjectPlaces } from '../act.rules.ts'
import { auditCalls } from '../contract.ts'
import { ActText, Changes, type Entry, ObjectLink } from './AuditLine.tsx'

export const handle = { texts: ['auditOffice', 'accountOffice'] }

const times = { '': 'anyTime', today: 'today', week: 'week', month: 'month' } as const
type Time = keyof typeof times
const days: Readonly<Record<Time, number | undefined>> = { '': undefined, today: 0, week: 6, month: 29 }
const defaults = { actor: '', call: '', subject: '', object: '', time: '', page: 1, limit: 50 }

/** What staff have done, newest first: who, what, to what, when. */
export default function AuditOfficePage() {
  const t = useText('auditOffice')
  const [list, setList] = useUrlState(defaults)
  const { page, limit, actor, call, subject, object } = list
  const time = (Object.keys(times) as Time[]).find(each => each === list.time) ?? '' // the record's own keys
  const from = days[time] === undefined ? '' : dayBefore(days[time])
  const given = Object.fromEntries(Object.entries({ actor, call, subject, object, from }).filter(([, value]) => value !== ''))
  const log = useCall(auditCalls.auditLog, { query: { page, limit, ...given } }, { keepsLast: true })
  const found = log.data?.data
  const clear = () => setList({ actor: '', call: '', subject: '', object: '', time: '' })
  const isFiltered = Object.keys(given).length > 0
  const columns: DataColumn<Entry>[] = [
    { id: 'at', header: t('at'), cell: entry => <When at={entry.at} />, width: '140px' },
    { id: 'actor', header: t('actor'), cell: entry => <Link to={`/office/people/${entry.actorId}`}>{entry.actor}</Link>, width: '150px' },
    { id: 'call', header: t('call'), cell: entry => <ActText call={entry.call} />, width: '220px' },
    { id: 'object', header: t('object'), cell: entry => <ObjectLink entry={entry} />, width: '160px' },
    { id: 'change', isLong: true, header: t('change'), cell: entry => <Changes entry={entry} /> },
    { id: 'requestId', header: t('requestId'), cell: entry => <CopyId id={entry.requestId} />, isOptional: true },
  ]
  const all = { value: '', label: t('all') }
  const objectOf = object === '' ? [] : [object]
  return (
    <>
      <PageHeader title={t('title')} hint={t('hint')} />
      <FilterBar
        search={{ value: actor, onChange: next => setList({ actor: next }), placeholder: t('searchActor') }}
        filters={[
          {
            name: 'call',
            label: t('filterCall'),
            value: call,
            none: '',
            choices: [all, ...acts.map(value => ({ value, label: t(`act_${value}`) }))],
            onChange: next => setList({ call: next }),
          },
          {
            name: 'subject',
            label: t('filterSubject'),
            value: subject,
            none: '',
            choices: [
              all,
              ...Object.keys(subjectPlaces)
                .filter(isSubject)
                .map(value => ({ value, label: [t(`subject_${value}`), ...(value === subject ? objectOf : [])].join(' ') })),
            ],
            onChange: next => setList({ subject: next, object: '' }),
          },
          {
            name: 'time',
            label: t('filterTime'),
            value: time,
            none: '',
            choices: (Object.keys(times) as Time[]).map(value => ({ value, label: t(times[value]) })),
            onChange: next => setList({ time: next }),
          },
        ]}
        onClear={clear}
      />
      <DataTable
        name="audit"
        label={t('title')}
        columns={columns}
        rows={found?.docs}
        rowId={entry => String(entry.id)}
        error={log.error}
        onRetry={() => void log.refetch()}
        empty={isFiltered ? <NothingFound onClear={clear} /> : <EmptyState title={t('emptyTitle')}>{t('emptyHint')}</EmptyState>}
        pager={pagerOf(found, setList)}
      />
    </>
  )
}

/** The day so many days before today, by the reader's calendar. */
function dayBefore(count: number): string {
  const day = new Date()
  day.setDate(day.getDate() - count)
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`
}
