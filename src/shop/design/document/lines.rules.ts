// The lines of a print area: where it is cut, how far the print goes beyond that, and within what nothing is lost.
import type { Printing } from '#shop/catalogue/storefront/rules.ts'
import type { AreaSize } from '../art/fit.rules.ts'

/** How far the bleed lies outside of an area, and the safe line inside, in inches; 0 where there is none. */
export type Margins = Pick<Printing, 'bleedInches' | 'safeInches'>
export interface LineBox {
  x: number
  y: number
  width: number
  height: number
}

/** In inches from the area's corner; nothing where the area has no bleed, or no safe line. */
export function areaLines(area: AreaSize, { bleedInches, safeInches }: Margins): { trim: LineBox; bleed?: LineBox; safe?: LineBox } {
  const within = (inset: number): LineBox => ({
    ...{ x: inset + 0, y: inset + 0 },
    width: Math.max(0, area.widthInches - 2 * inset),
    height: Math.max(0, area.heightInches - 2 * inset),
  })
  return {
    trim: within(0),
    ...(bleedInches > 0 && { bleed: within(-bleedInches) }),
    ...(safeInches > 0 && { safe: within(safeInches) }),
  }
}
