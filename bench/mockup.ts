// Mockups of what is flat, slanted and round, side by side: in the page as it is drawn while a hand drags, and on the server.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { AreaInches, MockupPlace } from '#base/paint/place/geometry.ts'
import { type ImagePool, imagePool } from '#engine/image/image.ts'
import type { PrintDocument } from '#engine/image/picture.ts'
import { productPicture } from '#shop/catalogue/picture/picture.ts'
import { bundled } from '#test/bundle.ts'
import { launchChromium, whyNoBrowser } from '#test/chromium.ts'
import type { Bench, BenchRow, BenchTools } from './bench.ts'
import { photoOf } from './design/photo.ts'

/** Of each the best counts: another's load is no figure of ours. They take turns, so that it is no one's in particular. */
const rounds = 8
const colors = ['#1f5c3a', '#111827', '#e4572e', '#f5f5f2']

const tee: AreaInches = { widthInches: 12, heightInches: 16 }
/** About as much of the picture each. */
const places: readonly { name: string; area: AreaInches; place: MockupPlace }[] = [
  { name: 'flat', area: tee, place: { shape: 'FLAT', left: 0.3, top: 0.2, width: 0.42, angle: 4 } },
  {
    ...{ name: 'four corners', area: tee },
    place: {
      shape: 'CORNERS',
      corners: [
        { x: 0.3, y: 0.2 },
        { x: 0.72, y: 0.26 },
        { x: 0.7, y: 0.72 },
        { x: 0.27, y: 0.8 },
      ],
    },
  },
  {
    ...{ name: 'cylinder', area: { widthInches: 8.5, heightInches: 3.5 } },
    place: { shape: 'CYLINDER', left: 0.25, top: 0.25, radius: 0.25, arc: 300, turn: 0, bowTop: 0.1, bowBottom: 0.2, angle: 0 },
  },
]

export const bench: Bench = async tools => [...(await inPage(tools)), ...(await onServer())]

async function inPage({ skip }: BenchTools): Promise<BenchRow[]> {
  const fault = await whyNoBrowser()
  if (fault !== undefined) {
    skip(`mockups in a page: ${fault}`)
    return []
  }
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: await bundled(join(import.meta.dirname, 'design/placed-page.ts')), type: 'module' })
    await page.waitForFunction(() => 'timePlaced' in globalThis)
    const rows: BenchRow[] = []
    for (const side of [600, 1_200]) {
      const times = await inTurns(({ place, area }) =>
        // placed-page.ts sets it
        page.evaluate(asked => (globalThis as unknown as Timed).timePlaced(...asked), [place, area, side] as const),
      )
      for (const [name, figure] of times)
        rows.push({ name: `page, ${side} px, ${name}`, figure, unit: 'ms', ...(side === 600 && { limit: { atMost: 40 } }) })
    }
    return rows
  } finally {
    await browser.close()
  }
}
interface Timed {
  timePlaced(place: MockupPlace, area: AreaInches, side: number): number
}

type Placed = (typeof places)[number]
async function inTurns(work: (placed: Placed) => Promise<number>): Promise<ReadonlyMap<string, number>> {
  const best = new Map(places.map(({ name }) => [name, Infinity]))
  for (let round = 0; round < rounds; round++)
    for (const placed of places) best.set(placed.name, Math.min(best.get(placed.name) ?? Infinity, await work(placed)))
  return best
}

async function onServer(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mockup-'))
  const pool = imagePool()
  try {
    const file = (name: string) => join(folder, name)
    const garment = await sharp(Buffer.from(productPicture({ shape: 'tee', hex: '#fbfbfa', view: 'front' })))
      .resize(2_000, 2_000)
      .png()
      .toBuffer()
    await sharp({ create: { width: 2_000, height: 2_000, channels: 3, background: '#b9c0c9' } })
      .composite([{ input: garment }])
      .jpeg({ quality: 92 })
      .toFile(file('sent.jpg'))
    const base = { photo: file('photo.png'), light: file('light.png'), shift: file('shift.png') }
    await pool.mockupBase(file('sent.jpg'), { ...base, pagePhoto: file('photo.webp'), pageLight: file('light.webp') })
    await (await photoOf(2_400, 1_800)).png().toFile(file('art.png'))
    return await drawn({ pool, base, art: file('art.png'), folder })
  } finally {
    pool.close()
    await rm(folder, { recursive: true })
  }
}

interface Given {
  pool: ImagePool
  base: { photo: string; light: string; shift: string }
  art: string
  folder: string
}
async function drawn({ pool, base, art, folder }: Given): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const size of [600, 1_200]) {
    const draw = async ({ place, area }: Placed) => {
      const layer = { kind: 'IMAGE', source: 'art', xInches: 0, yInches: 0, ...area } as const
      const document: PrintDocument = { ...area, layers: [layer] }
      const outs = colors.map((hex, at) => ({ hex, out: join(folder, `${at}.jpg`) }))
      const from = performance.now()
      await pool.mockup({ base, sides: [{ document, place }], sources: { art }, size, colors: outs })
      return (performance.now() - from) / colors.length
    }
    const limit = size === 1_200 ? { limit: { atMost: 250 } } : {}
    for (const [name, figure] of await inTurns(draw))
      rows.push({ name: `server, ${size} px, ${name}, each of four colours with its print`, figure, unit: 'ms', ...limit })
  }
  return rows
}
