// S7: no text that anybody writes is ever run, or becomes a part of a page, where others read it: in a real browser, on every screen
// of the routes, in mails and in PDFs.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright-core'
import { isForStaff } from '#base/access/access.ts'
import { contentOfficeCalls } from '#shop/content/office/contract.ts'
import { followCalls } from '#shop/tracking/follow/contract.ts'
import { launchChromium } from '#test/chromium.ts'
import { ask } from '../contract/ask.ts'
import { type CanarySeller, canarySeller, pngOf, readAll } from '../contract/canary.ts'
import { everyCall, type Named, paramsOf, stemOf, titleOf } from '../contract/every-call.ts'
import { joined, payloads } from '../contract/payloads.ts'
import { harmlessWrites, plant, takesTexts } from '../contract/plant.ts'
import { detailsOf, rowScreens, screensOf } from '../contract/screens.ts'
import { plantForVisitors, plantInside } from '../contract/special-texts.ts'
import { specialTextsOf } from '../contract/telling.ts'
import { valueFor } from '../contract/value.ts'
import { type Reader, strangeIn, walk } from '../contract/walk.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { actIn } from '../hostile/served-files.ts'
import { findingOf } from '../money.ts'
import type { Finding, Given, Profile, Suite } from '../run/suite.ts'
import { hurry } from '../statuses.ts'

type Rows = ReadonlyMap<string, readonly number[]>

export const suite: Suite = {
  engines: ['embedded'],
  async run({ deployment: open, profile, afterwards, say }: Given) {
    const deployment = await open()
    const marked = await canarySeller(deployment, 'scripted')
    const teller = specialTextsOf(payloads)
    if (profile !== 'bug') {
      await hurry(deployment.people)
      // While what is sold is as it was.
      await plantInside(deployment, marked.seller, teller)
    }
    const { taken, refused, office } = await write(deployment, marked, profile)
    const product = await plantForVisitors(deployment, teller)
    for (const { name, call } of everyCall) {
      if (teller.told.has(name)) taken.add(titleOf(call))
      refused.set(titleOf(call), teller.refused.get(name) ?? refused.get(titleOf(call)) ?? 'nobody tried')
    }
    say(`taken by ${[...taken].join(', ')}`)
    const browser = await launchChromium()
    afterwards(() => browser.close())
    const visitor = readerOf('a visitor', ['SiteLayout', 'AuthLayout', 'BareLayout'], {
      screens: [product, await trackingPage(marked), unsubscribePage(deployment), '/vi', '/vi/blogs', '/vi/products'],
    })
    if (profile === 'bug') return [await screens(deployment, browser, visitor, taken.size)]
    const { seller, known } = marked
    const { owner } = deployment.people.tokens
    const own = (await readAll(deployment, seller.token)).rows
    const all = (await readAll(deployment, owner, new Map(), 'any')).rows
    const readers = [
      visitor,
      readerOf('the seller', ['PortalLayout'], { token: seller.token, screens: designsOf(marked), rows: [known.rows, own] }),
      readerOf('the owner', ['OfficeLayout'], { token: owner, rows: [office, all] }),
    ]
    const findings: Finding[] = []
    for (const reader of readers) findings.push(await screens(deployment, browser, reader, taken.size))
    return [
      ...findings,
      silent(taken, refused),
      await mails(deployment, await browser.newContext()),
      await pdfs(deployment, { own, all }, seller.token),
    ]
  },
}

/** What the buyer of one of their orders sees. */
async function trackingPage({ seller, known }: CanarySeller): Promise<string> {
  const id = known.rows.get('/v1/order')?.[0] ?? 0
  const { link } = (await seller.api(followCalls.makeTrackingLink, { params: { id } })).data
  return new URL(link ?? '').pathname
}

/** Where the link below a mail leads. */
function unsubscribePage({ dataDir }: Deployment): string {
  const folder = join(dataDir, 'outbox')
  const mails = readdirSync(folder).map(name => readFileSync(join(folder, name), 'utf8'))
  return mails.map(mail => /\/unsubscribe\/[\w.-]+/.exec(mail)?.[0]).find(path => path !== undefined) ?? '/unsubscribe'
}

const designsOf = ({ slugs }: CanarySeller): string[] =>
  (slugs.get('/v1/product-custom-template/slug') ?? []).map(slug => `/my-products/${slug}`)

/** What there is under these layouts, and the screens of rows as they were when they were written to and as they are now. */
function readerOf(
  who: string,
  layouts: readonly string[],
  given: { token?: string; screens?: readonly string[]; rows?: readonly Rows[] },
): Reader {
  const details = detailsOf(...layouts)
  return {
    who,
    token: given.token,
    screens: [...screensOf(...layouts), ...(given.screens ?? [])],
    details,
    rows: (given.rows ?? []).flatMap(rows => rowScreens(details, rows)),
  }
}

const isOffice = ({ call }: Named) => isForStaff(call.access)

/** Every text into every field that takes it; the rows of the office that were written to. */
async function write(deployment: Deployment, { seller, known }: CanarySeller, profile: Profile) {
  const taken = new Set<string>()
  const refused = new Map<string, string>()
  const { owner } = deployment.people.tokens
  let office: Rows = new Map()
  for (let round = 0; round < (profile === 'bug' ? 1 : 4); round++) {
    const texts = [...payloads.slice(round * 8), ...payloads.slice(0, round * 8)]
    office = (await readAll(deployment, owner, new Map(), 'any')).rows
    for (const [token, rows, isHere] of [
      [seller.token, known.rows, (named: Named) => !isOffice(named)],
      [owner, office, isOffice],
    ] as const)
      for (const some of [texts, joined]) {
        const planted = await plant(deployment, { token, rows }, harmlessWrites(isHere), some)
        for (const title of planted.taken) taken.add(title)
        for (const [title, why] of planted.refused) refused.set(title, why)
      }
    taken.add(titleOf(await publish(deployment, round)))
  }
  return { taken, refused, office }
}

/** An article whose every text is one of these, for readers and feeds; the call that took them. */
async function publish({ people }: Deployment, round: number): Promise<Pick<Named['call'], 'method' | 'path'>> {
  const { data: post } = await people.owner(contentOfficeCalls.createPost)
  const { data: cover } = await people.owner(contentOfficeCalls.addPostPicture, { body: {}, files: [await pngOf('cover.png', 1_300)] })
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
  const { data: saved } = await people.owner(contentOfficeCalls.savePost, {
    params: { id: post.id },
    body: { ...body, version: post.version },
  })
  await people.owner(contentOfficeCalls.publishPost, { params: { id: post.id }, body: { version: saved.version } })
  return contentOfficeCalls.savePost
}

/** Calls that have a field for words, and keep none of them. */
const keepsNone: Readonly<Record<string, string>> = {
  confirmApproval: 'only what waits is confirmed, and what it was asked with was given to the call that asked',
  makeVoucher: 'one without an end to its uses waits for a second person; its texts stand under Approvals, which is walked',
  takeBackPayment: 'only a payment that PayPal took back has a remark',
  changePassword: 'kept as a hash',
  askNewEmail: 'its password and code are compared',
  secondStep: 'its code is compared',
  confirmSecondFactor: 'its code is compared',
  renewRecoveryCodes: 'its code is compared',
  disableSecondFactor: 'its password and code are compared',
  closeAccount: 'its password and code are compared',
  resetMemberFactor: 'the password and code of who resets it are compared',
  setProductPictures: 'keys of pictures that are there',
  quoteOrder: 'priced, and not kept',
  checkItems: 'answered, and not kept',
  checkDesign: 'answered, and not kept',
  quoteCheckout: 'priced, and not kept',
  findSkus: 'SKUs that are looked for',
  addDevice: 'an address of a push service and a browser’s keys alone',
  uploadLabelFile: 'its ZIP is compared',
  buyLabels: 'ids of rates that are looked for; what is bought was told by rateLabels',
  scanOut: 'a number that is looked for',
  scanIn: 'a number that is looked for',
  importLink: 'links of two drives alone',
  addLink: 'links of two drives alone',
  checkTrackingFile: 'read, and not kept',
  checkTrackingLink: 'read, and not kept',
  buyLabelBatch: 'a service that is looked for; what is bought was told by sendLabelFile',
  setCarrierRules: 'services of an account, which are looked for',
  takeIn: 'a number of a carrier alone',
  typeLabelNumber: 'a number with a right check digit alone',
  officeTypeLabelNumber: 'a number with a right check digit alone',
}

function silent(taken: ReadonlySet<string>, refused: ReadonlyMap<string, string>): Finding {
  const wrong = everyCall
    .filter(named => takesTexts(named, payloads) && !taken.has(titleOf(named.call)) && keepsNone[named.name] === undefined)
    .map(({ name, call }) => `${name} took no text: ${refused.get(titleOf(call))}`)
  return findingOf('S7', `${taken.size} calls that were given them`, 'every call that keeps words of one’s own took some', wrong)
}

async function screens(deployment: Deployment, browser: Browser, reader: Reader, calls: number): Promise<Finding> {
  const { wrong, opened, lost, ...walked } = await walk(deployment, await browser.newContext({ reducedMotion: 'reduce' }), reader)
  const closed = reader.details
    .filter(detail => !opened.has(detail))
    .map(detail => `${detail} was never opened with a row; ${lost.get(detail) ?? 'nothing led there'}`)
  if (reader.screens.length < 5) closed.push(`${reader.who} has but ${reader.screens.length} screens`)
  const what = `${payloads.length} payloads in every text of ${calls} calls, ${walked.screens} screens as ${reader.who} (rows of ${[...opened].join(', ')})`
  return findingOf('S7', what, '0 ran, 0 became part of a page; scripts by nonce alone', [...wrong, ...closed])
}

/** Each mail as a reader without any policy of ours shows it. */
async function mails({ dataDir }: Deployment, context: BrowserContext): Promise<Finding> {
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

/** Every PDF that the app gives out: none has a script, an act of its own or a link that is one. */
async function pdfs(deployment: Deployment, { own, all }: Readonly<Record<'own' | 'all', Rows>>, token: string): Promise<Finding> {
  const wrong: string[] = []
  const read: string[] = []
  const { owner } = deployment.people.tokens
  for (const { call } of everyCall.filter(named => named.call.kind === 'download')) {
    const isOffice = isForStaff(call.access)
    const query = call.query
      ? valueFor(call.query, { isLean: true, choose: path => (path.at(-1) === 'format' ? 'pdf' : undefined) })?.value
      : undefined
    const ids = paramsOf(call).length === 0 ? [0] : ((isOffice ? all : own).get(stemOf(call)) ?? [1]).slice(0, 5)
    for (const id of ids) {
      const params = { id, month: new Date().toISOString().slice(0, 7), position: 1 }
      const { text, headers } = await ask(deployment.server.url, call, { token: isOffice ? owner : token, query, params })
      if (!headers.get('content-type')?.startsWith('application/pdf')) continue
      read.push(titleOf(call))
      const found = actIn(text)
      if (found) wrong.push(`${titleOf(call)} ${id}: ${found}`)
    }
  }
  if (read.length === 0) wrong.push('no PDF came')
  return findingOf('S7', `${read.length} PDFs of ${[...new Set(read)].join(', ')}`, '0 with a script or an act of its own', wrong)
}
