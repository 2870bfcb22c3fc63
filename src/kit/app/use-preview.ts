import { useRef, useState } from 'react'
import { isSessionLost, wasNotSeen } from '#base/fault.ts'
import { useErrorText } from '../call/error-text.ts'
import { useNotice } from '../notice/use-notice.ts'
import { useConfirm } from './dialog/Confirm.tsx'
import type { Question } from './dialog/ConfirmDialog.tsx'

export interface Preview<Figures> {
  /** Asks for the figures as they are now; it is given the refusal that made them be asked for again. */
  figures: (refusal?: unknown) => Promise<Figures>
  /** Shows them before the button; nothing where nothing is to be asked. */
  question: (figures: Figures) => Question | undefined
  /** Acts for what was shown, and tells of its own failures. */
  act: (figures: Figures) => Promise<unknown>
}
interface Previewing {
  /** The figures are on their way: the button is busy. */
  isAsking: boolean
  /** Answers whether it was agreed to. One at a time: the second press of a double click asks nothing. */
  run: <Figures>(preview: Preview<Figures>) => Promise<boolean>
}

/**
 * Preview, confirm, act. Where the figures cannot be had, a notice says why; where they have changed until the yes (a refusal that ends in
 * `_NOT_SEEN`), the new ones are shown with that sentence, and asked about again.
 */
export function usePreview(onFailed?: (error: unknown) => void): Previewing {
  const notice = useNotice()
  const errorText = useErrorText()
  const confirm = useConfirm()
  const [isAsking, setAsking] = useState(false)
  // A page draws its busy button only after the second click of a double click.
  const isUnderWay = useRef(false)
  const ask = async <Figures>(figures: Preview<Figures>['figures'], refusal: unknown) => {
    setAsking(true)
    try {
      return await figures(refusal)
    } finally {
      setAsking(false)
    }
  }
  const run: Previewing['run'] = async ({ figures, question, act }) => {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    notice.forgetFailed()
    try {
      let refusal: unknown
      let changed: string | undefined
      do {
        const found = await ask(figures, refusal)
        const shown = question(found)
        if (!shown && refusal !== undefined) throw refusal
        if (shown && !(await confirm({ ...shown, changed }))) return false
        refusal = await notSeen(act(found))
        changed = shown && errorText(refusal)
      } while (refusal !== undefined)
      return true
    } catch (error) {
      const tell = onFailed ?? notice.failed
      if (!isSessionLost(error)) tell(error)
      return false
    } finally {
      isUnderWay.current = false
    }
  }
  return { isAsking, run }
}

/** The refusal for which the figures are shown anew; of any other the act has told. */
const notSeen = (acted: Promise<unknown>): Promise<unknown> =>
  acted.then(
    () => undefined,
    (error: unknown) => (wasNotSeen(error) ? error : undefined),
  )
