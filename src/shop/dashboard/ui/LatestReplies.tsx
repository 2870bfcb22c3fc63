import { Link } from 'react-router'
import { When } from '#kit/app/page/When.tsx'
import { Section } from '#kit/layout/Panel.tsx'
import { Lines } from '#kit/layout/Stack.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import type { Reply } from '../contract.ts'
import styles from './home.module.css'

/** The newest answers to a seller's tickets, each with the ticket that it stands in. */
export function LatestReplies({ replies }: { replies: readonly Reply[] }) {
  const t = useText('dashboard')
  if (replies.length === 0) return null
  return (
    <Section title={t('comments')} aside={<Link to="/ticket">{t('allTickets')}</Link>}>
      <Lines>
        {replies.map(({ ticketId, subject, text, by, at }) => (
          <li key={ticketId}>
            <span className={styles.sign}>
              <Icon name="talk" />
            </span>
            <div>
              <Link to={`/ticket/${ticketId}`}>{subject}</Link>
              <p className={styles.reply}>{text}</p>
              <small>
                {by ?? t('support')} · <When at={at} />
              </small>
            </div>
          </li>
        ))}
      </Lines>
    </Section>
  )
}
