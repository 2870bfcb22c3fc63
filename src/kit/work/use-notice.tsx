import { type NotificationData, notifications } from '@mantine/notifications'
import { useMemo } from 'react'
import { useErrorText } from '../error-text.ts'
import { Icon } from '../Icon.tsx'

/**
 * Notices at the corner, read aloud: what was done goes after 5 seconds, what failed stays until it is dismissed. The same words
 * again take the place of the first.
 */
export function useNotice(): { done: (text: string) => void; failed: (error: unknown) => void } {
  const errorText = useErrorText()
  return useMemo(
    () => ({
      done: text => show({ message: text, color: 'green', icon: <Icon name="check" size={16} />, autoClose: 5_000 }),
      failed: error =>
        show({
          message: typeof error === 'string' ? error : errorText(error),
          color: 'red',
          icon: <Icon name="alert" size={16} />,
          autoClose: false,
          role: 'alert',
        }),
    }),
    [errorText],
  )
}

function show(notice: NotificationData & { message: string }): void {
  notifications.hide(notice.message)
  notifications.show({ ...notice, id: notice.message })
}
