// A walk through the screens that a reader has, in a real browser: lists first, then what they lead to, then the rows that are known.
import type { BrowserContext, Page, Request } from 'playwright-core'
import { SESSION_COOKIE } from '#engine/serve/request.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { detailFor, isOfParts } from './screens.ts'

export interface Reader {
  readonly who: string
  readonly token: string | undefined
  /** Where the reader begins; what these lead to follows. */
  readonly screens: readonly string[]
  /** Screens of one row that are theirs to open, as the routes write them, and the addresses of some. */
  readonly details: readonly string[]
  readonly rows: readonly string[]
}
export interface Walked {
  /** What a text did or became, a line each. */
  readonly wrong: readonly string[]
  readonly screens: number
  /** Of the reader's details, those that showed a row. */
  readonly opened: ReadonlySet<string>
  /** Of the details that were asked for and showed no row, what their page asked for and did not get. */
  readonly lost: ReadonlyMap<string, string>
}

/** So many rows of one kind are opened where links lead to them. */
const mostOfAKind = 2

export async function walk({ server }: Deployment, context: BrowserContext, { who, token, ...reader }: Reader): Promise<Walked> {
  if (token)
    await context.addCookies([
      { name: SESSION_COOKIE, value: token, url: server.url, httpOnly: true },
      { name: 'is_auth', value: 'true', url: server.url },
    ])
  const page = await context.newPage()
  const { wrong, look, missing, quiet, stand } = watch(page, who)
  const opened = new Set<string>()
  const lost = new Map<string, string>()
  const kinds = new Map<string, number>()
  const open = [...reader.screens]
  const seen = new Set(open)
  const follow = async () => {
    for (const path of await linksIn(page)) {
      const kind = detailFor(reader.details, path)
      const count = kind === undefined ? mostOfAKind : (kinds.get(kind) ?? 0)
      if (kind === undefined || seen.has(path) || count >= mostOfAKind) continue
      kinds.set(kind, count + 1)
      seen.add(path)
      open.push(path)
    }
  }
  const go = async (next: string) => {
    stand(next)
    const answer = await page.goto(server.url + next, { waitUntil: 'domcontentloaded' })
    await quiet()
    const policy = answer?.headers()['content-security-policy'] ?? ''
    if (!/script-src [^;]*'nonce-/.test(policy) || policy.includes('unsafe-inline') || policy.includes('unsafe-eval'))
      wrong.push(`${who} on ${next}: its policy is ${policy.slice(0, 200)}`)
    await look()
    const detail = detailFor(reader.details, next)
    if (detail && answer?.status() === 200 && missing() === undefined) opened.add(detail)
    else if (detail) lost.set(detail, `${next}: ${missing() ?? answer?.status()}`)
    await follow()
    for (const parts of reader.details.filter(each => isOfParts(each) && each.startsWith(`${next}/:`))) {
      if (await openParts(page, { quiet, look })) opened.add(parts)
    }
  }
  for (let next = open.shift(); next !== undefined; next = open.shift()) await go(next)
  for (const next of reader.rows.filter(path => !seen.has(path))) {
    seen.add(next)
    await go(next)
  }
  await context.close()
  return { wrong, screens: seen.size, opened, lost }
}

/** The parts of a screen that have addresses of their own. */
async function openParts(page: Page, { quiet, look }: { quiet(): Promise<void>; look(): Promise<void> }): Promise<boolean> {
  const first = page.url()
  const tabs = await page.getByRole('tab').all()
  for (const tab of tabs) {
    await tab.click()
    await quiet()
    await look()
  }
  return tabs.length > 1 && page.url() !== first
}

/** Notes what a page does that none should. */
function watch(page: Page, who: string) {
  const wrong: string[] = []
  const pending = new Set<Request>()
  let at = ''
  let missing: string | undefined
  page.on('dialog', dialog => {
    wrong.push(`${at}: a dialog`)
    void dialog.dismiss()
  })
  page.on('console', message => /Content Security Policy/.test(message.text()) && wrong.push(`${at}: ${message.text().slice(0, 200)}`))
  page.on('request', request => {
    if (new URL(request.url()).hostname === 'evil.example') wrong.push(`${at}: asks for ${request.url()}`)
    // Live news end with the page.
    if (!request.url().endsWith('/v1/live')) pending.add(request)
  })
  const ended = (request: Request) => void pending.delete(request)
  page.on('requestfinished', ended).on('requestfailed', ended)
  page.on('response', answer => {
    const { pathname } = new URL(answer.url())
    if (answer.status() === 404 && /^\/(v1|core)\//.test(pathname)) missing = pathname
  })
  return {
    wrong,
    /** From now on what happens happens there. */
    stand(path: string) {
      at = `${who} on ${path}`
      missing = undefined
      pending.clear()
    },
    /** What the page asked for and was not there. */
    missing: () => missing,
    /** Nothing was being asked for in half a second, or it takes too long to wait for. */
    async quiet() {
      for (let calm = 0, tries = 0; calm < 5 && tries < 100; tries++) {
        await page.waitForTimeout(100)
        calm = pending.size === 0 ? calm + 1 : 0
      }
    },
    async look() {
      wrong.push(...(await strangeIn(page)).map(what => `${at}: ${what}`))
    },
  }
}

/** What a payload leaves where it was taken for a part of the page. */
export const strangeIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const strange = [...document.querySelectorAll('*')].flatMap(element => {
      if (element.localName === 'x-canary') return ['an element x-canary']
      return [...element.attributes].flatMap(({ name, value }) =>
        /^on/.test(name) ||
        (/^(href|src|action|formaction|xlink:href)$/.test(name) && /^\s*(javascript|data:text)/i.test(value)) ||
        name === 'srcdoc'
          ? [`${element.localName} with ${name}=${value.slice(0, 60)}`]
          : [],
      )
    })
    return 'ran' in globalThis ? ['a payload ran', ...strange] : strange
  })
const linksIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap(({ href }) =>
      new URL(href).origin === location.origin ? [new URL(href).pathname] : [],
    ),
  )
