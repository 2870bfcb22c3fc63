import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { Reader } from '#base/page.ts'
import { NetworkState } from '#kit/call/NetworkState.tsx'
import { IconButton } from '#kit/control/Button.tsx'
import { Drawer } from '#kit/control/Drawer.tsx'
import { PublicLink } from '#kit/control/PublicLink.tsx'
import { lazyPart } from '#kit/lazy-part.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { Spinner } from '#kit/show/Loading.tsx'
import { Logo } from '#kit/show/Logo.tsx'
import { useText } from '#kit/use-text.ts'
import { BellLink } from '#shop/notification/ui/BellLink.tsx'
import type { Place } from '../nav/screen.ts'
import styles from './AppFrame.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { UserMenu } from './UserMenu.tsx'

const NotificationBell = lazyPart(() => import('#shop/notification/ui/NotificationBell.tsx').then(it => it.NotificationBell), BellLink)

/** Around portal and office: places at the side, or in a drawer up to 1024 px; the person at the top. */
export function AppFrame({
  reader,
  places,
  badge,
  children,
}: {
  reader: Reader
  places: readonly Place[]
  badge?: string
  children: ReactNode
}) {
  const t = useText('web')
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const brand = (
    <PublicLink to="/" className={styles.logo}>
      <Logo />
      {badge && <span className={styles.badge}>{badge}</span>}
      <span className="unseen">{t('home')}</span>
    </PublicLink>
  )
  return (
    <div className={styles.frame}>
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      <NetworkState />
      <aside className={styles.side}>
        {brand}
        <Places places={places} />
      </aside>
      <header className={styles.top}>
        <IconButton icon="menu" label={t('openMenu')} className={styles.burger} onClick={() => setOpen(true)} aria-expanded={isOpen} />
        <span className={styles.narrowLogo}>{brand}</span>
        <div className={styles.end}>
          <LanguageSwitch isPublic={false} />
          <Suspense fallback={<BellLink />}>
            <NotificationBell />
          </Suspense>
          <UserMenu reader={reader} />
        </div>
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        <Suspense fallback={<Waiting />}>{children}</Suspense>
      </main>
      <Drawer isOpen={isOpen} onClose={close} title={brand} side="left">
        <Places places={places} onGo={close} />
      </Drawer>
    </div>
  )
}

function Places({ places, onGo }: { places: readonly Place[]; onGo?: () => void }) {
  const t = useText('web')
  const { pathname } = useLocation()
  const isHere = ({ path, end }: Place) => pathname === path || (!end && pathname.startsWith(`${path}/`))
  return (
    <nav aria-label={t('mainMenu')} className={styles.places}>
      {places.map(place => (
        <Link
          key={place.path}
          to={place.path}
          className={styles.place}
          aria-current={isHere(place) ? 'page' : undefined}
          {...(onGo && { onClick: onGo })}
        >
          <Icon name={place.icon} />
          {t(place.text)}
        </Link>
      ))}
    </nav>
  )
}

/** In place of a working screen whose script has not come yet. */
export function Waiting() {
  return (
    <div className={styles.waiting}>
      <Spinner size={40} />
    </div>
  )
}
