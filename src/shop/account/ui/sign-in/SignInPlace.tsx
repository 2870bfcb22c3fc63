import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { lazyPart } from '#kit/lazy-part.tsx'
import { useReader } from '#kit/use-session.ts'
import { isProtected } from '../../sign-in/protected.rules.ts'
import { askedSignIn, askSignIn, endSignIn, followSignIn } from './ask-sign-in.ts'
import { seeSession } from './seen-session.ts'

const SignInDialog = lazyPart(() => import('./SignInDialog.tsx').then(it => it.SignInDialog))

/** Where a public page asks a visitor to sign in: over itself, for a link to a protected place and for whatever calls `askSignIn`. */
export function SignInPlace() {
  const isVisitor = useReader() === undefined
  const { revalidate } = useRevalidator()
  const asked = useSyncExternalStore(followSignIn, askedSignIn, () => undefined)
  useEffect(() => {
    if (!isVisitor) return
    addEventListener('click', onLink, true)
    return () => removeEventListener('click', onLink, true)
  }, [isVisitor])
  if (!asked) return null
  return (
    <Suspense>
      <SignInDialog
        isOpen
        first={asked.step}
        onClose={endSignIn}
        onDone={async user => {
          endSignIn()
          seeSession()
          // What was about to be done shows itself whether it was: the page comes anew in either case.
          if (user) await Promise.resolve(asked.then(user)).catch(() => undefined)
          await revalidate()
        }}
      />
    </Suspense>
  )
}

/** A plain click on a link that needs a session. */
function onLink(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.origin !== location.origin || !isProtected(link.pathname)) return
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  event.stopPropagation()
  // A whole new page, so that everything on it is drawn for who is signed in now. Staff have no portal: the server leads them on.
  askSignIn(() => location.assign(link.href))
}
