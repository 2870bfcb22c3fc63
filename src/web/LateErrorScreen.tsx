import { Suspense } from 'react'
import { Button } from '#kit/Button.tsx'
import { late } from '#kit/late.tsx'
import { useText } from '#kit/use-text.ts'
import type { ErrorScreenProps } from './ErrorScreen.tsx'

const Screen = late(() =>
  import('./ErrorScreen.tsx').then(
    ({ ErrorScreen }) => ErrorScreen,
    () => Unreachable,
  ),
)

/** The error screen, whose script comes only with an error: every page could need it, few do. */
export function ErrorScreen(props: ErrorScreenProps) {
  return (
    <Suspense>
      <Screen {...props} />
    </Suspense>
  )
}

/** Where not even that script can be had, as on a broken line: the words and the way on. */
function Unreachable() {
  const t = useText('web')
  return (
    <main id="content" role="alert">
      <h1>{t('errorTitle')}</h1>
      <Button icon="refresh" onClick={() => location.reload()}>
        {t('errorTryAgain')}
      </Button>
    </main>
  )
}
