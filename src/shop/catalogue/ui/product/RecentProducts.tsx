import { useEffect, useState } from 'react'
import { Picture } from '#kit/Picture.tsx'
import { PublicLink } from '#kit/PublicLink.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { Product } from '../../contract.ts'
import styles from './ProductParts.module.css'

type Seen = Pick<Product, 'slug' | 'name' | 'nameVi' | 'picture'>
const key = 'seen_products'
const most = 6

/** The products looked at before this one. They are kept in this browser alone, so they come after the first paint. */
export function RecentProducts({ product: { slug, name, nameVi, picture } }: { product: Seen }) {
  const t = useText('catalogue')
  const language = useLanguage()
  const [seen, setSeen] = useState<readonly Seen[]>([])
  useEffect(() => {
    const others = readSeen().filter(each => each.slug !== slug)
    setSeen(others)
    try {
      localStorage.setItem(key, JSON.stringify([{ slug, name, nameVi, picture }, ...others].slice(0, most)))
    } catch {
      // A browser that keeps nothing: the list stays empty.
    }
  }, [slug, name, nameVi, picture])
  if (seen.length === 0) return null
  return (
    <section className={styles.recent}>
      <h2>{t('recent')}</h2>
      <ul>
        {seen.map(each => (
          <li key={each.slug}>
            <PublicLink to={`/products/${each.slug}`}>
              <Picture src={each.picture} alt="" />
              {language === 'vi' ? each.nameVi : each.name}
            </PublicLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function readSeen(): Seen[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSeen) : []
  } catch {
    return []
  }
}
const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' &&
  value !== null &&
  ['slug', 'name', 'nameVi', 'picture'].every(name => typeof Object.entries(value).find(([own]) => own === name)?.[1] === 'string')
