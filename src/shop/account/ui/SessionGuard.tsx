import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { onSessionLost } from '#kit/call/api.ts'
import { lazyPart } from '#kit/lazy-part.tsx'
import { useReader } from '#kit/use-session.ts'
import { useText } from '#kit/use-text.ts'
import { seeSession } from './sign-in/seen-session.ts'

const SignInDialog = lazyPart(() => import('./sign-in/SignInDialog.tsx').then(({ SignInDialog }) => SignInDialog))

/** Where a session ends under an open working screen: the dialog opens over it, closing leads home (spec §2), and nothing typed is lost. */
export function SessionGuard() {
  const t = useText('account')
  const reader = useReader()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => onSessionLost(() => setOpen(true)), [])
  if (!isOpen) return null
  return (
    <Suspense>
      <SignInDialog
        isOpen
        hint={t('lostHint')}
        onClose={() => location.assign('/')}
        onDone={user => {
          // Somebody else's screen must not stay.
          if (user?.id !== reader?.id) return location.reload()
          seeSession()
          setOpen(false)
          void queries.invalidateQueries()
        }}
      />
    </Suspense>
  )
}
