import type { ReactNode } from 'react'
import { Stack } from '#kit/layout/Stack.tsx'
import { Icon, type IconName } from '#kit/show/Icon.tsx'
import { PublicPage } from '#kit/show/PublicPage.tsx'
import { useLanguage } from '#kit/use-text.ts'
import { PostBody } from '#shop/content/ui/post/PostBody.tsx'
import styles from './InfoPage.module.css'
import type { InfoText } from './info.ts'

/** A page to read: title, lead, sections. */
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

/** What stands before the first heading of a page, and each of its parts under its own. */
export function InfoSections({ of: { intro, sections } }: { of: Pick<InfoText, 'intro' | 'sections'> }) {
  const language = useLanguage()
  return (
    <>
      {intro !== '' && (
        <InfoSection>
          <PostBody html={intro} language={language} />
        </InfoSection>
      )}
      {sections.map(({ title, html }) => (
        <InfoSection key={title} title={title}>
          <PostBody html={html} language={language} />
        </InfoSection>
      ))}
    </>
  )
}
