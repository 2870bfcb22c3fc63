import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteLoaderData } from 'react-router'
import { CallError } from '#base/fault.ts'
import { publicPath } from '#base/public-path.ts'
import { Button, LinkButton } from '#kit/Button.tsx'
import { Logo } from '#kit/Logo.tsx'
import { PublicLink } from '#kit/PublicLink.tsx'
import type { RootData } from '#kit/use-session.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import styles from './ErrorScreen.module.css'

/** What stands in place of a page that is not there or that failed: what happened, what was kept, the request's id, a way back. */
export function ErrorScreen({ error, isBare = true }: { error: unknown; isBare?: boolean }) {
  const t = useText('web')
  const root = useRouteLoaderData<RootData>('root')
  const isMissing = (isRouteErrorResponse(error) || error instanceof CallError) && error.status === 404
  const requestId = error instanceof CallError ? error.requestId : root?.requestId
  const language = useLanguage()
  // It comes when it is needed: every public page carries this screen.
  useEffect(() => {
    import('./report-error.ts').then(({ reportError }) => reportError(error, requestId)).catch(() => undefined)
  }, [error, requestId])
  return (
    <main id="content" className={styles.screen} tabIndex={-1}>
      <title>{`${isMissing ? t('notFoundTitle') : t('errorTitle')} – Inkport`}</title>
      {isBare && (
        <PublicLink to="/" className={styles.logo} aria-label="Inkport">
          <Logo />
        </PublicLink>
      )}
      <Misprint code={isMissing ? '404' : '500'} />
      <h1>{isMissing ? t('notFoundTitle') : t('errorTitle')}</h1>
      <p>{isMissing ? t('notFoundHint') : t('errorKept')}</p>
      <div className={styles.acts}>
        {!isMissing && (
          <Button variant="primary" icon="refresh" onClick={() => location.reload()}>
            {t('errorTryAgain')}
          </Button>
        )}
        <LinkButton to={publicPath('/', language)} icon="home" variant={isMissing ? 'primary' : 'secondary'} reloadDocument>
          {t('errorBackHome')}
        </LinkButton>
      </div>
      {!isMissing && requestId && <code className={styles.id}>{requestId}</code>}
    </main>
  )
}

/** A number printed out of register. */
function Misprint({ code }: { code: string }) {
  return (
    <svg className={styles.misprint} viewBox="0 0 240 96" aria-hidden="true" focusable="false">
      <text className={styles.cyan} x="114" y="80" textAnchor="middle">
        {code}
      </text>
      <text className={styles.magenta} x="126" y="84" textAnchor="middle">
        {code}
      </text>
      <text className={styles.ink} x="120" y="82" textAnchor="middle">
        {code}
      </text>
      <path className={styles.mark} d="M8 48h24M20 36v24M208 48h24M220 36v24" />
    </svg>
  )
}
