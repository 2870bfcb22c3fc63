// Documents of before version 2: they print the same bytes as ever, whatever has become of the renderer since.
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Files } from '#engine/files/files.ts'
import { openFolder } from '#engine/files/folder.ts'
import { imagePool } from '#engine/image/image.ts'
import { renderPrintFile, type StoredPicture } from './design.ts'
import { placed } from './template/rules.ts'

const images = imagePool()
let dataDir: string
let files: Files
const pictures = new Map<number, StoredPicture>()

/** A picture whose every pixel says where it is; no dice, so that its bytes are the same on every machine. */
function drawn(width: number, height: number, channels: 3 | 4) {
  const bytes = Buffer.alloc(width * height * channels)
  for (let at = 0, y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      bytes[at++] = (x * 255) / width
      bytes[at++] = (y * 255) / height
      bytes[at++] = (x ^ y) & 255
      if (channels === 4) bytes[at++] = (x + y) % 97 < 20 ? 0 : (x * y) % 256
    }
  return sharp(bytes, { raw: { width, height, channels } })
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'v1-prints-'))
  files = await openFolder({ dataDir, diskReserveBytes: 0 })
  const keep = async (id: number, bytes: Buffer, widthPixels: number, heightPixels: number) =>
    pictures.set(id, { sha256: (await files.put([bytes], { maxBytes: 1e8 })).sha256, widthPixels, heightPixels })
  await keep(1, await drawn(400, 200, 4).png().toBuffer(), 400, 200)
  await keep(2, await drawn(1_300, 1_700, 4).png().toBuffer(), 1_300, 1_700)
  await keep(3, await drawn(900, 600, 3).withMetadata({ orientation: 6 }).jpeg({ quality: 92 }).toBuffer(), 600, 900)
})
afterAll(async () => {
  images.close()
  files.close()
  await rm(dataDir, { recursive: true })
})

const area = { side: 'FRONT', widthInches: 3, heightInches: 4 } as const
const whole = { left: 0, top: 0, right: 0, bottom: 0 }
type Box = readonly [xInches: number, yInches: number, widthInches: number, heightInches: number]
/** A layer as rows of before version 2 hold it. */
const layer = (
  fileId: number,
  [xInches, yInches, widthInches, heightInches]: Box,
  more: { rotateDegrees?: number; crop?: object } = {},
) => ({
  ...{ kind: 'IMAGE' as const, fileId, xInches, yInches, widthInches, heightInches, rotateDegrees: 0, scalePercent: 100 },
  ...more,
  crop: { ...whole, ...more.crop },
})
const laid = (placement: 'FIT' | 'FILL' | 'CENTRE', fileId: number) => {
  const { widthPixels = 0, heightPixels = 0 } = pictures.get(fileId) ?? {}
  return placed(placement, { fileId, widthPixels, heightPixels }, area, 'tee')
}

/**
 * Hashes taken with @napi-rs/canvas 1.0.11, before the renderer knew of texts. The five that are turned were taken with 1.1.1, which draws
 * their edges otherwise: no call of before version 2 could make them (docs/decisions/169-one-paint-function.md).
 */
const documents: readonly (readonly [name: string, hash: string, layers: () => readonly ReturnType<typeof layer | typeof laid>[]])[] = [
  ['FIT of a wide one', 'e442f8303fca1567', () => [laid('FIT', 1)]],
  ['FIT of a tall one', 'cb44e71d032d3ac5', () => [laid('FIT', 2)]],
  ['FIT of a turned JPEG', '2287d8cbafbf1631', () => [laid('FIT', 3)]],
  ['FILL of a wide one', '1123797e9fa52bc4', () => [laid('FILL', 1)]],
  ['FILL of a tall one', '8e770526d27197a5', () => [laid('FILL', 2)]],
  ['FILL of a turned JPEG', '29e434459df0229c', () => [laid('FILL', 3)]],
  ['CENTRE of a wide one', '54eccf34927a22f7', () => [laid('CENTRE', 1)]],
  ['CENTRE of a tall one', 'e2b843a55b694ebb', () => [laid('CENTRE', 2)]],
  ['CENTRE of a turned JPEG', 'df6e3ed6df57916e', () => [laid('CENTRE', 3)]],
  ['enlarged', '0156a700fe866c7f', () => [layer(1, [0.25, 0.5, 2, 1])]],
  ['shrunk', 'b036b72a5d7f09e0', () => [layer(2, [0.25, 0.5, 1.3, 1.7])]],
  ['between two pixels', '86194070c33748b9', () => [layer(1, [0.5018, 0.3337, 400 / 300, 200 / 300])]],
  ['over the edges', '1559bd0a87a96b9d', () => [layer(2, [-1, -0.7, 2.6, 3.4])]],
  ['turned by 17', 'a9fc4f60f90b27f4', () => [layer(2, [0.5, 0.7, 2, 2.6], { rotateDegrees: 17 })]],
  ['turned by 90', '9a14cbe05c689df5', () => [layer(3, [0.5, 0.7, 2, 2.6], { rotateDegrees: 90 })]],
  ['turned by −135.5', '8afd30b5edb5fe12', () => [layer(1, [0.5, 0.7, 2, 2.6], { rotateDegrees: -135.5 })]],
  ['cut', 'f52a7d6947c89dd3', () => [layer(2, [0.5, 0.7, 2, 2.6], { crop: { left: 0.1, top: 0.05, bottom: 0.1 } })]],
  ['cut and turned', '95f43069231235b8', () => [layer(3, [0.5, 0.7, 2, 2.6], { rotateDegrees: 8.3, crop: { right: 0.333 } })]],
  ['two', '5523697e6ee0ae39', () => [layer(2, [0, 0, 3, 4]), layer(1, [0.4, 0.4, 2, 1])]],
  [
    'three, turned',
    'e335b074244669f4',
    () => [layer(3, [0, 0, 2, 3]), layer(2, [0.4, 0.4, 2, 1], { rotateDegrees: 45 }), layer(1, [1, 2, 1, 1])],
  ],
]

/** One of each kind. */
const inGate = ['FIT of a tall one', 'FILL of a turned JPEG', 'over the edges', 'cut and turned', 'two', 'three, turned']

for (const [name, hash, layers] of documents)
  test(`${name} prints the same bytes`, { tags: inGate.includes(name) ? [] : 'long' }, async () => {
    const print = await renderPrintFile({ files, images }, { document: { ...area, layers: layers() }, pictures })
    const png = await buffer(await files.open(print.sha256))
    expect(createHash('sha256').update(png).digest('hex').slice(0, 16)).toBe(hash)
  })
