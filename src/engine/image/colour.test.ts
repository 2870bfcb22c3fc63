import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { childPools } from '#test/child-pools.ts'
import { bareInks, type Chart, charts, patchSide } from '#test/colour/chart.ts'
import { printDpi } from './picture.ts'

const { images: room } = childPools
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colour-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The middle of each patch. */
async function patchesOf(path: string): Promise<number[][]> {
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return Array.from({ length: info.width / patchSide }, (_, at) => {
    const from = ((patchSide / 2) * info.width + at * patchSide + patchSide / 2) * info.channels
    return [...data.subarray(from, from + 3)]
  })
}
/** The furthest that any value of any patch is off, and which patch it is. */
function furthest(seen: readonly (readonly number[])[], expected: readonly (readonly number[])[]): { off: number; patch: string } {
  const all = expected.map((patch, at) => ({
    off: Math.max(...patch.map((value, channel) => Math.abs(value - (seen[at]?.[channel] ?? -255)))),
    patch: `${seen[at]} in place of ${patch}`,
  }))
  return all.toSorted((one, other) => other.off - one.off)[0] ?? { off: 255, patch: 'no patch' }
}

async function shownAndPrinted({ name, file, expected }: Chart): Promise<{ shown: number[][]; printed: number[][] }> {
  // A name of its own for each: the test's sharp remembers files by name.
  const [source, small, print] = [join(folder, name), join(folder, `${name}.webp`), join(folder, `${name}.print.png`)]
  await writeFile(source, file)
  await room.thumbnail(source, small, expected.length * patchSide)
  const [widthInches, heightInches] = [(expected.length * patchSide) / printDpi, patchSide / printDpi]
  const layers = [{ kind: 'IMAGE' as const, source: 'art', xInches: 0, yInches: 0, widthInches, heightInches }]
  const { widthPixels } = await room.render({ widthInches, heightInches, layers }, { art: source }, print)
  expect(widthPixels).toBe(expected.length * patchSide)
  return { shown: await patchesOf(small), printed: await patchesOf(print) }
}

/** Two rounded conversions may each be one off. */
const printTolerance = 2
/** The preview is a WebP of quality 82. */
const previewTolerance = 6

/** One space that is wider than sRGB, in every kind of file, and inks. */
const isInGate = ({ name }: Chart) => /Adobe RGB|inks/.test(name)

for (const chart of charts)
  test(`${chart.name}: print and preview have the colours of the file’s profile`, { tags: isInGate(chart) ? [] : 'long' }, async () => {
    const { shown, printed } = await shownAndPrinted(chart)
    const [print, preview, between] = [furthest(printed, chart.expected), furthest(shown, chart.expected), furthest(shown, printed)]
    expect(print.off, print.patch).toBeLessThanOrEqual(printTolerance)
    expect(preview.off, preview.patch).toBeLessThanOrEqual(previewTolerance)
    expect(between.off, between.patch).toBeLessThanOrEqual(previewTolerance)
  })

test('inks without a profile are shown as they are printed: paper white, all inks dark, cyan no red', async () => {
  const { shown, printed } = await shownAndPrinted(bareInks)
  const { off, patch } = furthest(shown, printed)
  expect(off, patch).toBeLessThanOrEqual(previewTolerance)
  expect(furthest(printed, bareInks.expected).off).toBeLessThanOrEqual(60)
})
