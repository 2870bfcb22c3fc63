// Expiry of codes, links and sessions: each column of an account's rows that says until when is found in the database, made older
// by its life, and tried. PostgreSQL alone: an embedded database is nobody's but its process's.
import { join } from 'node:path'
import pg from 'pg'
import type { Client } from '#base/client.ts'
import { factorCalls } from '#shop/account/factor/contract.ts'
import { stepOf, totpAt } from '#shop/account/factor/totp.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { emailCalls } from '#shop/account/profile/email.contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { careCalls } from '#shop/care/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { readMail } from '#test/deployment.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { newMember, signIn } from '../writes/member.ts'

/** A caller from an address of their own: no bound of one address is met. */
type From = (deployment: Deployment, token?: string) => Client
interface Opened {
  readonly accountId: number
  use(): Promise<unknown>
}
interface Way {
  /** What was promised that it lives. */
  readonly life: string
  open(deployment: Deployment, from: From, name: string): Promise<Opened>
}
const [password, newPassword] = ['a good long passphrase', 'another good passphrase']

/** By table and column. */
const ways: Readonly<Record<string, Way>> = {
  'one_time_code.expires_at': {
    life: '300 s',
    open: async (deployment, from, name) => {
      const { accountId, email, mailed } = await mailedTo(deployment, from, name)
      const otpCode = await mailed(/^ {4}(\d{4})$/m)
      return { accountId, use: () => from(deployment)(signInCalls.forgotPassword, { body: { email, otpCode, password: newPassword } }) }
    },
  },
  'sign_in_link.expires_at': {
    life: '1 hour',
    open: async (deployment, from, name) => {
      const { accountId, mailed } = await mailedTo(deployment, from, name)
      const token = await mailed(/#([\w-]{43})/)
      return { accountId, use: () => from(deployment)(signInCalls.redeemLink, { body: { token, password: newPassword } }) }
    },
  },
  'email_link.expires_at': {
    life: '1 day',
    open: async (deployment, from, name) => {
      const body = { username: name, email: `mistyped.${name}@example.com`, password, referralCode: '' }
      const { id } = (await from(deployment)(signInCalls.signUp, { body })).data.user
      const newEmail = `right.${name}@example.com`
      await deployment.people.owner(careCalls.askPersonEmail, { params: { id }, body: { newEmail, reason: 'A test' } })
      const token = await readMail(join(deployment.dataDir, 'outbox'), newEmail, /#([\w-]{43})/)
      return { accountId: id, use: () => from(deployment)(emailCalls.confirmEmail, { body: { token, username: name } }) }
    },
  },
  'pending_sign_in.expires_at': {
    life: '300 s',
    open: async (deployment, from, name) => {
      const { id, api } = await deployment.seller(name)
      const { data: shown } = await api(factorCalls.beginSecondFactor, { body: { password } })
      const code = totpAt(bytesOf(shown.secret), stepOf(new Date()))
      const [recovery = ''] = (await api(factorCalls.confirmSecondFactor, { body: { code } })).data.recoveryCodes
      const { data } = await from(deployment)(signInCalls.signIn, { body: { username: name, password } })
      const token = data.secondFactor?.token ?? ''
      return { accountId: id, use: () => from(deployment)(signInCalls.secondStep, { body: { token, code: recovery } }) }
    },
  },
  'session.expires_at': {
    life: '7 days',
    open: async (deployment, from, name) => {
      const { id } = await deployment.seller(name)
      const { data } = await from(deployment)(signInCalls.signIn, { body: { username: name, password } })
      return { accountId: id, use: () => from(deployment, data.accessToken)(accountCalls.me) }
    },
  },
  'session.view_until': {
    life: '30 minutes',
    open: async (deployment, from, name) => {
      const seller = await deployment.seller(name)
      const { id, username } = await newMember(deployment, 'support')
      const viewer = from(deployment, await signIn(deployment, username))
      await viewer(accountOfficeCalls.viewAs, { params: { id: seller.id } })
      return { accountId: id, use: () => viewer(orderCalls.myOrders, { query: {} }) }
    },
  },
}

/** Each is taken before its time is over, and refused after it; what was wrong, a line each. */
export async function usedAfterExpiry(
  deployment: Deployment,
  from: From,
  databaseUrl: string,
): Promise<{ tried: number; wrong: string[] }> {
  const wrong: string[] = []
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<{
    name: string
  }>(`select c.table_name || '.' || c.column_name as name from information_schema.columns c
    where c.table_schema = 'public' and c.column_name ~ '(expires_at|until)$' and exists (select from information_schema.columns o
      where o.table_schema = 'public' and o.table_name = c.table_name and o.column_name = 'account_id')`)
  for (const [at, { name }] of rows.entries()) {
    const way = ways[name]
    if (!way) wrong.push(`${name} is tried by nobody`)
    if (!way) continue
    const inTime = await answerOf((await way.open(deployment, from, `intime${at}`)).use())
    const late = await way.open(deployment, from, `late${at}`)
    const [table, column] = name.split('.')
    await client.query(`update ${table} set ${column} = ${column} - $1::interval where account_id = $2`, [way.life, late.accountId])
    const afterwards = await answerOf(late.use())
    if (inTime !== 'taken' || afterwards === 'taken') wrong.push(`${name}: ${inTime} at once, ${afterwards} after ${way.life}`)
  }
  await client.end()
  for (const name of Object.keys(ways)) if (!rows.some(row => row.name === name)) wrong.push(`there is no ${name}`)
  return { tried: rows.length, wrong }
}

/** A verified person who asked for a new password, and what they were mailed. */
async function mailedTo(deployment: Deployment, from: From, name: string) {
  const { id } = await deployment.seller(name)
  const email = `${name}@example.com`
  // The mail that verified the account had a code and a link, too; mails are told apart by the second.
  await new Promise(done => setTimeout(done, 1_100))
  await from(deployment)(signInCalls.requestOtp, { body: { email } })
  await new Promise(done => setTimeout(done, 1_500))
  return { accountId: id, email, mailed: (pattern: RegExp) => readMail(join(deployment.dataDir, 'outbox'), email, pattern) }
}

const answerOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'taken',
    (error: { code?: string }) => error.code ?? String(error),
  )

/** The bytes of what people type into an app by hand (RFC 4648 §6). */
function bytesOf(base32: string): Buffer {
  const bits = [...base32].map(letter => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}
