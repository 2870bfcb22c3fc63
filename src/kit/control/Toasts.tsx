import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { Icon } from '../show/Icon.tsx'
import { useText } from '../use-text.ts'
import { IconButton } from './Button.tsx'
import styles from './Toasts.module.css'

type Toast = { id: number; kind: 'success' | 'error'; text: string }
type Say = { success: (text: string) => void; error: (text: string) => void; forgetErrors: () => void }
const Context = createContext<Say | undefined>(undefined)

/** The public pages' notices: read aloud, gone after 6 seconds; an error stays until it is dismissed or the next notice comes. */
export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const t = useText('kit')
  const dismiss = useCallback((id: number) => setToasts(all => all.filter(toast => toast.id !== id)), [])
  const say = useMemo<Say>(() => {
    let next = 0
    const add = (kind: Toast['kind'], text: string) => {
      next += 1
      const id = next
      setToasts(all => [...withoutErrors(all).slice(-2), { id, kind, text }])
      if (kind === 'success') setTimeout(() => dismiss(id), 6_000)
    }
    return { success: text => add('success', text), error: text => add('error', text), forgetErrors: () => setToasts(withoutErrors) }
  }, [dismiss])
  return (
    <Context value={say}>
      {children}
      <section className={styles.region} aria-live="polite" aria-label={t('notices')}>
        {toasts.map(toast => (
          <div key={toast.id} className={styles.toast} data-kind={toast.kind} role={toast.kind === 'error' ? 'alert' : undefined}>
            <Icon name={toast.kind === 'error' ? 'alert' : 'checkCircle'} />
            <p>{toast.text}</p>
            <IconButton icon="close" size="small" label={t('dismiss')} onClick={() => dismiss(toast.id)} />
          </div>
        ))}
      </section>
    </Context>
  )
}

const withoutErrors = (all: readonly Toast[]) => all.filter(toast => toast.kind !== 'error')

/** `say.success(…)`, `say.error(…)` below `Toasts`. */
export function useToasts(): Say {
  const say = useContext(Context)
  if (!say) throw new Error('useToasts needs Toasts above it')
  return say
}
