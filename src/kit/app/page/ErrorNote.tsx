import { CallError } from '#base/fault.ts'
import { useErrorText } from '../../call/error-text.ts'
import { Button } from '../../control/Button.tsx'
import { Icon } from '../../show/Icon.tsx'
import { useText } from '../../use-text.ts'
import { CopyId } from './CopyId.tsx'
import styles from './ErrorNote.module.css'

/** In place of what could not be loaded, or above a form that was refused: what happened, what to do, the request's id. */
export function ErrorNote({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useText('app')
  const errorText = useErrorText()
  const requestId = error instanceof CallError ? error.requestId : undefined
  return (
    <div className={styles.note} role="alert">
      <Icon name="alert" />
      <div>
        <strong>{onRetry ? t('failedTitle') : errorText(error, { hasId: false })}</strong>
        {onRetry && <p>{errorText(error, { hasId: false })}</p>}
        {requestId && (
          <p className={styles.id}>
            <CopyId id={requestId} />
          </p>
        )}
      </div>
      {onRetry && (
        <Button size="small" icon="refresh" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  )
}
