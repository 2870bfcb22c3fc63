import type { UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AnyCall, CallAnswer, CallInput } from '#base/call.ts'
import { isSessionLost, wasNotSeen } from '#base/fault.ts'
import { type SendOptions, useSend } from '../call/use-call.ts'
import { useNotice } from '../notice/use-notice.ts'
import { useConfirm } from './dialog/Confirm.tsx'
import type { Question } from './dialog/ConfirmDialog.tsx'
import { type Preview, usePreview } from './use-preview.ts'
import { useTellFailed } from './use-tell-failed.ts'
import { type Undo, useUndo } from './use-undo.ts'

export type ActOptions<C> = SendOptions<C> & {
  /** What the notice says when it is done. */
  done?: string | ((answer: CallAnswer<C>, input: CallInput<C>) => string | undefined)
  /** Where the notice leads: what comes next. */
  next?: (answer: CallAnswer<C>, input: CallInput<C>) => { to: string; text: string } | undefined
  /** How it is taken back, which the notice offers in place of a question before; never where money or a label is at stake. */
  undo?: (answer: CallAnswer<C>, input: CallInput<C>) => Undo
  /** What the notice says before why it was refused. */
  failed?: string
  /** A form shows why it was refused; otherwise a notice does. */
  showsRefusal?: boolean
}
export type Act<C> = UseMutationResult<CallAnswer<C>, Error, CallInput<C>> & {
  /** Sends only after a yes. */
  ask: (question: Question, input: CallInput<C>) => Promise<void>
  /** Asks for the figures, and sends for them after a yes; `isPending` says that they are on their way, too. */
  askWith: <Figures>(given: Shown<C, Figures>) => Promise<boolean>
}
type Shown<C, Figures> = Pick<Preview<Figures>, 'figures' | 'question'> & {
  /** The act for what was shown. */
  input: (figures: Figures) => CallInput<C>
}

/** A write in one line: what it changes is asked for again, and a notice says that it is done or why it was refused. */
export function useAct<C extends AnyCall>(
  call: C,
  { done, next, undo, failed, showsRefusal = false, onDone, onRefused, ...rest }: ActOptions<C> = {},
): Act<C> {
  const notice = useNotice()
  const confirm = useConfirm()
  const tell = useTellFailed(failed)
  const preview = usePreview(tell)
  const isShown = useRef(false)
  /** A lost session is told by the dialog over the page, other figures than were shown by the question that comes again. */
  const isToldElsewhere = (error: unknown) => isSessionLost(error) || (isShown.current && wasNotSeen(error))
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
      if (isToldElsewhere(error)) return
      if (!showsRefusal) tell(error)
      onRefused?.(error)
    },
  })
  const ask: Act<C>['ask'] = async (question, input) => {
    if (await confirm(question)) send.mutate(input)
  }
  const askWith: Act<C>['askWith'] = ({ input, ...shown }) => {
    isShown.current = true
    return preview.run({ ...shown, act: figures => send.mutateAsync(input(figures)) })
  }
  const error = isToldElsewhere(send.error) ? null : send.error
  // The library's type ties the two to its status, which nobody reads here.
  return { ...send, error, isPending: send.isPending || preview.isAsking, ask, askWith } as Act<C>
}
