// What calls say of themselves (base/call.ts): the compiler asks for it, and where it leads is a screen.
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { teamOf } from '#base/access/access.ts'
import { call, subject } from '#base/call.ts'
import screens from '../routes.ts'
import { mounted } from './mounted.ts'

const acts = mounted.flatMap(({ routes }) => routes.flatMap(({ name, call }) => (call.did ? [{ name, did: call.did, call }] : [])))
const isOfTeam = ({ call }: (typeof acts)[number]) => teamOf(call).length > 0

test('a write of staff says what it does, and what it asks of a second person where its money may wait for one', () => {
  const common = { access: { staff: ['finance'] }, touches: 'any', summary: '', answer: {} as never } as const
  const did = { about: subject('gift', ['Gift', 'Quà'], { office: '/office' }), done: ['Gave', 'Tặng'] } as const
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

test('a write of a seller, of a person or of a visitor says what it does, or that nothing of it stays', () => {
  const common = { touches: 'nothing', summary: '', answer: {} as never } as const
  const did = { about: subject('gift', ['Gift', 'Quà'], { portal: '/gift' }), done: ['Gave', 'Tặng'] } as const
  for (const access of [{ seller: ['orders'] }, { seller: [] }, { anyone: ['orders'] }, 'person', 'anyone'] as const) {
    call('GET /v1/gift', { ...common, access })
    call('POST /v1/gift', { ...common, access, did })
    call('POST /v1/gift', { ...common, access, did: false })
    // @ts-expect-error it says neither
    call('POST /v1/gift', { ...common, access })
  }
  expect(acts.filter(isOfTeam).length).toBeGreaterThan(45)
})

const paths = () => pathsIn(screens as RouteConfigEntry[])
const isScreen = (place: string) => paths().some(path => path.test(place.replace(/\?.*/, '').replace('{id}', '1')))

test('every act of staff leads to a screen of the office', () => {
  const places = acts
    .filter(act => !isOfTeam(act))
    .flatMap(({ name, did }) => [did.about.places.office, did.place ?? did.about.places.office].map(place => ({ name, place })))
  expect(places.filter(({ place }) => !place?.startsWith('/office') || !isScreen(place))).toEqual([])
})

test('an act of a seller’s team leads to a screen of the portal, where its things have one', () => {
  const places = acts.filter(isOfTeam).flatMap(({ name, did }) => [did.about.places.portal, did.place].map(place => ({ name, place })))
  expect(places.filter(({ place }) => place !== undefined && (place.startsWith('/office') || !isScreen(place)))).toEqual([])
})

const pathsIn = (entries: readonly RouteConfigEntry[], above = ''): RegExp[] =>
  entries.flatMap(({ path, children = [] }) => {
    const whole = path === undefined ? above : `${above}/${path}`.replace('//', '/')
    return [new RegExp(`^${whole.replace(/:\w+\??/g, '[^/]+')}$`), ...pathsIn(children, whole)]
  })
