import type { OfficeArea } from './contract.ts'

/** Whether its safe lines leave nothing between them. */
export const isSafeLineTooFar = ({ widthInches, heightInches, safeInches }: OfficeArea): boolean =>
  safeInches * 2 >= Math.min(widthInches, heightInches)

type Place = NonNullable<OfficeArea['place']>
/** Where an area begins that has no place yet. */
export const firstPlace: Place = { left: 0.3, top: 0.25, width: 0.4 }

/** How high the area stands on its square picture, as a share of it. */
export const heightShare = ({ widthInches, heightInches }: Pick<OfficeArea, 'widthInches' | 'heightInches'>, { width }: Place): number =>
  (width * heightInches) / widthInches

/** The nearest place that lies on the picture whole, rounded to a tenth of a percent. */
export function keepInside(area: Pick<OfficeArea, 'widthInches' | 'heightInches'>, { left, top, width }: Place): Place {
  const most = Math.min(1, area.widthInches / area.heightInches)
  const own = clamp(width, 0.02, most)
  const place = { left, top, width: own }
  return { left: clamp(left, 0, 1 - own), top: clamp(top, 0, 1 - heightShare(area, place)), width: own }
}
const clamp = (value: number, least: number, most: number) =>
  Math.round(Math.max(least, Math.min(value, Math.max(most, least))) * 1_000) / 1_000
