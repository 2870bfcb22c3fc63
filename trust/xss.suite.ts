// S7: no text that anybody writes is ever run, or becomes a part of a page, where others read it: in a real browser, on every screen
// of the routes, in mails and in PDFs.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { BrowserContext, Page } from 'playwright-core'
import { SESSION_COOKIE } from '#engine/serve/request.ts'
import { contentDeskCalls } from '#shop/content/calls.ts'
import { launchChromium } from '#test/chromium.ts'
import routes from '../src/routes.ts'
import { ask } from './contract/ask.ts'
import { everyCall, type Named, paramsOf, stemOf, titleOf } from './contract/every.ts'
import { markedSeller, pngOf, readAll } from './contract/marked.ts'
import { joined, payloads } from './contract/payloads.ts'
import { harmlessWrites, plant } from './contract/plant.ts'
import { valueFor } from './contract/value.ts'
import type { House } from './house.ts'
import { findingOf } from './money.ts'
import type { Finding, Given, Suite } from './suite.ts'

type Rows = ReadonlyMap<string, readonly number[]>
interface Reader {
  readonly who: string
  readonly token: string | undefined
  /** Where the reader begins; what these lead to follows. */
  readonly screens: readonly string[]
}

export const suite: Suite = {
  engines: ['embedded'],
  seconds: 60,
  async run({ house: open, profile, afterwards, say }: Given) {
    const house = await open()
    const { seller, known } = await markedSeller(house, 'scripted')
    const { owner } = house.people.tokens
    const rounds = profile === 'bug' ? 1 : 4
    const taken = new Set<string>()
    for (let round = 0; round < rounds; round++) {
      const texts = [...payloads.slice(round * 8), ...payloads.slice(0, round * 8)]
      const office = (await readAll(house, owner, new Map(), 'any')).rows
      for (const [token, rows, isHere] of [
        [seller.token, known.rows, (named: Named) => !isOffice(named)],
        [owner, office, isOffice],
      ] as const)
        for (const some of [texts, joined])
          for (const title of (await plant(house, { token, rows }, harmlessWrites(isHere), some)).taken) taken.add(title)
      await publish(house, round)
    }
    say(`taken by ${[...taken].join(', ')}`)
    const browser = await launchChromium()
    afterwards(() => browser.close())
    const readers: Reader[] = [
      { who: 'a visitor', token: undefined, screens: screensOf('SiteLayout', 'AuthLayout') },
      { who: 'the seller', token: seller.token, screens: screensOf('PortalLayout') },
      { who: 'the owner', token: owner, screens: screensOf('OfficeLayout') },
    ]
    const findings: Finding[] = []
    for (const reader of profile === 'bug' ? readers.slice(0, 1) : readers)
      findings.push(await screens(house, await browser.newContext({ reducedMotion: 'reduce' }), reader, taken.size))
    if (profile !== 'bug') findings.push(await mails(house, await browser.newContext()), await pdfs(house, seller.token))
    return findings
  },
}

const isOffice = ({ call }: Named) => typeof call.access === 'object'

/** An article whose every text is one of these, for readers and feeds. */
async function publish({ people }: House, round: number): Promise<void> {
  const { data: post } = await people.owner(contentDeskCalls.createPost)
  const { data: cover } = await people.owner(contentDeskCalls.addPostPicture, { body: {}, files: [await pngOf('cover.png', 1_300)] })
  const text = (at: number) => payloads[(round * 8 + at) % payloads.length] ?? ''
  const article = [...payloads, ...joined].join('\n\n')
  const body = {
    title: text(1),
    titleVi: text(2),
    summary: payloads.slice(0, 4).join(' '),
    summaryVi: text(3),
    body: article,
    bodyVi: article,
    coverKey: cover.key,
  }
  const { data: saved } = await people.owner(contentDeskCalls.savePost, {
    params: { id: post.id },
    body: { ...body, version: post.version },
  })
  await people.owner(contentDeskCalls.publishPost, { params: { id: post.id }, body: { version: saved.version } })
}

const entries = routes as RouteConfigEntry[] // what `satisfies` has checked
/** The addresses of the screens under these layouts; a part that may be left out is left out. */
const patternsOf = (...layouts: string[]) =>
  entries
    .filter(({ file }) => layouts.some(layout => file.includes(layout)))
    .flatMap(({ children = [] }) => children.map(({ path = '' }) => `/${path.replace(/\/?:\w+\?/, '')}`))
const screensOf = (...layouts: string[]) => patternsOf(...layouts).filter(path => !/[:*]/.test(path))
const details = entries.flatMap(({ children = [] }) => children.flatMap(({ path = '' }) => (/:\w+$/.test(path) ? [`/${path}`] : [])))
const patternFor = (path: string) => details.find(each => new RegExp(`^(/vi)?${each.replace(/:\w+/, '[^/]+')}$`).test(path))

/** So many rows of one kind are opened. */
const mostOfAKind = 2

async function screens(
  { server }: House,
  context: BrowserContext,
  { who, token, screens: first }: Reader,
  calls: number,
): Promise<Finding> {
  const wrong: string[] = []
  if (token)
    await context.addCookies([
      { name: SESSION_COOKIE, value: token, url: server.url, httpOnly: true },
      { name: 'is_auth', value: 'true', url: server.url },
    ])
  const page = await context.newPage()
  let at = ''
  page.on('dialog', dialog => {
    wrong.push(`${at}: a dialog`)
    void dialog.dismiss()
  })
  page.on('console', message => /Content Security Policy/.test(message.text()) && wrong.push(`${at}: ${message.text().slice(0, 200)}`))
  page.on('request', request => new URL(request.url()).hostname === 'evil.example' && wrong.push(`${at}: asks for ${request.url()}`))
  const open = [...first, ...(token ? [] : ['/vi', '/vi/blogs', '/vi/products'])]
  const kinds = new Map<string, number>()
  const seen = new Set(open)
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    at = `${who} on ${next}`
    const answer = await page.goto(server.url + next, { waitUntil: 'domcontentloaded' })
    await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => undefined) // a page with live news is never idle
    const policy = answer?.headers()['content-security-policy'] ?? ''
    if (!/script-src [^;]*'nonce-/.test(policy) || policy.includes('unsafe-inline') || policy.includes('unsafe-eval'))
      wrong.push(`${at}: its policy is ${policy.slice(0, 200)}`)
    wrong.push(...(await strangeIn(page)).map(what => `${at}: ${what}`))
    for (const path of await linksIn(page)) {
      const kind = patternFor(path)
      const opened = kind === undefined ? mostOfAKind : (kinds.get(kind) ?? 0)
      if (kind === undefined || seen.has(path) || opened >= mostOfAKind) continue
      kinds.set(kind, opened + 1)
      seen.add(path)
      open.push(path)
    }
  }
  await context.close()
  if (seen.size < first.length || first.length < 5) wrong.push(`only ${seen.size} screens were seen`)
  const what = `${payloads.length} payloads in every text of ${calls} calls, ${seen.size} screens as ${who} (rows of ${[...kinds.keys()].join(', ')})`
  return findingOf('S7', what, '0 ran, 0 became part of a page; scripts by nonce alone', wrong)
}

/** What a payload leaves where it was taken for a part of the page. */
const strangeIn = (page: Page): Promise<string[]> =>
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

/** Each mail as a reader without any policy of ours shows it. */
async function mails({ dataDir }: House, context: BrowserContext): Promise<Finding> {
  const wrong: string[] = []
  const folder = join(dataDir, 'outbox')
  const files = readdirSync(folder).filter(name => name.endsWith('.json'))
  const page = await context.newPage()
  await page.route('**', route => route.abort())
  page.on('dialog', dialog => {
    wrong.push('a dialog')
    void dialog.dismiss()
  })
  let shown = 0
  for (const name of files) {
    const { subject, html, to } = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    if (/[\r\n]/.test(`${subject}${to}`)) wrong.push(`a line break in ${JSON.stringify({ subject, to })}`)
    if (!html) continue
    shown++
    await page.goto('about:blank')
    await page.setContent(html, { waitUntil: 'domcontentloaded' })
    wrong.push(...(await strangeIn(page)).map(what => `"${subject}": ${what}`))
  }
  await context.close()
  return findingOf('S7', `${files.length} mails, ${shown} of them with HTML`, '0 ran, 0 became part of a mail', wrong)
}

/** Every PDF that the house gives out: none has a script, an act of its own or a link that is one. */
async function pdfs(house: House, token: string): Promise<Finding> {
  const wrong: string[] = []
  const read: string[] = []
  const { owner } = house.people.tokens
  const rowsOf = async (who: string, touches: 'own' | 'any'): Promise<Rows> => (await readAll(house, who, new Map(), touches)).rows
  const [own, all] = [await rowsOf(token, 'own'), await rowsOf(owner, 'any')]
  for (const { call } of everyCall.filter(named => named.call.kind === 'download')) {
    const isDesk = typeof call.access === 'object'
    const query = call.query
      ? valueFor(call.query, { isLean: true, choose: path => (path.at(-1) === 'format' ? 'pdf' : undefined) })?.value
      : undefined
    const ids = paramsOf(call).length === 0 ? [0] : ((isDesk ? all : own).get(stemOf(call)) ?? [1]).slice(0, 5)
    for (const id of ids) {
      const params = { id, month: new Date().toISOString().slice(0, 7), position: 1 }
      const { text, headers } = await ask(house.server.url, call, { token: isDesk ? owner : token, query, params })
      if (!headers.get('content-type')?.startsWith('application/pdf')) continue
      read.push(titleOf(call))
      const found = /\/(JavaScript|JS|OpenAction|AA|Launch|SubmitForm|EmbeddedFile)\b|\/URI\s*\(\s*(javascript|data)/i.exec(text)?.[0]
      if (found) wrong.push(`${titleOf(call)} ${id}: ${found}`)
    }
  }
  if (read.length === 0) wrong.push('no PDF came')
  return findingOf('S7', `${read.length} PDFs of ${[...new Set(read)].join(', ')}`, '0 with a script or an act of its own', wrong)
}
