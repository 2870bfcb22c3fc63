// Caches of answers: by this process, in memory, and by whoever stands between it and its reader.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { settingCalls } from '#shop/setting/contract.ts'
import { shippingCalls } from '#shop/shipping/contract.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { findingOf } from '../money.ts'
import type { Finding } from '../run/suite.ts'
import { ask } from './ask.ts'
import { everyCall, isSafe, paramsOf, titleOf } from './every-call.ts'
import { screensOf } from './screens.ts'
import { valueFor } from './value.ts'

interface Probe {
  read(): Promise<unknown>
  /** Answers what is read from then on. */
  change(nth: number): Promise<unknown>
}
/** What is kept in memory, by its name in the sources. */
const probes: Readonly<Record<string, (deployment: Deployment) => Probe>> = {
  stored: ({ people, client }) => ({
    read: async () => (await client()(settingCalls.publicSettings)).data.facebookUrl,
    async change(nth) {
      const value = `https://www.facebook.com/${nth}`
      await people.owner(settingCalls.changeSetting, { params: { key: 'facebookUrl' }, body: { value } })
      return value
    },
  }),
  shippingTable: ({ people, client }) => ({
    read: async () =>
      (await client()(shippingCalls.shippingOffers, { query: { country: 'US', weightOz: 5 } })).data.find(({ name }) => name === 'standard')
        ?.costCents,
    async change(nth) {
      const { data } = await people.owner(shippingCalls.officeShipping)
      const option = data.find(({ country, name }) => country === 'US' && name === 'standard')
      if (!option) throw new Error('The demo shop ships to the United States.')
      const { id, country: _, name: __, level: ___, isSold: ____, ...rest } = option
      const rates = rest.rates.map(rate => ({ ...rate, costCents: 10_00 + nth }))
      await people.owner(shippingCalls.changeShipping, { params: { id }, body: { ...rest, rates } })
      return 10_00 + nth
    },
  }),
}
/** `const prices = cached<…>(…)` */
const keeping = /\bconst (\w+) = cached(?:<|\()/g

/** Whatever is kept in memory, changed while it is asked for by many: who changed it reads what they wrote. */
export async function changedWhileCached(deployment: Deployment, rounds: number): Promise<Finding> {
  const source = join(import.meta.dirname, '../../src')
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap(path => [...readFileSync(join(source, path), 'utf8').matchAll(keeping)].map(([, name = '']) => name))
  const wrong = names.filter(name => !probes[name]).map(name => `${name} is kept in memory and changed by nobody`)
  for (const [name, probeOf] of Object.entries(probes)) {
    if (!names.includes(name)) wrong.push(`nothing named ${name} is kept in memory`)
    const { read, change } = probeOf(deployment)
    for (let round = 1; round <= rounds; round++) {
      await read()
      let isOver = false
      const readers = Array.from({ length: 4 }, async () => {
        while (!isOver) await read()
      })
      const due = await change(round)
      const found = [await read()]
      isOver = true
      await Promise.all(readers)
      found.push(await read())
      if (found.some(each => each !== due)) wrong.push(`${name}: ${found.join(', ')} is read after ${due} was written`)
    }
  }
  return findingOf(
    'S6',
    `${names.length} things kept in memory, each changed while four read it × ${rounds}`,
    'what was written is read',
    wrong,
  )
}

/** Nobody between may keep what is one reader's: what a signed-in person is answered, and pages, each of which has a nonce of its own. */
export async function cachedBetween({ server, people }: Deployment): Promise<Finding> {
  const { demo, owner } = people.tokens
  const wrong: string[] = []
  let read = 0
  const look = (what: string, headers: Headers) => {
    read++
    const said = headers.get('cache-control') ?? 'nothing'
    if (!/\b(private|no-store)\b/.test(said) || /\b(public|s-maxage)\b/.test(said)) wrong.push(`${what}: ${said}`)
  }
  for (const { call } of everyCall.filter(({ call }) => isSafe(call) && call.kind !== 'live')) {
    const query = valueFor(call.query ?? z.object({}), { isLean: true })?.value
    const params = { ...(valueFor(call.params ?? z.object({}))?.value as object), ...(paramsOf(call).includes('id') && { id: 1 }) } // parameters are an object
    for (const token of [demo, owner]) {
      const { status, headers } = await ask(server.url, call, { token, query, params })
      if (status < 300) look(titleOf(call), headers)
    }
  }
  const nonces = new Set<string>()
  const pages = ['Site', 'Auth', 'Portal', 'Office'].flatMap(layout => screensOf(`/${layout}Layout.tsx`))
  // Twice each: what is kept of a page goes out with a nonce of its own, too.
  for (const path of pages)
    for (const cookie of ['', '', `access_token=${demo}`, `access_token=${owner}`]) {
      const { headers } = await fetch(`${server.url}${path}`, { headers: { cookie }, redirect: 'manual' })
      look(`${path} of ${cookie === '' ? 'a visitor' : 'somebody signed in'}`, headers)
      const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1]
      if (nonce === undefined || nonces.has(nonce))
        wrong.push(`${path}: ${nonce === undefined ? 'no nonce' : 'the nonce of another answer'}`)
      nonces.add(nonce ?? '')
    }
  return findingOf('S7', `${read} answers to one reader, and pages with their nonces`, 'kept by nobody between, each nonce once', wrong)
}
