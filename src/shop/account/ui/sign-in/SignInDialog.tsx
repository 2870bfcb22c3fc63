import { useState } from 'react'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Toasts } from '#kit/control/Toasts.tsx'
import { type AuthStep, nextStep, stepWidth } from '../../sign-in/rules.ts'
import type { SignedInUser } from '../form/step.ts'
import { AuthStepContent, useStepWords } from './AuthSteps.tsx'

type Props = {
  isOpen: boolean
  onClose: () => void
  /** All is done: signed in, and where the account is new, its profile filled. */
  onDone: (user: SignedInUser | undefined) => void
  hint?: string
}

/** Signing in and up as a dialog over the page; each step has the specification's width. Notices are inside, where they are not behind it. */
export function SignInDialog({ isOpen, onClose, onDone, hint }: Props) {
  const [step, setStep] = useState<AuthStep>('login')
  const [user, setUser] = useState<SignedInUser>()
  const words = useStepWords(step)
  const finish = (person: SignedInUser | undefined) => {
    setStep('login')
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
      <Toasts>
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
      </Toasts>
    </Dialog>
  )
}
