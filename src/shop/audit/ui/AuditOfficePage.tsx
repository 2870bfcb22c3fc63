import { Link } from 'react-router'
import { dayBefore } from '#base/time.ts'
import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { type Translate, useActText, useTeamActText, useText } from '#kit/use-text.ts'
import { auditCalls } from '../contract.ts'
import { ActText, Changes, type Entry, ObjectLink } from './AuditLine.tsx'
import { TeamActText, TeamObject } from './TeamEntry.tsx'

export const handle = { texts: ['auditOffice', 'accountOffice', 'act', 'teamAct'] }

/** What staff have done, or members of sellers' teams, newest first: who, what, to what, when. */
export default function AuditOfficePage() {
  const t = useText('auditOffice')
  return (
    <>
      <PageHeader title={t('title')} hint={t('hint')} />
      <List of={useLog()} name="audit" label={t('title')} columns={columnsOf(t)} empty={{ title: t('emptyTitle'), hint: t('emptyHint') }} />
    </>
  )
}

const days = { today: 0, week: 6, month: 29 } as const
const defaults = { object: '', by: '' }

function useLog() {
  const t = useText('auditOffice')
  const [{ object, by }] = useUrlState(defaults)
  const [own, team] = [useActText(), useTeamActText()]
  const { say, keys } = by === 'team' ? team : own
  const all = t('all')
  const named = (prefix: string) =>
    keys
      .filter(key => key.startsWith(prefix))
      .map(key => ({ value: key.slice(prefix.length), label: say(key) ?? key }))
      .toSorted((one, other) => one.label.localeCompare(other.label))
  const ofOne = object === '' ? {} : { object }
  return useList(auditCalls.auditLog, {
    limit: 50,
    search: { name: 'actor', hint: t('searchActor') },
    filters: [
      {
        name: 'by',
        label: t('filterBy'),
        any: t('byStaff'),
        resets: ['call', 'subject', 'object'],
        choices: [{ value: 'team', label: t('byTeam') }],
      },
      { name: 'call', label: t('filterCall'), any: all, choices: named('done_') },
      {
        name: 'subject',
        label: t('filterSubject'),
        any: all,
        resets: ['object'],
        // A link from a thing's own page names that thing too.
        choices: named('subject_').map(({ value, label }) => ({
          value,
          label: `${label} ${object}`.trim(),
          query: { subject: value, ...ofOne },
        })),
      },
      {
        name: 'time',
        label: t('filterTime'),
        any: t('anyTime'),
        choices: (['today', 'week', 'month'] as const).map(value => ({ value, label: t(value), query: { from: dayBefore(days[value]) } })),
      },
    ],
  })
}

const columnsOf = (t: Translate<'auditOffice'>): DataColumn<Entry>[] => [
  { id: 'at', header: t('at'), cell: entry => <When at={entry.at} />, width: '140px' },
  { id: 'actor', header: t('actor'), cell: entry => <Actor entry={entry} t={t} />, width: '150px', phone: 'corner' },
  {
    id: 'call',
    header: t('call'),
    phone: 'line',
    cell: entry => (entry.seller ? <TeamActText call={entry.call} /> : <ActText call={entry.call} />),
    width: '220px',
  },
  {
    id: 'object',
    header: t('object'),
    phone: 'foot',
    cell: entry => (entry.seller ? <TeamObject entry={entry} /> : <ObjectLink entry={entry} />),
    width: '160px',
  },
  { id: 'change', header: t('change'), cell: entry => <Changes entry={entry} /> },
  { id: 'requestId', header: t('requestId'), cell: entry => <CopyId id={entry.requestId} />, isOptional: true },
]

/** Who did it, and in whose name. */
function Actor({ entry: { actorId, actor, seller }, t }: { entry: Entry; t: Translate<'auditOffice'> }) {
  return (
    <>
      <Link to={`/office/people/${actorId}`}>{actor}</Link>
      {seller && (
        <small className="muted">
          {' '}
          <Link to={`/office/people/${seller.id}`}>{t('teamOf', { seller: seller.username })}</Link>
        </small>
      )}
    </>
  )
}
