import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import { pictureUrl } from '#shop/catalogue/picture/rules.ts'
import styles from './LivingOrder.module.css'

const stages = ['stagePaid', 'stagePrinted', 'stageMoving', 'stageDelivered'] as const
const goods = [
  { shape: 'hoodie', hex: '#d8c9ad', art: 'mountain', place: 'second' },
  { shape: 'mug', hex: '#1f2a44', art: 'cat-moon', place: 'third' },
  { shape: 'tee', hex: '#1f2a44', art: 'retro-sun', place: 'main' },
] as const

/**
 * An order on its way, on a printed sheet with crop marks and colour bar: its stage moves, once and by style alone, so that it needs
 * no script and no way to stop it (it ends within five seconds). Who asks for less motion sees it delivered.
 */
export function LivingOrder({ cents }: { cents: number }) {
  const t = useText('webHome')
  return (
    <div className={styles.sheet}>
      <svg className={styles.marks} viewBox="0 0 600 400" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d="M24 0v20M0 24h20M576 0v20M580 24h20M24 380v20M0 376h20M576 380v20M580 376h20" />
      </svg>
      <div className={styles.goods} role="img" aria-label={t('heroPicture')}>
        {goods.map(({ shape, hex, art, place }) => (
          <img
            key={place}
            className={styles[place]}
            src={pictureUrl({ shape }, hex, { art })}
            alt=""
            width="800"
            height="800"
            fetchPriority={place === 'main' ? 'high' : 'low'}
          />
        ))}
        <span className={styles.inks} />
      </div>
      <div className={styles.ticket}>
        <p className={styles.head}>
          <strong>{t('ticketOrder')}</strong>
          <Money cents={cents} strong />
        </p>
        <ol className={styles.stages}>
          {stages.map(stage => (
            <li key={stage}>{t(stage)}</li>
          ))}
        </ol>
      </div>
    </div>
  )
}
