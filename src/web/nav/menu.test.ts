// What the domains give the menus and the office's home fits together: places, queues and their words.
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { Menu } from '#kit/menu.ts'
import { mounted } from '#server/mounted.ts'
import { readTexts } from '../../../scripts/vite/texts.ts'
import { officeGroups, officeNews, officeScreens, queueWays } from './office-places.ts'
import { needWays, portalGroups, portalNews, portalScreens } from './portal-places.ts'
import { callAt, type Group, pathOf, placeAt } from './screen.ts'

const root = resolve(import.meta.dirname, '../../..')
const placesOf = (groups: readonly Group[]) => groups.flatMap(({ places }) => places)
const words = await readTexts()
const keysOf = (namespace: string) => (words.get(namespace) ?? []).map(([key]) => key)
const needs = mounted.flatMap(domain => (domain.needs ?? []).flatMap(({ of }) => Object.entries(of)))
const queues = mounted.flatMap(domain => domain.queues.flatMap(({ of }) => Object.entries(of)))

test.each(['office', 'portal'])('every place that a domain gives the %s stands in one of its groups', async side => {
  const files = globSync(`src/shop/*/ui/${side}-menu.ts`, { cwd: root })
  const menus: Menu[] = await Promise.all(files.map(async file => (await import(resolve(root, file)))[`${side}Menu`]))
  const shown: readonly object[] = placesOf(side === 'office' ? officeGroups : portalGroups)
  expect(menus.length).toBeGreaterThan(10)
  for (const { places = [] } of menus) for (const place of places) expect(shown).toContain(place)
})

test('places of one group, queues and needs have ranks of their own', () => {
  const ranks = [...officeGroups, ...portalGroups].map(({ places }) => places.map(({ rank }) => rank))
  for (const all of [...ranks, ...[queues, needs].map(all => all.map(([, { rank }]) => rank))]) expect(new Set(all).size).toBe(all.length)
})

test('every place, and every queue and need with its act, has its words, and every word its place', () => {
  const ofQueues = queues.flatMap(([name]) => [`queue_${name}`, `act_${name}`])
  expect(keysOf('officePlace').toSorted()).toEqual([...placesOf(officeGroups).map(({ text }) => text), ...ofQueues].toSorted())
  const ofNeeds = needs.flatMap(([kind]) => [`need_${kind}_one`, `need_${kind}_other`, `act_${kind}`])
  expect(keysOf('portalPlace').toSorted()).toEqual([...placesOf(portalGroups).map(({ text }) => text), ...ofNeeds].toSorted())
})

test('every queue that the server counts leads to a place of the menu, and no other does', () => {
  expect(Object.keys(queueWays).toSorted()).toEqual(queues.map(([name]) => name).toSorted())
  for (const { to } of Object.values(queueWays)) expect(placeAt(officeGroups, pathOf(to))?.path).toMatch(/^\/office\/./)
})

test('every need that the server counts leads to a place of the seller’s menu, and no other does', () => {
  expect(Object.keys(needWays).toSorted()).toEqual(needs.map(([kind]) => kind).toSorted())
  for (const { to } of Object.values(needWays))
    for (const count of [1, 2])
      expect(placeAt(portalGroups, pathOf(to({ count, id: 7 })))?.path).toMatch(/^\/(order|order\/import|order\/labels|payments)$/)
})

test('events that refresh the numbers are heard by those who see them', () => {
  const heard = mounted.flatMap(domain => Object.entries(domain.events ?? {})).filter(([, { staff }]) => staff.length > 0)
  expect(heard.map(([name]) => name)).toEqual(expect.arrayContaining(officeNews))
  const own = mounted.flatMap(domain => Object.entries(domain.events ?? {})).filter(([, { own }]) => own !== false)
  expect(own.map(([name]) => name)).toEqual(expect.arrayContaining(portalNews))
})

test('screens have one call each, whichever domain gives them', () => {
  for (const screens of [officeScreens, portalScreens]) {
    expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length)
    for (const { path, call } of screens) expect(callAt(screens, path)).toBe(call)
  }
})
