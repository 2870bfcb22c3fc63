// A thin layer over PDFium (WebAssembly): documents and pages that close themselves, text, pixels, copies.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { init } from '@embedpdf/pdfium'
import { Fault } from '#base/fault.ts'
import type { NUp, PageSize, PdfSource } from './page.ts'

const wasm = readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')))
export const pdfium = await init({ wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) })
pdfium.PDFiumExt_Init()

/** The memory of PDFium, looked up anew each time: it moves when it grows. */
const heap = (): Uint8Array => pdfium.pdfium.HEAPU8
const { malloc, free } = pdfium.pdfium.wasmExports

export interface Pdf {
  handle: number
  pages: number
}
export interface Page {
  document: Pdf
  handle: number
  /** Counted from 0, as PDFium does. */
  index: number
  size: PageSize
}

/** Opens a PDF for `work`. Faults: NOT_A_PDF, PDF_BROKEN, PDF_ENCRYPTED. */
export async function withPdf<T>(source: PdfSource, work: (pdf: Pdf) => T | Promise<T>): Promise<T> {
  const bytes = typeof source === 'string' ? readFileSync(source) : source
  // Readers allow some bytes before the header (ISO 32000, annex H.3.4.1).
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(1_024, bytes.byteLength)).includes('%PDF-')) throw new Fault('NOT_A_PDF')
  const at = malloc(bytes.length)
  heap().set(bytes, at)
  const handle = pdfium.FPDF_LoadMemDocument(at, bytes.length, '')
  try {
    const passwordError = 4
    if (!handle) throw new Fault(pdfium.FPDF_GetLastError() === passwordError ? 'PDF_ENCRYPTED' : 'PDF_BROKEN')
    const pages = pdfium.FPDF_GetPageCount(handle)
    if (pages < 1) throw new Fault('PDF_BROKEN')
    return await work({ handle, pages })
  } finally {
    if (handle) pdfium.FPDF_CloseDocument(handle)
    free(at)
  }
}

/** The longest side of a page (ISO 32000, annex C.2). */
const longestPoints = 14_400

/** Opens page `number`, counted from 1, with its notes drawn into it. PDF_BROKEN also where it is larger than any paper. */
export async function withPage<T>(document: Pdf, number: number, work: (page: Page) => T | Promise<T>): Promise<T> {
  const handle = pdfium.FPDF_LoadPage(document.handle, number - 1)
  if (!handle) throw new Fault('PDF_BROKEN')
  try {
    const size = { widthPoints: pdfium.FPDF_GetPageWidthF(handle), heightPoints: pdfium.FPDF_GetPageHeightF(handle) }
    const sides = [size.widthPoints, size.heightPoints]
    if (!(Math.min(...sides) >= 1 && Math.max(...sides) <= longestPoints)) throw new Fault('PDF_BROKEN')
    return await work({ document, handle, index: number - 1, size })
  } finally {
    pdfium.FPDF_ClosePage(handle)
  }
}

const mostCharacters = 20_000

export function pageText(page: Page): string {
  return withText(page, (text, characters) => {
    const count = Math.min(characters, mostCharacters)
    const at = malloc((count + 1) * 2)
    pdfium.FPDFText_GetText(text, 0, count, at)
    const read = Buffer.from(heap().buffer, at, count * 2).toString('utf16le')
    free(at)
    return read
  })
}

/** The text that stands within these edges, in points from the page's lower left corner. */
export function textWithin(page: Page, [left, bottom, right, top]: readonly [number, number, number, number]): string {
  return withText(page, text => {
    const at = malloc((mostCharacters + 1) * 2)
    const count = pdfium.FPDFText_GetBoundedText(text, left, top, right, bottom, at, mostCharacters)
    const read = Buffer.from(heap().buffer, at, Math.min(count, mostCharacters) * 2).toString('utf16le')
    free(at)
    // It counts the end of its text where there is none.
    return read.replaceAll('\0', '')
  })
}

function withText<T>(page: Page, work: (text: number, characters: number) => T): T {
  const text = pdfium.FPDFText_LoadPage(page.handle)
  try {
    return work(text, Math.max(0, text ? pdfium.FPDFText_CountChars(text) : 0))
  } finally {
    if (text) pdfium.FPDFText_ClosePage(text)
  }
}

export interface Pixels {
  /** Four bytes a pixel, the first three alike where it is grey. */
  data: Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
}

const mostPixels = 16e6
const drawGrey = 0x08
const drawNotes = 0x01
const redFirst = 0x10

/**
 * The page drawn in grey on white; a page larger than paper is drawn more coarsely than asked. In colours (`isGrey` false) it takes a quarter
 * less: for whoever makes grey of them anyway.
 */
export function pagePixels(page: Page, dpi: number, isGrey = true): Pixels {
  const { widthPoints, heightPoints } = page.size
  const scale = Math.min(dpi / 72, Math.sqrt(mostPixels / (widthPoints * heightPoints)))
  const width = Math.max(1, Math.round(widthPoints * scale))
  const height = Math.max(1, Math.round(heightPoints * scale))
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0)
  if (!bitmap) throw new Fault('PDF_TOO_COSTLY')
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
  pdfium.FPDF_RenderPageBitmap(bitmap, page.handle, 0, 0, width, height, 0, drawNotes | (isGrey ? drawGrey : redFirst))
  const at = pdfium.FPDFBitmap_GetBuffer(bitmap)
  // Four bytes a pixel leave no gap at the end of a row.
  const data = new Uint8ClampedArray(heap().slice(at, at + width * height * 4))
  pdfium.FPDFBitmap_Destroy(bitmap)
  return { data, width, height }
}

/** These pages, counted from 1, as a PDF of their own. */
export function copyPages(document: Pdf, pages: readonly number[]): Buffer {
  return withNewPdf(made => {
    if (!pdfium.FPDF_ImportPages(made, document.handle, pages.join(','), 0)) throw new Fault('PDF_BROKEN')
  })
}

/** What a page does by itself or by a click; a link to another site is none of it. */
const act = /\/(JavaScript|JS|AA|Launch|SubmitForm|ImportData|GoToR|EmbeddedFile|RichMedia)\b|\/URI\s*\(\s*(javascript|data|file):/i

/** All pages and nothing else of the document. PDF_BROKEN, PDF_TOO_COSTLY. */
export async function pagesAlone(document: Pdf, maxPages: number): Promise<Buffer> {
  if (document.pages > maxPages) throw new Fault('PDF_TOO_COSTLY')
  const numbers = Array.from({ length: document.pages }, (_, at) => at + 1)
  // One that no reader opens is found before it is copied.
  for (const number of numbers) await withPage(document, number, () => {})
  const copy = copyPages(document, numbers)
  if (act.test(outsideStreams(copy.toString('latin1')))) throw new Fault('PDF_BROKEN')
  return copy
}

/** PDFium writes objects in plain; what is packed in a stream is drawn and does nothing. */
function outsideStreams(pdf: string): string {
  const parts = pdf.split('endstream')
  return parts.map((part, at) => (at < parts.length - 1 ? part.slice(0, beginOfStream(part)) : part)).join('\n')
}
const beginOfStream = (part: string): number => {
  const at = part.search(/\bstream\r?\n/)
  return at === -1 ? part.length : at
}

export async function mergeAll(sources: readonly PdfSource[]): Promise<Buffer> {
  const made = pdfium.FPDF_CreateNewDocument()
  try {
    for (const source of sources) {
      await withPdf(source, document => {
        if (!pdfium.FPDF_ImportPages(made, document.handle, '', pdfium.FPDF_GetPageCount(made))) throw new Fault('PDF_BROKEN')
      })
    }
    return savedBytes(made)
  } finally {
    pdfium.FPDF_CloseDocument(made)
  }
}

export function onSheets(document: Pdf, { widthPoints, heightPoints, columns, rows }: NUp): Buffer {
  const made = pdfium.FPDF_ImportNPagesToOne(document.handle, widthPoints, heightPoints, columns, rows)
  if (!made) throw new Fault('PDF_BROKEN')
  try {
    return savedBytes(made)
  } finally {
    pdfium.FPDF_CloseDocument(made)
  }
}

/** The bytes of a new PDF that `fill` makes. */
export function withNewPdf(fill: (made: number) => void): Buffer {
  const made = pdfium.FPDF_CreateNewDocument()
  try {
    fill(made)
    return savedBytes(made)
  } finally {
    pdfium.FPDF_CloseDocument(made)
  }
}

export function savedBytes(document: number): Buffer {
  const writer = pdfium.PDFiumExt_OpenFileWriter()
  pdfium.PDFiumExt_SaveAsCopy(document, writer)
  const size = pdfium.PDFiumExt_GetFileWriterSize(writer)
  const at = malloc(size)
  pdfium.PDFiumExt_GetFileWriterData(writer, at, size)
  const bytes = Buffer.from(heap().slice(at, at + size))
  free(at)
  pdfium.PDFiumExt_CloseFileWriter(writer)
  return bytes
}

/** Calls `work` with the address of these 32-bit floats. */
export function withFloats<T>(values: readonly number[], work: (at: number) => T): T {
  const at = malloc(values.length * 4)
  new Float32Array(heap().buffer, at, values.length).set(values)
  try {
    return work(at)
  } finally {
    free(at)
  }
}
