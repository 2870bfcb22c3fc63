import type { IconName } from '#kit/Icon.tsx'
import type { PlainText } from '#kit/use-text.ts'

/** A place that a menu leads to. `public` places have a Vietnamese address under /vi. */
export interface Place {
  path: string
  text: PlainText<'web'>
  icon: IconName
  /** Shown as the current place at this very path only, not below it. */
  end?: boolean
  /** Of staff places: the roles that see it; the owner sees all. */
  roles?: readonly string[]
}

/** The seller's screens, as the portal's side menu lists them. */
export const portalPlaces: readonly Place[] = []

/** The office's screens. */
export const officePlaces: readonly Place[] = []

/** Header and footer of the public pages. */
export const sitePlaces = {
  services: [
    { path: '/our-services#products', text: 'serviceProducts', hint: 'serviceProductsHint', icon: 'shirt' },
    { path: '/our-services#design', text: 'serviceDesign', hint: 'serviceDesignHint', icon: 'design' },
    { path: '/our-services#empty-package', text: 'serviceEmptyPackage', hint: 'serviceEmptyPackageHint', icon: 'package' },
    { path: '/our-services#buying-label', text: 'serviceLabel', hint: 'serviceLabelHint', icon: 'label' },
  ],
} as const
