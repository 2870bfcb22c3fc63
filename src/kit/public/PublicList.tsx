// What public lists share: the box to search in, nothing found, the links to the pages beside.
import type { ReactNode } from 'react'
import { PublicLink } from '../control/PublicLink.tsx'
import { Icon } from '../show/Icon.tsx'
import styles from './PublicList.module.css'

/** The words to search for, as `q` of the form that it stands in. */
export function SearchBox({ label, words }: { label: string; words: string }) {
  return (
    <label className={styles.search}>
      <Icon name="search" />
      <input type="search" name="q" defaultValue={words} placeholder={label} aria-label={label} maxLength={100} />
    </label>
  )
}

export function NothingHere({ title, hint, children }: { title: string; hint: string; children?: ReactNode }) {
  return (
    <div className={styles.nothing}>
      <h2>{title}</h2>
      <p>{hint}</p>
      {children}
    </div>
  )
}

interface PageLinksProps {
  list: { page: number; limit: number; totalDocs: number; hasMore?: boolean | undefined }
  label: string
  previous: string
  next: string
  /** The path of a page of the same list, with all that it is filtered by. */
  to: (page: number) => string
}

export function PageLinks({ list: { page, limit, totalDocs, hasMore }, label, previous, next, to }: PageLinksProps) {
  const isMore = hasMore === true || page * limit < totalDocs
  if (page <= 1 && !isMore) return null
  return (
    <nav className={styles.pages} aria-label={label}>
      {page > 1 && (
        <PublicLink to={to(page - 1)} rel="prev">
          {previous}
        </PublicLink>
      )}
      {isMore && (
        <PublicLink to={to(page + 1)} rel="next">
          {next}
        </PublicLink>
      )}
    </nav>
  )
}
