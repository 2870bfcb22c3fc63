import { PublicLink } from '#kit/control/PublicLink.tsx'
import { cx } from '#kit/cx.ts'
import { Fold } from '#kit/layout/Fold.tsx'
import { Tiles } from '#kit/layout/Tiles.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { PostBody } from '#shop/content/ui/post/PostBody.tsx'
import styles from './HomePage.module.css'

export interface Question {
  title: string
  html: string
}
/** How many of the page of questions stand here, too. */
export const shownQuestions = 4

/** What spec §1 tells of tracking and labels, and the first of the questions; both unfold. */
export function Questions({ asked }: { asked: readonly Question[] }) {
  const t = useText('webHome')
  const language = useLanguage()
  const own = [
    [t('labelsActivated'), t('labelsActivatedText')],
    [t('labelsCarrier'), t('labelsCarrierText')],
  ]
  return (
    <section className="wide">
      <h2>{t('questionsTitle')}</h2>
      <Tiles as="div" most={2} className={styles.questions}>
        {own.map(([title, text]) => (
          <Fold key={title} title={title} isRuled>
            <p>{text}</p>
          </Fold>
        ))}
        {asked.map(({ title, html }) => (
          <Fold key={title} title={title} isRuled>
            <PostBody html={html} language={language} />
          </Fold>
        ))}
      </Tiles>
      <PublicLink to="/faq" className={cx('plain-link', styles.more)}>
        {t('allQuestions')} <Icon name="arrowRight" size={16} />
      </PublicLink>
    </section>
  )
}
