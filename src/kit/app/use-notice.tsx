import { type NotificationData, notifications } from '@mantine/notifications'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useErrorText } from '../call/error-text.ts'
import { Icon } from '../show/Icon.tsx'

interface Notices {
  done: (text: string) => void
  /** Neither done nor failed: it goes on elsewhere. */
  told: (text: string, link?: { to: string; text: string }) => void
  failed: (error: unknown) => void
}

/**
 * Notices at the corner, read aloud: what was done goes after 5 seconds, what is told after 15, what failed stays until it is dismissed.
 * The same words again take the place of the first.
 */
export function useNotice(): Notices {
  const errorText = useErrorText()
  return useMemo(
    () => ({
      done: text => show(text, { message: text, color: 'green', icon: <Icon name="check" size={16} />, autoClose: 5_000 }),
      told: (text, link) =>
        show(text, {
          message: link ? <Told text={text} link={link} /> : text,
          color: 'gray',
          icon: <Icon name="clock" size={16} />,
          autoClose: 15_000,
        }),
      failed: error => {
        const text = typeof error === 'string' ? error : errorText(error)
        show(text, {
          message: text,
          color: 'red',
          icon: <Icon name="alert" size={16} />,
          autoClose: false,
          role: 'alert',
        })
      },
    }),
    [errorText],
  )
}

function Told({ text, link }: { text: string; link: { to: string; text: string } }) {
  return (
    <>
      {text} <Link to={link.to}>{link.text}</Link>
    </>
  )
}

function show(id: string, notice: NotificationData): void {
  notifications.hide(id)
  notifications.show({ ...notice, id })
}
