import { Fault } from '#base/fault.ts'
import { type Area, labelArea } from './label-area.ts'
import { labelSize } from './page.ts'
import { type Page, pagePixels, pdfium, textTurn, withFloats, withNewPdf } from './pdfium.ts'

/** The label of a page as a PDF of exactly 4 × 6 inches. */
export function placeLabel(page: Page): Buffer {
  const area = labelArea(page.size, pagePixels(page, 72))
  const turn = turnOf(area, textTurn(page))
  return withNewPdf(made => {
    const { widthPoints, heightPoints } = labelSize
    const sheet = pdfium.FPDFPage_New(made, 0, widthPoints, heightPoints)
    // The form's own space is the page as it is seen, its lower left corner at 0,0.
    const form = pdfium.FPDF_NewXObjectFromPage(made, page.document.handle, page.index)
    const drawn = form ? pdfium.FPDF_NewFormObjectFromXObject(form) : 0
    if (!sheet || !drawn) throw new Fault('PDF_BROKEN')
    const { matrix, shown } = placing(area, page.size.heightPoints, turn)
    withFloats(matrix, at => pdfium.FPDFPageObj_SetMatrix(drawn, at))
    // What stands beside the label on its page must not reach into the margins of ours.
    const clip = pdfium.FPDF_CreateClipPath(...shown)
    pdfium.FPDFPage_InsertObject(sheet, drawn)
    pdfium.FPDFPage_InsertClipPath(sheet, clip)
    pdfium.FPDF_DestroyClipPath(clip)
    pdfium.FPDFPage_GenerateContent(sheet)
    pdfium.FPDF_CloseXObject(form)
    pdfium.FPDF_ClosePage(sheet)
  })
}

/** Quarter turns clockwise that bring a label upright; a label that lies is stood up, towards upright letters where there are any. */
function turnOf(area: Area, letters: 0 | 1 | 2 | 3 | undefined): 0 | 1 | 2 | 3 {
  if (area.width > area.height) return letters === 1 ? 3 : 1
  return letters === 2 ? 2 : 0
}

/** Cosine and sine of quarter turns clockwise, counted upwards as PDF does. */
const turns = [
  [1, 0],
  [0, -1],
  [-1, 0],
  [0, 1],
] as const

/** The matrix that turns the area and fits it into the middle of the label, and where it is then shown: left, bottom, right, top. */
function placing(area: Area, pageHeight: number, turn: 0 | 1 | 2 | 3): { matrix: number[]; shown: [number, number, number, number] } {
  const { widthPoints, heightPoints } = labelSize
  const [wide, high] = turn % 2 === 0 ? [area.width, area.height] : [area.height, area.width]
  const scale = Math.min(widthPoints / wide, heightPoints / high)
  const [cos, sin] = turns[turn]
  const [a, b, c, d] = [scale * cos, scale * sin, -scale * sin, scale * cos]
  // Areas are counted downwards from the top of the page.
  const middle = { x: area.left + area.width / 2, y: pageHeight - area.top - area.height / 2 }
  const [left, bottom] = [(widthPoints - wide * scale) / 2, (heightPoints - high * scale) / 2]
  return {
    matrix: [a, b, c, d, widthPoints / 2 - (a * middle.x + c * middle.y), heightPoints / 2 - (b * middle.x + d * middle.y)],
    shown: [left, bottom, widthPoints - left, heightPoints - bottom],
  }
}
