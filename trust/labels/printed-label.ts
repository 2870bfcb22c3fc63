// What a printer of labels would show of a page: read by the suite itself, as a parcel's scanner would read it.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { PdfPool } from '#engine/pdf/pdf.ts'
import { isUspsNumber } from '#shop/carrier/integrated/usps/usps.ts'
import { numberOfScan } from '#shop/carrier/number.carrier.ts'

const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
await prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer }, fireImmediately: true })

/** The USPS numbers and the marks of the one page, in black and white at 203 dots per inch; and its size in points. */
export async function readPrintedLabel(room: Pick<PdfPool, 'png' | 'pages'>, pdf: Buffer) {
  const pages = await room.pages(pdf)
  const bytes = await sharp(await room.png(pdf, 1, 203))
    .threshold(128)
    .png()
    .toBuffer()
  const found = await readBarcodes(new Uint8Array(bytes), {
    formats: ['Code128', 'QRCode'],
    tryHarder: true,
    tryInvert: false,
    textMode: 'Plain',
    maxNumberOfSymbols: 32,
  })
  const texts = found.filter(it => it.isValid).map(it => it.text)
  const numbers = new Set(texts.map(numberOfScan).filter(isUspsNumber))
  return { pages, numbers: [...numbers], marks: texts.filter(text => /^[TF]\d{8}$/.test(text)) }
}
