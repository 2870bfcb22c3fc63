import { useEffect, useState } from 'react'
import type { Product } from '../../storefront/contract.ts'

export type Seen = Pick<Product, 'slug' | 'name' | 'nameVi' | 'picture'>
const key = 'seen_products'
const most = 6

/** The products looked at before this one. They are kept in this browser alone, so they come after the first paint. */
export function useSeen({ slug, name, nameVi, picture }: Seen): readonly Seen[] {
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
  return seen
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
