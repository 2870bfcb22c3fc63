import { type ReactNode, Suspense, use, useCallback, useState } from 'react'
import type { Reader } from '#base/page.ts'
import { NetworkState } from '#kit/call/NetworkState.tsx'
import { IconButton } from '#kit/control/Button.tsx'
import { Drawer } from '#kit/control/Drawer.tsx'
import { PublicLink } from '#kit/control/PublicLink.tsx'
import { lazyPart } from '#kit/lazy-part.tsx'
import { Spinner } from '#kit/show/Loading.tsx'
import { Logo } from '#kit/show/Logo.tsx'
import { useText, useTexts } from '#kit/use-text.ts'
import { BellLink } from '#shop/notification/ui/BellLink.tsx'
import { useTextsNamed } from '../../handles.ts'
import type { ShownGroup } from '../../nav/screen.ts'
import { PaletteHost } from '../../palette/PaletteHost.tsx'
import { keepRecent } from '../../palette/recent.ts'
import { LanguageSwitch } from '../LanguageSwitch.tsx'
import { ScreenChange } from '../ScreenChange.tsx'
import { UserMenu } from '../UserMenu.tsx'
import styles from './AppFrame.module.css'

import { type Counts, SideNav } from './SideNav.tsx'

const NotificationBell = lazyPart(() => import('#shop/notification/ui/NotificationBell.tsx').then(it => it.NotificationBell), BellLink)

type Props = {
  reader: Reader
  groups: readonly ShownGroup[]
  counts: Counts
  badge?: string
  /** In the top bar, before the person: a seller's balance. */
  money?: ReactNode
  children: ReactNode
}

/** Around portal and office: the menu at the side, a rail of icons up to 1024 px, in a drawer on phones; the person at the top. */
export function AppFrame({ reader, groups, counts, badge, money, children }: Props) {
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
    <div className={styles.frame} data-app="">
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      <NetworkState />
      <aside className={styles.side} data-rail>
        {brand}
        <SideNav groups={groups} counts={counts} />
      </aside>
      <header className={styles.top}>
        <IconButton icon="menu" label={t('openMenu')} className={styles.burger} onClick={() => setOpen(true)} aria-expanded={isOpen} />
        <span className={styles.narrowLogo}>{brand}</span>
        <PaletteHost reader={reader} groups={groups} />
        <div className={styles.end}>
          {money}
          <span className={styles.language}>
            <LanguageSwitch isPublic={false} />
          </span>
          <Suspense fallback={<BellLink />}>
            <NotificationBell />
          </Suspense>
          <UserMenu reader={reader} />
        </div>
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        <Suspense fallback={<Waiting />}>
          <ScreenTexts>{children}</ScreenTexts>
        </Suspense>
      </main>
      <ScreenChange onShown={screen => keepRecent(reader.id, screen)} />
      <Drawer isOpen={isOpen} onClose={close} title={brand} side="left">
        <SideNav groups={groups} counts={counts} onGo={close} />
        <p className={styles.drawerEnd}>
          <LanguageSwitch isPublic={false} />
        </p>
      </Drawer>
    </div>
  )
}

/** A screen is drawn once all of its texts are there: a part that asked for one later would take away what stands. */
function ScreenTexts({ children }: { children: ReactNode }) {
  const [texts, named] = [useTexts(), useTextsNamed()]
  // All are asked for before the first is waited for.
  for (const read of named.map(namespace => texts.load(namespace))) use(read)
  return children
}

/** In place of a working screen whose script or texts have not come yet. */
export function Waiting() {
  return (
    <div className={styles.waiting}>
      <title>Inkport</title>
      <Spinner size={40} />
    </div>
  )
}
