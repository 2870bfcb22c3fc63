import { useState } from 'react'
import type { Counting } from '#base/page.ts'
import { Button } from '#kit/control/Button.tsx'
import { PublicLink } from '#kit/control/PublicLink.tsx'
import { useText } from '#kit/use-text.ts'
import { keepCookieAnswer } from '../preferences.ts'
import styles from './PageCount.module.css'

/** Asks once whether page views may be counted, and loads the counting script only where the visitor said yes. */
export function PageCount({ counting: { src, site, answer: kept } }: { counting: Counting }) {
  const t = useText('web')
  const [answer, setAnswer] = useState(kept)
  const choose = (chosen: 'all' | 'needed') => {
    keepCookieAnswer(chosen)
    setAnswer(chosen)
  }
  // Plausible reads the first name, Umami the second.
  if (answer === 'all') return <script async src={src} data-domain={site} data-website-id={site} />
  if (answer === 'needed') return null
  return (
    <section className={styles.notice} aria-label={t('cookies')}>
      <p>
        {t('cookiesText')} <PublicLink to="/privacy-policy">{t('privacy')}</PublicLink>
      </p>
      <div className={styles.acts}>
        <Button onClick={() => choose('needed')}>{t('cookiesNeeded')}</Button>
        <Button onClick={() => choose('all')}>{t('cookiesAll')}</Button>
      </div>
    </section>
  )
}
