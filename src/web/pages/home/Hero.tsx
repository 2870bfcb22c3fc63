import { publicPath } from '#base/text.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { useReader } from '#kit/use-session.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import styles from './Hero.module.css'
import { PressSheet } from './PressSheet.tsx'

/** The first screen: the promise, the way in, and the goods on a press sheet. */
export function Hero({ total }: { total: number }) {
  const t = useText('webHome')
  const language = useLanguage()
  const reader = useReader()
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>{t('heroTitle')}</h1>
          <p>{t('heroText')}</p>
          <div className={styles.acts}>
            <LinkButton to={reader ? '/order' : '/auth/register'} variant="primary" size="large">
              {reader ? t('toOrders') : t('startFree')}
            </LinkButton>
            <LinkButton to={publicPath('/products', language)} size="large">
              {t('seeProducts')}
            </LinkButton>
          </div>
        </div>
        <PressSheet />
      </div>
      <dl className={styles.facts}>
        <Fact figure={String(total)} text={t('factProducts')} />
        <Fact figure="100%" text={t('factRows')} />
        <Fact figure="5–8" text={t('factDays')} />
        <Fact figure="$0" text={t('factFee')} />
      </dl>
    </section>
  )
}

function Fact({ figure, text }: { figure: string; text: string }) {
  return (
    <div>
      <dt>{text}</dt>
      <dd>{figure}</dd>
    </div>
  )
}

/** The last word of the page, and the way in once more. */
export function Closing() {
  const t = useText('webHome')
  const reader = useReader()
  return (
    <section className={styles.closing}>
      <h2>{t('closingTitle')}</h2>
      <p>{t('closingText')}</p>
      <LinkButton to={reader ? '/order' : '/auth/register'} variant="primary" size="large">
        {reader ? t('toOrders') : t('startFree')}
      </LinkButton>
    </section>
  )
}
