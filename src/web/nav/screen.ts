import { whyNotCall } from '#base/access/access.ts'
import type { Reader } from '#base/page.ts'
import type { WireCall } from '#base/wire.ts'
import type { IconName } from '#kit/show/Icon.tsx'
import type { PlainText } from '#kit/use-text.ts'

/** A screen of portal or office, with those below it: whoever may make the call that it is about may open it; without one, everybody. */
export interface Screen {
  path: string
  call?: WireCall
}

/** A screen that the side menu leads to. */
export interface Place extends Screen {
  text: PlainText<'web'>
  icon: IconName
  /** Shown as the current place at this very path only, not below it. */
  end?: boolean
}

/** Places under one heading, which folds where there are several; without a name they stand by themselves. */
export interface Group {
  text?: PlainText<'web'>
  icon?: IconName
  places: readonly Place[]
}

/** Those that the reader may open. */
export const openTo = <S extends Screen>(reader: Reader | undefined, screens: readonly S[]): readonly S[] =>
  screens.filter(({ call }) => !call || whyNotCall(call, reader) === undefined)

/** The groups with the places that the reader may open; what would be empty is left out. */
export const groupsFor = (reader: Reader | undefined, groups: readonly Group[]): readonly Group[] =>
  groups.map(group => ({ ...group, places: openTo(reader, group.places) })).filter(({ places }) => places.length > 0)

/** The place that an address lies in: of one inside of another the inner one. */
export const placeAt = (groups: readonly Group[], pathname: string): Place | undefined =>
  innermost(
    groups.flatMap(({ places }) => places).filter(({ path, end }) => !end || path === pathname),
    pathname,
  )

/** The most entries of the menu that stand open at once. */
export const mostOpen = 9

/** The groups that stand open: the first of these that fit under the limit beside what never folds. */
export function openGroups(groups: readonly Group[], wanted: readonly Group[]): ReadonlySet<Group> {
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
