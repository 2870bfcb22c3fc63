import { Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Link, useParams } from 'react-router'
import type { CallAnswer } from '#base/call.ts'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { DescriptionList } from '#kit/app/page/DescriptionList.tsx'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { useNotice } from '#kit/app/use-notice.tsx'
import { useCall, useSend } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button } from '#kit/control/Button.tsx'
import { Card } from '#kit/show/Card.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { type MessageStatus, messageLimits, messageStatuses, whyNotAnswer } from '../../message/rules.ts'
import { contentOfficeCalls } from '../../office/contract.ts'
import styles from './MessageOfficePage.module.css'
import { MessageStatusBadge } from './StatusBadges.tsx'

export const handle = { texts: ['contentOffice', 'content'] }
type Message = CallAnswer<typeof contentOfficeCalls.officeMessage>['data']
const changes = [contentOfficeCalls.officeMessage, contentOfficeCalls.officeMessages]

/** One message: who wrote, what was answered, and the answer to write. */
export default function MessageOfficePage() {
  const t = useText('contentOffice')
  const id = Number(useParams().id)
  const answer = useCall(contentOfficeCalls.officeMessage, { params: { id } })
  useLive(['message.changed'], changes)
  const back = { to: '/office/messages', label: t('messages') }
  const message = answer.data?.data
  if (answer.error)
    return (
      <>
        <PageHeader title={t('messages')} back={back} />
        <ErrorNote error={answer.error} onRetry={() => void answer.refetch()} />
      </>
    )
  if (!message) return <Skeleton shape="block" />
  return <Conversation key={id} message={message} back={back} />
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
          <AnswerForm message={message} />
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
  const notice = useNotice()
  const whyNot = useWhyNot()
  const sort = useSend(contentOfficeCalls.sortMessage, { changes, onDone: () => notice.done(t('sorted')), onRefused: notice.failed })
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

function AnswerForm({ message }: { message: Message }) {
  const t = useText('contentOffice')
  const faultText = useFaultText()
  const notice = useNotice()
  const [text, setText] = useState('')
  // Answers that came while one is being written are not known to its writer.
  const [repliesSeen, setSeen] = useState(message.replies.length)
  const [isTried, setTried] = useState(false)
  const mayNot = useWhyNot()(contentOfficeCalls.answerMessage)
  const why = whyNotAnswer(message.status)
  const answer = useSend(contentOfficeCalls.answerMessage, {
    changes,
    onDone({ data }) {
      setText('')
      setTried(false)
      setSeen(data.replies.length)
      notice.done(t('answered'))
    },
    onRefused(error) {
      notice.failed(error)
      // The other answer stands above now: the next try is made knowing it.
      setSeen(message.replies.length)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (text.trim() !== '' && !mayNot && !why) answer.mutate({ params: { id: message.id }, body: { text: text.trim(), repliesSeen } })
  }
  return (
    <form className={styles.answer} onSubmit={submit} noValidate>
      <Textarea
        label={t('answer')}
        description={t('answerHint', { email: message.email })}
        autosize
        minRows={6}
        maxLength={messageLimits.replyMax}
        readOnly={mayNot !== undefined}
        value={text}
        error={isTried && text.trim() === '' ? faultText('REQUIRED') : undefined}
        onChange={event => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary" icon="envelope" busy={answer.isPending} reason={mayNot ?? (why && faultText(why))}>
        {t('sendAnswer')}
      </Button>
    </form>
  )
}
