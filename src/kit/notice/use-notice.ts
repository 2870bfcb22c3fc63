import { useMemo } from 'react'
import { useErrorText } from '../call/error-text.ts'
import { dismissFailed, type Notice, show } from './notice.ts'

interface Say {
  done: (text: string, next?: Pick<Notice, 'link' | 'undo'>) => void
  /** Neither done nor failed: it goes on elsewhere. */
  told: (text: string, link?: { to: string; text: string }) => void
  /** Why it was refused, or these words. */
  failed: (error: unknown) => void
  forgetFailed: () => void
}

/** Notices, read aloud: what was done goes after 6 seconds, or after 8 where it has an undo or leads on, what is told after 15, what failed stays until it is dismissed. */
export function useNotice(): Say {
  const errorText = useErrorText()
  return useMemo(
    () => ({
      done: (text, next) => show({ kind: 'done', text, ...next }),
      told: (text, link) => show({ kind: 'told', text, link }),
      failed: error => show({ kind: 'failed', text: typeof error === 'string' ? error : errorText(error) }),
      forgetFailed: dismissFailed,
    }),
    [errorText],
  )
}
