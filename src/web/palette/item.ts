import type { IconName } from '#kit/show/Icon.tsx'
import type { PlainText } from '#kit/use-text.ts'

export const paletteGroups = ['groupRecent', 'groupOrders', 'groupPeople', 'groupProducts', 'groupScreens', 'groupActs'] as const

/** One line of the palette: a way, or an act that it does itself. With a `reason` it does nothing and says why. */
export interface PaletteItem {
  group: (typeof paletteGroups)[number] & PlainText<'palette'>
  label: string
  hint?: string
  icon: IconName
  to?: string
  run?: () => void
  reason?: string | undefined
}
