import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { PublicLink } from '#kit/control/PublicLink.tsx'
import { Toasts } from '#kit/control/Toasts.tsx'
import { Logo } from '#kit/show/Logo.tsx'
import { useText } from '#kit/use-text.ts'
import styles from './AuthLayout.module.css'
import { fontLinks } from './font.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'

export const links = fontLinks

/** Around the screens of signing in and up: the mark, the language, and nothing that leads astray. */
export default function AuthLayout() {
  const t = useText('web')
  return (
    <Toasts>
      <div className={styles.frame}>
        <header className={styles.head}>
          <PublicLink to="/" className={styles.logo} aria-label={`Inkport, ${t('home')}`}>
            <Logo />
          </PublicLink>
          <LanguageSwitch isPublic={false} />
        </header>
        <main id="content" className={styles.main}>
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
        <footer className={styles.foot}>
          <small>{t('rights', { year: 2026 })}</small>
          <PublicLink to="/terms">{t('terms')}</PublicLink>
          <PublicLink to="/privacy-policy">{t('privacy')}</PublicLink>
        </footer>
      </div>
    </Toasts>
  )
}
