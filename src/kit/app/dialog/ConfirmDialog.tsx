import type { ReactNode } from 'react'
import { Button } from '../../control/Button.tsx'
import { Dialog } from '../../control/Dialog.tsx'
import { type Fact, Facts } from '../../layout/Facts.tsx'
import { useText } from '../../use-text.ts'

export interface Question {
  title: string
  /** What will happen, in a sentence. */
  children?: ReactNode
  /** What will happen, in figures: the refund's sum, the cost, the count. */
  figures?: readonly Fact[]
  /** The button's words: the act itself, not "OK". */
  action: string
  /** The other button's words, where "Cancel" would be read as the act. */
  decline?: string
  isDangerous?: boolean
  /** Why it is asked again: its figures are others than were shown. */
  changed?: string | undefined
}

export interface ConfirmDialogProps {
  question: Question | undefined
  isOpen: boolean
  onAnswer: (yes: boolean) => void
}

/** A question with its figures; the act stands on the button, and the focus on the other one. */
export function ConfirmDialog({ question, isOpen, onAnswer }: ConfirmDialogProps) {
  const t = useText('app')
  const decline = () => onAnswer(false)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={decline}
      title={question?.title}
      footer={
        <>
          <Button onClick={decline} data-autofocus>
            {question?.decline ?? t('cancel')}
          </Button>
          <Button variant={question?.isDangerous ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
            {question?.action}
          </Button>
        </>
      }
    >
      {question?.changed && (
        <p className="amber" role="alert">
          {question.changed}
        </p>
      )}
      {question?.children && <div>{question.children}</div>}
      {question?.figures && <Facts figures of={question.figures} />}
    </Dialog>
  )
}
