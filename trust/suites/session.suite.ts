// S4: a session that has ended is dead at once, and no credential stands where it could be read.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { isForSellers, isForStaff } from '#base/access/access.ts'
import type { AnyCall } from '#base/call.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { teamCalls } from '#shop/account/team/contract.ts'
import { readMail } from '#test/deployment.ts'
import { slowWrites } from '../contract/slow-writes.ts'
import { memberOfStaff } from '../contract/staff.ts'
import { memberOfTeam } from '../contract/team.ts'
import type { Deployment } from '../deployment/deployment.ts'
import type { Finding, Given, Suite } from '../run/suite.ts'
import { hangMs, slowOf, timed } from '../timed.ts'

const password = 'a good long passphrase'
const changed = 'quite another passphrase'
const deadMs = 1_000

export const suite: Suite = {
  engines: ['embedded', 'postgres'],
  // Cookies and logs do not know the engine; on PostgreSQL every column is looked at besides.
  ciOn: 'postgres',
  async run({ deployment: open, profile }: Given) {
    const deployment = await open({ env: { LOG_LEVEL: 'trace' } })
    const secrets = new Map<string, string>([
      ['the owner’s token', deployment.people.tokens.owner],
      ['a password', password],
      ['a new password', changed],
    ])
    if (profile === 'bug') return [...(await ends(deployment, secrets)), await late(deployment)]
    return [
      await cookies(deployment, secrets),
      ...(await ends(deployment, secrets)),
      await late(deployment),
      await written(deployment, secrets),
    ]
  },
}

const signIn = async (deployment: Deployment, username: string, given: string): Promise<string> =>
  (await deployment.client()(signInCalls.signIn, { body: { username, password: given } })).data.accessToken

/** A browser on a page of ours is given a cookie that no script can read, and nothing in a body. */
async function cookies(deployment: Deployment, secrets: Map<string, string>): Promise<Finding> {
  await deployment.seller('browsing')
  const answer = await fetch(`${deployment.server.url}/core/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', origin: deployment.server.url },
    body: JSON.stringify({ username: 'browsing', password }),
  })
  const text = await answer.text()
  const set = answer.headers.getSetCookie()
  const token = set.map(cookie => /^access_token=([^;]{40,})/.exec(cookie)?.[1]).find(each => each !== undefined) ?? ''
  secrets.set('a browser’s token', token)
  const cookie = set.find(each => each.startsWith('access_token=')) ?? ''
  const holders = set.filter(each => each.includes(token)).length
  const isRight = token !== '' && !text.includes(token) && holders === 1 && /HttpOnly/i.test(cookie) && /SameSite=Lax/i.test(cookie)
  return {
    promise: 'S4',
    what: 'a browser signs in',
    figure: `${token.length} characters in ${holders} cookie: ${cookie.replace(token, '…')}`,
    isKept: isRight,
  }
}

/** Every way in which a session ends, and how long its token and its live stream are good after that. */
async function ends(deployment: Deployment, secrets: Map<string, string>): Promise<Finding[]> {
  const { owner } = deployment.people
  const findings: Finding[] = []
  const team = await deployment.seller('endedteam')
  type Person = { id: number; token: string; username: string }
  const ways: readonly [how: string, end: (person: Person) => Promise<unknown>, make?: () => Promise<Person>][] = [
    ['signing out', ({ token }) => deployment.client(token)(signInCalls.signOut)],
    [
      'a changed password, on another device',
      async ({ username }) => {
        const other = await signIn(deployment, username, password)
        secrets.set('the token that changes a password', other)
        await deployment.client(other)(accountCalls.changePassword, { body: { oldPassword: password, newPassword: changed } })
      },
    ],
    [
      'a password set by a mailed link',
      async ({ username }) => {
        const email = `${username}@example.com`
        const outbox = join(deployment.dataDir, 'outbox')
        const first = await readMail(outbox, email, /#([\w-]{43})/)
        await deployment.client()(signInCalls.requestOtp, { body: { email } })
        const token = await readMail(outbox, email, new RegExp(`#(?!${first})([\\w-]{43})`))
        secrets.set('the token of a mailed link', token)
        const used = await deployment.client()(signInCalls.redeemLink, { body: { token, password: changed } })
        secrets.set('the token that a link opened', used.data.accessToken)
      },
    ],
    ['a suspension', ({ id }) => owner(accountOfficeCalls.suspendPerson, { params: { id }, body: { reason: 'A test' } })],
    ['the office ending all sessions', ({ id }) => owner(accountOfficeCalls.endPersonSessions, { params: { id }, body: {} })],
    [
      'being removed from a team',
      async ({ id }) => {
        await team.api(teamCalls.removeMember, { params: { id } })
      },
      async () => memberOfTeam(deployment, team, 'removed-member', ['orders']),
    ],
    [
      'ending the others',
      async ({ username }) => {
        const other = await signIn(deployment, username, password)
        await deployment.client(other)(accountCalls.endOtherSessions)
      },
    ],
  ]
  for (const [at, [how, end, make]] of ways.entries()) {
    const person = await (make ? make() : deployment.seller(`ended${at}`))
    secrets.set(`the token before ${how}`, person.token)
    const stream = await fetch(`${deployment.server.url}/v1/live`, { headers: { authorization: `Bearer ${person.token}` } })
    await end(person)
    const from = performance.now()
    while (!(await isDead(deployment, person.token)) && performance.now() - from < hangMs) await new Promise(done => setTimeout(done, 20))
    const deadAfter = performance.now() - from
    const dead = timed('dead after', deadAfter, deadMs)
    await stream.body?.cancel()
    findings.push({
      promise: 'S4',
      what: `a token after ${how}`,
      figure: dead.text,
      isKept: stream.ok && deadAfter < hangMs,
      ...slowOf(dead),
    })
  }
  return findings
}

/** Every write whose body comes after its session has ended, in each way that is not the person's role. */
async function late(deployment: Deployment): Promise<Finding> {
  const { owner } = deployment.people
  const wrong: string[] = []
  let asked = 0
  const ways: readonly [string, (person: { id: number; token: string }) => Promise<unknown>][] = [
    ['signing out', ({ token }) => deployment.client(token)(signInCalls.signOut)],
    ['a suspension', ({ id }) => owner(accountOfficeCalls.suspendPerson, { params: { id }, body: { reason: 'A test' } })],
    [
      'a changed password',
      ({ token }) => deployment.client(token)(accountCalls.changePassword, { body: { oldPassword: password, newPassword: changed } }),
    ],
  ]
  for (const [at, [how, end]] of ways.entries()) {
    const [seller, officer] = [await deployment.seller(`late${at}`), await memberOfStaff(deployment, `late-officer${at}`, 'owner')]
    for (const [who, person] of [
      ['a seller', seller],
      ['an owner', officer],
    ] as const) {
      const isTheirs = ({ access }: AnyCall) => access === 'person' || (who === 'a seller' ? isForSellers(access) : isForStaff(access))
      const expect = (call: AnyCall) => (isTheirs(call) ? 401 : undefined)
      const done = await slowWrites(deployment, { token: person.token, end: () => end(person), expect })
      asked += done.asked
      wrong.push(...done.wrong.map(each => `${who} after ${how}: ${each}`))
    }
  }
  return {
    promise: 'S4',
    what: 'every write whose body comes after its session has ended',
    figure: `${asked} asked, ${wrong.length} answered otherwise than 401`,
    isKept: wrong.length === 0 && asked > 300,
    details: wrong,
  }
}

async function isDead({ server }: Deployment, token: string): Promise<boolean> {
  const answer = await fetch(`${server.url}/core/user/me`, { headers: { authorization: `Bearer ${token}` } })
  await answer.arrayBuffer()
  return answer.status === 401
}

/** Logs at their loudest, every row as the backup has it, and on PostgreSQL every column of every table. */
async function written(deployment: Deployment, secrets: ReadonlyMap<string, string>): Promise<Finding> {
  const seen: string[] = []
  const look = (where: string, text: string) => {
    for (const [name, secret] of secrets)
      for (const form of formsOf(secret)) if (text.includes(form)) seen.push(`${name} stands in ${where}`)
  }
  // The links of the first start are printed, on purpose; their tokens are used up and no session's.
  look('the log', deployment.server.said())
  const tables = await backedUp(deployment, look)
  const columns = deployment.databaseUrl ? await everyTable(deployment.databaseUrl, look) : 0
  const logged = deployment.server.said().length
  return {
    promise: 'S4',
    what: `${secrets.size} tokens and passwords in the log, the backup and the database`,
    figure: `${seen.length} found in ${logged} characters of log, ${tables} tables of a backup${columns ? `, ${columns} tables by SQL` : ''}`,
    isKept: seen.length === 0 && tables > 30 && logged > 100,
    details: [...new Set(seen)],
  }
}

const formsOf = (secret: string): string[] =>
  secret === '' ? [] : [secret, Buffer.from(secret).toString('hex'), Buffer.from(secret).toString('base64').replace(/=+$/, '')]

async function backedUp(deployment: Deployment, look: (where: string, text: string) => void): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'inkport-trust-backup-'))
  try {
    const { isWell, said } = await deployment.script('backup', folder)
    if (!isWell) throw new Error(`The backup failed: ${said}`)
    look('what the backup says', said)
    const names = readdirSync(join(folder, 'tables'))
    for (const name of names) look(`the backup’s ${name}`, gunzipSync(readFileSync(join(folder, 'tables', name))).toString())
    return names.length
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function everyTable(databaseUrl: string, look: (where: string, text: string) => void): Promise<number> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`)
      look(name, rows.map(({ row }) => row).join('\n'))
    }
    return tables.length
  } finally {
    await client.end()
  }
}
