import { whyNotCall } from '#base/access/access.ts'
import type { Reader } from '#base/page.ts'
import type { WireCall } from '#base/wire.ts'
import type { Menu, Place, Screen } from '#kit/menu.ts'
import type { IconName } from '#kit/show/Icon.tsx'
import type { PlainText } from '#kit/use-text.ts'

/** A heading of the menu, which folds where several places stand under it; without a text they stand by themselves. */
export interface Heading {
  name: string
  text?: PlainText<'web'>
  icon?: IconName
}
export interface Group extends Heading {
  places: readonly Place[]
}
/** A place with its name in the reader's language. */
export interface ShownPlace extends Place {
  label: string
}
export interface ShownGroup extends Group {
  places: readonly ShownPlace[]
}

/** Each heading with its places of all menus. */
export const groupsOf = (headings: readonly Heading[], menus: readonly Menu[]): readonly Group[] => {
  const places = Object.groupBy(
    menus.flatMap(menu => menu.places ?? []),
    ({ group }) => group,
  )
  return headings.map(heading => ({ ...heading, places: (places[heading.name] ?? []).toSorted((one, other) => one.rank - other.rank) }))
}

/** What these menus lead to, and then the screens that only other screens lead to. */
export const screensOf = (menus: readonly Menu[]): readonly Screen[] => [
  ...menus.flatMap(({ places = [] }) => places),
  ...menus.flatMap(({ screens = [] }) => screens),
]

/** Those that the reader may open. */
export const openTo = <S extends Screen>(reader: Reader | undefined, screens: readonly S[]): readonly S[] =>
  screens.filter(({ call }) => !call || whyNotCall(call, reader) === undefined)

/** The groups with the places that the reader may open, named by `say`; what would be empty is left out. */
export const groupsFor = (reader: Reader | undefined, groups: readonly Group[], say: (text: string) => string): readonly ShownGroup[] =>
  groups
    .map(group => ({ ...group, places: openTo(reader, group.places).map(place => ({ ...place, label: say(place.text) })) }))
    .filter(({ places }) => places.length > 0)

/** The place that an address lies in: of one inside of another the inner one. */
export const placeAt = <P extends Place>(groups: readonly { places: readonly P[] }[], pathname: string): P | undefined =>
  innermost(
    groups.flatMap(({ places }) => places).filter(({ path, end }) => !end || path === pathname),
    pathname,
  )

/** Where a way leads, without the tab or the filter that it opens at. */
export const pathOf = (to: string): string => to.replace(/\?.*/, '')

/** How much waits at each place, of all that waits. */
export function sumAt<T extends { count: number }>(all: readonly T[] | undefined, pathOf: (one: T) => string): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const one of all ?? []) sums[pathOf(one)] = (sums[pathOf(one)] ?? 0) + one.count
  return sums
}

/** The most entries of the menu that stand open at once. */
export const mostOpen = 9

/** The groups that stand open: the first of these that fit under the limit beside what never folds. */
export function openGroups<G extends Group>(groups: readonly G[], wanted: readonly G[]): ReadonlySet<G> {
  const open = new Set(groups.filter(group => !folds(group)))
  let count = [...open].reduce((sum, { places }) => sum + places.length, 0)
  for (const group of wanted) {
    if (open.has(group) || count + group.places.length > mostOpen) continue
    open.add(group)
    count += group.places.length
  }
  return open
}
export const folds = ({ text, places }: Group): boolean => text !== undefined && places.length > 1

/** Whether the reader's roles do not open what stands at this address. */
export function isClosedTo(reader: Reader, screens: readonly Screen[], pathname: string): boolean {
  const call = callAt(screens, pathname)
  return call !== undefined && whyNotCall(call, reader) === 'YOU_NOT_HAVE_PERMISSION'
}

/** What the innermost of the screens that an address lies in is about. */
export const callAt = (screens: readonly Screen[], pathname: string): WireCall | undefined => innermost(screens, pathname)?.call

const innermost = <S extends Screen>(screens: readonly S[], pathname: string): S | undefined =>
  screens.filter(({ path }) => `${pathname}/`.startsWith(`${path}/`)).sort((one, other) => other.path.length - one.path.length)[0]
