/** How sharp a print will be: domain.md "Print quality". */
export type Resolution = 'low' | 'medium' | 'high'

/** `low` below the first figure, `high` from the second on, in dots per inch; a product may have its own. */
export interface DpiThresholds {
  medium: number
  high: number
}
export const usualThresholds: DpiThresholds = { medium: 120, high: 200 }

/** A picture as it lies on a print: its pixels, what is cut off as fractions, and the inches it covers after scaling. */
export interface PlacedPicture {
  widthPixels: number
  heightPixels: number
  widthInches: number
  heightInches: number
  crop?: { left: number; top: number; right: number; bottom: number }
}

/** Source pixels × what the crop leaves ÷ printed inches, the worse of the two directions, whole dots per inch. */
export function effectiveDpi({ widthPixels, heightPixels, widthInches, heightInches, crop }: PlacedPicture): number {
  const across = (widthPixels * (1 - (crop?.left ?? 0) - (crop?.right ?? 0))) / widthInches
  const down = (heightPixels * (1 - (crop?.top ?? 0) - (crop?.bottom ?? 0))) / heightInches
  // A hair is added so that 1800 pixels on 9 inches stay 200 after the fractions' rounding.
  return Math.max(0, Math.floor(Math.min(across, down) + 1e-6))
}

export function resolutionOf(dpi: number, thresholds: DpiThresholds = usualThresholds): Resolution {
  return dpi < thresholds.medium ? 'low' : dpi < thresholds.high ? 'medium' : 'high'
}
