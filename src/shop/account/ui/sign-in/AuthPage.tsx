import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { Card } from '#kit/Card.tsx'
import { type AuthEvent, type AuthStep, nextStep, stepPath } from '../../sign-in/rules.ts'
import styles from '../form/auth.module.css'
import type { SignedInUser } from '../form/step.ts'
import { AuthStepContent, useStepWords } from './AuthSteps.tsx'
import { homeOf } from './home.ts'

/** A step of signing in and up as a page of its own; steps with a page lead there, the others follow in place. */
export function AuthPage({ start }: { start: AuthStep }) {
  const [step, setStep] = useState(start)
  const [user, setUser] = useState<SignedInUser>()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [query] = useSearchParams()
  const { title, hint } = useStepWords(step)
  // A whole new page, so that everything on it is drawn for who is signed in now.
  const leave = (person: Pick<SignedInUser, 'kind'> | undefined) => location.assign(homeOf(person, query.get('redirect')))
  const go = (event: AuthEvent) => {
    const next = nextStep(step, event)
    const path = stepPath[next]
    if (next === 'done') leave(user)
    else if (path !== undefined && path !== stepPath[start]) void navigate(path + search)
    else setStep(next)
  }
  const onSignedIn = (person: SignedInUser) => {
    setUser(person)
    if (nextStep(step, 'signedIn') === 'done') leave(person)
  }
  return (
    <Card>
      <title>{`${title} – Inkport`}</title>
      <header className={styles.head}>
        <h1>{title}</h1>
        {hint && <p>{hint}</p>}
      </header>
      <AuthStepContent step={step} go={go} onSignedIn={onSignedIn} referralCode={query.get('ref') ?? undefined} />
    </Card>
  )
}
