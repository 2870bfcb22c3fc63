import { useQueryClient } from '@tanstack/react-query'
import type { WireCall } from '#base/wire.ts'
import { keyOf } from '../call/use-call.ts'
import { newKey } from '../call/use-send-plain.ts'
import { useNotice } from '../notice/use-notice.ts'
import { useText } from '../use-text.ts'

/** The write that takes an act back, as `options => api(call, input, options)`. */
export type Undo = (options: { idempotencyKey: string }) => Promise<unknown>

/** Takes an act back; what it had changed is asked for again, and a notice says how it went. It works on when its page is left. */
export function useUndo(changes: readonly WireCall[] = []): (undo: Undo) => Promise<void> {
  const t = useText('kit')
  const notice = useNotice()
  const queries = useQueryClient()
  return async undo => {
    try {
      await undo({ idempotencyKey: newKey() })
      notice.done(t('undone'))
    } catch (error) {
      notice.failed(error)
    } finally {
      await Promise.all(changes.map(changed => queries.invalidateQueries({ queryKey: keyOf(changed) })))
    }
  }
}
