// What calls say of themselves (base/call.ts): the compiler asks for it, and where it leads is a screen.
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { call, subject } from '#base/call.ts'
import screens from '../routes.ts'
import { mounted } from './mounted.ts'

const acts = mounted.flatMap(({ routes }) => routes.flatMap(({ name, call: { did } }) => (did ? [{ name, did }] : [])))

test('a write of staff says what it does, and what it asks of a second person where its money may wait for one', () => {
  const common = { access: { staff: ['finance'] }, touches: 'any', summary: '', answer: {} as never } as const
  const did = { about: subject('gift', ['Gift', 'Quà'], '/office'), done: ['Gave', 'Tặng'] } as const
  const asks = ['Give', 'Tặng'] as const
  call('GET /v1/office/gift', common)
  call('POST /v1/office/gift', { ...common, money: { none: 'Words' }, did })
  call('POST /v1/office/gift', { ...common, money: { none: 'Words' }, did: false })
  call('POST /v1/office/gift', { ...common, money: 'grant', did: { ...did, asks } })
  // @ts-expect-error it does not say what it does
  call('POST /v1/office/gift', { ...common, money: { none: 'Words' } })
  // @ts-expect-error it does not say what it asks of a second person
  call('POST /v1/office/gift', { ...common, money: 'grant', did })
  // @ts-expect-error it does not say whether it moves money
  call('POST /v1/office/gift', { ...common, did })
  expect(acts.length).toBeGreaterThan(70)
})

test('every act leads to a screen of the office', () => {
  const paths = pathsIn(screens as RouteConfigEntry[])
  const isScreen = (place: string) => paths.some(path => path.test(place.replace(/\?.*/, '').replace('{id}', '1')))
  const places = acts.flatMap(({ name, did }) => [did.about.place, did.place ?? did.about.place].map(place => ({ name, place })))
  expect(places.filter(({ place }) => !isScreen(place))).toEqual([])
})

const pathsIn = (entries: readonly RouteConfigEntry[], above = ''): RegExp[] =>
  entries.flatMap(({ path, children = [] }) => {
    const whole = path === undefined ? above : `${above}/${path}`.replace('//', '/')
    return [new RegExp(`^${whole.replace(/:\w+\??/g, '[^/]+')}$`), ...pathsIn(children, whole)]
  })
