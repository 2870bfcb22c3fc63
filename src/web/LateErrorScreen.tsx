import { Suspense } from 'react'
import { late } from '#kit/late.tsx'
import type { ErrorScreenProps } from './ErrorScreen.tsx'

const Screen = late(() => import('./ErrorScreen.tsx').then(({ ErrorScreen }) => ErrorScreen))

/** The error screen, whose script comes only with an error: every page could need it, few do. */
export function ErrorScreen(props: ErrorScreenProps) {
  return (
    <Suspense>
      <Screen {...props} />
    </Suspense>
  )
}
