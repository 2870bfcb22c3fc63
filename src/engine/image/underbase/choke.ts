// The choke of a white underbase: it ends a little before the art does, so that no white looks out where the two layers lie apart.

/** What a pixel of the print is: nothing, ink, or ink that is white itself. */
export const [clear, inked, white] = [0, 1, 2] as const

interface Mask {
  pixels: Uint8Array
  width: number
  height: number
}

const stripRows = 512

/**
 * The mask by strips of whole rows from the top: 255 is full white ink, 0 none. The choke is at most a quarter of the stroke that it
 * narrows, so that thin lines and small letters keep their white (DTFGSA, "adaptive choke"): a pixel near an edge loses `choke` pixels
 * where a disc of more than four times that fits into the art around it, fewer where only a smaller one does, and none on a hairline.
 * White art is not choked: it is the underbase that is seen there.
 */
export function* chokedStrips({ pixels, width, height }: Mask, choke: number): Generator<Buffer> {
  const reach = 2 * choke + 1
  for (let from = 0; from < height; from += stripRows) {
    const end = Math.min(height, from + stripRows)
    // What lies around decides: the nearest edge, and the discs around it.
    const top = Math.max(0, from - 2 * reach)
    const bottom = Math.min(height, end + 2 * reach)
    const part = { pixels: pixels.subarray(top * width, bottom * width), width, height: bottom - top }
    const out = choke === 0 ? full(part) : choked(part, { choke, isTop: top === 0, isBottom: bottom === height })
    yield out.subarray((from - top) * width, (end - top) * width)
  }
}

function full({ pixels }: Mask): Buffer {
  const out = Buffer.alloc(pixels.length)
  for (let at = 0; at < out.length; at++) if (pixels[at] !== clear) out[at] = 255
  return out
}

function choked({ pixels, width, height }: Mask, { choke, isTop, isBottom }: { choke: number; isTop: boolean; isBottom: boolean }): Buffer {
  const reach = 2 * choke + 1
  const outside = columnDistances(width, height, { reach, isSource: at => pixels[at] === clear, isTop, isBottom })
  const depth = new Uint16Array(pixels.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (pixels[at] !== clear) depth[at] = squareDistance(outside, { at, x, width, reach, isEdged: true })
    }
  // Where a disc for a choke of so many pixels has its middle.
  const cores = Array.from({ length: choke }, (_, less) => {
    const of = choke - less
    const isSource = (at: number) => (depth[at] ?? 0) > 4 * of * of
    return { of, distances: columnDistances(width, height, { reach: 2 * of + 1, isSource, isTop: false, isBottom: false }) }
  })
  const out = Buffer.alloc(pixels.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const [pixel, deep] = [pixels[at], depth[at] ?? 0]
      if (pixel === clear) continue
      if (pixel === white || deep > choke * choke) {
        out[at] = 255
        continue
      }
      // One pixel more than the disc: what is round lies between pixels.
      const core = cores.find(({ of, distances }) => {
        const near = 2 * of + 1
        return squareDistance(distances, { at, x, width, reach: near, isEdged: false }) <= near * near
      })
      if (deep > (core?.of ?? 0) ** 2) out[at] = 255
    }
  return out
}

interface Columns {
  reach: number
  isSource: (at: number) => boolean
  /** Beyond the picture's own edge there is no art. */
  isTop: boolean
  isBottom: boolean
}
/** How far up or down the nearest source is, at most one more than `reach`. */
function columnDistances(width: number, height: number, { reach, isSource, isTop, isBottom }: Columns): Uint8Array {
  const far = reach + 1
  const distances = new Uint8Array(width * height)
  for (let x = 0; x < width; x++) {
    let near = isTop ? 0 : far
    for (let y = 0, at = x; y < height; y++, at += width) {
      near = isSource(at) ? 0 : Math.min(far, near + 1)
      distances[at] = near
    }
    near = isBottom ? 0 : far
    for (let y = height - 1, at = y * width + x; y >= 0; y--, at -= width) {
      near = isSource(at) ? 0 : Math.min(far, near + 1)
      if (near < (distances[at] ?? far)) distances[at] = near
    }
  }
  return distances
}

interface Asked {
  at: number
  x: number
  width: number
  reach: number
  /** The picture's left and right edges are sources. */
  isEdged: boolean
}
/** The square of the distance to the nearest source, exact up to `reach`; beyond it the square of one more. */
function squareDistance(columns: Uint8Array, { at, x, width, reach, isEdged }: Asked): number {
  const far = (reach + 1) ** 2
  const own = columns[at] ?? 0
  let least = own > reach ? far : own * own
  if (least === 0) return 0
  for (let away = 1; away <= reach && away * away < least; away++) {
    for (const side of [x - away, x + away]) {
      const isInside = side >= 0 && side < width
      if (!isInside && !isEdged) continue
      const down = isInside ? (columns[at + side - x] ?? 0) : 0
      if (down > reach) continue
      const square = away * away + down * down
      if (square < least) least = square
    }
  }
  return least
}
