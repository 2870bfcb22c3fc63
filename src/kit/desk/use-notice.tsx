import { notifications } from '@mantine/notifications'
import { useMemo } from 'react'
import { useErrorText } from '../error-text.ts'
import { Icon } from '../Icon.tsx'

/** Notices at the corner, read aloud: what was done goes after 5 seconds, what failed stays until it is dismissed. */
export function useNotice(): { done: (text: string) => void; failed: (error: unknown) => void } {
  const errorText = useErrorText()
  return useMemo(
    () => ({
      done: text => void notifications.show({ message: text, color: 'green', icon: <Icon name="check" />, autoClose: 5_000 }),
      failed: error =>
        void notifications.show({
          message: typeof error === 'string' ? error : errorText(error),
          color: 'red',
          icon: <Icon name="alert" />,
          autoClose: false,
          role: 'alert',
        }),
    }),
    [errorText],
  )
}
