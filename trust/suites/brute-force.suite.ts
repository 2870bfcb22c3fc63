// S2 and S3, brute force: how often somebody may guess at a code or a password, from however many machines at once.
import { join } from 'node:path'
import type { Client } from '#base/client.ts'
import { CallError } from '#base/fault.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { readMail } from '#test/deployment.ts'
import { clientOf } from '#test/people.ts'
import { usedAfterExpiry } from '../contract/expiry.ts'
import type { Deployment } from '../deployment/deployment.ts'
import type { Finding, Given, Suite } from '../run/suite.ts'
import { ratio, slowOf } from '../timed.ts'

const password = 'a good long passphrase'
const newPassword = 'another good passphrase'
/**
 * What an unknown name takes against a wrong password. The times are taken in turn and their medians compared, so that a busy machine
 * changes both: three times beyond is not noise, but a password that is not hashed.
 */
const [equalMost, patience] = [1.25, 3]

export const suite: Suite = {
  engines: ['embedded', 'postgres'],
  // Guesses meet each other, and codes can be made older, on PostgreSQL alone.
  ciOn: 'postgres',
  async run({ deployment: open, profile }: Given) {
    // Behind a proxy that is believed, every request may come from a machine of its own, so no bound of one address helps.
    const deployment = await open({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
    const codes = [await atOnce(deployment), await ofADay(deployment), await inItsTime(deployment)]
    if (profile === 'bug') return codes
    const more = [await once(deployment), await ofItsPurpose(deployment), await equalTimes(deployment, profile === 'nightly' ? 40 : 12)]
    return [...codes, ...more, ...(await passwords(await open()))]
  },
}

let machines = 0
/** A caller from an address that nobody has used. */
function fromElsewhere({ server }: Deployment, token?: string): Client {
  machines++
  const address = `100.${64 + Math.floor(machines / 65_536)}.${Math.floor(machines / 256) % 256}.${machines % 256}`
  return clientOf(server, token, { 'x-forwarded-for': address })
}

interface Coded {
  email: string
  code: string
}

/** A verified person who asked for a code to set a new password, and the code they were mailed. */
async function withCode(deployment: Deployment, username: string): Promise<Coded> {
  await deployment.seller(username)
  return { email: emailOf(username), code: await newCode(deployment, emailOf(username), []) }
}
const emailOf = (username: string) => `${username}@example.com`

async function newCode(deployment: Deployment, email: string, old: readonly string[]): Promise<string> {
  await fromElsewhere(deployment)(signInCalls.requestOtp, { body: { email } })
  const notOld = old.length > 0 ? `(?!(?:${old.join('|')})$)` : ''
  // The mail that verified the account had a code, too.
  await new Promise(done => setTimeout(done, old.length === 0 ? 1_500 : 300))
  return readMail(join(deployment.dataDir, 'outbox'), email, new RegExp(`^ {4}${notOld}(\\d{4})$`, 'm'))
}

/** Right guesses tell that they were evaluated. */
async function rightGuesses(deployment: Deployment, { email, code }: Coded, count: number): Promise<number> {
  const asked = Array.from({ length: count }, () => fromElsewhere(deployment)(signInCalls.checkOtp, { body: { email, otpCode: code } }))
  return (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled').length
}

async function atOnce(deployment: Deployment): Promise<Finding> {
  const person = await withCode(deployment, 'atonce')
  const evaluated = await rightGuesses(deployment, person, 200)
  return {
    promise: 'S2',
    what: '200 guesses at one code at once, each from another address',
    figure: `${evaluated} evaluated (limit 5)`,
    isKept: evaluated > 0 && evaluated <= 5,
  }
}

async function ofADay(deployment: Deployment): Promise<Finding> {
  const person = await withCode(deployment, 'ofaday')
  const old: string[] = []
  let evaluated = 0
  for (let round = 0; round < 5; round++) {
    evaluated += await rightGuesses(deployment, person, 20)
    old.push(person.code)
    person.code = await newCode(deployment, person.email, old).catch(() => person.code)
  }
  const last = await refusalOf(
    fromElsewhere(deployment)(signInCalls.forgotPassword, { body: { email: person.email, otpCode: person.code, password: newPassword } }),
  )
  return {
    promise: 'S2',
    what: 'guesses of one day over five codes and two calls',
    figure: `${evaluated} evaluated (limit 15); then ${last ?? 'one more'}`,
    isKept: evaluated > 5 && evaluated <= 15,
  }
}

async function once(deployment: Deployment): Promise<Finding> {
  const { email, code: otpCode } = await withCode(deployment, 'onceonly')
  const uses = Array.from({ length: 20 }, () =>
    fromElsewhere(deployment)(signInCalls.forgotPassword, { body: { email, otpCode, password: newPassword } }),
  )
  const used = (await Promise.allSettled(uses)).filter(({ status }) => status === 'fulfilled').length
  return { promise: 'S2', what: 'one code used 20 × at once', figure: `${used} × taken`, isKept: used === 1 }
}

async function ofItsPurpose(deployment: Deployment): Promise<Finding> {
  const { email, code: otpCode } = await withCode(deployment, 'purpose')
  const asVerifying = await refusalOf(fromElsewhere(deployment)(signInCalls.verifyEmail, { body: { email, otpCode } }))
  const fresh = emailOf('unverified')
  await fromElsewhere(deployment)(signInCalls.signUp, { body: { username: 'unverified', email: fresh, password, referralCode: '' } })
  const verifying = await readMail(join(deployment.dataDir, 'outbox'), fresh, /^ {4}(\d{4})$/m)
  const asReset = await refusalOf(
    fromElsewhere(deployment)(signInCalls.forgotPassword, { body: { email: fresh, otpCode: verifying, password: newPassword } }),
  )
  return {
    promise: 'S2',
    what: 'a code of one purpose used for the other',
    figure: `a reset’s at verifying: ${asVerifying ?? 'taken'}; a verification’s at a reset: ${asReset ?? 'taken'}`,
    isKept: asVerifying !== undefined && asReset !== undefined,
  }
}

/** A deployment that is asked over HTTP has one clock; where its rows can be reached, all that has a time is made older. */
async function inItsTime(deployment: Deployment): Promise<Finding> {
  const { email } = await withCode(deployment, 'inittime')
  const { data } = await fromElsewhere(deployment)(signInCalls.requestOtp, { body: { email } })
  const { databaseUrl } = deployment
  const late = databaseUrl ? await usedAfterExpiry(deployment, fromElsewhere, databaseUrl) : undefined
  const outcome = late ? `${late.tried} kinds, ${late.wrong.length} taken after their time` : 'not tried on the embedded engine'
  return {
    promise: 'S2',
    what: 'codes, links, second steps, sessions and views after their time',
    figure: `a code is said to live ${data.expiresInSeconds} s; ${outcome}`,
    isKept: data.expiresInSeconds <= 300 && (late === undefined || late.wrong.length === 0),
    details: late?.wrong ?? [],
  }
}

async function equalTimes(deployment: Deployment, times: number): Promise<Finding> {
  const known: number[] = []
  const unknown: number[] = []
  const time = async (username: string) => {
    const from = performance.now()
    await refusalOf(fromElsewhere(deployment)(signInCalls.signIn, { body: { username, password: 'wrong' } }))
    return performance.now() - from
  }
  await time('warm-up')
  for (let at = 0; at < times; at++) {
    if (at % 8 === 0) await deployment.seller(`timed${at}`)
    known.push(await time(`timed${at - (at % 8)}`))
    unknown.push(await time(`nobody${at}`))
  }
  const [one, other] = [median(unknown), median(known)]
  const apart = Math.max(one, other) / Math.min(one, other)
  const equal = ratio(`the ${one < other ? 'known' : 'unknown'} one takes`, apart, equalMost)
  return {
    promise: 'S3',
    what: `an unknown name against a wrong password, ${times} × each`,
    figure: equal.text,
    isKept: apart < equalMost * patience,
    ...slowOf(equal),
  }
}
const median = (times: readonly number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN

/** No proxy is believed here, so all of it comes from one address whatever the headers say. */
async function passwords(deployment: Deployment): Promise<Finding[]> {
  await deployment.seller('tried')
  const forms = ['tried', 'TRIED', ' Tried ', emailOf('tried'), emailOf('TRIED')]
  const tries = await Promise.all(
    Array.from({ length: 25 }, async (_, at) => {
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.0.${at}`,
        forwarded: `for=10.1.0.${at}`,
        'x-real-ip': `10.2.0.${at}`,
      }
      const body = JSON.stringify({ username: forms[at % forms.length], password: `wrong ${at}` })
      const answer = await fetch(`${deployment.server.url}/core/auth/sign-in`, { method: 'POST', headers, body })
      await answer.arrayBuffer()
      return answer.status
    }),
  )
  const compared = tries.filter(status => status !== 429).length
  await deployment.restart()
  const right = await refusalOf(deployment.client()(signInCalls.signIn, { body: { username: 'tried', password } }))
  const many = await Promise.all(
    Array.from({ length: 45 }, (_, at) =>
      refusalOf(deployment.client()(signInCalls.signIn, { body: { username: `anybody${at}`, password } })),
    ),
  )
  const fromHere = compared + many.filter(refusal => !refusal?.startsWith('429')).length
  return [
    {
      promise: 'S3',
      what: '25 wrong passwords at once, in five forms of one name and with headers of 25 addresses; then a kill and the right one',
      figure: `${compared} compared (limit 10); then ${right ?? 'let in'}`,
      isKept: compared > 0 && compared <= 10 && right?.startsWith('429') === true,
    },
    {
      promise: 'S3',
      what: 'wrong names from the same address',
      figure: `${fromHere} compared in all (limit 30)`,
      isKept: fromHere <= 30,
    },
  ]
}

const refusalOf = (asked: Promise<unknown>): Promise<string | undefined> =>
  asked.then(
    () => undefined,
    (error: unknown) => (error instanceof CallError ? `${error.status} ${error.code}` : String(error)),
  )
