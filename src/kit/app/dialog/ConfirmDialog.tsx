import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { Button } from '../../control/Button.tsx'
import { useText } from '../../use-text.ts'
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

export interface ConfirmDialogProps {
  /** The last one stays while the dialog fades away. */
  question: Question | undefined
  isOpen: boolean
  onAnswer: (yes: boolean) => void
}

/** A question with its figures; the act stands on the button. */
export function ConfirmDialog({ question, isOpen, onAnswer }: ConfirmDialogProps) {
  const t = useText('app')
  return (
    <Modal opened={isOpen} onClose={() => onAnswer(false)} title={<span className={styles.title}>{question?.title}</span>} size={550}>
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
            <Button onClick={() => onAnswer(false)}>{question.decline ?? t('cancel')}</Button>
            <Button variant={question.isDangerous ? 'danger' : 'primary'} onClick={() => onAnswer(true)} data-autofocus>
              {question.action}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  )
}
