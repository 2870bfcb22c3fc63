import { useState } from 'react'
import { Dialog } from '#kit/control/Dialog.tsx'
import { type AuthStep, nextStep, stepWidth } from '../../sign-in/rules.ts'
import type { SignedInUser } from '../form/step.ts'
import { AuthStepContent, useStepWords } from './AuthSteps.tsx'

type Props = {
  isOpen: boolean
  onClose: () => void
  /** All is done: signed in, and where the account is new, its profile filled. */
  onDone: (user: SignedInUser | undefined) => void
  hint?: string
  /** Where it begins. */
  first?: AuthStep
}

/** Signing in and up as a dialog over the page; each step has the specification's width. Notices are inside, where they are not behind it. */
export function SignInDialog({ isOpen, onClose, onDone, hint, first = 'login' }: Props) {
  const [step, setStep] = useState<AuthStep>(first)
  const [user, setUser] = useState<SignedInUser>()
  const words = useStepWords(step)
  const finish = (person: SignedInUser | undefined) => {
    setStep(first)
    onDone(person)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      hint={step === 'login' && hint ? hint : words.hint}
      width={stepWidth(step)}
    >
      <AuthStepContent
        step={step}
        go={event => {
          const next = nextStep(step, event)
          if (next === 'done') finish(user)
          else setStep(next)
        }}
        onSignedIn={person => {
          setUser(person)
          if (nextStep(step, 'signedIn') === 'done') finish(person)
        }}
      />
    </Dialog>
  )
}
