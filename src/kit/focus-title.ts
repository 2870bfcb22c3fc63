/** The reader goes on at this heading: after a change of screen, or after an act whose button is gone with it. */
export function focusTitle(heading = document.querySelector<HTMLElement>('#content h1')): void {
  if (!heading) return
  heading.tabIndex = -1
  heading.dataset.begins = ''
  heading.focus({ preventScroll: true })
}
