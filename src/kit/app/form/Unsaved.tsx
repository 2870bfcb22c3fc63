import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useRef } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import { useText } from '../../use-text.ts'
import { useConfirm } from '../dialog/Confirm.tsx'

type Tell = (id: string, isUnsaved: boolean) => void
const Context = createContext<Tell | undefined>(undefined)

/** Tells that this part of the page holds what is not saved: leaving the page, or closing the tab, asks first. */
export function useUnsaved(isUnsaved: boolean): void {
  const tell = useContext(Context)
  const id = useId()
  useEffect(() => {
    if (!isUnsaved) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    tell?.(id, true)
    addEventListener('beforeunload', hold)
    return () => {
      tell?.(id, false)
      removeEventListener('beforeunload', hold)
    }
  }, [tell, id, isUnsaved])
}

/** Stands inside of the confirmations. The router asks one place only, so the parts of a page are counted here. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const t = useText('app')
  const confirm = useConfirm()
  const parts = useRef(new Set<string>())
  const tell = useCallback<Tell>((id, isUnsaved) => void (isUnsaved ? parts.current.add(id) : parts.current.delete(id)), [])
  const mustAsk = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => parts.current.size > 0 && currentLocation.pathname !== nextLocation.pathname,
    [],
  )
  const blocker = useBlocker(mustAsk)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const question = { title: t('leaveTitle'), children: t('leaveHint'), action: t('leave'), decline: t('stay'), isDangerous: true }
    void confirm(question).then(isLeaving => (isLeaving ? blocker.proceed() : blocker.reset()))
  }, [blocker, confirm, t])
  return <Context value={tell}>{children}</Context>
}
