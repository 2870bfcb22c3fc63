import { Link, useParams } from 'react-router'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button } from '#kit/control/Button.tsx'
import { Facts } from '#kit/layout/Facts.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { WithRail } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { type MessageStatus, messageStatuses } from '../../../message/rules.ts'
import { contentOfficeCalls } from '../../../office/contract.ts'
import { MessageStatusBadge } from '../StatusBadges.tsx'
import { type Message, MessageAnswer, messageChanges } from './MessageAnswer.tsx'
import styles from './MessageOfficePage.module.css'

export const handle = { texts: ['contentOffice', 'content'] }

/** One message: who wrote, what was answered, and the answer to write. */
export default function MessageOfficePage() {
  const t = useText('contentOffice')
  const id = Number(useParams().id)
  const answer = useCall(contentOfficeCalls.officeMessage, { params: { id } })
  useLive(['message.changed'], messageChanges)
  const back = { to: '/office/messages', label: t('messages') }
  return (
    <Loaded of={answer} head={<PageHeader title={t('messages')} back={back} />}>
      {message => <Conversation key={id} message={message} back={back} />}
    </Loaded>
  )
}

function Conversation({ message, back }: { message: Message; back: { to: string; label: string } }) {
  const t = useText('contentOffice')
  const say = useText('content')
  return (
    <>
      <PageHeader
        title={message.name}
        hint={say(`topic_${message.topic}`)}
        back={back}
        aside={<MessageStatusBadge status={message.status} />}
        actions={<SortActs message={message} />}
      />
      <WithRail
        rail={
          <Panel>
            <Facts
              of={[
                { label: t('email'), value: <CopyId id={message.email} /> },
                { label: t('phone'), value: message.phone ? <CopyId id={message.phone} /> : '–' },
                { label: t('language'), value: t(message.language === 'vi' ? 'vietnamese' : 'english') },
                {
                  label: t('seller'),
                  value: message.seller ? <Link to={`/office/people/${message.seller.id}`}>{message.seller.username}</Link> : t('visitor'),
                },
                { label: t('received'), value: <When at={message.createdAt} exact /> },
                { label: t('answeredBy'), value: message.answeredBy ?? '–' },
              ]}
            />
          </Panel>
        }
      >
        <article className={styles.letter} lang={message.language}>
          <p className="hint">
            <strong>{message.name}</strong> <When at={message.createdAt} />
          </p>
          <p className={styles.words}>{message.message}</p>
        </article>
        {message.replies.map(reply => (
          <article key={reply.id} className={styles.letter} data-ours lang={message.language}>
            <p className="hint">
              <strong>{reply.author}</strong> <When at={reply.createdAt} /> · {t(reply.sentAt ? 'sent' : 'onItsWay')}
            </p>
            <p className={styles.words}>{reply.text}</p>
          </article>
        ))}
        <MessageAnswer message={message} />
      </WithRail>
    </>
  )
}

function SortActs({ message }: { message: Message }) {
  const t = useText('contentOffice')
  const whyNot = useWhyNot()
  const params = { id: message.id }
  const sort = useAct(contentOfficeCalls.sortMessage, {
    changes: messageChanges,
    done: t('sorted'),
    undo: () => options => api(contentOfficeCalls.sortMessage, { params, body: { status: message.status } }, options),
  })
  const words: Record<MessageStatus, string> = { NEW: t('markNew'), ANSWERED: t('markAnswered'), SPAM: t('markSpam') }
  return messageStatuses
    .filter(status => status !== message.status)
    .map(status => (
      <Button
        key={status}
        variant="quiet"
        reason={whyNot(contentOfficeCalls.sortMessage)}
        busy={sort.isPending}
        onClick={() => sort.mutate({ params, body: { status } })}
      >
        {words[status]}
      </Button>
    ))
}
