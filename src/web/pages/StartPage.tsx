import { Link } from 'react-router'
import { PageHeader } from '#kit/desk/PageHeader.tsx'
import { Icon } from '#kit/Icon.tsx'
import { useReader } from '#kit/use-session.ts'
import { useText } from '#kit/use-text.ts'
import { portalPlaces } from '../nav.ts'
import styles from './OfficePage.module.css'

/** Where a seller comes in: the places, in the order of a first day. */
export default function StartPage() {
  const t = useText('web')
  const reader = useReader()
  return (
    <>
      <PageHeader title={t('welcome', { name: reader?.username ?? '' })} hint={t('welcomeHint')} />
      <ul className={styles.places}>
        {portalPlaces
          .filter(place => place.path !== '/dashboard')
          .map(place => (
            <li key={place.path}>
              <Link to={place.path} className={styles.place}>
                <Icon name={place.icon} size={24} />
                {t(place.text)}
              </Link>
            </li>
          ))}
      </ul>
    </>
  )
}
