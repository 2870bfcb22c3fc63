import type { Reader } from '#base/page.ts'
import { publicPath } from '#base/text.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import type { ShownGroup } from '../nav/screen.ts'
import { chooseTheme } from '../preferences.ts'
import { signOut } from '../sign-out.ts'
import { officeActs, portalActs } from './acts.ts'
import type { PaletteItem } from './item.ts'
import { rank } from './match.ts'
import { recentOf } from './recent.ts'

const recentShown = 5

/** What the browser knows by itself: what was opened last, the screens that the reader may open, and acts; those that match, the best first. */
export function useKnown(typed: string, reader: Reader, groups: readonly ShownGroup[]): readonly PaletteItem[] {
  const t = useText('palette')
  const language = useLanguage()
  const whyNot = useWhyNot()
  const isStaff = reader.kind === 'staff'
  const here = location.pathname
  const recent = recentOf(reader.id)
    .filter(({ path }) => path !== here)
    .map(({ path, title }): PaletteItem => ({ group: 'groupRecent', label: title, icon: 'clock', to: path }))
  const screens = groups.flatMap(({ places }) =>
    places.map(({ path, label, icon }): PaletteItem => ({ group: 'groupScreens', label, icon, to: path })),
  )
  const acts = (isStaff ? officeActs : portalActs).map(
    ({ text, icon, to, call }): PaletteItem => ({ group: 'groupActs', label: t(text), icon, to, reason: call && whyNot(call) }),
  )
  const own: readonly PaletteItem[] = [
    { group: 'groupActs', label: t('actLight'), icon: 'sun', run: () => chooseTheme('light') },
    { group: 'groupActs', label: t('actDark'), icon: 'moon', run: () => chooseTheme('dark') },
    { group: 'groupActs', label: t('actSignOut'), icon: 'logout', run: () => void signOut(publicPath('/', language)) },
  ]
  const isEmpty = typed.trim() === ''
  const found = [...(isEmpty ? recent.slice(0, recentShown) : recent), ...screens, ...acts, ...own]
    .flatMap(item => {
      const place = rank(item.label, typed)
      return place === undefined ? [] : [{ item, place }]
    })
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)
  // A screen that was open lately stands there once; by its name in the menu it is found all the same.
  const recentPaths = new Set(found.filter(({ group }) => group === 'groupRecent').map(({ to }) => to))
  return found.filter(({ group, to }) => group !== 'groupScreens' || isEmpty || !recentPaths.has(to))
}
