import { whyNotCall } from '#base/access/access.ts'
import type { AnyCall } from '#base/call.ts'
import { CallError } from '#base/fault.ts'
import { type Act, type ActOptions, useAct } from '#kit/app/use-act.ts'
import { useTellFailed } from '#kit/app/use-tell-failed.ts'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useReader } from '#kit/use-session.ts'
import { useText } from '#kit/use-text.ts'
import { approvalCalls } from '../contract.ts'

export type MoneySend<C> = ActOptions<C> & {
  /** It waits for a second person: closes the form, or shows again what holds. */
  onWaits: () => void
}

/**
 * A write of staff that one person may not always do alone. Above their limits nothing went wrong: a notice says that it waits, and leads
 * to where it does.
 */
export function useMoneySend<C extends AnyCall>(
  call: C,
  { changes = [], onWaits, onRefused, showsRefusal, failed, ...rest }: MoneySend<C>,
): Act<C> {
  const t = useText('approval')
  const notice = useNotice()
  const tell = useTellFailed(failed)
  const mayOpen = whyNotCall(approvalCalls.approvals, useReader()) === undefined
  const link = mayOpen ? { to: '/office/approvals', text: t('openApprovals') } : undefined
  const send = useAct(call, {
    ...rest,
    ...(failed !== undefined && { failed }),
    showsRefusal: true,
    changes: [...changes, approvalCalls.approvals, approvalCalls.myLimits],
    onRefused: error => {
      const id = waitingId(error)
      if (id === undefined) {
        if (!showsRefusal) tell(error)
        return onRefused?.(error)
      }
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
