// Colours of a design against its garment and its threads.
import type { Layer } from '../contract.ts'

/** What a picture brings, as it was counted once (engine/image/ink.ts): shares are of its pixels that are seen. */
export interface PictureInk {
  halfShare: number
  colors: readonly (readonly [red: number, green: number, blue: number, share: number])[]
}
type Rgb = readonly [red: number, green: number, blue: number]

const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Of each of red, green and blue: less than this is not seen as another colour. */
const sameWithin = 0.03 * 255
const isSame = (one: Rgb, other: Rgb): boolean => one.every((value, at) => Math.abs(value - (other[at] ?? 0)) < sameWithin)

/** Whether two colours as '#RRGGBB' differ by less than three hundredths. */
export const isSameColor = (one: string, other: string): boolean => isSame(rgbOf(one), rgbOf(other))

/** How much of what a picture shows has this colour. */
export function sameShare({ colors }: PictureInk, hex: string): number {
  const garment = rgbOf(hex)
  return colors.reduce((sum, [red, green, blue, share]) => sum + (isSame([red, green, blue], garment) ? share : 0), 0)
}

/** A rarer colour of a picture is its edges' and takes no thread of its own. */
const threadShare = 0.02
/** Two shades within this are sewn with one thread. */
const threadWithin = 32

/** How many threads these layers would take: of pictures as far as they were looked at. */
export function colorsOfLayers(layers: readonly Layer[], inkOf: (fileId: number) => PictureInk | undefined): number {
  const threads: Rgb[] = []
  const add = (color: Rgb) => {
    if (!threads.some(thread => thread.every((value, at) => Math.abs(value - (color[at] ?? 0)) < threadWithin))) threads.push(color)
  }
  for (const layer of layers) {
    if (layer.kind === 'IMAGE') {
      for (const [red, green, blue, share] of inkOf(layer.fileId)?.colors ?? []) if (share >= threadShare) add([red, green, blue])
    } else {
      const colors = layer.kind === 'TEXT' ? [layer.color, layer.outline?.color] : [layer.fill, layer.stroke?.color]
      for (const color of colors) if (color) add(rgbOf(color))
    }
  }
  return threads.length
}
