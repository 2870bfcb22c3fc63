import { CallError } from '#base/fault.ts'
import { useErrorText } from '../../call/error-text.ts'
import { Button } from '../../control/Button.tsx'
import { Note } from '../../layout/Note.tsx'
import { useText } from '../../use-text.ts'
import { CopyId } from './CopyId.tsx'

/** In place of what could not be loaded, or above a form that was refused: what happened, what to do, the request's id. `failed`: what did not happen. */
export function ErrorNote({ error, failed, onRetry }: { error: unknown; failed?: string | undefined; onRetry?: () => void }) {
  const t = useText('app')
  const errorText = useErrorText()
  const requestId = error instanceof CallError ? error.requestId : undefined
  const why = errorText(error, { hasId: false })
  return (
    <Note
      meaning="red"
      role="alert"
      title={onRetry ? t('failedTitle') : failed === undefined ? why : `${failed} ${why}`}
      action={
        onRetry && (
          <Button size="small" icon="refresh" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        )
      }
    >
      {onRetry && <p>{why}</p>}
      {requestId && (
        <p className="hint">
          <CopyId id={requestId} />
        </p>
      )}
    </Note>
  )
}
