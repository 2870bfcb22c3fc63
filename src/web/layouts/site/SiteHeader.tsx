import { Suspense, useCallback, useState } from 'react'
import { IconButton } from '#kit/control/Button.tsx'
import { Menu } from '#kit/control/Menu.tsx'
import { PublicLink } from '#kit/control/PublicLink.tsx'
import { cx } from '#kit/cx.ts'
import { lazyPart } from '#kit/lazy-part.tsx'
import { Logo } from '#kit/show/Logo.tsx'
import { useHasCart, useReader } from '#kit/use-session.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import { CartLink } from '#shop/cart/ui/CartLink.tsx'
import { useCartCount } from '#shop/cart/ui/cart-count.ts'
import { LanguageSwitch } from '../LanguageSwitch.tsx'
import { HeaderAnchor, WaysIn } from './HeaderAnchor.tsx'
import { type HeaderLink, headerLinks, serviceEntries } from './header-links.ts'
import styles from './SiteHeader.module.css'
import { useSite } from './site.ts'

const SiteBell = lazyPart(() => import('#shop/notification/ui/SiteBell.tsx').then(it => it.SiteBell))
const UserMenu = lazyPart(() => import('../UserMenu.tsx').then(({ UserMenu }) => UserMenu))
const loadDrawer = () => import('./SiteDrawer.tsx').then(({ SiteDrawer }) => SiteDrawer)
const SiteDrawer = lazyPart(loadDrawer)

/** Header of the public pages (spec §2): a visitor's or a seller's links, the services, the way in or the person's menu. */
export function SiteHeader() {
  const t = useText('web')
  const language = useLanguage()
  const reader = useReader()
  const { lines = {} } = useSite() ?? {}
  const hasBegun = (useCartCount() ?? 0) > 0
  const hasCart = useHasCart() || hasBegun
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never')
  const close = useCallback(() => setDrawer('closed'), [])
  const { before, after } = headerLinks({ t, language, reader, lines })
  const offers = serviceEntries({ t, language, lines })
  return (
    <header className={styles.header}>
      <div className={cx('wide', styles.bar)}>
        <PublicLink to="/" className={cx('plain-link', styles.logo)} aria-label={`Inkport, ${t('home')}`}>
          <Logo />
        </PublicLink>
        <nav className={styles.links} aria-label={t('mainMenu')}>
          {before.map(anchorOf)}
          <Menu label={t('services')} entries={offers} />
          {after.map(anchorOf)}
        </nav>
        <div className={styles.end}>
          <LanguageSwitch />
          {reader ? (
            <Suspense>
              <SiteBell label={t('notifications')} />
              <UserMenu reader={reader} />
            </Suspense>
          ) : (
            <>
              {hasCart && <CartLink label={t('cart')} />}
              <WaysIn />
            </>
          )}
          <IconButton
            icon="menu"
            label={t('openMenu')}
            className={styles.burger}
            // The finger is down before it is a click: the drawer's script is under way by then.
            onPointerDown={() => void loadDrawer().catch(() => undefined)}
            // A second click tries again where its script did not come.
            onClick={() => setDrawer(before => (before === 'open' ? 'closed' : 'open'))}
            aria-expanded={drawer === 'open'}
          />
        </div>
      </div>
      {drawer !== 'never' && (
        <Suspense>
          <SiteDrawer isOpen={drawer === 'open'} onClose={close} links={[...before, ...after]} offers={offers} reader={reader} />
        </Suspense>
      )}
    </header>
  )
}

const anchorOf = (link: HeaderLink) => <HeaderAnchor key={link.to} link={link} />
