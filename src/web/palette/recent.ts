// What a person opened last, for the palette's first lines: kept in their browser until they sign out.

export interface Recent {
  path: string
  title: string
}
const most = 8
const keyOf = (readerId: number) => `recent-${readerId}`

export function recentOf(readerId: number): readonly Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(readerId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, most) : []
  } catch {
    return []
  }
}

/** Puts a screen first; one that was there already moves up under its newest name. */
export function keepRecent(readerId: number, screen: Recent): void {
  const others = recentOf(readerId).filter(({ path }) => path !== screen.path)
  try {
    localStorage.setItem(keyOf(readerId), JSON.stringify([screen, ...others].slice(0, most)))
  } catch {
    // A browser that keeps nothing shows nothing recent.
  }
}

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  'title' in value &&
  typeof value.title === 'string' &&
  typeof value.path === 'string' &&
  /^\/[a-z]/.test(value.path)
