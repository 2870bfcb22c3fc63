import { type ComponentProps, useSyncExternalStore } from 'react'
import { Button } from '#kit/control/Button.tsx'

/** The main button of a form. Until the page is alive it sends nothing, since the browser would send the form by itself. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'variant'>) {
  const isAlive = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  return <Button {...props} type={isAlive ? 'submit' : 'button'} variant="primary" />
}
