import type { CallAnswer } from '#base/call.ts'
import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { EmptyState, NothingFound } from '#kit/app/page/EmptyState.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { FilterBar } from '#kit/app/table/FilterBar.tsx'
import { pagerOf } from '#kit/app/table/Pager.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { useText } from '#kit/use-text.ts'
import { messageStatuses } from '../../message/rules.ts'
import { contentOfficeCalls } from '../../office/contract.ts'
import { MessageStatusBadge } from './StatusBadges.tsx'

export const handle = { texts: ['contentOffice', 'content'] }
const defaults = { status: 'NEW', q: '', page: 1, limit: 20 }
type Row = CallAnswer<typeof contentOfficeCalls.officeMessages>['data']['docs'][number]

/** The inbox of the contact form: what waits comes first. */
export default function MessageListOfficePage() {
  const t = useText('contentOffice')
  const [list, setList] = useUrlState(defaults)
  const status = messageStatuses.find(each => each === list.status)
  const { q, page, limit } = list
  const query = { page, limit, ...(status && { status }), ...(q && { q }) }
  const messages = useCall(contentOfficeCalls.officeMessages, { query }, { keepsLast: true })
  const waiting = useCall(contentOfficeCalls.officeMessages, { query: { status: 'NEW', limit: 1 } })
  useLive(['message.changed'], [contentOfficeCalls.officeMessages])
  const found = messages.data?.data
  return (
    <>
      <PageHeader title={t('messages')} hint={t('messagesHint')} />
      <AppTabs
        label={t('status')}
        value={status ?? 'ALL'}
        onChange={value => setList({ status: value })}
        tabs={[
          ...messageStatuses.map(value => ({
            value,
            label: t(`messageStatus_${value}`),
            count: value === 'NEW' ? waiting.data?.data.totalDocs : undefined,
          })),
          { value: 'ALL', label: t('everything') },
        ]}
      />
      <FilterBar
        search={{ value: q, onChange: next => setList({ q: next }), placeholder: t('searchMessages') }}
        onClear={() => setList({ q: '' })}
      />
      <DataTable
        name="messages"
        label={t('messages')}
        columns={useColumns()}
        rows={found?.docs}
        rowId={message => String(message.id)}
        rowTo={message => `/office/messages/${message.id}`}
        error={messages.error}
        onRetry={() => void messages.refetch()}
        empty={
          q !== '' ? (
            <NothingFound onClear={() => setList({ q: '' })} />
          ) : (
            <EmptyState drawing={status === 'NEW' ? 'done' : 'list'} title={t(status === 'NEW' ? 'emptyNew' : 'emptyMessages')}>
              {t('emptyMessagesHint')}
            </EmptyState>
          )
        }
        pager={pagerOf(found, setList)}
      />
    </>
  )
}

function useColumns(): DataColumn<Row>[] {
  const t = useText('contentOffice')
  const say = useText('content')
  return [
    { id: 'from', header: t('from'), cell: message => message.name },
    { id: 'email', header: t('email'), cell: message => message.email },
    { id: 'topic', header: t('topic'), cell: message => say(`topic_${message.topic}`) },
    { id: 'excerpt', header: t('excerpt'), cell: message => message.excerpt, isLong: true },
    { id: 'status', header: t('status'), cell: message => <MessageStatusBadge status={message.status} /> },
    { id: 'answeredBy', header: t('answeredBy'), cell: message => message.answeredBy ?? '–' },
    { id: 'received', header: t('received'), cell: message => <When at={message.createdAt} /> },
  ]
}
