import { useState } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData, useLocation, useMatches, useNavigate, useSearchParams } from 'react-router'
import { Panel } from '#kit/layout/Panel.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { pageContext } from '#kit/page-context.ts'
import { type AuthEvent, type AuthStep, authSteps, nextStep, referralCodeOf, stepPath } from '../../sign-in/rules.ts'
import type { SignedInUser } from '../form/step.ts'
import { AuthStepContent, useStepWords } from './AuthSteps.tsx'
import { homeOf } from './home.ts'

export const handle = { texts: ['account', 'fault'] }

/** Whoever is signed in already goes on to where they wanted to be. The code is that of the first link that they came by. */
export function loader({ request, context }: LoaderFunctionArgs): { referralCode: string | undefined } {
  const { reader } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  if (reader) throw redirect(homeOf(reader, searchParams.get('redirect')))
  return { referralCode: referralCodeOf(request.headers.get('cookie')) ?? searchParams.get('ref') ?? undefined }
}

/** The pages of signing in and up: each begins at the step that its route is named after (src/routes.ts). */
export default function AuthPage() {
  const id = useMatches().at(-1)?.id
  const start = authSteps.find(step => step === id) ?? 'login'
  return <Steps key={start} start={start} />
}

/** A step that has a page leads there, the others follow in place. */
function Steps({ start }: { start: AuthStep }) {
  const [step, setStep] = useState(start)
  const [user, setUser] = useState<SignedInUser>()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [query] = useSearchParams()
  const { referralCode } = useLoaderData<typeof loader>()
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
    <Panel>
      <title>{`${title} – Inkport`}</title>
      <Stack as="header" gap={8}>
        <h1>{title}</h1>
        {hint && <p className="muted">{hint}</p>}
      </Stack>
      <AuthStepContent step={step} go={go} onSignedIn={onSignedIn} referralCode={referralCode} />
    </Panel>
  )
}
