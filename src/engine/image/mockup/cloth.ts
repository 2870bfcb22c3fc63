// What of a photograph is the garment: its own alpha where it is cut out, else all that the backdrop, flooded from the edges, does not reach.
import sharp, { type Sharp } from 'sharp'

export interface Size {
  width: number
  height: number
}
export interface Cloth {
  /** 255 where there is cloth, 0 where there is none, between at its edge: there it reaches over what the photograph mixes of cloth and backdrop. */
  mask: Uint8Array
  /** 255 where there is nothing but cloth, a little within its edge; else 0. */
  inner: Uint8Array
  /** It came with its own edge: nothing of the photograph is seen behind it. */
  isCutOut: boolean
  /** How bright each pixel is. */
  greys: Uint8Array
  /** The grey of plain cloth: what is brighter is a fold's edge to the lamp, or a reflection. */
  plain: number
  /** The grey in its middle, and how far its channels lie apart there. */
  grey: number
  tint: number
  /** Of the whole photograph. */
  share: number
}

const clear = 8
/** A photograph of which this much is clear is cut out. */
const cutOutShare = 0.01

export async function clothOf(pixels: Uint8Array, size: Size): Promise<Cloth> {
  const count = size.width * size.height
  const greys = new Uint8Array(count)
  let clearCount = 0
  for (let at = 0; at < count; at++) {
    const from = at * 4
    greys[at] = Math.round(0.2126 * (pixels[from] ?? 0) + 0.7152 * (pixels[from + 1] ?? 0) + 0.0722 * (pixels[from + 2] ?? 0))
    if ((pixels[from + 3] ?? 0) < clear) clearCount++
  }
  const isCutOut = clearCount > count * cutOutShare
  const whole = isCutOut ? alphaOf(pixels, count) : await garmentOf(await backdropOf(pixels, greys, size), size)
  const mask = isCutOut ? whole : await softened(whole, size)
  const inner = await shrunk(whole, size)
  return { mask, inner, isCutOut, greys, ...measured(pixels, inner, greys) }
}

function alphaOf(pixels: Uint8Array, count: number): Uint8Array {
  const mask = new Uint8Array(count)
  for (let at = 0; at < count; at++) mask[at] = pixels[at * 4 + 3] ?? 0
  return mask
}

/** From pixel to pixel a backdrop changes by less than this, and over some pixels by less than that: a shaded side of a mug is as soft as its lens. */
const mostStep = 7
const [rise, mostRise] = [5, 9]
/** It comes no nearer to the garment's grey than this share of what lies between them, and is shadowed by so much at most. */
const [nearShare, mostShadow] = [0.42, 80]
/** With less between them nothing tells them apart. */
const leastContrast = 9

/** 255 where the backdrop is: all that is reached from the edges in small steps and is not like the garment, which stands in the middle; seen through a handle too. */
async function backdropOf(pixels: Uint8Array, greys: Uint8Array, size: Size): Promise<Uint8Array> {
  const { width, height } = size
  const edges = edgePixels(width, height)
  const backdrop = median(edges.map(at => greys[at] ?? 0))
  const contrast = median(middlePixels(width, height).map(at => greys[at] ?? 0)) - backdrop
  const reached = new Uint8Array(width * height)
  if (Math.abs(contrast) < leastContrast) return reached.fill(255)
  const even = await plane(greys, size, picture => picture.blur(1.2))
  const isLike = (at: number) => {
    const nearer = ((greys[at] ?? 0) - backdrop) * Math.sign(contrast)
    return nearer <= Math.abs(contrast) * nearShare && nearer >= -mostShadow
  }
  const queue = new Int32Array(width * height)
  let tail = 0
  const take = (at: number) => {
    reached[at] = 255
    queue[tail++] = at
  }
  const flood = (seeds: readonly number[]) => {
    let head = tail
    for (const at of seeds) if (reached[at] === 0 && isLike(at)) take(at)
    while (head < tail) {
      const at = queue[head++] ?? 0
      const x = at % width
      for (const by of [x > 0 ? -1 : 0, x < width - 1 ? 1 : 0, -width, width]) {
        const next = at + by
        if (by === 0 || next < 0 || next >= reached.length || reached[next] !== 0 || !isLike(next)) continue
        if (far(part => (pixels[next * 4 + part] ?? 0) - (pixels[at * 4 + part] ?? 0)) > mostStep) continue
        if (Math.abs((even[next] ?? 0) - (even[at - by * rise] ?? even[at] ?? 0)) <= mostRise) take(next)
      }
    }
  }
  flood(edges)
  flood(await holesOf(pixels, at => reached[at] === 0 && isLike(at), size))
  return reached
}
const far = (of: (part: number) => number) => Math.max(Math.abs(of(0)), Math.abs(of(1)), Math.abs(of(2)))

/** A backdrop whose colour lies so far from the cloth's is known by it within a handle, too; a fold or an inside has the cloth's. */
const leastApart = 6
const nearColor = 0.4
/** Such a hole is so many pixels wide at least. */
const holePixels = 24
async function holesOf(pixels: Uint8Array, isOpen: (at: number) => boolean, size: Size): Promise<number[]> {
  const { width, height } = size
  // Red and blue against green: what a shadow leaves as it is.
  const [red, blue] = await Promise.all(
    [0, 2].map(part => {
      const colors = new Uint8Array(width * height)
      for (let at = 0; at < colors.length; at++) colors[at] = 128 + (pixels[at * 4 + part] ?? 0) - (pixels[at * 4 + 1] ?? 0)
      return plane(colors, size, picture => picture.blur(2))
    }),
  )
  if (!red || !blue) return []
  const of = (places: readonly number[]) => [red, blue].map(colors => median(places.map(at => colors[at] ?? 0)))
  const [backdrop, cloth] = [of(edgePixels(width, height)), of(middlePixels(width, height))]
  const apart = (one: readonly number[], other: readonly number[]) =>
    Math.hypot((one[0] ?? 0) - (other[0] ?? 0), (one[1] ?? 0) - (other[1] ?? 0))
  const limit = apart(backdrop, cloth) * nearColor
  if (limit < leastApart * nearColor) return []
  const like = red.map((value, at) => (isOpen(at) && apart([value, blue[at] ?? 0], backdrop) <= limit ? 255 : 0))
  const wide = await plane(await plane(like, size, picture => picture.median(5)), size, picture => picture.dilate(holePixels / 2))
  return [...wide.keys()].filter(at => wide[at] === 255)
}

function edgePixels(width: number, height: number): number[] {
  const across = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x])
  const down = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1])
  return [...across, ...down].flat()
}
/** One pixel in nine of the middle third. */
function middlePixels(width: number, height: number): number[] {
  const [left, top] = [Math.floor(width / 3), Math.floor(height / 3)]
  const columns = Array.from({ length: Math.ceil(left / 3) }, (_, at) => left + at * 3)
  return Array.from({ length: Math.ceil(top / 3) }, (_, at) => columns.map(x => (top + at * 3) * width + x)).flat()
}
const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

/** The rest, without specks. */
const garmentOf = (backdrop: Uint8Array, size: Size): Promise<Uint8Array> => plane(backdrop, size, picture => picture.negate().median(7))

/** A photograph mixes cloth and backdrop over so many pixels: what of a white garment is left outside the mask is a white line around a black one. */
const mixedPixels = 2
/** Reaching over its mixed edge, and a pixel soft there. sharp takes black for what it makes wider or narrower, and the garment is white. */
async function softened(garment: Uint8Array, size: Size): Promise<Uint8Array> {
  const wide = await plane(garment, size, picture => picture.erode(mixedPixels))
  return plane(wide, size, picture => picture.blur(1.2))
}
async function shrunk(garment: Uint8Array, size: Size): Promise<Uint8Array> {
  const full = garment.map(value => (value < 250 ? 0 : 255))
  return plane(full, size, picture => picture.dilate(mixedPixels + 1))
}

/** One plane of a picture by something of sharp's. */
function plane(pixels: Uint8Array, size: Size, act: (picture: Sharp) => Sharp): Promise<Buffer> {
  return act(sharp(pixels, { raw: { ...size, channels: 1 } }))
    .toColourspace('b-w')
    .raw()
    .toBuffer()
}

function measured(pixels: Uint8Array, inner: Uint8Array, greys: Uint8Array): Pick<Cloth, 'plain' | 'grey' | 'tint' | 'share'> {
  const steps = new Uint32Array(256)
  const sums = [0, 0, 0]
  let count = 0
  for (let at = 0; at < inner.length; at++) {
    if (inner[at] === 0) continue
    count++
    const grey = greys[at] ?? 0
    steps[grey] = (steps[grey] ?? 0) + 1
    for (const part of [0, 1, 2]) sums[part] = (sums[part] ?? 0) + (pixels[at * 4 + part] ?? 0)
  }
  const means = sums.map(sum => sum / Math.max(1, count))
  return {
    plain: Math.max(1, shareAt(steps, count, plainShare)),
    grey: shareAt(steps, count, 0.5),
    tint: Math.max(...means) - Math.min(...means),
    share: count / Math.max(1, inner.length),
  }
}

/** Of the cloth, from its darkest: with less of it folds that catch the light would be cut off. */
const plainShare = 0.93

/** The grey below which this share of the pixels lies. */
function shareAt(steps: Uint32Array, count: number, share: number): number {
  let below = 0
  for (let grey = 0; grey < 256; grey++) {
    below += steps[grey] ?? 0
    if (below >= count * share) return grey
  }
  return 255
}
