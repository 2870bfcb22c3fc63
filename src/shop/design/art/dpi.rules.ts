/** Dots per inch of a picture's natural size: the print's own. */
export const naturalDpi = 300

/** A picture as it lies on a print: its pixels, what is cut off as fractions, and the inches it covers after scaling. */
export interface PlacedPicture {
  widthPixels: number
  heightPixels: number
  widthInches: number
  heightInches: number
  crop?: { left: number; top: number; right: number; bottom: number } | undefined
}

/** Source pixels × what the crop leaves ÷ printed inches, the worse of the two directions, whole dots per inch. */
export function effectiveDpi({ widthPixels, heightPixels, widthInches, heightInches, crop }: PlacedPicture): number {
  const across = (widthPixels * (1 - (crop?.left ?? 0) - (crop?.right ?? 0))) / widthInches
  const down = (heightPixels * (1 - (crop?.top ?? 0) - (crop?.bottom ?? 0))) / heightInches
  // A hair is added so that 1800 pixels on 9 inches stay 200 after the fractions' rounding.
  return Math.max(0, Math.floor(Math.min(across, down) + 1e-6))
}
