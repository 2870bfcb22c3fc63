import { Badge } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import { pictureUrl } from '#shop/catalogue/picture/rules.ts'
import styles from './PressSheet.module.css'

const goods = [
  { shape: 'tee', hex: '#1f2a44', art: 'retro-sun', place: 'main' },
  { shape: 'hoodie', hex: '#d8c9ad', art: 'mountain', place: 'second' },
  { shape: 'mug', hex: '#fbfbfa', art: 'cat-moon', place: 'third' },
] as const

/** Goods laid out on a printed sheet: crop marks, colour bar, and the ticket of an order that is on its way. */
export function PressSheet() {
  const t = useText('webHome')
  return (
    <div className={styles.sheet} role="img" aria-label={t('heroPicture')}>
      <svg className={styles.marks} viewBox="0 0 600 520" aria-hidden="true" focusable="false">
        <path d="M24 0v20M0 24h20M576 0v20M580 24h20M24 500v20M0 496h20M576 500v20M580 496h20" />
        <circle cx="300" cy="14" r="7" />
        <path d="M300 2v24M288 14h24" />
        <circle cx="300" cy="506" r="7" />
        <path d="M300 494v24M288 506h24" />
      </svg>
      {goods.map(({ shape, hex, art, place }) => (
        <img
          key={place}
          className={styles[place]}
          src={pictureUrl({ shape }, hex, { art })}
          alt=""
          fetchPriority={place === 'main' ? 'high' : 'low'}
        />
      ))}
      <svg className={styles.bar} viewBox="0 0 144 18" aria-hidden="true" focusable="false">
        <rect className={styles.cyan} width="36" height="18" />
        <rect className={styles.magenta} x="36" width="36" height="18" />
        <rect className={styles.yellow} x="72" width="36" height="18" />
        <rect className={styles.key} x="108" width="36" height="18" />
      </svg>
      <div className={styles.ticket}>
        <strong>{t('ticketOrder')}</strong>
        <span className={styles.steps}>
          <Badge meaning="green">{t('ticketPaid')}</Badge>
          <Badge meaning="green">{t('ticketPrinted')}</Badge>
          <Badge meaning="blue" icon="truck">
            {t('ticketMoving')}
          </Badge>
        </span>
      </div>
    </div>
  )
}
