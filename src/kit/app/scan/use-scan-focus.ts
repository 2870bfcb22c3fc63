import { type RefObject, useEffect } from 'react'

/** A scanner types a code within a blink; what is slower is a hand. */
const handMs = 300
const textField = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file]), textarea, select, [contenteditable]'
const overlay = '[role="dialog"], dialog[open], [role="menu"], [role="listbox"]'

/**
 * Keeps a station's scanner typing into its box: the focus comes back after every press of a button, every dialog and every return to
 * the tab, and what is scanned while the focus is elsewhere is caught all the same. A text field keeps what is typed into it, an open
 * dialog its focus, and whoever walks by Tab is left to walk until they press something.
 */
export function useScanFocus(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const heard = new AbortController()
    const listen = { capture: true, signal: heard.signal }
    let isWalking = false
    const onPress = () => {
      isWalking = false
      giveBack(box)
    }
    const onKey = catcherOf(box)
    document.addEventListener('click', onPress, listen)
    document.addEventListener('visibilitychange', onPress, listen)
    addEventListener('focus', onPress, { signal: heard.signal })
    document.addEventListener('focusin', () => isWalking || giveBack(box), listen)
    document.addEventListener(
      'keydown',
      event => {
        if (event.key === 'Tab') isWalking = true
        onKey(event)
      },
      listen,
    )
    // A dialog that a key closed may leave it nowhere: what had it before is gone.
    document.addEventListener('keyup', () => document.activeElement === document.body && giveBack(box), listen)
    return () => heard.abort()
  }, [box])
}

/** Gives the focus back once what was pressed has had its effect: what has opened by then keeps it, and so does text being marked. */
function giveBack(box: RefObject<HTMLInputElement | null>): void {
  setTimeout(() => {
    const here = document.activeElement
    const isOpening = here === document.body && document.querySelector(overlay) !== null
    const isTaken = here?.closest(overlay) || here?.getAttribute('aria-expanded') === 'true' || isTextField(here)
    if (isOpening || isTaken || getSelection()?.isCollapsed === false) return
    box.current?.focus({ preventScroll: true })
  })
}

/** Puts what is typed outside of any text field into the box; under a dialog too, where the box cannot have the focus. */
function catcherOf(box: RefObject<HTMLInputElement | null>): (event: KeyboardEvent) => void {
  let last = 0
  return event => {
    const input = box.current
    if (!input || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    // What has begun in the box goes on where the focus is then.
    if (event.target === input) last = event.timeStamp
    if (isTextField(event.target)) return
    const isRunning = event.timeStamp - last < handMs
    if (event.key === 'Enter' && isRunning && input.value !== '') {
      event.preventDefault()
      input.form?.requestSubmit()
    } else if (event.key.length === 1 && (event.key !== ' ' || isRunning)) {
      event.preventDefault()
      last = event.timeStamp
      input.value = isRunning ? input.value + event.key : event.key
      if (!document.querySelector(overlay)) input.focus({ preventScroll: true })
    }
  }
}

const isTextField = (target: EventTarget | null): boolean => target instanceof Element && target.closest(textField) !== null
