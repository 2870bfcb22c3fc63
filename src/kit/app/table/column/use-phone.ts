import { useSyncExternalStore } from 'react'

/** Up to this width of the window a row is three lines (DataTable.module.css). */
const phone = '(max-width: 600px)'

/** Whether the window is as narrow as a phone's. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    listen,
    () => matchMedia(phone).matches,
    () => false,
  )

function listen(onChange: () => void): () => void {
  const query = matchMedia(phone)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
