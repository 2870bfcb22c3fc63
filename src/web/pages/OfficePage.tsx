import { Link } from 'react-router'
import { PageHeader } from '#kit/desk/PageHeader.tsx'
import { Icon } from '#kit/Icon.tsx'
import { useReader } from '#kit/use-session.ts'
import { useText } from '#kit/use-text.ts'
import { placesFor } from '../nav.ts'
import styles from './OfficePage.module.css'

/** Where staff come in: the places that their roles open. */
export default function OfficePage() {
  const t = useText('web')
  const reader = useReader()
  return (
    <>
      <PageHeader title={t('office')} hint={t('officeHint')} />
      <ul className={styles.places}>
        {placesFor(reader?.roles ?? []).map(place => (
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
