import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, type ReaderOptions, type ReadInputBarcodeFormat, type ReadResult, readBarcodes } from 'zxing-wasm/reader'
import { type Barcode, isLabelSized, labelDpi, overlap, type PageSize, type Turn } from './page.ts'
import { type Page, type Pixels, pagePixels } from './pdfium.ts'

const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
await prepareZXingModule({
  overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) },
  fireImmediately: true,
})

const lines: ReadInputBarcodeFormat[] = ['Code128']
const all: ReadInputBarcodeFormat[] = ['Code128', 'DataMatrix', 'PDF417', 'QRCode', 'Codabar']
interface Look {
  readonly dpi: number
  readonly options: ReaderOptions
}
/** The quick look finds nearly every label; the hard ones cost four times as much and are taken only where it may have missed one. */
const looks: readonly Look[] = [
  { dpi: 150, options: { formats: lines, tryHarder: false, tryDownscale: false } },
  { dpi: 200, options: { formats: all, tryHarder: true, tryDownscale: true } },
  { dpi: 300, options: { formats: all, tryHarder: true, tryDownscale: true } },
]
/** It finds the bars of a label as the last look does, also where they are small beside other things, in a quarter of what all looks take. */
const barsLook: Look = { dpi: 300, options: { formats: lines, tryHarder: true, tryDownscale: false } }
/** A shorter bar code is somebody's reference, and the search goes on. */
const longEnough = 12

/**
 * The bar codes of a page, in the order in which they were found; the same text at two places is two of them. `isQuick`: where there are no
 * bars, nothing else is looked for.
 */
export async function barcodesOf(page: Page, isQuick = false): Promise<Barcode[]> {
  const found: Barcode[] = []
  for (const [at, look] of looks.entries()) {
    for (const barcode of await seenBy(page, look))
      if (!found.some(known => known.text === barcode.text && known.format === barcode.format && overlap(known.at, barcode.at)))
        found.push(barcode)
    if (isQuick && at === 0 && found.length === 0 && (await seenBy(page, barsLook)).length === 0) break
    const hasLong = found.some(({ format, text }) => format === 'Code128' && text.length >= longEnough)
    // Larger paper may bear a second label, which a quick look does not always see.
    if (hasLong && (at > 0 || isLabelSized(page.size))) break
  }
  return found
}

const seenBy = (page: Page, { dpi, options }: Look) => readPixels(page.size, pagePixels(page, dpi, false), options)

/** Below this grey a dot is printed: a faint print and a dark one. */
const inks = [88, 168]
/** Pixels as their four bytes, the last of which (opaque) weighs most. */
const [black, white] = [0xff000000, 0xffffffff]

/**
 * The bar codes that a printer of labels shows, whose dots are black or white: once for each ink. Of a label whose number stands in another
 * code than bars all kinds are looked for.
 */
export async function printedBarcodes(page: Page, format = 'Code128'): Promise<Barcode[][]> {
  const formats = format === 'Code128' ? lines : all
  const grey = pagePixels(page, labelDpi)
  const prints: Barcode[][] = []
  for (const ink of inks) {
    const dots = new Uint32Array(grey.data.buffer).map(pixel => ((pixel & 0xff) < ink ? black : white))
    const data = new Uint8ClampedArray(dots.buffer)
    prints.push(await readPixels(page.size, { ...grey, data }, { formats, tryHarder: true, tryDownscale: false, minLineCount: 4 }))
  }
  return prints
}

async function readPixels({ widthPoints }: PageSize, { data, width, height }: Pixels, options: ReaderOptions): Promise<Barcode[]> {
  const image = { data, width, height, colorSpace: 'srgb' as const, pixelFormat: 'rgba-unorm8' as const }
  const read = await readBarcodes(image, {
    tryRotate: true,
    tryInvert: false,
    maxNumberOfSymbols: 32,
    // One clean line will do: Code 128 has a check of its own, and so has every number that we look for.
    minLineCount: 1,
    // Any other mode spells the separator of GS1 out, and a scanner's text would not be found in it.
    textMode: 'Plain',
    ...options,
  })
  return read.filter(it => it.isValid).map(it => placed(it, widthPoints / width))
}

function placed({ format, text, position, rotation }: ReadResult, scale: number): Barcode {
  const corners = [position.topLeft, position.topRight, position.bottomLeft, position.bottomRight]
  const [xs, ys] = [corners.map(({ x }) => x * scale), corners.map(({ y }) => y * scale)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const turn = (((Math.round(rotation / 90) % 4) + 4) % 4) as Turn // a remainder by four
  return { format, text, at: { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }, turn }
}
