// A chart of patches in every kind of file that we print, with the sRGB bytes that each patch must have.
import { deflateSync } from 'node:zlib'
import { pngChunk, pngHeader, pngOf } from '../raw-picture.ts'
import { flatJpeg } from './flat-jpeg.ts'
import { cmykProfile, greyProfile, rgbProfile } from './profile.ts'
import { adobeRgb, type Curve, compensated, displayP3, gammaCurve, srgb, srgbByte, srgbCurve, type Triple, xyzOfLab } from './space.ts'

export interface Chart {
  name: string
  file: Buffer
  /** The sRGB bytes of each patch, from left to right. */
  expected: readonly Triple[]
}
/** Pixels of a patch, each way. */
export const patchSide = 32

/** The values of patches are bytes, or numbers of 16 bits that no byte stands for. */
const levels = (depth: 8 | 16, bytes: readonly number[]) =>
  bytes.map(byte => (depth === 8 ? byte : byte * 257 + (byte === 0 || byte === 255 ? 0 : 100)))
const greyOf = (value: number): Triple => [value, value, value]
const greys = (depth: 8 | 16): readonly Triple[] =>
  levels(
    depth,
    Array.from({ length: 18 }, (_, at) => at * 15),
  ).map(greyOf)
function colours(depth: 8 | 16): readonly Triple[] {
  const corners = levels(depth, [0, 96, 176, 255])
  const between = levels(depth, [16, 48, 96, 128, 160, 208, 240]).map(greyOf)
  return [...between, ...corners.flatMap(r => corners.flatMap(g => corners.map((b): Triple => [r, g, b])))]
}

interface Space {
  name: string
  profile: Buffer | undefined
  toSrgb(value: Triple): Triple
}
const bytesOf = (linear: Triple): Triple => [srgbByte(linear[0]), srgbByte(linear[1]), srgbByte(linear[2])]
const rgbSpace = (name: string, display: typeof srgb, curve: Curve): Space => ({
  name,
  profile: rgbProfile(display.xyzOf, curve),
  toSrgb: ([r, g, b]) => bytesOf(srgb.linearOf(display.xyzOf([curve(r), curve(g), curve(b)]))),
})
const greySpace = (name: string, curve: Curve): Space => ({
  name,
  profile: greyProfile(curve),
  toSrgb: ([v]) => bytesOf([curve(v), curve(v), curve(v)]),
})
const plain: Space = { name: 'no profile', profile: undefined, toSrgb: ([r, g, b]) => bytesOf([srgbCurve(r), srgbCurve(g), srgbCurve(b)]) }
const rgbSpaces = [
  plain,
  rgbSpace('sRGB', srgb, srgbCurve),
  rgbSpace('Adobe RGB', adobeRgb, gammaCurve(563 / 256)),
  rgbSpace('Display P3', displayP3, srgbCurve),
]
const greySpaces = [plain, greySpace('grey of gamma 2.2', gammaCurve(2.2)), greySpace('grey of gamma 1.8', gammaCurve(1.8))]

interface Kind {
  name: string
  depth: 8 | 16
  patches: readonly Triple[]
  /** A PNG's colour type; a JPEG has this many channels. */
  as: { png: 0 | 2 | 3 | 4 | 6 } | { jpeg: 1 | 3 }
}
const rgbKinds: readonly Kind[] = [
  { name: 'PNG of 8 bits', depth: 8, patches: colours(8), as: { png: 2 } },
  { name: 'PNG of 16 bits', depth: 16, patches: colours(16), as: { png: 2 } },
  { name: 'PNG of 16 bits with alpha', depth: 16, patches: colours(16), as: { png: 6 } },
  { name: 'PNG with a palette', depth: 8, patches: colours(8), as: { png: 3 } },
  { name: 'JPEG', depth: 8, patches: colours(8), as: { jpeg: 3 } },
]
const greyKinds: readonly Kind[] = [
  { name: 'grey PNG of 8 bits', depth: 8, patches: greys(8), as: { png: 0 } },
  { name: 'grey PNG of 16 bits', depth: 16, patches: greys(16), as: { png: 0 } },
  { name: 'grey PNG of 16 bits with alpha', depth: 16, patches: greys(16), as: { png: 4 } },
  { name: 'grey JPEG', depth: 8, patches: greys(8), as: { jpeg: 1 } },
]

const chartOf = ({ name, depth, patches, as }: Kind, space: Space): Chart => {
  const most = 2 ** depth - 1
  return {
    name: `${name}, ${space.name}`,
    file: 'png' in as ? pngFile(patches, { depth, colour: as.png }, space.profile) : flatJpeg(wide(patches, as.jpeg), space.profile),
    expected: patches.map(([r, g, b]) => space.toSrgb([r / most, g / most, b / most])),
  }
}

export const charts: readonly Chart[] = [
  ...rgbSpaces.flatMap(space => rgbKinds.map(kind => chartOf(kind, space))),
  ...greySpaces.flatMap(space => greyKinds.map(kind => chartOf(kind, space))),
  inkChart(),
]

/** Inks whose black is far from black: without black point compensation it prints grey. */
function inkChart(): Chart {
  const steps = [0, 0.5, 1]
  const inks = steps.flatMap(c => steps.flatMap(m => steps.flatMap(y => steps.map(k => [c, m, y, k]))))
  const labOf = ([c = 0, m = 0, y = 0, k = 0]: readonly number[]): Triple => [
    12 + 88 * (1 - 0.25 * c) * (1 - 0.3 * m) * (1 - 0.08 * y) * (1 - 0.95 * k) - (12 * (c + m + y + k)) / 8,
    (60 * m - 30 * c) * (1 - k),
    (70 * y - 40 * c) * (1 - k),
  ]
  const [darkest] = labOf([1, 1, 1, 1])
  const black = xyzOfLab([darkest, 0, 0])
  // Half of an ink is no whole byte: 128 is 0.2 % more of it.
  const values = inks.map(each => each.map(share => Math.round(share * 255)))
  return {
    name: 'JPEG of four inks with a profile, black point compensated',
    file: flatJpeg(wide(values, 4), cmykProfile(labOf)),
    expected: inks.map(each => bytesOf(srgb.linearOf(compensated(xyzOfLab(labOf(each)), black)))),
  }
}

/** Inks that do not say which: near to what everybody's are, and no more can be said of them. */
export const bareInks: Chart = {
  name: 'JPEG of four inks without a profile',
  file: flatJpeg(
    wide(
      [
        [0, 0, 0, 0],
        [255, 255, 255, 255],
        [255, 0, 0, 0],
        [0, 255, 255, 0],
      ],
      4,
    ),
  ),
  expected: [
    [255, 255, 255],
    [0, 0, 0],
    [0, 158, 224],
    [227, 6, 19],
  ],
}

/** A patch is four squares of a JPEG; of a grey one the first value stands. */
function wide(patches: readonly (readonly number[])[], channels: 1 | 3 | 4): (readonly number[])[] {
  return patches.flatMap(patch => Array.from({ length: patchSide / 8 }, () => patch.slice(0, channels)))
}

type PngKind = { depth: 8 | 16; colour: 0 | 2 | 3 | 4 | 6 }
function pngFile(patches: readonly Triple[], { depth, colour }: PngKind, profile?: Buffer): Buffer {
  const pixel = (patch: Triple, at: number): number[] => {
    if (colour === 3) return [at]
    const values = colour === 0 || colour === 4 ? [patch[0]] : [...patch]
    if (colour >= 4) values.push(2 ** depth - 1)
    return depth === 16 ? values.flatMap(value => [value >> 8, value & 255]) : values
  }
  const row = Buffer.from([0, ...patches.flatMap((patch, at) => Array.from({ length: patchSide }, () => pixel(patch, at)).flat())])
  const rows = deflateSync(Buffer.concat(Array.from({ length: patchSide }, () => row)))
  const more = profile ? [pngChunk('iCCP', Buffer.concat([Buffer.from('Chart\0\0', 'latin1'), deflateSync(profile)]))] : []
  if (colour === 3) more.push(pngChunk('PLTE', Buffer.from(patches.flat())))
  return pngOf(pngHeader(patches.length * patchSide, patchSide, { depth, colour }), rows, more)
}
