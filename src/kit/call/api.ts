import { createClient } from '#base/client.ts'
import { watchedFetch } from './connection.ts'

type Listener = () => void
const listeners = new Set<Listener>()

/** Hears of every answer that says that the session is over. Returns how to stop. */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The API as the browser calls it: the session travels in its HttpOnly cookie. */
export const api = createClient({
  baseUrl: '',
  fetch: watchedFetch,
  onUnauthorized: () => {
    for (const listener of listeners) listener()
  },
})
