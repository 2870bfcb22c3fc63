import { useId, useState } from 'react'
import { When } from '#kit/app/page/When.tsx'
import { useErrorText } from '#kit/call/error-text.ts'
import { Button } from '#kit/control/Button.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { Badge } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import { isNews } from '../../office/merge/rules.ts'
import { MergeLine } from '../merge/MergeLine.tsx'
import { DecisionLine } from './DecisionLine.tsx'
import { MessageFiles } from './MessageFiles.tsx'
import { RatingLine } from './RatingLine.tsx'
import type { ShownMessage } from './shown-ticket.ts'
import styles from './Talk.module.css'

interface Earlier {
  messages: readonly ShownMessage[]
  hasEarlier: boolean
}
type Props = {
  ticketId: number
  newest: readonly ShownMessage[]
  hasEarlier: boolean
  isForStaff?: boolean
  /** Messages after this one came while the reader was writing. */
  seenId?: number | undefined
  earlierThan: (before: number) => Promise<Earlier>
}

/** What was said, oldest first; what came before is asked for page by page, and stays. */
export function Talk({ ticketId, newest, hasEarlier, isForStaff = false, seenId, earlierThan }: Props) {
  const t = useText('ticket')
  const id = useId()
  const [before, setBefore] = useState<Earlier>()
  const [isLoading, setLoading] = useState(false)
  const notice = useNotice()
  const errorText = useErrorText()
  const messages = joined(before?.messages ?? [], newest)
  const load = async () => {
    setLoading(true)
    try {
      const page = await earlierThan(messages[0]?.id ?? 0)
      setBefore({ messages: joined(page.messages, messages), hasEarlier: page.hasEarlier })
    } catch (error) {
      notice.failed(errorText(error))
    } finally {
      setLoading(false)
    }
  }
  return (
    <section className={styles.talk} aria-labelledby={id}>
      <h2 id={id} className="unseen">
        {t('talk')}
      </h2>
      {(before?.hasEarlier ?? hasEarlier) && (
        <Row at="middle">
          <Button size="small" variant="quiet" icon="arrowUp" busy={isLoading} onClick={() => void load()}>
            {t('earlier')}
          </Button>
        </Row>
      )}
      {messages.map(message => (
        <Message
          key={message.id}
          ticketId={ticketId}
          message={message}
          isForStaff={isForStaff}
          isFresh={seenId !== undefined && message.id > seenId && isNews(message)}
        />
      ))}
    </section>
  )
}

/** Both in order, each message once: pages overlap as new messages come. */
function joined(earlier: readonly ShownMessage[], newest: readonly ShownMessage[]): readonly ShownMessage[] {
  const known = new Set(newest.map(message => message.id))
  return [...earlier.filter(message => !known.has(message.id)), ...newest].sort((one, other) => one.id - other.id)
}

type MessageProps = { ticketId: number; message: ShownMessage; isForStaff: boolean; isFresh: boolean }

function Message({ ticketId, message, isForStaff, isFresh }: MessageProps) {
  const t = useText('ticket')
  const { text, author, isStaff, isNote = false, status, at, files, rating, merge } = message
  const isEmpty = text === '' && files.length === 0
  return (
    <>
      {!isEmpty && (
        <article
          className={styles.message}
          data-own={isStaff === isForStaff || undefined}
          data-note={isNote || undefined}
          data-fresh={isFresh || undefined}
          aria-label={author ?? undefined}
        >
          <Row className="hint">
            <strong>{author}</strong>
            {isStaff && !isForStaff && <span>{t('us')}</span>}
            {isNote && <Badge meaning="grey">{t('note')}</Badge>}
            {isFresh && <Badge meaning="amber">{t('fresh')}</Badge>}
            <When at={at} />
          </Row>
          <DecisionLine message={message} isForStaff={isForStaff} />
          {text !== '' && <p className={styles.words}>{text}</p>}
          <MessageFiles ticketId={ticketId} files={files} isForStaff={isForStaff} />
        </article>
      )}
      {merge && (
        <p className={styles.moved}>
          <MergeLine message={{ ...message, merge }} isForStaff={isForStaff} isFresh={isFresh} />
        </p>
      )}
      {status !== null && !merge && (
        <p className={styles.moved}>
          {author === null ? t('lapsed') : t(`moved_${status}`, { name: author })} · <When at={at} />
        </p>
      )}
      {rating && <RatingLine rating={rating} />}
    </>
  )
}
