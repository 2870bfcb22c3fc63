import { Link, useLocation } from 'react-router'
import { LinkButton } from '#kit/control/Button.tsx'
import { cx } from '#kit/cx.ts'
import { useText } from '#kit/use-text.ts'
import { signInPath } from '../../session.ts'
import type { HeaderLink } from './header-links.ts'
import styles from './SiteHeader.module.css'
import { useSite } from './site.ts'

/** A script of others, once it runs, goes no further than the public pages: links that lead out of them load anew. */
const useIsCounted = () => useSite()?.counting !== undefined

export function HeaderAnchor({ link: { to, label, isOutside } }: { link: HeaderLink }) {
  const { pathname } = useLocation()
  return (
    <Link
      className={cx('plain-link', styles.link)}
      to={to}
      reloadDocument={useIsCounted()}
      aria-current={pathname === to ? 'page' : undefined}
      {...(isOutside && { target: '_blank', rel: 'noreferrer' })}
    >
      {label}
    </Link>
  )
}

/** The buttons to sign in and up; `wide` in the drawer. */
export function WaysIn({ wide = false }: { wide?: boolean }) {
  const t = useText('web')
  const { pathname, search } = useLocation()
  const look = { wide, className: wide ? undefined : styles.wayIn, reloadDocument: useIsCounted() }
  return (
    <>
      <LinkButton to={signInPath(pathname + search)} variant={wide ? 'secondary' : 'quiet'} {...look}>
        {t('signIn')}
      </LinkButton>
      <LinkButton to="/auth/register" variant="primary" {...look}>
        {t('signUp')}
      </LinkButton>
    </>
  )
}
