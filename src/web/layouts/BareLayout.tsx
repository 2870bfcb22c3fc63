import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { Row } from '#kit/layout/Stack.tsx'
import styles from './BareLayout.module.css'
import { fontLinks } from './font.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'

export const links = fontLinks

/** Around a page for those who do not know us: nothing but the language. */
export default function BareLayout() {
  return (
    <div className={styles.frame}>
      <Row as="header" at="end">
        <LanguageSwitch isPublic={false} />
      </Row>
      <main id="content" tabIndex={-1}>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
    </div>
  )
}
