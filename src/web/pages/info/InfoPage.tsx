import type { ReactNode } from 'react'
import { Stack } from '#kit/layout/Stack.tsx'
import { Icon, type IconName } from '#kit/show/Icon.tsx'
import { PublicPage } from '#kit/show/PublicPage.tsx'
import styles from './InfoPage.module.css'

/** A page to read: title, lead, sections with addresses of their own. */
export function InfoPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <PublicPage title={title} hint={lead} isText>
      <Stack gap={24}>{children}</Stack>
    </PublicPage>
  )
}

export function InfoSection({ id, title, icon, children }: { id?: string; title?: string; icon?: IconName; children: ReactNode }) {
  return (
    <Stack as="section" gap={8} id={id} className={styles.section}>
      {title && (
        <h2>
          {icon && <Icon name={icon} size={24} />}
          {title}
        </h2>
      )}
      {children}
    </Stack>
  )
}
