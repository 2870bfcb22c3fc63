// `web_active_reload` (spec §3): which signing-in this browser is at. A tab that was drawn for an older one is drawn anew as soon as it
// is looked at again.

interface Session {
  /** Changes with each signing-in; '' where nobody is signed in. */
  stamp: string
  /** Who is signed in, as the readable cookie says: trusted for nothing but this. */
  who: string
}
const read = (): Session => {
  const cookies = new Map(document.cookie.split('; ').map(each => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]))
  return { stamp: cookies.get('web_active_reload') ?? '', who: cookies.get('user_info') ?? '' }
}

let seen: Session | undefined

/** What this tab shows is of the session that there is now. */
export function seeSession(): void {
  seen = read()
}

/** Draws the tab anew when it becomes active and somebody else, or nobody, is signed in by then. Unsaved words are asked about by the browser. */
export function followSession(): void {
  seeSession()
  const look = () => {
    if (document.visibilityState !== 'visible') return
    const now = read()
    const isOther = seen !== undefined && now.stamp !== seen.stamp && now.who !== seen.who
    seen = now
    if (isOther) location.reload()
  }
  document.addEventListener('visibilitychange', look)
  addEventListener('pageshow', look)
  addEventListener('focus', look)
}
