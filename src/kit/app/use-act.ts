import type { UseMutationResult } from '@tanstack/react-query'
import type { AnyCall, CallAnswer, CallInput } from '#base/call.ts'
import { type SendOptions, useSend } from '../call/use-call.ts'
import { useNotice } from '../notice/use-notice.ts'
import { useConfirm } from './dialog/Confirm.tsx'
import type { Question } from './dialog/ConfirmDialog.tsx'
import { type Undo, useUndo } from './use-undo.ts'

export type ActOptions<C> = SendOptions<C> & {
  /** What the notice says when it is done. */
  done?: string | ((answer: CallAnswer<C>, input: CallInput<C>) => string | undefined)
  /** Where the notice leads: what comes next. */
  next?: (answer: CallAnswer<C>, input: CallInput<C>) => { to: string; text: string } | undefined
  /** How it is taken back, which the notice offers in place of a question before; never where money or a label is at stake. */
  undo?: (answer: CallAnswer<C>, input: CallInput<C>) => Undo
  /** A form shows why it was refused; otherwise a notice does. */
  showsRefusal?: boolean
}
export type Act<C> = UseMutationResult<CallAnswer<C>, Error, CallInput<C>> & {
  /** Sends only after a yes. */
  ask: (question: Question, input: CallInput<C>) => Promise<void>
}

/** A write in one line: what it changes is asked for again, and a notice says that it is done or why it was refused. */
export function useAct<C extends AnyCall>(
  call: C,
  { done, next, undo, showsRefusal = false, onDone, onRefused, ...rest }: ActOptions<C> = {},
): Act<C> {
  const notice = useNotice()
  const confirm = useConfirm()
  const takeBack = useUndo(rest.changes)
  const send = useSend(call, {
    ...rest,
    onDone: (answer, input) => {
      const text = typeof done === 'function' ? done(answer, input) : done
      const back = undo?.(answer, input)
      if (text !== undefined) notice.done(text, { link: next?.(answer, input), undo: back && (() => void takeBack(back)) })
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
