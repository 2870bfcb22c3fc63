import { PublicLink } from '#kit/control/PublicLink.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import { services } from '../../services.ts'
import home from './HomePage.module.css'
import styles from './Offers.module.css'

const texts = {
  serviceProducts: 'serviceProductsText',
  serviceDesign: 'serviceDesignText',
  serviceEmptyPackage: 'serviceEmptyPackageText',
  serviceLabel: 'serviceLabelText',
} as const

/** The four services (spec §1, §2). */
export function Services() {
  const t = useText('webHome')
  const names = useText('web')
  return (
    <section className={home.section}>
      <header className={home.head}>
        <h2>{t('servicesTitle')}</h2>
      </header>
      <ul className={styles.services}>
        {services.map(service => (
          <li key={service.path} className={styles.service}>
            <Icon name={service.icon} size={32} />
            <h3>
              <PublicLink to={service.path}>{names(service.text)}</PublicLink>
            </h3>
            <p>{t(texts[service.text])}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const labels = [
  ['labelsActivated', 'labelsActivatedText', 'truck'],
  ['labelsCarrier', 'labelsCarrierText', 'checkCircle'],
  ['labelsOnce', 'labelsOnceText', 'label'],
] as const

/** What spec §1 tells about tracking and labels. */
export function Labels() {
  const t = useText('webHome')
  return (
    <section className={home.section}>
      <header className={home.head}>
        <h2>{t('labelsTitle')}</h2>
      </header>
      <ul className={styles.services} data-count={labels.length}>
        {labels.map(([title, text, icon]) => (
          <li key={title} className={styles.service}>
            <Icon name={icon} size={32} />
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const never = ['never1', 'never2', 'never3', 'never4', 'never5', 'never6'] as const

/** What goes wrong elsewhere (domain.md), struck out. */
export function Never() {
  const t = useText('webHome')
  return (
    <section className={styles.band}>
      <div className={home.section}>
        <header className={home.head}>
          <div>
            <h2>{t('neverTitle')}</h2>
            <p>{t('neverText')}</p>
          </div>
        </header>
        <ul className={styles.never}>
          {never.map(text => (
            <li key={text}>
              <Icon name="xCircle" />
              <s>{t(text)}</s>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
