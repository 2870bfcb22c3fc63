// Gang sheets of 500 pieces of ten kinds: how much of the roll stays empty and what laying them takes of the processor; and a sheet of
// 22 × 240 inches as it is drawn.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { GangPiece } from '#engine/image/gang/place.ts'
import { imagePool } from '#engine/image/image.ts'
import { packed } from '#shop/production/gang/pack.ts'
import { type PackedSheet, sheetDpi, type ToPack, wasteOf } from '#shop/production/gang/rules.ts'
import { ticketCode, ticketQr } from '#shop/production/rules.ts'
import { rollIn, settingRules } from '#shop/setting/rules.ts'
import { memoryMb } from '#test/server.ts'
import type { Bench, BenchRow } from './bench.ts'
import { photoOf } from './design/photo.ts'

const limits = { wastePercent: 15, seconds: 0.5, drawnSeconds: 60, drawnMb: 600 }
const roll = rollIn(settingRules.rollDtf.default)
/** In inches, as shops print them. */
const kinds = [
  [11, 13],
  [9, 12],
  [10, 4],
  [4, 4],
  [3, 3.5],
  [12, 14],
  [8, 2],
  [3.5, 10],
  [7, 7],
  [5, 6],
] as const
const pieces = (count: number, seed: number): ToPack[] =>
  Array.from({ length: count }, (_, at) => {
    const [width, height] = kinds[(at * 7 + seed * 3 + Math.floor(at / 10)) % kinds.length] ?? [1, 1]
    return { ticketId: at, printFileId: at, ink: { width: width * sheetDpi, height: height * sheetDpi } }
  })

export const bench: Bench = async () => {
  // The first run also has the code compiled.
  const first = await packed(pieces(500, 1), roll)
  const rows: BenchRow[] = []
  for (const seed of [1, 2, 3]) {
    const from = process.cpuUsage()
    const sheets = await packed(pieces(500, seed), roll)
    const { user, system } = process.cpuUsage(from)
    const note = `${sheets.length} sheets`
    rows.push(
      {
        name: `500 pieces: roll without ink, mix ${seed}`,
        limit: { atMost: limits.wastePercent },
        figure: wasteOf(sheets),
        unit: '%',
        note,
      },
      { name: `500 pieces: processor time, mix ${seed}`, limit: { atMost: limits.seconds }, figure: (user + system) / 1e6, unit: 's' },
    )
  }
  const longest = first.toSorted((one, other) => other.length - one.length)[0]
  return longest ? [...rows, ...(await drawn(longest))] : rows
}

/** One sheet with all of its pieces and codes, each kind a picture of its own. */
async function drawn(sheet: PackedSheet): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'gang-'))
  const room = imagePool()
  try {
    const asked: GangPiece[] = []
    for (const { ticketId, ink, left, top, isTurned } of sheet.places) {
      const path = join(folder, `${ink.width}x${ink.height}.png`)
      if (!asked.some(piece => piece.path === path)) await (await photoOf(ink.width, ink.height, { isDisc: true })).png().toFile(path)
      const part = { left: 0, top: 0, ...ink }
      asked.push({
        path,
        whitePath: null,
        part,
        ink,
        left,
        top,
        isTurned,
        code: ticketQr(ticketId),
        lines: [`${ticketCode(ticketId)} FRONT`, 'White M'],
      })
    }
    const from = performance.now()
    const { width, length } = sheet
    let mb = 0
    const watch = setInterval(() => {
      for (const pid of room.pids()) mb = Math.max(mb, memoryMb(pid) || 0)
    }, 20)
    await room.gang({
      width,
      length,
      dpi: sheetDpi,
      pieces: asked,
      out: join(folder, 'sheet.png'),
      whiteOut: null,
      preview: join(folder, 'small.webp'),
    })
    const seconds = (performance.now() - from) / 1_000
    clearInterval(watch)
    const name = `sheet of ${width / sheetDpi} × ${Math.round(length / sheetDpi)} in, drawn`
    const read = await codesOn(join(folder, 'sheet.png'), { width, length })
    const share = (asked.filter(({ code }) => read.has(code)).length / asked.length) * 100
    return [
      { name, limit: { atMost: limits.drawnSeconds }, figure: seconds, unit: 's', note: `${sheet.places.length} pieces` },
      { name: 'memory of that sheet', limit: { atMost: limits.drawnMb }, figure: mb, unit: 'MB' },
      { name: 'codes of that sheet that are read', limit: { atLeast: 100 }, figure: share, unit: '%' },
    ]
  } finally {
    room.close()
    await rm(folder, { recursive: true })
  }
}

/** What a scanner reads off a sheet, laid on white, at half of its resolution: in strips that overlap by more than a piece is long. */
async function codesOn(path: string, { width, length }: { width: number; length: number }): Promise<Set<string>> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true })
  const [strip, step] = [16 * sheetDpi, 8 * sheetDpi]
  const found = new Set<string>()
  for (let top = 0; top < length; top += step) {
    const height = Math.min(strip, length - top)
    const { data, info } = await sharp(path, { limitInputPixels: false })
      .extract({ left: 0, top, width, height })
      .flatten({ background: '#fff' })
      .resize(Math.round(width / 2))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const size = { width: info.width, height: info.height, colorSpace: 'srgb', pixelFormat: 'rgba-unorm8' } as const
    const image = { data: new Uint8ClampedArray(data), ...size }
    const codes = await readBarcodes(image, { formats: ['QRCode'], tryHarder: true, tryRotate: true, maxNumberOfSymbols: 255 })
    for (const { text } of codes) found.add(text)
  }
  return found
}
