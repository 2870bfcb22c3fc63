// What moves money is listed by the calls themselves (promise P19).
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isForStaff } from '#base/access/access.ts'
import { type AnyCall, call } from '#base/call.ts'
import { assertDeclared } from '#engine/serve/access.ts'
import type { Route } from '#engine/serve/route.ts'
import { moneyKinds } from '#shop/approval/rules.ts'
import { mounted } from './mounted.ts'

const routes = mounted.flatMap(domain => domain.routes)
const moving = routes.filter(({ call: { money } }) => typeof money === 'string')
/**
 * Deposits and adjustments are decided where they stand (docs/decisions/106-two-people.md), and what changes who may do how much is
 * reported and never waits; of all others the request itself waits.
 */
const held = moving.filter(({ call: { money } }) => money !== 'deposit' && money !== 'adjustment' && money !== 'power')
const writes = routes.filter(({ call: { access, method } }) => isForStaff(access) && method !== 'GET')

test('every write of staff says whether it moves money, of a kind that has limits, or in a sentence why not', () => {
  const isSaid = ({ money }: (typeof writes)[number]['call']) =>
    typeof money === 'string' ? moneyKinds.some(kind => kind === money) : money !== undefined && money.none.length >= 5
  expect(writes.filter(route => !isSaid(route.call)).map(({ name }) => name)).toEqual([])
  expect(writes.length).toBeGreaterThan(50)
})

test('the server does not start on an office write that says nothing of money, nor on limits of staff on somebody else’s call', () => {
  const common = { touches: 'any', summary: '', answer: {} as never } as const
  // @ts-expect-error the compiler asks first
  const silent: AnyCall = call('POST /v1/office/gift', { ...common, access: { staff: ['finance'] } })
  expect(() => assertDeclared('gift', silent)).toThrow('does not say whether it moves money')
  expect(() => assertDeclared('gift', { ...silent, money: 'grant' })).not.toThrow()
  const theirs = call('POST /v1/gift', { ...common, touches: 'own', access: { seller: ['money'] }, money: 'grant', did: false })
  expect(() => assertDeclared('gift', theirs)).toThrow('limits of staff')
})

test('what may wait for a second person can be carried out later: it is JSON, and its handler reads who, params and body alone', () => {
  expect(held.flatMap(route => readsBeside(route).map(what => `${route.name}: ${what}`))).toEqual([])
  const [route] = held
  if (!route) throw new Error('No call moves money.')
  const planted = (handler: unknown) => readsBeside({ ...route, handler })
  expect(planted(async ({ who, request }: Asked) => [who, request])).toEqual(['request'])
  expect(planted(async (input: Asked) => input)).toEqual(['its whole input'])
  expect(planted({ prepare: async () => undefined, write: async () => undefined })).toEqual(['what it prepares'])
  expect(readsBeside({ ...route, call: { ...route.call, kind: 'upload' } })).toEqual(['files'])
})

test('a form that sends what may wait says so, instead of a refusal', () => {
  const screens = readdirSync('src/shop', { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.tsx'))
  const sent = screens.flatMap(path =>
    [...readFileSync(`src/shop/${path}`, 'utf8').matchAll(/\buse(?:Money)?Send\(\w+\.\w+/g)].map(([it]) => it),
  )
  const isSent = (by: string, name: string) => sent.some(text => text.startsWith(`${by}(`) && text.endsWith(`.${name}`))
  const names = held.map(({ name }) => name)
  expect(names.filter(name => isSent('useSend', name))).toEqual([])
  expect(names.filter(name => !isSent('useMoneySend', name))).toEqual([])
})

type Asked = Record<string, unknown>
/** What a handler reads of its request that nobody has any more when a second person carries it out. */
function readsBeside({ call: { kind }, handler }: Route): string[] {
  if (kind !== 'json') return ['files']
  if (typeof handler !== 'function') return ['what it prepares']
  if (!/^async \(\{/.test(String(handler))) return ['its whole input']
  const read: string[] = []
  const input = new Proxy({}, { get: (_, name) => void read.push(String(name)) })
  const nothing = new Proxy({}, { get: () => fail('Only what is read is asked.') })
  // It reads its input first and then fails for want of the rest.
  void handler(input, nothing, nothing).catch(() => undefined)
  return read.filter(name => !['who', 'params', 'body'].includes(name))
}
function fail(why: string): never {
  throw new Error(why)
}
