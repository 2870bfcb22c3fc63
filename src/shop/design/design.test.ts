import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Files } from '#engine/files/files.ts'
import { openFolder } from '#engine/files/folder.ts'
import { childPools } from '#test/child-pools.ts'
import { artOf, renderPrintFile } from './design.ts'

const { images } = childPools
let dataDir: string
let files: Files
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'design-'))
  files = await openFolder({ dataDir, diskReserveBytes: 0 })
})
afterAll(async () => {
  files.close()
  await rm(dataDir, { recursive: true })
})

test('art becomes a PNG of the area’s size at 300 dots per inch, hung from the top, the same bytes each time', async () => {
  const art = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#f00' } })
    .png()
    .toBuffer()
  const { sha256 } = await files.put([art], { maxBytes: 1e6 })
  const picture = { id: 1, sha256, widthPixels: 300, heightPixels: 300 }
  const print = await renderPrintFile({ files, images }, artOf(picture, { widthInches: 2, heightInches: 3 }, { align: 'top' }))
  expect(print).toMatchObject({ widthPixels: 600, heightPixels: 900, dpi: 150 })
  const png = await buffer(await files.open(print.sha256))
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 600, height: 900, density: 300 })
  const alphaAt = async (top: number) => (await sharp(png).extract({ left: 300, top, width: 1, height: 1 }).raw().toBuffer())[3]
  expect([await alphaAt(10), await alphaAt(590), await alphaAt(620)]).toEqual([255, 255, 0])
  expect(await renderPrintFile({ files, images }, artOf(picture, { widthInches: 2, heightInches: 3 }, { align: 'top' }))).toEqual(print)
})

test('a print file has its area’s dots and its bleed around it, and is mirrored where the product asks for that', async () => {
  const placed = { xInches: -0.25, yInches: 0, widthInches: 1.25, heightInches: 3 }
  const looks = { id: '', name: '', rotateDegrees: 0, flipX: false, flipY: false, opacityPercent: 100, isLocked: false, isHidden: false }
  const layer = {
    kind: 'SHAPE',
    shape: 'RECT',
    fill: '#d23b2e',
    stroke: null,
    cornerInches: 0,
    groupId: null,
    ...looks,
    ...placed,
  } as const
  const printed = async (more: object) => {
    const document = { widthInches: 2, heightInches: 3, layers: [layer], dpi: 100, bleedInches: 0.25, ...more }
    const { sha256 } = await renderPrintFile({ files, images }, { document, pictures: new Map() })
    const { data, info } = await sharp(await buffer(await files.open(sha256)))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const alphaAt = (x: number) => data[(100 * info.width + x) * info.channels + 3]
    return [info.width, info.height, alphaAt(2), alphaAt(120), alphaAt(130), alphaAt(247)]
  }
  expect(await printed({})).toEqual([250, 350, 255, 255, 0, 0])
  expect(await printed({ isMirrored: true })).toEqual([250, 350, 0, 0, 255, 255])
})
