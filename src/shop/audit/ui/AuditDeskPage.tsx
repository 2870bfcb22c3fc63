import type { CallAnswer } from '#base/call.ts'
import { CopyId } from '#kit/desk/CopyId.tsx'
import { DeskTable } from '#kit/desk/DeskTable.tsx'
import type { DeskColumn } from '#kit/desk/desk-table.ts'
import { EmptyState, NothingFound } from '#kit/desk/EmptyState.tsx'
import { FilterBar } from '#kit/desk/FilterBar.tsx'
import { PageHeader } from '#kit/desk/PageHeader.tsx'
import { pagerOf } from '#kit/desk/Pager.tsx'
import { useUrlState } from '#kit/desk/use-url-state.ts'
import { When } from '#kit/desk/When.tsx'
import { useCall } from '#kit/use-call.ts'
import { useText } from '#kit/use-text.ts'
import { auditCalls } from '../calls.ts'
import type { auditCalls as contract } from '../contract.ts'
import styles from './AuditDeskPage.module.css'

export const handle = { texts: ['auditDesk'] }

type Entry = CallAnswer<typeof contract.auditLog>['data']['docs'][number]
const defaults = { actor: '', call: '', object: '', page: 1, limit: 50 }

/** What staff have done, newest first. */
export default function AuditDeskPage() {
  const t = useText('auditDesk')
  const [list, setList] = useUrlState(defaults)
  const { page, limit, actor, call, object } = list
  const query = { page, limit, ...(actor !== '' && { actor }), ...(call !== '' && { call }), ...(object !== '' && { object }) }
  const log = useCall(auditCalls.auditLog, { query }, { keepsLast: true })
  const found = log.data?.data
  const clear = () => setList({ actor: '', call: '', object: '' })
  const isFiltered = actor !== '' || call !== '' || object !== ''
  const calls = [...new Set([...(call === '' ? [] : [call]), ...(found?.docs.map(entry => entry.call) ?? [])])].toSorted()
  const columns: DeskColumn<Entry>[] = [
    { id: 'at', header: t('at'), cell: entry => <When at={entry.at} />, width: '140px' },
    { id: 'actor', header: t('actor'), cell: entry => entry.actor },
    { id: 'call', header: t('call'), cell: entry => entry.call },
    { id: 'object', header: t('object'), cell: entry => entry.object },
    { id: 'change', isLong: true, header: t('change'), cell: entry => changesOf(entry).length > 0 && <Changes lines={changesOf(entry)} /> },
    { id: 'requestId', header: t('requestId'), cell: entry => <CopyId id={entry.requestId} />, isOptional: true },
  ]
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
            choices: [{ value: '', label: t('all') }, ...calls.map(value => ({ value, label: value }))],
            onChange: next => setList({ call: next }),
          },
        ]}
        onClear={clear}
      />
      <DeskTable
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

/** What was before and is now, and what else the request said. */
function changesOf({ change, request }: Entry): string[] {
  const { before = {}, after = {} } = change ?? {}
  const changed = Object.keys(after).filter(key => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
  const said = Object.keys(request).filter(key => !Object.hasOwn(after, key))
  return [
    ...changed.map(key => `${key}: ${written(before[key])} → ${written(after[key])}`),
    ...said.map(key => `${key}: ${written(request[key])}`),
  ]
}

function Changes({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.change}>
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

const written = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '–'))
