// The pick list on paper: A4 or Letter, whichever lies in the printer, a line a blank with a box to tick.
import { drawRule, type PdfDocument, putLine, writePdf } from '#engine/pdf/write.ts'
import { type PickLine, ticketRanges } from './pick.rules.ts'

/** As wide as Letter lets A4 be, as high as A4 lets Letter be. */
const page = { widthPoints: 595, heightPoints: 792 }
const [left, right, top, lineHeight] = [36, 559, 96, 30]
const perPage = Math.floor((page.heightPoints - top - 48) / lineHeight)

/** Lines with nothing to pick are left out. */
export async function pickListPdf({
  batchId,
  madeAt,
  lines,
}: {
  batchId: number
  madeAt: Date
  lines: readonly PickLine[]
}): Promise<Buffer> {
  const open = lines.filter(line => line.toPick > 0)
  const total = open.reduce((sum, line) => sum + line.toPick, 0)
  const pages = Math.max(1, Math.ceil(open.length / perPage))
  return writePdf(page, `Pick list of batch ${batchId}`, pdf => {
    for (let at = 0; at < pages; at++) {
      if (at > 0) pdf.addPage()
      drawHead(pdf, `Pick list · Batch ${batchId}`, `${madeAt.toISOString().slice(0, 10)} · ${total} to pick · page ${at + 1} of ${pages}`)
      for (const [row, line] of open.slice(at * perPage, (at + 1) * perPage).entries()) drawLine(pdf, line, top + row * lineHeight)
    }
  })
}

function drawHead(pdf: PdfDocument, title: string, under: string) {
  putLine(pdf, title, left, 32, { size: 20, font: 'bold' })
  putLine(pdf, under, left, 60, { size: 10 })
  for (const [text, x] of [
    ['Pick', left + 20],
    ['Product', left + 64],
    ['Colour', 272],
    ['Size', 372],
    ['Tickets', 424],
  ] as const)
    putLine(pdf, text, x, top - 16, { size: 8 })
  drawRule(pdf, top - 3, left, right)
}

function drawLine(pdf: PdfDocument, { name, sku, color, size, toPick, tickets }: PickLine, y: number) {
  pdf
    .rect(left, y + 7, 11, 11)
    .lineWidth(0.8)
    .stroke('#14161a')
  putLine(pdf, String(toPick), left + 20, y + 4, { size: 14, font: 'bold', width: 40 })
  putLine(pdf, name, left + 64, y + 3, { size: 10, font: 'bold', width: 166 })
  putLine(pdf, sku, left + 64, y + 16, { size: 7, width: 166 })
  putLine(pdf, color, 272, y + 6, { size: 11, width: 94 })
  putLine(pdf, size, 372, y + 5, { size: 13, font: 'bold', width: 48 })
  putLine(pdf, ticketRanges(tickets), 424, y + 8, { size: 8, width: right - 424 })
  drawRule(pdf, y + lineHeight - 3, left, right)
}
