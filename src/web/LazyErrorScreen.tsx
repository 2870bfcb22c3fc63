import { Suspense } from 'react'
import { lazyPart } from '#kit/lazy-part.tsx'
import { useText } from '#kit/use-text.ts'
import type { ErrorScreenProps } from './ErrorScreen.tsx'

const Screen = lazyPart<ErrorScreenProps>(() => import('./ErrorScreen.tsx').then(({ ErrorScreen }) => ErrorScreen), Plain)

/** The error screen, whose script comes only with an error: every page could need it, few do. */
export function ErrorScreen(props: ErrorScreenProps) {
  return (
    <Suspense>
      <Screen {...props} />
    </Suspense>
  )
}

/** Where even its script does not come. */
function Plain() {
  const t = useText('web')
  return (
    <main id="content">
      <h1>{t('errorTitle')}</h1>
      <a href={location.href}>{t('errorTryAgain')}</a>
    </main>
  )
}
