import { List } from '#kit/app/list/List.tsx'
import type { RowOf } from '#kit/app/list/list.ts'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useText } from '#kit/use-text.ts'
import { messageStatuses } from '../../../message/rules.ts'
import { contentOfficeCalls } from '../../../office/contract.ts'
import { MessageStatusBadge } from '../StatusBadges.tsx'

export const handle = { texts: ['contentOffice', 'content'] }
type Row = RowOf<typeof contentOfficeCalls.officeMessages>

/** The inbox of the contact form: what waits comes first. */
export default function MessageListOfficePage() {
  const t = useText('contentOffice')
  const messages = useList(contentOfficeCalls.officeMessages, {
    search: t('searchMessages'),
    tabs: {
      name: 'status',
      label: t('status'),
      choices: [
        ...messageStatuses.map(value => ({ value, label: t(`messageStatus_${value}`) })),
        { value: 'ALL', label: t('everything'), query: {} },
      ],
      isCounted: true,
    },
    live: ['message.changed'],
  })
  const isNew = messages.tab === 'NEW'
  return (
    <>
      <PageHeader title={t('messages')} hint={t('messagesHint')} />
      <List
        of={messages}
        name="messages"
        label={t('messages')}
        columns={useColumns()}
        rowTo={message => `/office/messages/${message.id}`}
        empty={{ drawing: isNew ? 'done' : 'list', title: t(isNew ? 'emptyNew' : 'emptyMessages'), hint: t('emptyMessagesHint') }}
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
    { id: 'excerpt', header: t('excerpt'), cell: message => message.excerpt },
    { id: 'status', header: t('status'), cell: message => <MessageStatusBadge status={message.status} /> },
    { id: 'answeredBy', header: t('answeredBy'), cell: message => message.answeredBy ?? '–' },
    { id: 'received', header: t('received'), cell: message => <When at={message.createdAt} /> },
  ]
}
