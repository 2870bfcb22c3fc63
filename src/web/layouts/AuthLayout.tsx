import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { PublicLink } from '#kit/control/PublicLink.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { Notices } from '#kit/notice/Notices.tsx'
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
    <>
      <Notices />
      <div className={styles.frame}>
        <Row as="header" isSpread className={styles.head}>
          <PublicLink to="/" className="plain-link" aria-label={`Inkport, ${t('home')}`}>
            <Logo />
          </PublicLink>
          <LanguageSwitch isPublic={false} />
        </Row>
        <main id="content" className={styles.main}>
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
        <Row as="footer" gap={24} className={styles.foot}>
          <span>{t('rights', { year: 2026 })}</span>
          <PublicLink className="plain-link" to="/terms">
            {t('terms')}
          </PublicLink>
          <PublicLink className="plain-link" to="/privacy-policy">
            {t('privacy')}
          </PublicLink>
        </Row>
      </div>
    </>
  )
}
