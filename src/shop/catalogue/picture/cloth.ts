// What all drawn products share: colours worked out of one hex, soft shadows, a print set into its area.
import { type ArtName, artElements, artHeight, artWidth } from '#engine/art/demo-art.ts'

/** Side of every picture, in units. */
export const side = 800

/** 0 is black, 1 white, as the eye sees it. */
function lightness(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** `hex` moved towards black (below 0) or white (above 0). */
export function tone(hex: string, by: number): string {
  const target = by < 0 ? 0 : 255
  const parts = [1, 3, 5].map(at => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16)
    return Math.round(value + (target - value) * Math.abs(by))
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

export interface Cloth {
  base: string
  /** Seams and stitches. */
  seam: string
  inside: string
  /** How strongly shadows and lights show: dark cloth needs lights, light cloth shadows. */
  shadow: number
  light: number
}

export function clothOf(hex: string): Cloth {
  const bright = lightness(hex)
  return {
    base: hex,
    seam: bright < 0.25 ? tone(hex, 0.2) : tone(hex, -0.2),
    inside: bright < 0.25 ? tone(hex, -0.35) : tone(hex, -0.16),
    shadow: bright > 0.8 ? 0.09 : bright < 0.25 ? 0.3 : 0.15,
    light: bright > 0.8 ? 0.3 : bright < 0.25 ? 0.07 : 0.11,
  }
}

/** Threads, close up: what only a detail shows. */
export const weave = (path: string, { seam }: Cloth): string =>
  `<pattern id="weave" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 1.2h5M1.2 0v5" stroke="${seam}" stroke-opacity="0.16"/></pattern><path d="${path}" fill="url(#weave)"/>`

/** Gradients and blurs that the drawings use by name. */
export const shades = ({ shadow, light }: Cloth): string =>
  [
    `<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter>`,
    `<filter id="fold" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="9"/></filter>`,
    `<linearGradient id="round" x1="0" x2="1" y1="0" y2="0">${stop(0, '#000', shadow)}${stop(0.26, '#000', shadow * 0.12)}${stop(0.45, '#fff', light * 0.7)}${stop(0.74, '#000', shadow * 0.12)}${stop(1, '#000', shadow)}</linearGradient>`,
    `<linearGradient id="fall" x1="0" x2="0" y1="0" y2="1">${stop(0, '#fff', light * 0.6)}${stop(0.5, '#fff', 0)}${stop(1, '#000', shadow * 0.7)}</linearGradient>`,
  ].join('')

const stop = (offset: number, color: string, opacity: number) =>
  `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity.toFixed(3)}"/>`

/** The shadow that a thing throws on the table. */
export const onTable = (path: string, opacity = 0.28): string =>
  `<path d="${path}" transform="translate(0 14)" fill="#14161a" opacity="${opacity}" filter="url(#soft)"/>`

/** Folds: blurred strokes, clipped to the cloth. Each is a path with its width, dark or light. */
export function folds({ shadow, light }: Cloth, lines: readonly (readonly [path: string, width: number, isLight?: boolean])[]): string {
  return lines
    .map(
      ([path, width, isLight]) =>
        `<path d="${path}" fill="none" stroke="${isLight ? '#fff' : '#000'}" stroke-opacity="${((isLight ? light : shadow) * 0.6).toFixed(3)}" stroke-width="${width}" stroke-linecap="round" filter="url(#fold)"/>`,
    )
    .join('')
}

/** Art in a print area: `x` is its middle, `y` its top. */
export function printed(art: ArtName | undefined, x: number, y: number, width: number): string {
  if (!art) return ''
  const scale = width / artWidth
  return `<g transform="translate(${x - width / 2} ${y}) scale(${scale.toFixed(4)})" opacity="0.96">${artElements(art)}</g>`
}

/** The height that art takes at a width. */
export const artHeightAt = (width: number): number => (width / artWidth) * artHeight
