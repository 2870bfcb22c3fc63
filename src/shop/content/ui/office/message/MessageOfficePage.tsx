import { Link, useParams } from 'react-router'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { DescriptionList } from '#kit/app/page/DescriptionList.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button } from '#kit/control/Button.tsx'
import { Card } from '#kit/show/Card.tsx'
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
      <div className={styles.columns}>
        <div className={styles.thread}>
          <article className={styles.letter} lang={message.language}>
            <p>
              <strong>{message.name}</strong> <When at={message.createdAt} />
            </p>
            <p className={styles.words}>{message.message}</p>
          </article>
          {message.replies.map(reply => (
            <article key={reply.id} className={styles.letter} data-ours lang={message.language}>
              <p>
                <strong>{reply.author}</strong> <When at={reply.createdAt} /> · {t(reply.sentAt ? 'sent' : 'onItsWay')}
              </p>
              <p className={styles.words}>{reply.text}</p>
            </article>
          ))}
          <MessageAnswer message={message} />
        </div>
        <Card>
          <DescriptionList
            facts={[
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
        </Card>
      </div>
    </>
  )
}

function SortActs({ message }: { message: Message }) {
  const t = useText('contentOffice')
  const whyNot = useWhyNot()
  const sort = useAct(contentOfficeCalls.sortMessage, { changes: messageChanges, done: t('sorted') })
  const words: Record<MessageStatus, string> = { NEW: t('markNew'), ANSWERED: t('markAnswered'), SPAM: t('markSpam') }
  return messageStatuses
    .filter(status => status !== message.status)
    .map(status => (
      <Button
        key={status}
        variant="quiet"
        reason={whyNot(contentOfficeCalls.sortMessage)}
        busy={sort.isPending}
        onClick={() => sort.mutate({ params: { id: message.id }, body: { status } })}
      >
        {words[status]}
      </Button>
    ))
}
