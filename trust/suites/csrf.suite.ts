// S5: a browser's cookie alone changes nothing, whatever page sends it along and in whatever shape; and nobody is sent on to another site.
import { isForStaff } from '#base/access/access.ts'
import { ask } from '../contract/ask.ts'
import { everyCall, isSafe, type Named, paramsOf, titleOf } from '../contract/every-call.ts'
import type { Deployment } from '../deployment/deployment.ts'
import type { Finding, Given, Suite } from '../run/suite.ts'

export const suite: Suite = {
  engines: ['embedded'],
  fastOn: 'embedded',
  async run({ deployment: open, profile, random }: Given) {
    const deployment = await open()
    return [
      await forged(deployment, types => (profile === 'fast' || profile === 'bug' ? [random.pick(types)] : types)),
      await readingThatWrites(deployment),
      await ownPages(deployment),
      await sentOn(deployment),
    ]
  },
}

const evil = 'https://evil.example.com'
/** What a browser says when a page that is not ours sends a request, and what a program says that has only the cookie. */
const sendersFor = (own: string): readonly Readonly<Record<string, string>>[] => [
  {},
  { origin: evil },
  { origin: 'null' },
  { origin: `${own}.evil.example.com` },
  { origin: own.replace('http:', 'https:') },
  { 'sec-fetch-site': 'cross-site', origin: evil },
  { 'sec-fetch-site': 'same-site', origin: evil },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'cross-site', origin: own },
  { origin: evil, 'x-forwarded-host': 'evil.example.com', host: 'evil.example.com' },
  { origin: evil, referer: `${own}/`, 'x-http-method-override': 'GET', 'x-requested-with': 'XMLHttpRequest' },
]
const contentTypes = [
  'none',
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'application/offset+octet-stream',
]

async function forged({ server, people }: Deployment, some: (types: readonly string[]) => readonly string[]): Promise<Finding> {
  const wrong: string[] = []
  let asked = 0
  const unsafe = everyCall.filter(({ call }) => !isSafe(call))
  for (const { call } of unsafe) {
    const token = isForStaff(call.access) ? people.tokens.owner : people.tokens.demo
    const path = pathOf(call)
    for (const sender of sendersFor(server.url))
      for (const type of some(contentTypes)) {
        const headers = { ...sender, cookie: `access_token=${token}`, ...(type !== 'none' && { 'content-type': type }) }
        const answer = await fetch(server.url + path, {
          method: call.method,
          headers,
          body: type === 'none' ? null : bodyOf(type),
          redirect: 'manual',
        })
        const text = await answer.text()
        asked++
        if (answer.ok || !text.includes('ORIGIN_NOT_ALLOWED'))
          wrong.push(`${titleOf(call)} ${type} ${JSON.stringify(sender)}: ${answer.status} ${text.slice(0, 100)}`)
      }
  }
  return {
    promise: 'S5',
    what: `${unsafe.length} unsafe calls with a cookie, from ${sendersFor('').length} kinds of senders that are not ours`,
    figure: `${asked} asked, ${wrong.length} not refused`,
    isKept: wrong.length === 0,
    details: wrong.slice(0, 30),
  }
}

const pathOf = (call: Named['call']) => paramsOf(call).reduce((path, name) => path.replace(`{${name}}`, '1'), call.path)
const bodyOf = (type: string): string => {
  if (type.startsWith('multipart')) return '--x\r\ncontent-disposition: form-data; name="fullName"\r\n\r\nForged\r\n--x--\r\n'
  return type.includes('urlencoded') ? 'fullName=Forged' : '{"fullName":"Forged","phone":"0901234567","address":"Forged"}'
}

/** The one read that writes is guarded as if it were unsafe. */
async function readingThatWrites({ server, people }: Deployment): Promise<Finding> {
  const calls = everyCall.filter(
    ({ call }) =>
      isSafe(call) && everyCall.some(other => !isSafe(other.call) && other.call.path === call.path && call.path.endsWith('/read-all')),
  )
  const wrong: string[] = []
  for (const { call } of calls)
    for (const headers of sendersFor(server.url)) {
      const { status, text } = await ask(server.url, call, { headers: { ...headers, cookie: `access_token=${people.tokens.demo}` } })
      if (!text.includes('ORIGIN_NOT_ALLOWED')) wrong.push(`${titleOf(call)} ${JSON.stringify(headers)}: ${status}`)
    }
  return {
    promise: 'S5',
    what: 'the read that writes, from the same senders',
    figure: `${wrong.length} not refused`,
    isKept: calls.length === 1 && wrong.length === 0,
    details: wrong,
  }
}

/** The same request from a page of ours is taken, so that it was the sender that was refused. */
async function ownPages({ server, people }: Deployment): Promise<Finding> {
  const statuses: number[] = []
  for (const sender of [{ origin: server.url }, { 'sec-fetch-site': 'same-origin', origin: server.url }]) {
    const headers = { ...sender, cookie: `access_token=${people.tokens.demo}`, 'content-type': 'application/json' }
    const answer = await fetch(`${server.url}/core/user/me`, { method: 'PUT', headers, body: bodyOf('application/json') })
    await answer.arrayBuffer()
    statuses.push(answer.status)
  }
  return {
    promise: 'S5',
    what: 'the same from pages of ours',
    figure: statuses.join(', '),
    isKept: statuses.every(status => status === 200),
  }
}

const elsewhere = [
  evil,
  '//evil.example.com',
  '///evil.example.com',
  '/\\evil.example.com',
  '\\\\evil.example.com',
  '/\t/evil.example.com',
  '/%09/evil.example.com',
  'https:evil.example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  ' //evil.example.com',
  '/..//evil.example.com',
  '/@evil.example.com/..//evil.example.com',
  'http://user@evil.example.com',
]

/** A signed-in person who opens the sign-in page goes on to where it says, if that is here. */
async function sentOn({ server, people }: Deployment): Promise<Finding> {
  const wrong: string[] = []
  let led = 0
  for (const redirect of ['/orders', ...elsewhere])
    for (const page of ['/auth/login', '/vi/auth/login', '/auth/register']) {
      const answer = await fetch(`${server.url}${page}?redirect=${encodeURIComponent(redirect)}`, {
        redirect: 'manual',
        headers: { cookie: `access_token=${people.tokens.demo}` },
      })
      await answer.arrayBuffer()
      const to = answer.headers.get('location')
      if (to === null) continue
      led++
      if (new URL(to, server.url).origin !== server.url || /^[\\/\s]{2}/.test(to))
        wrong.push(`${page} with ${JSON.stringify(redirect)} leads to ${to}`)
    }
  return {
    promise: 'S5',
    what: `?redirect= with ${elsewhere.length} addresses of elsewhere`,
    figure: `${led} led on, ${wrong.length} away from here`,
    isKept: wrong.length === 0 && led > 0,
    details: wrong,
  }
}
