// Photographs as a shop takes them, rendered: a white tee, mug or poster under a soft light, of twelve megapixels, with folds, a shadow, a
// backdrop that is not even, the sensor's noise, JPEG's blocks, and lying on its side with an EXIF note that says so.
import sharp from 'sharp'

export type PhotographOf = 'tee' | 'mug' | 'poster'
interface Wish {
  of: PhotographOf
  /** Upright; the file lies on its side. */
  width?: number
  height?: number
  /** Of the JPEG. */
  quality?: number
}

/** As a JPEG whose EXIF note says that it is to be turned. */
export async function photograph({ of, width = 3_000, height = 4_000, quality = 90 }: Wish): Promise<Buffer> {
  const size = { width, height }
  const [mask, near] = await shapesOf(of, size)
  const shade = coarse(shadings[of], size)
  const pixels = Buffer.alloc(width * height * 3)
  let seed = 7
  const dice = () => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    return seed / 0x7fffffff
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const [u, v] = [x / width, y / height]
      const cover = (mask[at] ?? 0) / 255
      // A wall, brighter where the lamp stands, darker in the corners, and in the shadow of what is before it.
      const corner = 1 - 0.35 * ((u - 0.5) ** 2 + (v - 0.5) ** 2)
      const shadow = 1 - 0.35 * ((near[at] ?? 0) / 255) * (1 - cover)
      const wall = (0.27 + 0.1 * (1 - u) + 0.05 * v) * corner * shadow
      const weave = 1 + 0.012 * Math.sin(u * 5_000) * Math.sin(v * 6_000)
      const light = cover * shade(x, y) * corner * weave + (1 - cover) * wall
      const grain = (dice() + dice() - 1) * 0.04 * Math.sqrt(Math.max(light, 0.01))
      for (let part = 0; part < 3; part++) {
        const tint = (cover > 0.5 ? whiteTint : wallTint)[part] ?? 1
        pixels[at * 3 + part] = 255 * fromLinear(Math.max(0, Math.min(1, light * tint + grain)))
      }
    }
  // A lens is a little soft; the camera was held on its side.
  const upright = sharp(pixels, { raw: { ...size, channels: 3 } }).blur(0.7)
  const lying = await upright.rotate(270).raw().toBuffer()
  return sharp(lying, { raw: { width: height, height: width, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality, chromaSubsampling: '4:2:0' })
    .toBuffer()
}
/** The same, reckoned at every eighth pixel and mixed between. */
function coarse(shade: (u: number, v: number) => number, { width, height }: { width: number; height: number }) {
  const every = 8
  const [columns, rows] = [Math.ceil(width / every) + 2, Math.ceil(height / every) + 2]
  const values = Float32Array.from({ length: columns * rows }, (_, at) =>
    shade(((at % columns) * every) / width, (Math.floor(at / columns) * every) / height),
  )
  return (x: number, y: number) => {
    const [column, row] = [Math.floor(x / every), Math.floor(y / every)]
    const [right, down] = [x / every - column, y / every - row]
    const at = row * columns + column
    const above = (values[at] ?? 0) * (1 - right) + (values[at + 1] ?? 0) * right
    const below = (values[at + columns] ?? 0) * (1 - right) + (values[at + columns + 1] ?? 0) * right
    return above * (1 - down) + below * down
  }
}

/** A lamp's white is not a screen's. */
const whiteTint = [1, 0.985, 0.955]
const wallTint = [0.98, 1, 1.03]
const fromLinear = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/** Of a photograph 3 wide and 4 high, in hundredths of its width. */
const outlines: Readonly<Record<PhotographOf, string>> = {
  tee: '<path d="M36 24C41 31 59 31 64 24L74 27C82 30 88 40 93 52L80 58C78 55 77 52 76 50C77 70 77 90 78 110C60 113 40 113 22 110C23 90 23 70 24 50C23 52 22 55 20 58L7 52C12 40 18 30 26 27Z"/>',
  mug: '<path d="M22 40A24 5 0 0 1 70 40V92A24 6.5 0 0 1 22 92Z"/><path d="M69 50C88 46 90 82 69 80" fill="none" stroke="#fff" stroke-width="6"/>',
  poster: '<path d="M20 26L82 34L79 98L17 110Z"/>',
}
/** Where the poster's paper and the mug's wall are seen: what their places are set to. */
export const photographed = {
  poster: [
    { x: 0.2, y: 26 / 133.33 },
    { x: 0.82, y: 34 / 133.33 },
    { x: 0.79, y: 98 / 133.33 },
    { x: 0.17, y: 110 / 133.33 },
  ],
  mug: { left: 0.22, top: 0.34, radius: 0.24, bowTop: 0.23, bowBottom: 0.26 },
} as const

/** The thing itself, and a soft shadow of it to the lower right. */
async function shapesOf(of: PhotographOf, { width, height }: { width: number; height: number }): Promise<[Uint8Array, Uint8Array]> {
  const svg = (inner: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 133.33">${inner}</svg>`)
  const plane = (inner: string, blur: number) => {
    const drawn = sharp(svg(`<rect width="100" height="134"/><g fill="#fff">${inner}</g>`))
    return (blur > 0 ? drawn.blur(blur) : drawn).removeAlpha().toColourspace('b-w').raw().toBuffer()
  }
  const outline = outlines[of]
  return [await plane(outline, 0), await plane(`<g transform="translate(1.2 1.6)">${outline}</g>`, width / 90)]
}

/** How bright what is white is there, 1 where it is lit in full; shares of the photograph. */
const shadings: Readonly<Record<PhotographOf, (u: number, v: number) => number>> = {
  /** Folds that run from the shoulders and across the waist, soft ones and creases; cloth turns away at its sides. */
  tee(u, v) {
    const height = (x: number, y: number) =>
      folds.reduce((sum, { x: fx, y: fy, turn, width, deep, long }) => {
        const [dx, dy] = [x - fx, (y - fy) * 1.333]
        const across = dx * Math.cos(turn) + dy * Math.sin(turn)
        const along = -dx * Math.sin(turn) + dy * Math.cos(turn)
        return sum + deep * Math.exp(-((across / width) ** 2)) * Math.exp(-((along / long) ** 2))
      }, 0)
    const step = 0.001
    const [slopeX, slopeY] = [
      (height(u + step, v) - height(u - step, v)) / (2 * step),
      (height(u, v + step) - height(u, v - step)) / (2 * step),
    ]
    const facing = (1 - slopeX * 0.55 - slopeY * 0.45) / Math.sqrt(1 + slopeX ** 2 + slopeY ** 2)
    const turned = 1 - 0.22 * Math.min(1, Math.abs(u - 0.5) / 0.28) ** 6
    return Math.max(0.12, 0.74 * facing) * turned
  },
  /** Round, with a window's stripe at its left, dark towards its edges, and an inside. */
  mug(u, v) {
    const out = Math.max(-1, Math.min(1, (u - 0.46) / 0.24))
    const isInside = ((u - 0.46) / 0.225) ** 2 + ((v * 133.33 - 40) / 4.2) ** 2 < 1
    if (isInside) return 0.4 + 0.25 * (u - 0.3)
    // The handle, whose round turns up to the lamp.
    if (u > 0.7) return 0.62 - 0.5 * (v - 0.45)
    const angle = Math.asin(out)
    const round = 0.36 + 0.42 * Math.max(0, Math.cos(angle + 0.5))
    const window = 0.28 * Math.exp(-(((angle + 0.75) / 0.09) ** 2)) * (v > 0.36 && v < 0.62 ? 1 : 0.15)
    return Math.min(1, round + window + 0.06 * (1 - v))
  },
  /** Paper that curls a little, lit from its left. */
  poster(u, v) {
    return 0.8 - 0.28 * u + 0.05 * Math.sin(u * 7 + v * 2) - 0.06 * Math.exp(-(((v - 0.8) / 0.05) ** 2))
  },
}
const folds = [
  { x: 0.36, y: 0.42, turn: 0.5, width: 0.035, deep: 0.02, long: 0.2 },
  { x: 0.62, y: 0.4, turn: -0.6, width: 0.03, deep: 0.018, long: 0.22 },
  { x: 0.5, y: 0.62, turn: 1.35, width: 0.02, deep: 0.014, long: 0.25 },
  { x: 0.42, y: 0.7, turn: 1.1, width: 0.012, deep: 0.009, long: 0.16 },
  { x: 0.58, y: 0.75, turn: 1.8, width: 0.014, deep: 0.01, long: 0.18 },
  { x: 0.3, y: 0.6, turn: 0.15, width: 0.02, deep: 0.014, long: 0.2 },
  { x: 0.7, y: 0.62, turn: -0.1, width: 0.022, deep: 0.014, long: 0.22 },
  { x: 0.5, y: 0.33, turn: 0, width: 0.05, deep: 0.012, long: 0.1 },
]
