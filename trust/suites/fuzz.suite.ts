// S11: whatever comes, the app answers it, says nothing of its inside, and goes on. Made from the contract, seeded.
import { join } from 'node:path'
import { z } from 'zod'
import { isForStaff } from '#base/access/access.ts'
import { CallError } from '#base/fault.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { readMail } from '#test/deployment.ts'
import type { Random } from '#test/random.ts'
import { addressOf } from '../contract/ask.ts'
import { everyCall, type Named, paramsOf, titleOf } from '../contract/every-call.ts'
import {
  malformedBodies,
  malformedHeaders,
  malformedMethods,
  malformedTypes,
  malformedValues,
  malformedWords,
  otherPaths,
  unstorableTexts,
} from '../contract/malformed.ts'
import { type Made, valueFor, variantsFor, withAt } from '../contract/value.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { findingOf } from '../money.ts'
import type { Finding, Given, Suite } from '../run/suite.ts'
import { hangMs } from '../timed.ts'

/** On each engine: in ci both together are 20,000. */
const counts = { fast: 1_000, ci: 10_000, nightly: 200_000 }
const atOnce = 4

interface Shot {
  readonly title: string
  readonly path: string
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: BodyInit | null
}

export const suite: Suite = {
  engines: ['embedded', 'postgres'],
  fastOn: 'embedded',
  // What reads a request does not know the engine, and what PostgreSQL refuses the embedded one refuses as well: it is the same code.
  ciOn: 'postgres',
  async *run({ deployment: open, profile, random, say }: Given) {
    // Shots that sign somebody up use up what one address may: who is needed comes from others.
    const deployment = await open({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
    const { pid } = deployment.server
    const people = await peopleOf(deployment)
    const templates = everyCall.map(templateOf)
    yield await unstorable(deployment, templates, people)
    if (profile === 'bug') return
    const wrong: string[] = []
    const seen = new Map<number, number>()

    let fired = 0
    const shoot = async () => {
      while (fired < counts[profile]) {
        const template = templates[fired++ % templates.length]
        if (!template) return
        if (fired % 40 === 0) await people.revive()
        const shot = random.below(20) === 0 ? besides(random) : mutated(template, random, people.tokenFor(template.call))
        const { status, fault } = await fire(deployment.server.url, shot)
        seen.set(status, (seen.get(status) ?? 0) + 1)
        if (fault) wrong.push(`${shot.method} ${shot.path.slice(0, 200)} (${shot.title}) ${String(shot.body).slice(0, 200)}: ${fault}`)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, shoot))
    // Links that are right lead out of this machine, where nobody may answer: their jobs try again and say so.
    const logged = deployment.server.errors().filter(line => !line.includes('"type":"OutboundRefusal"'))
    const isUp = deployment.server.pid === pid && (await fetch(`${deployment.server.url}/readyz`)).ok
    say(
      [...seen]
        .toSorted(([a], [b]) => a - b)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', '),
    )
    const without = templates.filter(template => !template.isWhole).map(({ call }) => titleOf(call))
    yield* [
      {
        promise: 'S11',
        what: `${fired} mutated calls over ${templates.length} routes`,
        figure: `${wrong.length} wrong answers, ${logged.length} errors logged, ${isUp ? 'the same process is ready' : 'not ready'}`,
        isKept: wrong.length === 0 && logged.length === 0 && isUp,
        details: [...wrong, ...logged].slice(0, 60).map(line => line.slice(0, 900)),
      },
      {
        promise: 'S11',
        what: 'right values to begin with, for every call',
        figure: without.length === 0 ? 'made for all' : `none for ${without.length}`,
        isKept: without.length === 0 && (seen.get(200) ?? 0) > fired / 50,
        details: without,
      },
    ]
  },
}

/** A constant case: in each text of each call one that no database can hold, and nothing else wrong with it. */
async function unstorable({ server }: Deployment, templates: readonly Template[], { tokenFor }: People): Promise<Finding> {
  const wrong: string[] = []
  const shots = templates.flatMap(template => textShots(template, tokenFor(template.call)))
  for (const shot of shots) {
    const { fault } = await fire(server.url, shot)
    if (fault) wrong.push(`${shot.title} ${shot.body ?? shot.path}: ${fault}`)
  }
  return findingOf('S11', `${shots.length} texts of calls, each once as no database can hold it`, 'answered, and not kept', wrong)
}

function textShots({ call, params, queries, bodies }: Template, token: string | undefined): Shot[] {
  if (call.kind === 'upload') return []
  const [[query], [body]] = [queries, bodies]
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) }
  const shot = (asked: unknown, value: unknown): Shot => ({
    title: titleOf(call),
    path: addressOf(call, { params: params as Record<string, string>, query: textsOf(asked as Record<string, unknown> | undefined) }), // they become text
    method: call.method,
    headers,
    body: body ? JSON.stringify(value) : null,
  })
  const spoilt = (made: Made | undefined) => {
    const texts = made?.leaves.filter(({ isText }) => isText) ?? []
    return texts.map(({ path }, at) => withAt(made?.value, path, unstorableTexts[at % unstorableTexts.length]))
  }
  return [...spoilt(body).map(value => shot(query?.value, value)), ...spoilt(query).map(value => shot(value, body?.value))]
}

interface People {
  tokenFor(call: Named['call']): string | undefined
  /** Some shots end a session or a person: then there are new ones. */
  revive(): Promise<void>
}

async function peopleOf(deployment: Deployment): Promise<People> {
  const owners = [...(await ownersOf(deployment))]
  let born = 0
  const newSeller = () => deployment.seller(`fuzzed${born}`, `10.0.0.${born++}`)
  let seller = await newSeller()
  const isAlive = (token: string) =>
    deployment
      .client(token)(accountCalls.me)
      .then(
        () => true,
        (error: unknown) => !(error instanceof CallError && error.status === 401),
      )
  return {
    tokenFor: ({ access, path }) => {
      if (path.endsWith('/sign-out')) return undefined
      return isForStaff(access) ? owners[0] : seller.token
    },
    async revive() {
      if (!(await isAlive(seller.token))) seller = await newSeller()
      while (owners.length > 1 && !(await isAlive(owners[0] ?? ''))) owners.shift()
    },
  }
}

/** The owner and as many more as a run may need. */
async function ownersOf({ people, client, dataDir }: Deployment): Promise<string[]> {
  const tokens: string[] = []
  for (const username of ['fuzz-owner-1', 'fuzz-owner-2', 'fuzz-owner-3']) {
    const email = `${username}@staff.example.com`
    await people.owner(accountOfficeCalls.inviteStaff, { body: { username, email, fullName: username, roles: ['owner'] } })
    const token = await readMail(join(dataDir, 'outbox'), email, /#([\w-]{43})/)
    tokens.push((await client()(signInCalls.redeemLink, { body: { token } })).data.accessToken)
  }
  return tokens
}

interface Template {
  readonly call: Named['call']
  readonly params: Readonly<Record<string, unknown>>
  readonly queries: readonly Made[]
  readonly bodies: readonly Made[]
  readonly isWhole: boolean
}

function templateOf({ call }: Named): Template {
  const params = valueFor(call.params ?? z.object({}))
  const queries = call.query ? variantsFor(call.query) : []
  const bodies = call.body ? variantsFor(call.body) : []
  const isWhole = params !== undefined && (queries.length > 0 || !call.query) && (bodies.length > 0 || !call.body)
  return { call, params: (params?.value ?? {}) as Record<string, unknown>, queries, bodies, isWhole } // parameters are an object
}

/** One right request with one, two or no thing wrong with it. */
function mutated({ call, params, queries, bodies }: Template, random: Random, token: string | undefined): Shot {
  const spoil = (made: Made | undefined): unknown => {
    const leaf = made && made.leaves.length > 0 && random.below(3) > 0 ? random.pick(made.leaves) : undefined
    if (leaf?.isText && random.below(4) === 0) return withAt(made?.value, leaf.path, random.pick(unstorableTexts))
    const depth = leaf ? 1 + random.below(leaf.path.length) : 0
    return leaf ? withAt(made?.value, leaf.path.slice(0, depth), random.pick(malformedValues)) : made?.value
  }
  const chance = (of: number) => random.below(of) === 0
  const value = spoil(bodies.length > 0 ? random.pick(bodies) : undefined)
  const query = spoil(queries.length > 0 ? random.pick(queries) : undefined) as Record<string, unknown> | undefined // queries are objects
  let path = addressOf(call, { params: params as Record<string, string>, query: textsOf(query) }) // what a path is filled with becomes text
  if (paramsOf(call).length > 0 && chance(5)) path = call.path.replace(/\{\w+\}/g, () => random.pick(malformedWords))
  const headers: Record<string, string> = {
    ...(token && !chance(10) && { authorization: `Bearer ${token}` }),
    ...(chance(12) && random.pick(malformedHeaders)),
  }
  const method = chance(25) ? random.pick(malformedMethods) : call.method
  let body: BodyInit | null = null
  if (call.kind === 'upload' && !chance(8)) body = formFor(value, random)
  else if (value !== undefined || chance(8)) {
    headers['content-type'] = chance(20) ? random.pick(malformedTypes) : 'application/json'
    body = chance(10) ? blobOf(random.pick(malformedBodies)) : JSON.stringify(value ?? null)
  }
  if (chance(40)) headers['content-type'] = random.pick(malformedTypes)
  return { title: titleOf(call), path, method, headers, body: method === 'GET' || method === 'HEAD' ? null : body }
}

const blobOf = (body: string | Uint8Array): BodyInit => (typeof body === 'string' ? body : new Uint8Array(body))
const textsOf = (query: Record<string, unknown> = {}) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, 6_000),
    ]),
  )

function formFor(value: unknown, random: Random): FormData {
  const form = new FormData()
  for (const [name, field] of Object.entries(value ?? {}))
    form.append(name, typeof field === 'object' ? JSON.stringify(field) : String(field))
  for (let files = random.below(4); files > 0; files--) {
    const bytes = random.pick(malformedBodies)
    form.append(
      random.pick(['file', '', '__proto__', 'x']),
      new File(
        [typeof bytes === 'string' ? bytes : new Uint8Array(bytes)],
        random.pick(['a.png', '', '../a.pdf', 'a\0.csv', 'x'.repeat(400)]),
      ),
    )
  }
  return form
}

const besides = (random: Random): Shot => ({
  title: 'beside the contract',
  path: random.pick(otherPaths),
  method: random.pick(malformedMethods),
  headers: { ...random.pick(malformedHeaders) },
  body: null,
})

/** What no answer shows: a line of a stack, a folder of the machine, a statement of the database. */
const inside = /\n\s+at .+:\d+:\d+|node_modules\/|file:\/\/\/|\bkysely\b|syntax error at or near|violates .* constraint/i

async function fire(url: string, shot: Shot): Promise<{ status: number; fault?: string }> {
  try {
    const { method, headers, body } = shot
    const signal = AbortSignal.timeout(hangMs)
    const response = await fetch(new URL(url).origin + shot.path, { method, headers, body, signal, redirect: 'manual' })
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
      await response.body?.cancel()
      return { status: response.status }
    }
    const text = await response.text()
    if (response.status >= 500) return { status: response.status, fault: `${response.status} ${text.slice(0, 200)}` }
    const shown = inside.exec(text)?.[0]
    return { status: response.status, ...(shown && { fault: `shows ${shown}` }) }
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return { status: 0, fault: `no answer in ${hangMs / 1_000} s` }
    return { status: 0 } // the request was none that can be sent, or the app closed the line on it
  }
}
