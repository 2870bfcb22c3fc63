import { type ReactNode, useEffect } from 'react'
import { isRouteErrorResponse, useRouteLoaderData } from 'react-router'
import { CallError } from '#base/fault.ts'
import { publicPath } from '#base/text.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { PublicLink } from '#kit/control/PublicLink.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { Logo } from '#kit/show/Logo.tsx'
import type { RootData } from '#kit/use-session.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import styles from './ErrorScreen.module.css'
import { reportError } from './report-error.ts'

export interface ErrorScreenProps {
  error: unknown
  /** No frame stands around it: it shows the mark itself. */
  isBare?: boolean
}

/** What stands in place of a page that is not there or that failed: what happened, what was kept, the request's id, a way back. */
export function ErrorScreen({ error, isBare = true }: ErrorScreenProps) {
  const t = useText('web')
  const root = useRouteLoaderData<RootData>('root')
  const isMissing = (isRouteErrorResponse(error) || error instanceof CallError) && error.status === 404
  const requestId = error instanceof CallError ? error.requestId : root?.requestId
  const home = publicPath('/', useLanguage())
  useEffect(() => reportError(error, requestId), [error, requestId])
  return (
    <main id="content" className={styles.screen} tabIndex={-1}>
      {isBare && (
        <PublicLink to="/" className="plain-link" aria-label="Inkport">
          <Logo />
        </PublicLink>
      )}
      <Told code={isMissing ? '404' : '500'} title={isMissing ? t('notFoundTitle') : t('errorTitle')}>
        <p>{isMissing ? t('notFoundHint') : t('errorKept')}</p>
        <Row gap={12}>
          {!isMissing && (
            <Button variant="primary" icon="refresh" onClick={() => location.reload()}>
              {t('errorTryAgain')}
            </Button>
          )}
          <LinkButton to={home} icon="home" variant={isMissing ? 'primary' : 'secondary'} reloadDocument>
            {t('errorBackHome')}
          </LinkButton>
        </Row>
        {!isMissing && requestId && <code className="hint">{requestId}</code>}
      </Told>
    </main>
  )
}

/** In the office, in place of a screen that none of the reader's roles opens (docs/domain.md "Calls": shown, and signed in still). */
export function Forbidden({ isOfTeam = false }: { isOfTeam?: boolean }) {
  const t = useText('web')
  return (
    <div className={styles.screen}>
      <Told code="403" title={t('forbiddenTitle')}>
        <p>{t(isOfTeam ? 'forbiddenTeamHint' : 'forbiddenHint')}</p>
        <Row gap={12}>
          <LinkButton to={isOfTeam ? '/dashboard' : '/office'} icon="home" variant="primary">
            {t(isOfTeam ? 'dashboard' : 'toOffice')}
          </LinkButton>
        </Row>
      </Told>
    </div>
  )
}

/** A number printed out of register, and what it means. */
function Told({ code, title, children }: { code: string; title: string; children: ReactNode }) {
  return (
    <>
      <title>{`${title} – Inkport`}</title>
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
      <h1>{title}</h1>
      {children}
    </>
  )
}
