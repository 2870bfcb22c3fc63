// How many pixels of this screen are a millimetre: no browser knows, so that somebody holds a card to it once.

/** The edges of a bank card (ISO/IEC 7810 ID-1). */
export const cardMm = { long: 85.6, short: 53.98 } as const
/** What a page takes for a millimetre before it is told: 96 pixels an inch. */
export const usualPixelsPerMm = 96 / 25.4
/** From a television to the finest phone. */
export const perMmLimits = { min: 1, max: 12 } as const

export interface Calibration {
  pixelsPerMm: number
  /** The pixels of the device in one of the page's, when it was measured: zooming changes it. */
  ratio: number
}

export const isPerMm = (value: number): boolean => value >= perMmLimits.min && value <= perMmLimits.max

/** What was kept, or nothing where it is none. */
export function calibrationIn(text: string | null): Calibration | undefined {
  const [pixelsPerMm = 0, ratio = 0] = (text ?? '').split(' ').map(Number)
  return isPerMm(pixelsPerMm) && ratio > 0 ? { pixelsPerMm, ratio } : undefined
}
export const calibrationText = ({ pixelsPerMm, ratio }: Calibration): string => `${pixelsPerMm} ${ratio}`

/** A millimetre in the page's pixels now, however far it was zoomed since. */
export const pixelsPerMmAt = ({ pixelsPerMm, ratio }: Calibration, now: number): number => (pixelsPerMm * ratio) / now

/** The marks of a ruler of so many millimetres: each is as long as it counts. */
export function rulerMarks(lengthMm: number): { mm: number; kind: 'one' | 'five' | 'ten' }[] {
  return Array.from({ length: Math.floor(lengthMm) + 1 }, (_, mm) => ({ mm, kind: mm % 10 === 0 ? 'ten' : mm % 5 === 0 ? 'five' : 'one' }))
}
