import { useCallback, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { barePath, publicPath } from '#base/public-path.ts'
import { IconButton, LinkButton } from '#kit/Button.tsx'
import { Drawer } from '#kit/Drawer.tsx'
import { Logo } from '#kit/Logo.tsx'
import { Menu } from '#kit/Menu.tsx'
import { PublicLink } from '#kit/PublicLink.tsx'
import { useReader } from '#kit/use-session.ts'
import { type PlainText, useLanguage, useText } from '#kit/use-text.ts'
import { services } from '../services.ts'
import { signInPath } from '../session.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import styles from './SiteHeader.module.css'
import { UserMenu } from './UserMenu.tsx'

/** A text and its page: `/text` where none is named. Screens of the portal have one address for both languages. */
type HeaderLink = readonly [text: PlainText<'web'>, path?: string, isPortal?: true]
const forVisitors: readonly HeaderLink[] = [['aboutUs', '/'], ['products'], ['pricing', '/#pricing'], ['blogs'], ['contact']]
const forSellers: readonly HeaderLink[] = [['orders', '/order', true], ['payments', '/payments', true], ['products'], ['contact']]

/** Header of the public pages (spec §2): a visitor's or a seller's links, the services, the way in or the person's menu. */
export function SiteHeader() {
  const t = useText('web')
  const language = useLanguage()
  const reader = useReader()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const links = reader?.kind === 'seller' ? forSellers : forVisitors
  const offers = services.map(place => ({
    label: t(place.text),
    hint: t(place.hint),
    icon: place.icon,
    to: publicPath(place.path, language),
  }))
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <PublicLink to="/" className={styles.logo} aria-label={`Inkport, ${t('home')}`}>
          <Logo />
        </PublicLink>
        <nav className={styles.links} aria-label={t('mainMenu')}>
          {links.slice(0, 3).map(anchorOf)}
          <Menu label={t('services')} entries={offers} className={styles.link} />
          {links.slice(3).map(anchorOf)}
        </nav>
        <div className={styles.end}>
          <LanguageSwitch />
          {reader ? <UserMenu reader={reader} /> : <WaysIn />}
          <IconButton icon="menu" label={t('openMenu')} className={styles.burger} onClick={() => setOpen(true)} aria-expanded={isOpen} />
        </div>
      </div>
      <Drawer isOpen={isOpen} onClose={close} title={<Logo />}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: any link in it closes the drawer. */}
        <div className={styles.drawer} onClick={event => event.target instanceof Element && event.target.closest('a') && close()}>
          <nav aria-label={t('mainMenu')}>
            {links.map(anchorOf)}
            <p className={styles.group}>{t('services')}</p>
            {offers.map(service => (
              <Link key={service.to} to={service.to} className={styles.link}>
                {service.label}
              </Link>
            ))}
          </nav>
          {!reader && (
            <div className={styles.doors}>
              <WaysIn wide />
            </div>
          )}
        </div>
      </Drawer>
    </header>
  )
}

const anchorOf = (link: HeaderLink) => <HeaderAnchor key={link[0]} link={link} />

function HeaderAnchor({ link: [text, path = `/${text}`, isPortal] }: { link: HeaderLink }) {
  const t = useText('web')
  const language = useLanguage()
  const { pathname } = useLocation()
  return (
    <Link
      className={styles.link}
      to={isPortal ? path : publicPath(path, language)}
      aria-current={barePath(pathname) === path ? 'page' : undefined}
    >
      {t(text)}
    </Link>
  )
}

function WaysIn({ wide = false }: { wide?: boolean }) {
  const t = useText('web')
  const { pathname, search } = useLocation()
  return (
    <>
      <LinkButton
        to={signInPath(pathname + search)}
        variant={wide ? 'secondary' : 'quiet'}
        wide={wide}
        className={wide ? undefined : styles.wayIn}
      >
        {t('signIn')}
      </LinkButton>
      <LinkButton to="/auth/register" variant="primary" wide={wide} className={wide ? undefined : styles.wayIn}>
        {t('signUp')}
      </LinkButton>
    </>
  )
}
