import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { Reader } from '#base/page.ts'
import type { Screen } from '#kit/menu.ts'
import { protectedPlaces } from '#shop/account/sign-in/protected.rules.ts'
import { officeGroups, officeScreens } from './office-places.ts'
import { portalGroups, portalScreens } from './portal-places.ts'
import { type Group, groupsFor, isClosedTo, mostOpen, openGroups, openTo, placeAt } from './screen.ts'

const staff = (...roles: string[]): Reader => ({ id: 1, username: 'ann', kind: 'staff', roles })
const seller: Reader = { id: 2, username: 'bob', kind: 'seller', roles: [] }
const placesOf = (groups: readonly Group[]) => groups.flatMap(({ places }) => places)
const officePlaces = placesOf(officeGroups)
const portalPlaces = placesOf(portalGroups)
const pathsOf = (screens: readonly Screen[]) => screens.map(({ path }) => path)

test('the menu shows the places whose call one may make; the owner’s shows all', () => {
  expect(pathsOf(openTo(staff('content'), officePlaces))).toEqual(['/office', '/office/blogs', '/office/announcements', '/office/pages'])
  expect(openTo(staff('owner'), officePlaces)).toEqual(officePlaces)
})

test('the places of the menus stand in this order among others, in whatever order the domains come', () => {
  const office =
    '/office /office/order /office/ticket /office/exceptions /office/production /office/labels /office/scan-out /office/scan-in /office/manifests ' +
    '/office/tracking /office/deposits /office/approvals /office/bank /office/paypal /office/adjustments /office/ledger /office/catalogue ' +
    '/office/price-lists /office/shipping /office/vouchers /office/blogs /office/messages /office/people /office/jobs /office/audit /office/settings'
  const portal =
    '/dashboard /order /track-order /order/import /order-histories /my-products /favorites /library /payments /ticket /contact /our-services'
  for (const [places, known] of [
    [officePlaces, office.split(' ')],
    [portalPlaces, portal.split(' ')],
  ] as const)
    expect(pathsOf(places).filter(path => known.includes(path))).toEqual(known)
})

test('a screen that one’s roles do not open is closed, and so is all below it', () => {
  const isClosed = (path: string) => isClosedTo(staff('support'), officeScreens, path)
  expect(['/office/ledger', '/office/wallet/7', '/office/jobs'].map(isClosed)).toEqual([true, true, true])
  expect(['/office', '/office/order/7', '/office/profile/security', '/office/people/7'].map(isClosed)).toEqual([false, false, false, false])
})

test('of a screen inside of another the inner one’s call counts', () => {
  const isClosed = (role: string, path: string) => isClosedTo(staff(role), officeScreens, path)
  expect([isClosed('auditor', '/office/production'), isClosed('auditor', '/office/production/scan')]).toEqual([false, true])
  expect(isClosed('production', '/office/production/scan')).toBe(false)
})

test('a name that only begins as a screen’s is another', () => {
  expect(isClosedTo(staff('content'), officeScreens, '/office/orders-of-old')).toBe(false)
})

test('without the second factor that the shop asks for the menu is empty but for its home, and no screen is a 403', () => {
  const officer = { ...staff('owner'), needsSecondFactor: true }
  expect(pathsOf(openTo(officer, officePlaces))).toEqual(['/office'])
  expect(isClosedTo(officer, officeScreens, '/office/ledger')).toBe(false)
})

test('a seller sees every place of the portal, a member of the team those of their roles', () => {
  expect(openTo(seller, portalPlaces)).toEqual(portalPlaces)
  const places = (...teamRoles: string[]) => pathsOf(openTo({ ...seller, teamRoles }, portalPlaces))
  expect(places('readOnly')).toEqual(pathsOf(portalPlaces))
  expect(places('money')).toEqual([
    '/dashboard',
    '/order',
    '/track-order',
    '/order-histories',
    '/favorites',
    '/payments',
    '/ticket',
    '/announcement',
    '/contact',
    '/our-services',
  ])
  expect(places('designs')).not.toContain('/payments')
})

test('of a team, the team itself and what one’s roles do not open are closed to members, the account’s owner may open all', () => {
  const isClosed = (reader: Reader) => portalScreens.filter(({ path }) => isClosedTo(reader, portalScreens, path)).map(({ path }) => path)
  expect(isClosed(seller)).toEqual([])
  expect(isClosed({ ...seller, teamRoles: ['orders', 'money', 'designs', 'readOnly'] })).toEqual(['/team'])
  expect(isClosed({ ...seller, teamRoles: ['orders'] })).toEqual(['/payments', '/team', '/my-referral', '/payments/deposit'])
})

test('at most nine entries stand open at once, the group of the screen among them', () => {
  for (const groups of [officeGroups, portalGroups])
    for (const group of groups) {
      const open = openGroups(groups, [group, ...groups])
      expect(open.has(group)).toBe(true)
      expect(placesOf([...open]).length).toBeLessThanOrEqual(mostOpen)
    }
})

test('a group without a place that the reader may open is left out', () => {
  expect(groupsFor(staff('content'), officeGroups, text => text).map(({ text }) => text)).toEqual([undefined, 'groupContent'])
})

test('of the menu each entry has a drawing of its own', () => {
  for (const groups of [officeGroups, portalGroups]) {
    const icons = groups.flatMap(({ icon, places }) => [...(icon ? [icon] : []), ...places.map(place => place.icon)])
    expect(new Set(icons).size).toBe(icons.length)
  }
})

test('an address inside of another place belongs to the inner one', () => {
  expect(placeAt(portalGroups, '/order/import/7')?.path).toBe('/order/import')
  expect(placeAt(portalGroups, '/order/7')?.path).toBe('/order')
  expect(placeAt(officeGroups, '/office/profile')?.path).toBeUndefined()
})

const root = resolve(import.meta.dirname, '../../..')
const routes = new Map(
  [...readFileSync(resolve(root, 'src/routes.ts'), 'utf8').matchAll(/route\('([^']+)', '([^']+)'/g)].map(([, path = '', file = '']) => [
    `/${path}`,
    file,
  ]),
)

test('every place of the portal asks a visitor to sign in', () => {
  const source = readFileSync(resolve(root, 'src/routes.ts'), 'utf8')
  const [, portal = ''] = /layout\('web\/layouts\/PortalLayout\.tsx', \[([^\]]+)\]/.exec(source) ?? []
  const places = [...portal.matchAll(/route\('([\w-]+)/g)].map(([, place]) => place)
  expect([...protectedPlaces]).toEqual([...new Set(places)].sort())
})

const menus = ['src/shop/*/ui/*-menu.ts', 'src/web/nav/*-places.ts'].flatMap(files => globSync(files, { cwd: root }))
const lines = menus.flatMap(file => [...readFileSync(resolve(root, file), 'utf8').matchAll(/path: '([^']+)'[^}]*?call: (\w+Calls\.\w+)/g)])

/** A page with the parts that stand beside it. */
function sourcesOf(file: string, seen = new Set<string>()): string {
  if (seen.has(file) || !existsSync(file)) return ''
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  const parts = [...source.matchAll(/from '((?:\.\.?|#shop)\/[^']+\.tsx?)'/g)].map(([, part = '']) =>
    part.startsWith('#') ? resolve(import.meta.dirname, '../..', part.slice(1)) : resolve(dirname(file), part),
  )
  return [source, ...parts.filter(part => part.includes('/ui/')).map(part => sourcesOf(part, seen))].join('\n')
}

test.each(lines.map(([, path = '', call = '']) => [path, call]))('the screen at %s makes %s', (path, call) => {
  const file = routes.get(path) ?? routes.get(`${path}/:id`)
  expect(file).toBeDefined()
  expect(sourcesOf(resolve(import.meta.dirname, '../..', file ?? ''))).toContain(call)
})

test('every place is looked at', () => {
  const named = [...officeScreens, ...portalScreens].filter(({ call }) => call !== undefined)
  expect(lines.length).toBe(named.length)
})
