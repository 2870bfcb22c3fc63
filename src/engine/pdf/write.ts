// Our own PDFs: pdfkit with a typeface that knows Vietnamese, and bar codes as vectors that any printer's resolution suits.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type * as FontKit from 'fontkit'
import type PDFKit from 'pdfkit'
import type { PageSize } from './page.ts'

export type PdfDocument = PDFKit.PDFDocument

/**
 * Draws a PDF and gives its bytes. `draw` starts on the first page; the fonts `text` and `bold` are there. Nothing is loaded before the
 * first use, so that an idle server stays small.
 */
export async function writePdf(size: PageSize, title: string, draw: (page: PdfDocument) => void | Promise<void>): Promise<Buffer> {
  const [{ default: PDFDocument }, { create }] = await Promise.all([import('pdfkit'), import('fontkit')])
  const pdf = new PDFDocument({
    size: [size.widthPoints, size.heightPoints],
    margin: 0,
    // None of its own: ours come below.
    font: '',
    info: { Title: title },
  })
  pdf.registerFont('text', typeface('400Regular', create)).registerFont('bold', typeface('700Bold', create)).font('text')
  const chunks: Buffer[] = []
  const ended = new Promise<Buffer>((resolve, reject) => {
    pdf
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)))
      .on('error', reject)
  })
  await draw(pdf)
  pdf.end()
  return ended
}

const fonts = new Map<string, Buffer>()

/**
 * The typeface, read once for all PDFs, without its tables of ligatures and kerning: a label takes a sixth of the time. Vietnamese
 * letters are whole ones in it, so text must be in Unicode's composed form (NFC).
 */
function typeface(weight: '400Regular' | '700Bold', create: typeof FontKit.create): Buffer {
  const known = fonts.get(weight)
  if (known) return known
  const font = readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${weight}/Inter_${weight}.ttf`)))
  const tables = font.readUInt16BE(4)
  for (let at = 12; at < 12 + tables * 16; at += 16) {
    // A table whose name nobody knows is skipped by every reader.
    if (['GSUB', 'GPOS', 'GDEF'].includes(font.toString('latin1', at, at + 4))) font.write('x', at, 'latin1')
  }
  const read = create(font) as FontKit.Font // one face, no collection
  // A glyph keeps the letter that it was first asked for with, and inside of an accented one it is asked for with none.
  for (const codePoint of read.characterSet) read.glyphForCodePoint(codePoint)
  // pdfkit takes a font that is read already (its `PDFFontFactory`), which its types do not say.
  const given = read as unknown as Buffer
  fonts.set(weight, given)
  return given
}

/** A place on a page in points. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface LineStyle {
  /** In points. */
  size: number
  font?: 'text' | 'bold'
  width?: number
  align?: 'left' | 'right'
}
/** Writes one line at a place in points; what is wider than `width` ends in dots. */
export function putLine(
  pdf: PdfDocument,
  text: string,
  x: number,
  y: number,
  { size, font = 'text', width, align = 'left' }: LineStyle,
): void {
  pdf
    .fillColor('#14161a')
    .font(font)
    .fontSize(size)
    .text(text.normalize('NFC'), x, y, { align, height: size * 1.4, ellipsis: true, ...(width !== undefined && { width }) })
}

/** A hairline across the page, under a row of a table. */
export function drawRule(pdf: PdfDocument, y: number, left: number, right: number): void {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).stroke('#e4e2dc')
}

/** Draws a Code 128 that fills the box; what calls it leaves a quiet zone of ten bars' widths at both ends. */
export const drawCode128 = (pdf: PdfDocument, text: string, box: Box): Promise<void> => drawBars(pdf, text.replaceAll('^', '^094'), box)

/** Draws a GS1-128: FNC1 before the first element and between two, as its readers expect of elements of any length. */
export const drawGs1 = (pdf: PdfDocument, elements: readonly string[], box: Box): Promise<void> =>
  drawBars(pdf, elements.map(element => `^FNC1${element}`).join(''), box)

async function drawBars(pdf: PdfDocument, text: string, box: Box): Promise<void> {
  const { default: bwip } = await import('bwip-js/node')
  const [drawn] = bwip.raw({ bcid: 'code128', text, parse: true, parsefnc: true })
  if (!drawn || !('sbs' in drawn)) throw new Error('A bar code has bars.')
  const modules = drawn.sbs.reduce((sum, width) => sum + width, 0)
  let x = box.x
  for (const [at, width] of drawn.sbs.entries()) {
    const points = (width / modules) * box.width
    if (at % 2 === 0) pdf.rect(x, box.y, points, box.height)
    x += points
  }
  pdf.fill('#000')
}

/** Draws a QR code of medium error correction that fills a square. */
export async function drawQr(pdf: PdfDocument, text: string, square: { x: number; y: number; side: number }): Promise<void> {
  const { default: qrcode } = await import('qrcode')
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' })
  const step = square.side / modules.size
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) pdf.rect(square.x + column * step, square.y + row * step, step, step)
    }
  }
  pdf.fill('#000')
}
