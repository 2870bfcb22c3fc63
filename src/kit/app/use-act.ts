import type { UseMutationResult } from '@tanstack/react-query'
import type { AnyCall, CallAnswer, CallInput } from '#base/call.ts'
import { type SendOptions, useSend } from '../call/use-call.ts'
import { useConfirm } from './dialog/Confirm.tsx'
import type { Question } from './dialog/ConfirmDialog.tsx'
import { useNotice } from './use-notice.tsx'

export type ActOptions<C> = SendOptions<C> & {
  /** What the notice says when it is done. */
  done?: string | ((answer: CallAnswer<C>, input: CallInput<C>) => string | undefined)
  /** A form shows why it was refused; otherwise a notice does. */
  showsRefusal?: boolean
}
export type Act<C> = UseMutationResult<CallAnswer<C>, Error, CallInput<C>> & {
  /** Sends only after a yes. */
  ask: (question: Question, input: CallInput<C>) => Promise<void>
}

/** A write in one line: what it changes is asked for again, and a notice says that it is done or why it was refused. */
export function useAct<C extends AnyCall>(call: C, { done, showsRefusal = false, onDone, onRefused, ...rest }: ActOptions<C> = {}): Act<C> {
  const notice = useNotice()
  const confirm = useConfirm()
  const send = useSend(call, {
    ...rest,
    onDone: (answer, input) => {
      const text = typeof done === 'function' ? done(answer, input) : done
      if (text !== undefined) notice.done(text)
      onDone?.(answer, input)
    },
    onRefused: error => {
      if (!showsRefusal) notice.failed(error)
      onRefused?.(error)
    },
  })
  const ask: Act<C>['ask'] = async (question, input) => {
    if (await confirm(question)) send.mutate(input)
  }
  return { ...send, ask }
}
