// What moves money is listed by the calls themselves (promise P19).
import { expect, test } from 'vitest'
import { call } from '#base/call.ts'
import { assertDeclared } from '#engine/serve/guard.ts'
import { moneyKinds } from '#shop/approval/rules.ts'
import { domains } from './domains.ts'

const routes = domains.flatMap(domain => domain.routes ?? [])
const writes = routes.filter(({ call: { access, method } }) => typeof access === 'object' && method !== 'GET')

test('every write of staff says whether it moves money, of a kind that has limits, or in a sentence why not', () => {
  const isSaid = ({ money }: (typeof writes)[number]['call']) =>
    typeof money === 'string' ? moneyKinds.some(kind => kind === money) : money !== undefined && money.none.length >= 5
  expect(writes.filter(route => !isSaid(route.call)).map(({ name }) => name)).toEqual([])
  expect(writes.length).toBeGreaterThan(50)
})

test('the server does not start on an office write that says nothing of money, nor on limits of staff on somebody else’s call', () => {
  const common = { touches: 'any', summary: '', answer: {} as never } as const
  const silent = call('POST /v1/office/gift', { ...common, access: { staff: ['finance'] } })
  expect(() => assertDeclared('gift', silent)).toThrow('does not say whether it moves money')
  expect(() => assertDeclared('gift', { ...silent, money: 'grant' })).not.toThrow()
  const theirs = call('POST /v1/gift', { ...common, touches: 'own', access: 'seller', money: 'grant' })
  expect(() => assertDeclared('gift', theirs)).toThrow('limits of staff')
})

test('what may wait for a second person can be carried out later: its handler needs nothing but params and body', () => {
  const moving = routes.filter(({ call: { money, kind } }) => typeof money === 'string' && kind !== 'upload')
  expect(moving.filter(({ handler }) => typeof handler !== 'function').map(({ name }) => name)).toEqual([])
})
