import { Fault } from '#base/fault.ts'
import { printedBarcodes } from './barcodes.ts'
import { areasAround } from './label-area.ts'
import {
  type Area,
  type Barcode,
  type LabelChoice,
  type LabelCut,
  type LabelPaper,
  labelDpi,
  labelSize,
  overlap,
  partOf,
  type Turn,
} from './page.ts'
import { type Page, pagePixels, pdfium, textWithin, withFloats, withNewPdf, withPage, withPdf } from './pdfium.ts'

/** The narrowest bar takes this many dots of the printer at least; USPS prints it a third wider yet. */
const leastDots = 2

/**
 * The label of this bar code as a PDF of exactly 4 × 6 inches, upright, and what printers show of it. Faults: LABEL_NOT_APART where it
 * cannot be told from others, LABEL_TOO_SMALL where it would not fill its paper.
 */
export async function labelPaper(page: Page, choice: LabelChoice): Promise<LabelPaper> {
  const { area, code } = chosen(page, choice)
  const placing = placingOf(area, page.size.heightPoints, turnOf(area, code))
  return { ...(await printed(page, placing, code.format)), part: partOf(area, page.size) }
}

/** The same of a part that somebody cut out and turned, whatever bars it shows. LABEL_TOO_SMALL where nothing is left of the page. */
export async function cutPaper(page: Page, { left, top, right, bottom, turn }: LabelCut): Promise<LabelPaper> {
  const { widthPoints, heightPoints } = page.size
  const [width, height] = [(1 - left - right) * widthPoints, (1 - top - bottom) * heightPoints]
  if (!(width >= leastCut && height >= leastCut)) throw new Fault('LABEL_TOO_SMALL')
  const area = { left: left * widthPoints, top: top * heightPoints, width, height }
  return { ...(await printed(page, placingOf(area, heightPoints, turn))), part: { left, top, right, bottom } }
}
/** In points: a smaller part of a page holds no label that could be read. */
const leastCut = 72

async function printed(page: Page, placing: Placing, format?: string): Promise<Omit<LabelPaper, 'part'>> {
  const bytes = place(page, placing)
  const prints = await withPdf(bytes, document =>
    withPage(document, 1, async paper => {
      const text = textWithin(paper, placing.shown)
      return (await printedBarcodes(paper, format)).map(barcodes => ({ text, barcodes }))
    }),
  )
  const [, bottom, , top] = placing.shown
  return { bytes, prints, fills: (top - bottom) / labelSize.heightPoints }
}

/** The first area that shows this label, no other one, and bars that are long enough. */
function chosen(page: Page, { around, apartFrom }: LabelChoice): { area: Area; code: Barcode } {
  const pixels = pagePixels(page, 72)
  let isCrowded = false
  for (const code of around.toSorted((one, other) => Number(isLines(other)) - Number(isLines(one)))) {
    for (const area of areasAround(page.size, pixels, code)) {
      if (apartFrom.some(({ at }) => overlap(area, at))) isCrowded = true
      else if (dotsOf(code) * scaleOf(area) >= leastDots) return { area, code }
    }
  }
  throw new Fault(isCrowded ? 'LABEL_NOT_APART' : 'LABEL_TOO_SMALL')
}

/**
 * How many dots of a label printer the narrowest bar takes: Code 128 has 11 units a symbol, two digits or another sign, and 13 at its end. Of
 * other codes the print itself tells.
 */
function dotsOf(code: Barcode): number {
  if (!isLines(code)) return Number.POSITIVE_INFINITY
  const { text, at } = code
  const digits = text.replace(/\D/g, '').length
  const symbols = 3 + Math.ceil(digits / 2) + text.length - digits
  return ((Math.max(at.width, at.height) / 72) * labelDpi) / (symbols * 11 + 13)
}

const isLines = ({ format }: Barcode): boolean => format === 'Code128'

function place(page: Page, { matrix, shown }: Placing): Buffer {
  return withNewPdf(made => {
    const { widthPoints, heightPoints } = labelSize
    const sheet = pdfium.FPDFPage_New(made, 0, widthPoints, heightPoints)
    // The form's own space is the page as it is seen, its lower left corner at 0,0.
    const form = pdfium.FPDF_NewXObjectFromPage(made, page.document.handle, page.index)
    const drawn = form ? pdfium.FPDF_NewFormObjectFromXObject(form) : 0
    if (!sheet || !drawn) throw new Fault('PDF_BROKEN')
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

/** Quarter turns clockwise that bring a label upright: its bars lie as its letters do. A label that lies is stood up, whichever way it reads. */
function turnOf(area: Area, { turn }: Barcode): Turn {
  if (area.width > area.height) return turn === 1 ? 3 : 1
  return turn === 2 ? 2 : 0
}

/** Cosine and sine of quarter turns clockwise, counted upwards as PDF does. */
const turns = [
  [1, 0],
  [0, -1],
  [-1, 0],
  [0, 1],
] as const

/** How much larger the area is on its paper. */
const scaleOf = ({ width, height }: Area): number =>
  Math.min(labelSize.widthPoints / Math.min(width, height), labelSize.heightPoints / Math.max(width, height))

/** The matrix that turns the area and fits it into the middle of the label, and where it is then shown: left, bottom, right, top. */
interface Placing {
  matrix: number[]
  shown: [number, number, number, number]
}
function placingOf(area: Area, pageHeight: number, turn: Turn): Placing {
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
