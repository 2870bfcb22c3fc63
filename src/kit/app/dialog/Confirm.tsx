import { createContext, type ReactNode, Suspense, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { CallError } from '#base/fault.ts'
import { lazyPart } from '../../lazy-part.tsx'
import { useNotice } from '../../notice/use-notice.ts'
import type { ConfirmDialogProps, Question } from './ConfirmDialog.tsx'

/** No first screen waits for it; where it cannot come, nothing is done unasked, and a notice says so. */
const ConfirmDialog = lazyPart<ConfirmDialogProps>(() => import('./ConfirmDialog.tsx').then(it => it.ConfirmDialog), Declined)

type Ask = (question: Question) => Promise<boolean>
const Context = createContext<Ask | undefined>(undefined)

/** `if (await confirm({ title, figures, action })) …`: paid and destructive acts show their figures before the button. */
export function useConfirm(): Ask {
  const ask = useContext(Context)
  if (!ask) throw new Error('useConfirm needs AppProvider above it')
  return ask
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>()
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<(yes: boolean) => void>(undefined)
  const ask = useCallback<Ask>(next => {
    setQuestion(next)
    setOpen(true)
    answer.current?.(false) // One question stands at a time.
    return new Promise(done => {
      answer.current = done
    })
  }, [])
  const close = (yes: boolean) => {
    setOpen(false)
    answer.current?.(yes)
    answer.current = undefined
  }
  return (
    <Context value={ask}>
      {children}
      <Suspense>
        <ConfirmDialog question={question} isOpen={isOpen} onAnswer={close} />
      </Suspense>
    </Context>
  )
}

function Declined({ isOpen, onAnswer }: ConfirmDialogProps): ReactNode {
  const notice = useNotice()
  useEffect(() => {
    if (!isOpen) return
    notice.failed(new CallError(0, []))
    onAnswer(false)
  })
  return null
}
