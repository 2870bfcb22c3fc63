import type { ReactNode } from 'react'
import { Icon, type IconName } from '#kit/show/Icon.tsx'
import styles from './InfoPage.module.css'

/** A page to read: title, lead, sections with addresses of their own. */
export function InfoPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <main id="content" className={styles.page} tabIndex={-1}>
      <title>{`${title} – Inkport`}</title>
      <header>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </main>
  )
}

export function InfoSection({ id, title, icon, children }: { id?: string; title?: string; icon?: IconName; children: ReactNode }) {
  return (
    <section id={id} className={styles.section}>
      {title && (
        <h2>
          {icon && <Icon name={icon} size={24} />}
          {title}
        </h2>
      )}
      {children}
    </section>
  )
}
