import { serveChild } from '../child/serve-child.ts'
import { barcodesOf } from './barcodes.ts'
import { cutPaper, labelPaper } from './label.ts'
import { framesApartFrom } from './label-area.ts'
import {
  type Area,
  type Barcode,
  isLabelSized,
  type LabelChoice,
  type LabelCut,
  type LabelPaper,
  type NUp,
  type PagePart,
  type PageRange,
  type PageSize,
  type PdfSource,
  partOf,
  type ReadPage,
  type SheetPlaces,
} from './page.ts'
import { copyPages, mergeAll, onSheets, type Page, pagePixels, pagesAlone, pageText, textWithin, withPage, withPdf } from './pdfium.ts'
import { pictureAsPdf } from './picture.ts'
import { layOnSheets } from './sheet.ts'

type OnePage = { pdf: PdfSource; page: number }

export const pdfOperations = {
  pages: ({ pdf }: { pdf: PdfSource }): Promise<PageSize[]> =>
    withPdf(pdf, document => Promise.all(Array.from({ length: document.pages }, (_, at) => withPage(document, at + 1, page => page.size)))),
  count: ({ pdf }: { pdf: PdfSource }): Promise<number> => withPdf(pdf, async document => document.pages),
  read: ({ pdf, range }: { pdf: PdfSource; range: PageRange }): Promise<{ read: ReadPage[]; pages: number }> =>
    withPdf(pdf, async document => {
      const { first, count, withinMs = 0, quickFor = [] } = range
      const from = performance.now()
      const end = Math.min(first + count, document.pages + 1)
      const read: ReadPage[] = []
      for (let at = first; at < end && (at === first || performance.now() - from < withinMs); at++) {
        read.push(await withPage(document, at, page => readPage(page, at, quickFor)))
      }
      return { read, pages: document.pages }
    }),
  png: ({ pdf, page, dpi }: OnePage & { dpi: number }): Promise<Uint8Array> =>
    withPdf(pdf, document =>
      withPage(document, page, async it => {
        const { data, width, height } = pagePixels(it, dpi)
        const { default: sharp } = await import('sharp')
        return sharp(data, { raw: { width, height, channels: 4 } })
          .removeAlpha()
          .greyscale()
          .png()
          .toBuffer()
      }),
    ),
  pagesAlone: ({ pdf, maxPages }: { pdf: PdfSource; maxPages: number }): Promise<Uint8Array> =>
    withPdf(pdf, document => pagesAlone(document, maxPages)),
  split: ({ pdf, page }: OnePage): Promise<Uint8Array> => withPdf(pdf, async document => copyPages(document, [page])),
  toLabel: ({ pdf, page, choice }: OnePage & { choice: LabelChoice }): Promise<LabelPaper> =>
    withPdf(pdf, document => withPage(document, page, it => labelPaper(it, choice))),
  cutLabel: ({ pdf, page, cut }: OnePage & { cut: LabelCut }): Promise<LabelPaper> =>
    withPdf(pdf, document => withPage(document, page, it => cutPaper(it, cut))),
  fromPicture: ({ path }: { path: string }): Promise<Uint8Array> => pictureAsPdf(path),
  lay: ({ pdfs, sheet }: { pdfs: readonly PdfSource[]; sheet: SheetPlaces }): Promise<Uint8Array> => layOnSheets(pdfs, sheet),
  merge: async ({ pdfs, nUp }: { pdfs: readonly PdfSource[]; nUp: NUp | undefined }): Promise<Uint8Array> => {
    const merged = await mergeAll(pdfs)
    return nUp ? withPdf(merged, async document => onSheets(document, nUp)) : merged
  },
}

async function readPage(page: Page, number: number, quickFor: readonly string[]): Promise<ReadPage> {
  const text = pageText(page)
  const said = text.toLowerCase()
  const isQuick = quickFor.some(word => said.includes(word))
  const barcodes = await barcodesOf(page, isQuick)
  return { page: number, text, barcodes, unread: barcodes.length > 0 && !isLabelSized(page.size) ? unreadOf(page, barcodes) : [] }
}

/** Beside what was read, on paper that has room for it. */
function unreadOf(page: Page, barcodes: readonly Barcode[]): PagePart[] {
  const { size } = page
  const isWordless = ({ left, top, width, height }: Area) =>
    textWithin(page, [left, size.heightPoints - top - height, left + width, size.heightPoints - top]).trim() === ''
  return framesApartFrom(
    size,
    pagePixels(page, 72),
    barcodes.map(({ at }) => at),
  )
    .filter(isWordless)
    .map(area => partOf(area, size))
}

serveChild(pdfOperations)
