/** What is cut off each edge of a page, in whole percents of it. */
export interface Crop {
  left: number
  top: number
  right: number
  bottom: number
}
/** A place on the page, in percents from its top left corner. */
export interface Spot {
  x: number
  y: number
}

/** Less of a page holds no label. */
const least = 10
const within = (value: number, low: number, high: number): number => Math.min(Math.max(Math.round(value), low), high)

/** The frame between two corners, whichever they are; nothing where they are the same to a hand that only pressed. */
export function cropBetween(one: Spot, other: Spot): Crop | undefined {
  if (Math.abs(one.x - other.x) < 2 && Math.abs(one.y - other.y) < 2) return undefined
  const left = within(Math.min(one.x, other.x), 0, 100 - least)
  const top = within(Math.min(one.y, other.y), 0, 100 - least)
  return {
    left,
    top,
    right: within(100 - Math.max(one.x, other.x), 0, 100 - least - left),
    bottom: within(100 - Math.max(one.y, other.y), 0, 100 - least - top),
  }
}

/** The same frame elsewhere, as far as the page goes. */
export function movedCrop({ left, top, right, bottom }: Crop, by: Spot): Crop {
  const [x, y] = [within(by.x, -left, right), within(by.y, -top, bottom)]
  return { left: left + x, top: top + y, right: right - x, bottom: bottom - y }
}

/** Its lower right corner elsewhere. */
export const sizedCrop = ({ left, top, right, bottom }: Crop, by: Spot): Crop => ({
  left,
  top,
  right: within(right - by.x, 0, 100 - least - left),
  bottom: within(bottom - by.y, 0, 100 - least - top),
})
