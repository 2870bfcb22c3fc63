import type { ImagePaint, ShapePaint, TextPaint } from '#base/paint/geometry.ts'
import type { MockupPlace } from '#base/paint/place/geometry.ts'

/** The longest side of a proxy, in pixels: what editors and previews draw instead of the source. */
export const proxySide = 1_500
/** The longest side of a print's picture for the eye, in pixels. */
export const mergedSide = 720
/** The side of a drawing that wears its print, in pixels: sharp where it stands small. */
export const drawingSide = 256
/** Dots per inch of a print file whose product says nothing else. */
export const printDpi = 300
/** Raised whenever `render` draws something differently: what was drawn before is then drawn anew. */
export const rendererVersion = 2
/** Raised whenever an underbase is drawn differently. */
export const underbaseVersion = 1
/** The longest legal side of a picture in pixels (specification §5). */
export const longestSide = 30_000

/** A picture as it is seen: `width` and `height` are in pixels after the turn that its EXIF note asks for. */
export interface Picture {
  format: 'jpeg' | 'png'
  width: number
  height: number
  hasAlpha: boolean
  /** It is transparent everywhere: nothing of it would be seen. */
  isClear: boolean
  /** Dots per inch that the file claims, where it claims any. */
  density: number | undefined
  /** Interlaced PNG or progressive JPEG. */
  isProgressive: boolean
  /** Colour space of the file: srgb, cmyk, b-w, rgb16 … */
  space: string
}

/** What a probe may write beside its answer, from the same decoding: pictures that fit into a square of `side` pixels; WebP where nothing is said. */
export interface SmallPicture {
  out: string
  side: number
  format?: 'webp' | 'png'
}

/** A picture on a print; `source` is the key of its file in `sources`. */
export type PrintPicture = ImagePaint & { source: string }
export type PrintLayer = PrintPicture | ShapePaint | TextPaint
export interface PrintDocument {
  widthInches: number
  heightInches: number
  /** Of the print file, where they are not the usual ones. */
  dpi?: number
  /** Printed as in a mirror. */
  isMirrored?: boolean
  /** Lowest first. */
  layers: readonly PrintLayer[]
}
/** What a print's picture is drawn on: an SVG of ours, and where the print's area begins on it and how wide it is, as shares of its width. */
export interface Drawing {
  svg: string
  left: number
  top: number
  width: number
}
export interface PrintFile {
  widthPixels: number
  heightPixels: number
  bytes: number
  /** The smallest box around all that is printed, in pixels. */
  ink: { left: number; top: number; width: number; height: number }
}

/** The longest sides of a mockup's base, and of what a page draws mockups of, in pixels. */
export const mockupSides = { base: 2_000, page: 1_000 } as const
/** Raised whenever a mockup is drawn differently: what was drawn before is then drawn anew. */
export const mockupVersion = 1
/** The files of a base: photograph, light and shifts as PNG; photograph and light again for pages, as WebP. */
export interface MockupBaseFiles {
  photo: string
  light: string
  shift: string
  pagePhoto: string
  pageLight: string
}
/** A mockup as it is asked of the child: paths of the base, the sides that its view shows, and where each colour is written. */
export interface MockupAsked {
  base: Pick<MockupBaseFiles, 'photo' | 'light' | 'shift'>
  sides: readonly { document: PrintDocument; place: MockupPlace }[]
  /** Paths of the sides' pictures, by their keys. */
  sources: Readonly<Record<string, string>>
  /** The longer side, in pixels. */
  size: number
  colors: readonly { hex: string; out: string }[]
}
