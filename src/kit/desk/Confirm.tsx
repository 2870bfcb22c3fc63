import { Modal } from '@mantine/core'
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { useText } from '../use-text.ts'
import styles from './Confirm.module.css'

export interface Question {
  title: string
  /** What will happen, in a sentence. */
  children?: ReactNode
  /** What will happen, in figures: the refund's sum, the cost, the count. */
  figures?: readonly { label: string; value: ReactNode; isTotal?: boolean }[]
  /** The button's words: the act itself, not "OK". */
  action: string
  /** The other button's words, where "Cancel" would be read as the act. */
  decline?: string
  isDangerous?: boolean
}
type Ask = (question: Question) => Promise<boolean>
const Context = createContext<Ask | undefined>(undefined)

/** `if (await confirm({ title, figures, action })) …`: paid and destructive acts show their figures before the button. */
export function useConfirm(): Ask {
  const ask = useContext(Context)
  if (!ask) throw new Error('useConfirm needs DeskProvider above it')
  return ask
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>()
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<(yes: boolean) => void>(undefined)
  const t = useText('desk')
  const ask = useCallback<Ask>(next => {
    setQuestion(next)
    setOpen(true)
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
      <Modal opened={isOpen} onClose={() => close(false)} title={<span className={styles.title}>{question?.title}</span>} size={550}>
        {question && (
          <div className={styles.body}>
            {question.children && <div>{question.children}</div>}
            {question.figures && (
              <dl className={styles.figures}>
                {question.figures.map(figure => (
                  <div key={figure.label} data-total={figure.isTotal || undefined}>
                    <dt>{figure.label}</dt>
                    <dd>{figure.value}</dd>
                  </div>
                ))}
              </dl>
            )}
            <div className={styles.acts}>
              <Button onClick={() => close(false)}>{question.decline ?? t('cancel')}</Button>
              <Button variant={question.isDangerous ? 'danger' : 'primary'} onClick={() => close(true)} data-autofocus>
                {question.action}
              </Button>
            </div>
          </div>
        )}
      </Modal>
    </Context>
  )
}
