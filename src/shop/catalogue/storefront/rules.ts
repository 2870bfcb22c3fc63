import { foldText } from '#base/text.ts'
import type { Side } from '../picture/contract.ts'
import type { PrintArea } from './contract.ts'

/** Product and variant IDs, as order files write them. */
export const codeForm = /^[A-Za-z0-9][A-Za-z0-9._/-]{0,63}$/

/** The print area of this side, where the product has one. */
export const areaOf = (areas: readonly PrintArea[], side: Side): PrintArea | undefined => areas.find(area => area.side === side)

export type Printing = {
  [name in 'technique' | 'dpi' | 'bleedInches' | 'safeInches' | 'isMirrored' | 'maxLayers']-?: NonUndefined<PrintArea[name]>
}
type NonUndefined<T> = T extends undefined ? never : T
/** Of areas and designs that do not say how they are printed. */
export const usualPrinting: Printing = {
  technique: 'DTG',
  dpi: 300,
  bleedInches: 0,
  safeInches: 0,
  isMirrored: false,
  maxLayers: null,
}

/** How an area, or a side of a design, is printed. */
export const printingOf = ({ technique, dpi, bleedInches, safeInches, isMirrored, maxLayers }: Partial<PrintArea>): Printing => ({
  technique: technique ?? usualPrinting.technique,
  dpi: dpi ?? usualPrinting.dpi,
  bleedInches: bleedInches ?? usualPrinting.bleedInches,
  safeInches: safeInches ?? usualPrinting.safeInches,
  isMirrored: isMirrored ?? usualPrinting.isMirrored,
  maxLayers: maxLayers ?? usualPrinting.maxLayers,
})

/** An area as a design keeps it, so that no later edit of the product reaches what was drawn: of how it is printed what is not usual. */
export function keptArea(area: PrintArea): Omit<PrintArea, 'place'> {
  const { side, widthInches, heightInches } = area
  const printing = printingOf(area)
  const own = Object.entries(printing).filter(([name, value]) => value !== usualPrinting[name as keyof Printing]) // `entries` forgets the keys' type.
  return { side, widthInches, heightInches, ...Object.fromEntries(own) }
}

/** 'Unisex Jersey Short Sleeve Tee' → 'unisex-jersey-short-sleeve-tee'. */
export const slugOf = (name: string): string =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const sizeOrder = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL', 'YS', 'YM', 'YL', 'YXL']
/** Sizes as people expect them: from small to large, others as they come. */
export const bySize = (one: string, other: string): number => placeOf(one) - placeOf(other)
const placeOf = (size: string) => (sizeOrder.includes(size) ? sizeOrder.indexOf(size) : sizeOrder.length)

/** Stock is told from so few on (whole pieces). */
export const fewLeft = 10
/** What is rare is counted exactly so far; then lists say that there are more. */
export const totalMax = 1_000
