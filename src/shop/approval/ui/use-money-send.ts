import type { UseMutationResult } from '@tanstack/react-query'
import { whyNotCall } from '#base/access/access.ts'
import type { AnyCall, CallAnswer, CallInput } from '#base/call.ts'
import { CallError } from '#base/fault.ts'
import { useNotice } from '#kit/app/use-notice.tsx'
import { type SendOptions, useSend } from '#kit/call/use-call.ts'
import { useReader } from '#kit/use-session.ts'
import { useText } from '#kit/use-text.ts'
import { approvalCalls } from '../contract.ts'

type MoneySend<C> = SendOptions<C> & {
  /** It waits for a second person: closes the form, or shows again what holds. */
  onWaits: () => void
}

/**
 * A write of staff that one person may not always do alone. Above their limits nothing went wrong: a notice says that it waits, and leads
 * to where it does.
 */
export function useMoneySend<C extends AnyCall>(
  call: C,
  { changes = [], onWaits, onRefused, ...rest }: MoneySend<C>,
): UseMutationResult<CallAnswer<C>, Error, CallInput<C>> {
  const t = useText('approval')
  const notice = useNotice()
  const mayOpen = whyNotCall(approvalCalls.approvals, useReader()) === undefined
  const link = mayOpen ? { to: '/office/approvals', text: t('openApprovals') } : undefined
  const send = useSend(call, {
    ...rest,
    changes: [...changes, approvalCalls.approvals, approvalCalls.myLimits],
    onRefused: error => {
      const id = waitingId(error)
      if (id === undefined) return onRefused?.(error)
      notice.told(t('sentForApproval', { id }), link)
      onWaits()
    },
  })
  return waitingId(send.error) === undefined ? send : ({ ...send, error: null } as typeof send) // not the error of a form
}

/** The number under which the act waits, where it does. */
function waitingId(error: unknown): string | number | undefined {
  const [first] = error instanceof CallError ? error.errors : []
  return first?.code === 'APPROVAL_WAITS' ? (first.values?.id ?? '') : undefined
}
