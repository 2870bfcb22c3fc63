import { When } from '#kit/app/page/When.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import { goodFrom } from '../../talk/rating/rules.ts'
import type { ShownMessage } from './shown-ticket.ts'
import styles from './Talk.module.css'

/** How the end of a ticket was rated, below it. */
export function RatingLine({ rating: given }: { rating: NonNullable<ShownMessage['rating']> }) {
  const t = useText('ticketRating')
  const { rating, comment, author, at } = given
  return (
    <div className={styles.rated}>
      <Row at="middle">
        <Badge meaning={rating >= goodFrom ? 'green' : rating === 3 ? 'grey' : 'amber'}>{t('rated', { rating })}</Badge>
        <span className="hint">
          {t(`rating_${rating}`)} · {author} · <When at={at} />
        </span>
      </Row>
      {comment !== '' && <p className={styles.words}>{comment}</p>}
    </div>
  )
}
