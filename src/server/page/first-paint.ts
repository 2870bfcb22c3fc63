// The first paint of a page: its style sheets inline, its scripts behind it.
import { beforeHydration } from '#web/before-hydration.ts'

/** The text of a style sheet of the build, by its address; they never change under their names. */
export type StyleSheets = (path: string) => Promise<string>

const sheetLink = /<link [^<>]*rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"[^<>]*>/g
const moduleLink = /<link [^<>]*rel="modulepreload" href="(\/assets\/[\w.-]+\.js)"[^<>]*>/g
const moduleStart = /<script nonce="[^"]*" type="module" async="">/
const heldId = 'held'
/** What a page says of itself whose scripts wait until its reader does what needs them (src/root.tsx). */
const onInteraction = /<html [^<>]*data-hydrates="on-interaction"/

/**
 * The page with its style sheets written into it, and what makes it come alive asked for after its first paint: on a slow line
 * and a slow phone, each file that is asked for before makes the reader wait. `nonce` is the page's own.
 */
export async function paintFirst(html: string, nonce: string, styles: StyleSheets): Promise<string> {
  const sheets = [...html.matchAll(sheetLink)].map(([, path = '']) => path)
  const modules = [...html.matchAll(moduleLink)].map(([, path = '']) => path)
  const style = `<style nonce="${nonce}">${(await Promise.all(sheets.map(styles))).join('')}</style>`
  const wait = onInteraction.test(html) ? beforeHydration : 'undefined'
  const waking = `(${wake})(document.currentScript.nonce,"${heldId}",${JSON.stringify(modules)},${wait})`
  return html
    .replace(sheetLink, link => link.replace('<link ', '<link disabled="" media="print" ')) // React looks for them where it put them.
    .replace(moduleLink, '')
    .replace(moduleStart, `<script nonce="${nonce}" type="text/plain" id="${heldId}">`)
    .replace('<html ', '<html data-unpainted="" ')
    .replace('</head>', () => `${style}</head>`)
    .replace('</body>', () => `<script nonce="${nonce}">${waking}</script></body>`)
}

/**
 * Runs in the browser, by its own text. A timer that a frame sets runs after that frame is painted; a tab that nobody looks at is
 * never painted. The style sheets come as files, too, for the pages that follow. The parts of the page at the edge of the screen and
 * below it (kit/first-paint.css) are laid out once the font is there, one to a frame, or at once where the address leads into one. Where there is
 * `wait`, it is given the way to hydrate the page.
 */
function wake(nonce: string, held: string, modules: readonly string[], wait: ((hydrate: () => void) => void) | undefined) {
  const afterPaint = (act: () => void) => {
    requestAnimationFrame(() => setTimeout(act))
    setTimeout(act, 1_000)
  }
  const add = <Tag extends 'link' | 'script'>(tag: Tag, given: Partial<HTMLElementTagNameMap[Tag]>) =>
    document.head.append(Object.assign(document.createElement(tag), given))
  const show = () => document.documentElement.removeAttribute('data-unpainted')
  const parts = [...document.querySelectorAll('[data-part]')]
  const showNext = () => {
    const part = parts.shift()
    part?.setAttribute('data-part', 'shown')
    if (part) requestAnimationFrame(() => setTimeout(showNext))
    else show()
  }
  let isAwake = false
  const start = () => {
    if (isAwake) return
    isAwake = true
    for (const href of modules) add('link', { rel: 'modulepreload', href })
    add('script', { type: 'module', nonce, textContent: document.getElementById(held)?.textContent ?? '' })
    for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[disabled]')) sheet.disabled = false
  }
  if (location.hash !== '') show()
  let isPainted = false
  afterPaint(() => {
    if (isPainted) return
    isPainted = true
    if (!wait) start()
    void document.fonts.ready.then(showNext)
  })
  wait?.(start)
  setTimeout(show, 3_000)
}
