import { foldText } from '#base/text.ts'
import type { Side } from '../picture/contract.ts'
import type { PrintArea } from './contract.ts'

/** The print area of this side, where the product has one. */
export const areaOf = (areas: readonly PrintArea[], side: Side): PrintArea | undefined => areas.find(area => area.side === side)

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
