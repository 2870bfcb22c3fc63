import { publicPath } from '#base/text.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { cx } from '#kit/cx.ts'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useReader } from '#kit/use-session.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import styles from './Hero.module.css'
import { LivingOrder } from './LivingOrder.tsx'

/** The first screen: the promise, the way in, and an order that is on its way. */
export function Hero({ words, cents }: { words: { title: string; lead: string }; cents: number }) {
  const t = useText('webHome')
  const language = useLanguage()
  const reader = useReader()
  return (
    <section className={cx('wide', styles.hero)}>
      <Stack gap={24} className={styles.words}>
        <h1>{words.title}</h1>
        <p className="muted">{words.lead}</p>
        <Row gap={12}>
          <LinkButton to={reader ? '/order' : '/auth/register'} variant="primary" size="large">
            {reader ? t('toOrders') : t('startFree')}
          </LinkButton>
          <LinkButton to={publicPath('/products', language)} size="large">
            {t('seeProducts')}
          </LinkButton>
        </Row>
      </Stack>
      <LivingOrder cents={cents} />
    </section>
  )
}
