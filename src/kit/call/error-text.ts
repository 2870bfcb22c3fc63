import { CallError } from '#base/fault.ts'
import { useFaultText, useText } from '../use-text.ts'

/**
 * What to tell of an error: a refusal's own sentence in the reader's language, that there was no answer, or that it is a bug.
 * A bug's sentence
 * carries the request's id, unless `hasId` is false because it stands elsewhere.
 */
export function useErrorText(): (error: unknown, options?: { hasId?: boolean }) => string {
  const t = useText('kit')
  const faultText = useFaultText()
  return (error, { hasId = true } = {}) => {
    if (!(error instanceof CallError)) return t('unknownError')
    if (error.status === 0) return t('noConnection')
    if (error.status === 429 && error.retryAfterSeconds !== undefined) return t('tooMany', { seconds: error.retryAfterSeconds })
    const [first] = error.errors
    const text = (first && (faultText(first.code, first.values) ?? first.message)) ?? t('unknownError')
    if (error.status < 500 || !error.requestId || !hasId) return text
    const request = t('requestId', { id: error.requestId })
    return `${text} ${request}`
  }
}

/** The sentence for one field of a refused form, if the refusal names that field. */
export function useFieldError(error: unknown): (path: string) => string | undefined {
  const faultText = useFaultText()
  return path => {
    const entry = error instanceof CallError ? error.errors.find(each => each.path === path) : undefined
    return entry && (faultText(entry.code, entry.values) ?? entry.message)
  }
}
