import { settingRules } from '#shop/setting/rules.ts'

/** A print area to judge a file by, in inches. */
export interface PrintSize {
  readonly widthInches: number
  readonly heightInches: number
}
/** The usual print areas, so that a file can be judged before a product is chosen. */
export const usualSizes = [
  { key: 'tee', widthInches: 12, heightInches: 16 },
  { key: 'hoodie', widthInches: 12, heightInches: 14 },
  { key: 'mug', widthInches: 8.5, heightInches: 3.5 },
  { key: 'tote', widthInches: 12, heightInches: 12 },
  { key: 'poster', widthInches: 24, heightInches: 36 },
  { key: 'ornament', widthInches: 3, heightInches: 3 },
] as const satisfies readonly (PrintSize & { key: string })[]

/** Where files are sent in parts (tus 1.0). */
export const resumablePath = '/v1/file/upload'

/** How sharp a print will be: docs/domain.md "Print quality". */
export type Resolution = 'low' | 'medium' | 'high'
/** In dots per inch: `low` below the first figure, `medium` below the second; the operator's settings dpiLow and dpiMedium. */
export interface DpiThresholds {
  readonly low: number
  readonly medium: number
}
export const usualThresholds: DpiThresholds = { low: settingRules.dpiLow.default, medium: settingRules.dpiMedium.default }

/** Of one product: its own figure counts where it asks for more than the operator does of all. */
export function thresholdsFor(usual: DpiThresholds, minDpi = 0): DpiThresholds {
  const low = Math.max(usual.low, minDpi)
  return { low, medium: Math.max(usual.medium, low) }
}

export const resolutionOf = (dpi: number, thresholds: DpiThresholds): Resolution =>
  dpi < thresholds.low ? 'low' : dpi < thresholds.medium ? 'medium' : 'high'

/** Dots per printed inch of a picture that fills the area as far as its shape allows, whole. */
export function dpiAt(pixels: { width: number; height: number }, size: PrintSize): number {
  return Math.floor(Math.max(pixels.width / size.widthInches, pixels.height / size.heightInches) + 1e-6)
}

/** How large the picture prints at so many dots per inch. */
export const inchesAt = ({ width, height }: { width: number; height: number }, dpi: number): PrintSize => ({
  widthInches: width / dpi,
  heightInches: height / dpi,
})

/** 'sun.png', 2 → 'sun (2).png'. */
export function numberedName(name: string, number: number): string {
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  return `${stem} (${number})${ending}`
}

/** 'retro-sun.png' → 'retro-sun': order files may leave the ending out. */
export const withoutEnding = (name: string): string => name.replace(/\.(png|jpe?g)$/i, '')

/** No side of art may have fewer pixels, nor be shorter than a five-hundredth of the other. */
const leastSide = 8
const mostTimes = 500

/** Why nothing of this picture would be seen in print; it may prove a transfer or show what is meant in a ticket all the same. */
export function whyNotArt({ width, height, isClear }: { width: number; height: number; isClear: boolean }) {
  const least = Math.max(leastSide, Math.ceil(Math.max(width, height) / mostTimes))
  const code = isClear ? 'ART_TRANSPARENT' : Math.min(width, height) < least ? 'ART_TOO_NARROW' : undefined
  return code && { code, values: { width, height, least } }
}
