// Labels on sheets of A4 or Letter: two on each, lying, at their true size, so that a sheet of two stickers or a pair of scissors parts them.
import { Fault } from '#base/fault.ts'
import { labelSize, type PageSize, type PdfSource, type SheetPlaces } from './page.ts'
import { pdfium, savedBytes, withFloats, withPage, withPdf } from './pdfium.ts'

/** Every page of every PDF, in order; the first sheet's first places stay free where some were used before. PDF_BROKEN. */
export async function layOnSheets(pdfs: readonly PdfSource[], { free, ...sheet }: SheetPlaces): Promise<Uint8Array> {
  const made = pdfium.FPDF_CreateNewDocument()
  let place = free
  let page = 0
  const end = () => {
    if (!page) return
    pdfium.FPDFPage_GenerateContent(page)
    pdfium.FPDF_ClosePage(page)
    page = 0
  }
  try {
    for (const source of pdfs)
      await withPdf(source, async document => {
        for (let number = 1; number <= document.pages; number++) {
          if (!page) page = pdfium.FPDFPage_New(made, pdfium.FPDF_GetPageCount(made), sheet.widthPoints, sheet.heightPoints)
          await withPage(document, number, label => {
            const form = pdfium.FPDF_NewXObjectFromPage(made, document.handle, label.index)
            const drawn = form ? pdfium.FPDF_NewFormObjectFromXObject(form) : 0
            if (!page || !drawn) throw new Fault('PDF_BROKEN')
            withFloats(lying(label.size, sheet, place), at => pdfium.FPDFPageObj_SetMatrix(drawn, at))
            pdfium.FPDFPage_InsertObject(page, drawn)
            pdfium.FPDF_CloseXObject(form)
          })
          place = (place + 1) % placesOnSheet
          if (place === 0) end()
        }
      })
    end()
    return savedBytes(made)
  } finally {
    end()
    pdfium.FPDF_CloseDocument(made)
  }
}

export const placesOnSheet = 2

/** The matrix that lays a label into the middle of its half of the sheet; one that is larger than a label is made as small as one. */
function lying({ widthPoints, heightPoints }: PageSize, sheet: PageSize, place: number): number[] {
  const scale = Math.min(1, labelSize.widthPoints / widthPoints, labelSize.heightPoints / heightPoints)
  const [wide, high] = [heightPoints * scale, widthPoints * scale]
  const half = sheet.heightPoints / placesOnSheet
  const left = (sheet.widthPoints - wide) / 2
  const bottom = sheet.heightPoints - (place + 1) * half + (half - high) / 2
  // A quarter turn clockwise: what was its lower left corner is its upper left one.
  return [0, -scale, scale, 0, left, bottom + high]
}
