// PDFs that are not trusted are read and reshaped in a child process with a cap on memory and time; `write.ts` makes our own.
import { Fault } from '#base/fault.ts'
import { second } from '#base/time.ts'
import { ChildEnded, type ChildPool, childPool } from '../child/child-pool.ts'
import type { ChildPoolOptions } from '../child/options.ts'
import type { LabelChoice, LabelCut, LabelPaper, NUp, PageRange, PageSize, PdfSource, ReadPage, SheetPlaces } from './page.ts'
import type { pdfOperations } from './pdf.child.ts'

/** Faults of all: NOT_A_PDF, PDF_BROKEN, PDF_ENCRYPTED, PDF_TOO_COSTLY. Pages are counted from 1. */
export interface PdfPool {
  pages(pdf: PdfSource): Promise<PageSize[]>
  /** How many pages it has; none of them is looked at. */
  count(pdf: PdfSource): Promise<number>
  /**
   * Text and barcodes of `count` pages from `first`, or of all. A long file lets others pass after each piece: as many pages as are begun in
   * half a second, for which it is opened once.
   */
  read(pdf: PdfSource, range?: PageRange): Promise<ReadPage[]>
  /** A picture of a page, for previews. */
  png(pdf: PdfSource, page: number, dpi: number): Promise<Buffer>
  /**
   * Its pages alone as another PDF: scripts, attached files and what it does when it is opened stay behind. PDF_BROKEN also where a page is
   * larger than any paper (ISO 32000, annex C) or still acts by itself; PDF_TOO_COSTLY where it has more than `maxPages`.
   */
  pagesAlone(pdf: PdfSource, maxPages: number): Promise<Buffer>
  /** One page as a PDF of its own. */
  split(pdf: PdfSource, page: number): Promise<Buffer>
  /**
   * The label of a page as a PDF of exactly 4 × 6 inches: found by its bar code, turned upright, filling its paper, nothing cut off; and what
   * its printer shows, which is for the caller to compare. Faults also: LABEL_NOT_APART, LABEL_TOO_SMALL.
   */
  toLabel(pdf: PdfSource, page: number, choice: LabelChoice): Promise<LabelPaper>
  /** The same of a part of a page that somebody cut out and turned, whatever it shows. */
  cutLabel(pdf: PdfSource, page: number, cut: LabelCut): Promise<LabelPaper>
  /** A JPG or PNG of a label as a PDF of one page, in grey; of label size where it has a label's shape. IMAGE_CORRUPT, TOO_MANY_PIXELS. */
  fromPicture(path: string): Promise<Buffer>
  /** All pages of all PDFs, two on each sheet, lying at their true size. */
  lay(pdfs: readonly PdfSource[], sheet: SheetPlaces): Promise<Buffer>
  /** All pages of all PDFs in one, side by side on sheets where `nUp` is given. */
  merge(pdfs: readonly PdfSource[], nUp?: NUp): Promise<Buffer>
  pids(): number[]
  close(): void
}

/** To draw a page and to lay it onto another. */
const onePageMs = 10 * second

/** For each piece a file is sent to its child and opened anew, which takes as long as several of its pages where it has a thousand. */
const pieceMs = 500

export interface PdfPoolOptions extends Pick<ChildPoolOptions, 'concurrency' | 'idleMs'> {
  /**
   * To read a page. It takes a twentieth of a second, a hard one half of one, the first of a child beside much other work several: a file
   * of 600 bytes that says "draw this a thousand million times" no more.
   */
  readonly pageMs?: number
}

export function pdfPool({ pageMs = onePageMs, ...options }: PdfPoolOptions = {}): PdfPool {
  const pool: ChildPool<typeof pdfOperations> = childPool(new URL('./pdf.child.ts', import.meta.url), {
    timeoutMs: 60 * second,
    maxBytes: 2 ** 30,
    ...options,
  })
  const bytes = (answer: Uint8Array): Buffer => Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength)
  const readPages: PdfPool['read'] = async (pdf, { first, count, ...how } = { first: 1, count: Number.POSITIVE_INFINITY }) => {
    const read: ReadPage[] = []
    const end = first + count
    for (let [at, last] = [first, first]; at <= last && at < end; ) {
      const piece = await pool.run('read', { pdf, range: { ...how, first: at, count: end - at, withinMs: pieceMs } }, pageMs + pieceMs)
      read.push(...piece.read)
      // What has a page that is asked for has one more each time.
      if (piece.read.length === 0) break
      at += piece.read.length
      last = piece.pages
    }
    return read
  }
  return {
    pages: pdf => pool.run('pages', { pdf }).catch(refuse),
    count: pdf => pool.run('count', { pdf }, pageMs).catch(refuse),
    read: (pdf, range) => readPages(pdf, range).catch(refuse),
    png: (pdf, page, dpi) => pool.run('png', { pdf, page, dpi }, onePageMs).then(bytes, refuse),
    pagesAlone: (pdf, maxPages) => pool.run('pagesAlone', { pdf, maxPages }).then(bytes, refuse),
    split: (pdf, page) => pool.run('split', { pdf, page }, onePageMs).then(bytes, refuse),
    toLabel: (pdf, page, choice) =>
      pool.run('toLabel', { pdf, page, choice }, onePageMs).then(paper => ({ ...paper, bytes: bytes(paper.bytes) }), refuse),
    cutLabel: (pdf, page, cut) =>
      pool.run('cutLabel', { pdf, page, cut }, onePageMs).then(paper => ({ ...paper, bytes: bytes(paper.bytes) }), refuse),
    fromPicture: path => pool.run('fromPicture', { path }, onePageMs).then(bytes, refuse),
    lay: (pdfs, sheet) => pool.run('lay', { pdfs, sheet }).then(bytes, refuse),
    merge: (pdfs, nUp) => pool.run('merge', { pdfs, nUp }).then(bytes, refuse),
    pids: pool.pids,
    close: pool.close,
  }
}

/** A child that had to be ended says something about the PDF: it costs too much, or it breaks its reader. */
function refuse(error: unknown): never {
  if (error instanceof ChildEnded) throw new Fault(error.reason === 'crashed' ? 'PDF_BROKEN' : 'PDF_TOO_COSTLY')
  throw error
}
