import { PublicLink } from '#kit/control/PublicLink.tsx'
import { cx } from '#kit/cx.ts'
import { Fold } from '#kit/layout/Fold.tsx'
import { Tiles } from '#kit/layout/Tiles.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import { sections } from '../info/sections.ts'
import styles from './HomePage.module.css'

/** What spec §1 tells of tracking and labels, and the first of the questions; both unfold. */
export function Questions() {
  const t = useText('webHome')
  const info = useText('webInfo')
  const questions = [
    [t('labelsActivated'), t('labelsActivatedText')],
    [t('labelsCarrier'), t('labelsCarrierText')],
    ...sections.faq.slice(0, 4).map(([title, text]) => [info(title), info(text)]),
  ]
  return (
    <section className="wide">
      <h2>{t('questionsTitle')}</h2>
      <Tiles as="div" most={2} className={styles.questions}>
        {questions.map(([title, text]) => (
          <Fold key={title} title={title} isRuled>
            <p>{text}</p>
          </Fold>
        ))}
      </Tiles>
      <PublicLink to="/faq" className={cx('plain-link', styles.more)}>
        {t('allQuestions')} <Icon name="arrowRight" size={16} />
      </PublicLink>
    </section>
  )
}
