// A public page before it is hydrated: its links, forms, folds and menus are the browser's own. Only what a reader does that the browser
// cannot do alone asks for the page's scripts, and is done once they are there.
import { keepInside, place } from '#kit/overlay/place.ts'
import { reveal } from '#kit/show/reveal.ts'
import { protectedPlaces } from '#shop/account/sign-in/protected.rules.ts'

/** The text of a function that is given the way to hydrate the page, and runs in the browser. */
export const beforeHydration = `hydrate => {
const page = (${untilHydrated})(hydrate);
(${holdClicks})(page, ${JSON.stringify(protectedPlaces)});
(${openMenus})(page, ${place}, ${keepInside});
(${sendForms})(page);
(${followSession})(page);
for (const part of document.querySelectorAll("[data-reveal]")) (${reveal})(part)
}`

// Each of these runs by its own text: it uses nothing from outside of itself.
interface Page {
  /** Until the page is hydrated. */
  hear<E extends Event>(types: string, act: (event: E) => void): void
  /** Once it is hydrated; twice the same is done once. */
  later(event: Event, of: unknown, act: () => void): void
  /** Without a connection the way to another page waits, and that is said. */
  goLater(address: string): void
}

function untilHydrated(start: () => void): Page {
  const over = new AbortController()
  const acts = new Map<unknown, () => void>()
  let isBegun = false
  let address: string | undefined
  const hear: Page['hear'] = (types, act) => {
    // The listener is named with the type of its event.
    for (const type of types.split(' ')) addEventListener(type, act as (event: Event) => void, { capture: true, signal: over.signal })
  }
  const say = (key?: 'offline' | 'opensLater') => {
    if (isBegun) return
    const { kit } = JSON.parse(document.getElementById('texts')?.textContent ?? '{}')
    const line = Object.assign(document.createElement('p'), { textContent: key && kit[key] })
    document.querySelector('[data-network]')?.replaceChildren(...(key ? [line] : []))
  }
  const show = (state: 'loading' | 'idle') => document.querySelector('[data-busy]')?.setAttribute('data-state', state)
  const hydrate = () => {
    if (isBegun || !navigator.onLine) return
    isBegun = true
    start()
  }
  hear('pointerover focusin', ({ target }) => target instanceof Element && target.closest('button, input, select, textarea') && hydrate())
  hear('offline', () => say('offline'))
  hear('online', () => {
    say()
    if (address !== undefined) location.assign(address)
    else if (acts.size > 0) hydrate()
  })
  hear('hydrated', () => {
    over.abort()
    show('idle')
    for (const act of acts.values()) setTimeout(act)
  })
  return {
    hear,
    later(event, of, act) {
      event.preventDefault()
      event.stopImmediatePropagation()
      acts.set(of, act)
      show('loading')
      hydrate()
    },
    goLater(to) {
      address = to
      say('opensLater')
    },
  }
}

function holdClicks({ hear, later, goLater }: Page, places: readonly string[]): void {
  hear<MouseEvent>('click', event => {
    const at = event.target instanceof Element ? event.target : undefined
    const [button, link] = [at?.closest('button'), at?.closest('a')]
    if (button?.type === 'button' && !button.popoverTargetElement) later(event, button, () => button.click())
    if (!link || link.target || link.origin !== location.origin || link.pathname === location.pathname) return
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (places.includes(link.pathname.split('/')[1] ?? '')) later(event, link, () => link.click())
    else if (!navigator.onLine) {
      event.preventDefault()
      goLater(link.href)
    }
  })
}

function openMenus(
  { hear, later }: Page,
  place: (...at: [HTMLElement, DOMRect, 'start' | 'end']) => void,
  keep: (it: HTMLElement) => void,
) {
  hear<ToggleEvent>('beforetoggle', ({ target: panel, newState }) => {
    const button = panel instanceof HTMLElement && document.querySelector(`[popovertarget="${CSS.escape(panel.id)}"]`)
    if (!button) return
    button.setAttribute('aria-expanded', String(newState === 'open'))
    if (newState !== 'open') return
    place(panel, button.getBoundingClientRect(), panel.dataset.align === 'end' ? 'end' : 'start')
    requestAnimationFrame(() => keep(panel))
  })
  hear<KeyboardEvent>('keydown', event => {
    const { key, target } = event
    if (!/^Arrow(Up|Down)$/.test(key) || !(target instanceof Element && target.closest('[popovertarget], [popover]'))) return
    const again = { key, bubbles: true, cancelable: true }
    later(event, event, () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', again)))
  })
}

function sendForms({ hear }: Page): void {
  hear('change', ({ target }) => {
    const field = target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'checkbox') ? target : null
    field?.form?.requestSubmit()
  })
  hear<FormDataEvent>('formdata', ({ formData }) => {
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
  })
  hear<PageTransitionEvent>('pageshow', ({ persisted }) => {
    for (const form of persisted ? document.forms : []) form.reset()
  })
}

/** Signed in elsewhere, or a cart begun on a page after this one: it is drawn anew, also where the way back brings it as it was kept. */
function followSession({ hear }: Page): void {
  const known = () => document.cookie.match(/\b(?:user_info=[^;]*|web_cart_order=[\w-]{43})/g)?.join() ?? ''
  const [visit] = performance.getEntriesByType('navigation')
  const seen = visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward' ? '' : known()
  hear('visibilitychange pageshow focus', () => document.visibilityState === 'visible' && known() !== seen && location.reload())
}
