// What the server draws of designs, as sellers and production wait for it: prints, proofs, mockups, and the largest picture that is taken.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { type ImagePool, imagePool } from '#engine/image/image.ts'
import type { PrintDocument } from '#engine/image/picture.ts'
import { productPicture } from '#shop/catalogue/picture/picture.ts'
import { memoryMb } from '#test/server.ts'
import { type Bench, type BenchRow, percentile } from './bench.ts'
import { photoOf } from './design/photo.ts'

const [proofs, prints, mockups, batch] = [20, 6, 12, 500]
const twelveColors = Array.from({ length: 12 }, (_, at) => `#${((at * 1_398_101) % 0xff_ff_ff).toString(16).padStart(6, '0')}`)

export const bench: Bench = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'design-'))
  const pool = imagePool()
  try {
    const sources = { sun: join(folder, 'sun.png'), sea: join(folder, 'sea.jpg') }
    await (await photoOf(2_400, 1_800, { isDisc: true })).png().toFile(sources.sun)
    await (await photoOf(3_600, 2_400)).jpeg({ quality: 92 }).toFile(sources.sea)
    const given = { pool, folder, sources }
    return [...(await printed(given)), await proofed(given), ...(await worn(given)), ...(await largest(given))]
  } finally {
    pool.close()
    await rm(folder, { recursive: true })
  }
}

interface Given {
  pool: ImagePool
  folder: string
  sources: Record<'sun' | 'sea', string>
}

/** Two pictures and a text on 12 × 16 inches; no two of them alike. */
const designed = (at: number): PrintDocument => ({
  widthInches: 12,
  heightInches: 16,
  layers: [
    { kind: 'IMAGE', source: 'sea', xInches: 0.5, yInches: 1 + (at % 40) / 20, widthInches: 11, heightInches: 7.33 },
    { kind: 'IMAGE', source: 'sun', xInches: 2, yInches: 7, widthInches: 8, heightInches: 6, rotateDegrees: at % 360 },
    { ...letters, text: `Xin chào Việt Nam ${at}`, xInches: 1, yInches: 13, widthInches: 10, heightInches: 2 },
  ],
})
const letters = {
  kind: 'TEXT',
  fontId: 'lobster-400',
  sizeInches: 1.2,
  lineHeight: 1.2,
  letterSpacingEm: 0,
  align: 'centre',
  color: '#e4572e',
  outline: null,
  arcDegrees: 0,
  fit: 'BOX',
} as const

/** One by one, and as many at once as batches draw. */
async function printed({ pool, folder, sources }: Given): Promise<BenchRow[]> {
  const out = (at: number) => join(folder, `print-${at}.png`)
  await pool.render(designed(0), sources, out(0))
  const one = await watched(pool, () => pool.render(designed(1), sources, out(1)))
  const from = performance.now()
  await Promise.all(Array.from({ length: prints }, (_, at) => pool.render(designed(at + 2), sources, out(at))))
  const each = (performance.now() - from) / prints
  return [
    { name: 'print of 12 × 16 in, two pictures and a text', figure: one.ms / 1_000, unit: 's', limit: { atMost: 4 } },
    { name: 'memory of that print', figure: one.mb, unit: 'MB', limit: { atMost: 700 } },
    {
      ...{ name: `a batch of ${batch} different prints`, figure: (each * batch) / 60_000, unit: 'min', limit: { atMost: 25 } },
      note: `from ${prints} at once`,
    },
  ]
}

async function proofed({ pool, folder, sources }: Given): Promise<BenchRow> {
  const star = { kind: 'SHAPE', shape: 'STAR', fill: '#f5b700', stroke: null, cornerInches: 0, xInches: 9, yInches: 0.5 } as const
  const times: number[] = []
  for (let at = 0; at < proofs; at++) {
    const { layers, ...area } = designed(at)
    const document = {
      ...area,
      layers: [...layers, ...[0, 1].map(row => ({ ...star, yInches: row * 3, widthInches: 2, heightInches: 2 }))],
    }
    const { ms } = await timed(() => pool.proof(document, sources, { out: join(folder, 'proof.webp'), widthPixels: 1_200 }))
    times.push(ms)
  }
  return { name: 'proof of five layers, 1,200 px, p95', figure: percentile(times, 0.95) / 1_000, unit: 's', limit: { atMost: 1.5 } }
}

/** On the photograph of a white tee, front and back. */
async function worn({ pool, folder, sources }: Given): Promise<BenchRow[]> {
  const views = await Promise.all(
    (['front', 'back'] as const).map(async view => {
      const file = (name: string) => join(folder, `${view}-${name}`)
      const tee = await sharp(Buffer.from(productPicture({ shape: 'tee', hex: '#fbfbfa', view })))
        .resize(2_000, 2_000)
        .png()
        .toBuffer()
      const backdrop = sharp({ create: { width: 2_000, height: 2_200, channels: 3, background: '#b9c0c9' } })
      await backdrop
        .composite([{ input: tee, left: 0, top: 100 }])
        .jpeg({ quality: 92 })
        .toFile(file('photo.jpg'))
      const base = { photo: file('photo.png'), light: file('light.png'), shift: file('shift.png') }
      await pool.mockupBase(file('photo.jpg'), { ...base, pagePhoto: file('photo.webp'), pageLight: file('light.webp') })
      return base
    }),
  )
  const sides = [{ document: designed(0), place: { left: 0.33, top: 0.3, width: 0.34, angle: 0 } }]
  const draw = (base: (typeof views)[number], colors: readonly string[]) =>
    pool.mockup({ base, sides, sources, size: 1_200, colors: colors.map((hex, at) => ({ hex, out: join(folder, `mockup-${at}.jpg`) })) })
  const [front] = views
  if (!front) throw new Error('The view was photographed and is not there.')
  await draw(front, twelveColors.slice(0, 1))
  const few = await timed(() => draw(front, twelveColors.slice(0, 1)))
  const many = await timed(() => draw(front, twelveColors))
  const all = await timed(async () => {
    for (const base of views) await draw(base, twelveColors)
  })
  return [
    {
      ...{
        name: 'mockup of 1,200 px, each further colour',
        figure: (many.ms - few.ms) / (mockups - 1),
        unit: 'ms',
        limit: { atMost: 250 },
      },
      note: `the first with its print ${Math.round(few.ms)} ms`,
    },
    { name: 'all twelve colours of a tee in two views', figure: all.ms / 1_000, unit: 's', limit: { atMost: 8 } },
  ]
}

/** As wide as the specification lets a picture be (§5). */
async function largest({ pool, folder }: Given): Promise<BenchRow[]> {
  const path = join(folder, 'panorama.jpg')
  await (await photoOf(30_000, 3_000)).jpeg({ quality: 85 }).toFile(path)
  const { ms, mb } = await watched(pool, () => pool.proxy(path, join(folder, 'proxy.webp')))
  return [
    { name: 'JPEG of 30,000 × 3,000 px is taken in', figure: ms / 1_000, unit: 's', limit: { atMost: 10 } },
    { name: 'memory of taking it in', figure: mb, unit: 'MB', limit: { atMost: 400 } },
    ...(await cutOut({ pool, folder })),
  ]
}

/** The largest square there is, a part of which is printed 12 inches wide. */
async function cutOut({ pool, folder }: Pick<Given, 'pool' | 'folder'>): Promise<BenchRow[]> {
  const square = join(folder, 'square.jpg')
  await (await photoOf(30_000, 30_000)).jpeg({ quality: 80 }).toFile(square)
  const crop = { left: 0.4, top: 0.4, right: 0.4, bottom: 0.4 }
  const layer = { kind: 'IMAGE', source: 'square', xInches: 0, yInches: 0, widthInches: 12, heightInches: 12, crop } as const
  const document: PrintDocument = { widthInches: 12, heightInches: 12, layers: [layer] }
  const { ms, mb } = await watched(pool, () => pool.render(document, { square }, join(folder, 'square.png')))
  return [
    { name: 'a fifth of a JPEG of 30,000 × 30,000 px, printed 12 in wide', figure: ms / 1_000, unit: 's', limit: { atMost: 10 } },
    { name: 'memory of that print out of it', figure: mb, unit: 'MB', limit: { atMost: 400 } },
  ]
}

async function timed(work: () => Promise<unknown>): Promise<{ ms: number }> {
  const from = performance.now()
  await work()
  return { ms: performance.now() - from }
}

/** With the memory of the largest child meanwhile. */
async function watched(pool: ImagePool, work: () => Promise<unknown>): Promise<{ ms: number; mb: number }> {
  let mb = 0
  const watch = setInterval(() => {
    for (const pid of pool.pids()) mb = Math.max(mb, memoryMb(pid) || 0)
  }, 10)
  const { ms } = await timed(work)
  clearInterval(watch)
  return { ms, mb }
}
