import type { FormEvent, ReactNode } from 'react'
import { Stack } from '#kit/layout/Stack.tsx'
import type { Fields } from './use-fields.ts'

/**
 * A short form, one field under the other; the browser's own bubbles stay away, since the fields speak for themselves.
 * Should it be sent before the page is alive, `post` keeps a password out of the address.
 */
export function AuthForm({
  fields,
  onSubmit,
  children,
}: {
  fields?: Pick<Fields<string>, 'form'>
  onSubmit: () => unknown
  children: ReactNode
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form ref={fields?.form} method="post" noValidate onSubmit={submit}>
      <Stack>{children}</Stack>
    </form>
  )
}
