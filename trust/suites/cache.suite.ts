// S1: public pages are kept for a few seconds and handed to many. What is handed to a reader is what is drawn for them alone,
// whoever asked before: their language, their look, their cart, and nobody's name. What is kept in memory is forgotten when it is
// changed (S6), and nobody between keeps what is one reader's (S7).

import type { Random } from '#test/random.ts'
import { cachedBetween, changedWhileCached } from '../contract/cache.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { findingOf } from '../money.ts'
import type { Suite } from '../run/suite.ts'

const paths = ['/', '/blogs', '/faq', '/terms', '/contact', '/our-services']
const rounds = { bug: 1, fast: 1, ci: 3, nightly: 30 }

export const suite: Suite = {
  engines: ['embedded', 'postgres'],
  fastOn: 'embedded',
  ciOn: 'embedded',
  async run({ deployment: open, profile, random }) {
    // The answer about counting is a part of the page, too.
    const deployment = await open({ env: { ANALYTICS_SRC: 'https://count.example.com/count.js', ANALYTICS_SITE: 'shop.example.com' } })
    const readers = readersOf(deployment)
    const wrong: string[] = []
    for (let round = 0; round < rounds[profile]; round++)
      for (const path of paths) wrong.push(...(await readTogether(deployment.server.url, path, random.shuffled(readers), random)))
    const what = `${paths.length} public pages, each read by ${readers.length} readers in turn × ${rounds[profile]}`
    return [
      findingOf('S1', what, 'each as drawn for that reader alone', wrong),
      await changedWhileCached(deployment, rounds[profile] * 5),
      await cachedBetween(deployment),
    ]
  },
}

/** By their cookies: every language, look, cart and answer about being counted with each other, and one who is signed in. */
function readersOf({ people }: Deployment): string[] {
  const each = (name: string, ...values: readonly string[]) => ['', ...values.map(value => `${name}=${value}`)]
  const visitors = each('lang', 'en', 'vi').flatMap(language =>
    each('theme', 'dark').flatMap(theme =>
      each('web_cart_order', 'A'.repeat(43)).flatMap(cart =>
        each('cookie_answer', 'all', 'needed').map(answer => [language, theme, cart, answer].filter(part => part !== '').join('; ')),
      ),
    ),
  )
  return [...visitors, `access_token=${people.tokens.demo}`]
}

/** One after the other, so that each finds what was kept of those before. */
async function readTogether(url: string, path: string, readers: readonly string[], random: Random): Promise<string[]> {
  const wrong: string[] = []
  // Pages repeat their address, so it has a mark in both: one that all of these readers ask for, and one that nobody else ever has.
  const mark = (kind: string) => `${kind}-${random.below(1_000_000_000)}`
  const ofAll = mark('all')
  for (const cookie of readers) {
    const shared = await read(`${url}${path}`, cookie, ofAll)
    const alone = await read(`${url}${path}`, cookie, mark('one'))
    if (shared === alone) continue
    const at = [...shared].findIndex((letter, index) => letter !== alone[index])
    wrong.push(
      `${path} with "${cookie}": …${shared.slice(Math.max(0, at - 40), at + 40)}…, alone …${alone.slice(Math.max(0, at - 40), at + 40)}…`,
    )
  }
  return wrong
}

/** The page without what is new in every answer. */
async function read(address: string, cookie: string, mark: string): Promise<string> {
  const answer = await fetch(`${address}?${mark}`, { headers: { cookie } })
  if (answer.status !== 200) return `It was answered ${answer.status}.`
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
  const marks = [nonce, answer.headers.get('x-request-id'), mark]
  let page = await answer.text()
  for (const text of marks) if (text) page = page.replaceAll(text, '')
  return page
}
