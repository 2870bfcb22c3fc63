import type { CallAnswer } from '#base/call.ts'
import { DeskTable } from '#kit/desk/DeskTable.tsx'
import { DeskTabs } from '#kit/desk/DeskTabs.tsx'
import type { DeskColumn } from '#kit/desk/desk-table.ts'
import { EmptyState, NothingFound } from '#kit/desk/EmptyState.tsx'
import { FilterBar } from '#kit/desk/FilterBar.tsx'
import { PageHeader } from '#kit/desk/PageHeader.tsx'
import { pagerOf } from '#kit/desk/Pager.tsx'
import { useUrlState } from '#kit/desk/use-url-state.ts'
import { When } from '#kit/desk/When.tsx'
import { useCall } from '#kit/use-call.ts'
import { useLive } from '#kit/use-live.ts'
import { useText } from '#kit/use-text.ts'
import { contentDeskCalls } from '../calls.ts'
import type { contentDeskCalls as contract } from '../desk.contract.ts'
import { messageStatuses } from '../message.rules.ts'
import { MessageStatusBadge } from './MessageStatusBadge.tsx'

export const handle = { texts: ['contentDesk', 'content'] }
const defaults = { status: 'NEW', q: '', page: 1, limit: 20 }
type Row = CallAnswer<typeof contract.officeMessages>['data']['docs'][number]

/** The inbox of the contact form: what waits comes first. */
export default function MessageListDeskPage() {
  const t = useText('contentDesk')
  const [list, setList] = useUrlState(defaults)
  const status = messageStatuses.find(each => each === list.status)
  const { q, page, limit } = list
  const query = { page, limit, ...(status && { status }), ...(q && { q }) }
  const messages = useCall(contentDeskCalls.officeMessages, { query }, { keepsLast: true })
  const waiting = useCall(contentDeskCalls.officeMessages, { query: { status: 'NEW', limit: 1 } })
  useLive(['message.changed'], [contentDeskCalls.officeMessages])
  const found = messages.data?.data
  return (
    <>
      <PageHeader title={t('messages')} hint={t('messagesHint')} />
      <DeskTabs
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
      <DeskTable
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

function useColumns(): DeskColumn<Row>[] {
  const t = useText('contentDesk')
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
