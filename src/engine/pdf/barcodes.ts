import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, type ReadInputBarcodeFormat, readBarcodes } from 'zxing-wasm/reader'
import type { Barcode } from './page.ts'
import { type Page, type Pixels, pagePixels } from './pdfium.ts'

const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
await prepareZXingModule({
  overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) },
  fireImmediately: true,
})

/** The quick look finds nearly every label; the hard ones cost four times as much and are taken only where it found no long bar code. */
const looks: readonly { dpi: number; hard: boolean; formats: ReadInputBarcodeFormat[] }[] = [
  { dpi: 150, hard: false, formats: ['Code128'] },
  { dpi: 200, hard: true, formats: ['Code128', 'DataMatrix', 'PDF417', 'QRCode'] },
  { dpi: 300, hard: true, formats: ['Code128', 'DataMatrix', 'PDF417', 'QRCode'] },
]
/** A shorter bar code is somebody's reference, and the search goes on. */
const longEnough = 12

/** The different bar codes of a page, in the order in which they were found. */
export async function barcodesOf(page: Page): Promise<Barcode[]> {
  const found = new Map<string, Barcode>()
  for (const look of looks) {
    for (const barcode of await readPixels(pagePixels(page, look.dpi), look)) found.set(`${barcode.format} ${barcode.text}`, barcode)
    if ([...found.values()].some(({ format, text }) => format === 'Code128' && text.length >= longEnough)) break
  }
  return [...found.values()]
}

async function readPixels({ data, width, height }: Pixels, { hard, formats }: (typeof looks)[number]): Promise<Barcode[]> {
  const image = { data, width, height, colorSpace: 'srgb' as const, pixelFormat: 'rgba-unorm8' as const }
  const read = await readBarcodes(image, {
    formats,
    tryHarder: hard,
    tryRotate: true,
    tryInvert: false,
    tryDownscale: hard,
    maxNumberOfSymbols: 8,
    // One clean line will do: Code 128 has a check of its own, and so has every number that we look for.
    minLineCount: 1,
    // Any other mode spells the separator of GS1 out, and a scanner's text would not be found in it.
    textMode: 'Plain',
  })
  return read.filter(it => it.isValid).map(it => ({ format: it.format, text: it.text }))
}
