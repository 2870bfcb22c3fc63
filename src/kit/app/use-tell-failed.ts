import { useErrorText } from '../call/error-text.ts'
import { useNotice } from '../notice/use-notice.ts'

/** Tells in a notice of what failed: first what it was, where there are words for that, and then why. */
export function useTellFailed(failed?: string): (error: unknown) => void {
  const notice = useNotice()
  const errorText = useErrorText()
  return error => notice.failed(failed === undefined ? error : `${failed}: ${errorText(error)}`)
}
