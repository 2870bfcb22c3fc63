import { priceListLimits } from '../price/rules.ts'
import { codeForm } from '../storefront/rules.ts'

export const officeLimits = {
  ...priceListLimits,
  textMax: 4_000,
  variantsMax: 1_000,
  codeForm,
} as const

/** `on` is on show; `out` has a variant without stock; `ended` is no longer sold. */
export const productStates = ['on', 'hidden', 'out', 'ended'] as const
export type ProductState = (typeof productStates)[number]

/** Bounds of how an area is printed; the table has the same. */
export const areaLimits = { dpiLeast: 72, dpiMost: 600, bleedInches: 2, safeInches: 10, layers: 60 } as const
