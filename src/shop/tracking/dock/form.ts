import { grouped } from '#base/number.ts'
import { drawGs1, type PdfDocument, writePdf } from '#engine/pdf/write.ts'

interface Form {
  manifestId: number
  formNumber: string
  /** What stands beside the bars. */
  mark?: string
  /** Its number is a carrier's, in bars; else it is our own list of what sellers have arranged, which no carrier scans. */
  isCarriers: boolean
  madeAt: Date
  parcels: readonly { trackingNumber: string; orderId: number }[]
}
const letter = { widthPoints: 612, heightPoints: 792 }
const rowHeight = 13
const firstRows = 38
const laterRows = 52

/** The form that a carrier scans once for all parcels of a manifest, in the manner of PS Form 5630: its number in bars, then every parcel. */
export function drawForm(form: Form): Promise<Buffer> {
  return writePdf(letter, `Manifest ${form.manifestId}`, async pdf => {
    await drawHead(pdf, form)
    drawRows(pdf, form.parcels.slice(0, firstRows), 0, 250)
    for (let from = firstRows; from < form.parcels.length; from += laterRows) {
      pdf.addPage()
      drawRows(pdf, form.parcels.slice(from, from + laterRows), from, 60)
    }
  })
}

async function drawHead(pdf: PdfDocument, { manifestId, formNumber, mark, isCarriers, madeAt, parcels }: Form): Promise<void> {
  pdf.font('bold', 20).fillColor('#000').text('SHIPMENT CONFIRMATION', 48, 44)
  pdf.font('text', 10).text(`Manifest ${manifestId} · ${madeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`, 48, 72)
  if (mark) pdf.font('bold', 12).text(mark, 400, 50, { width: 164, align: 'right' })
  pdf.font('bold', 40).text(String(parcels.length), 400, 70, { width: 164, align: 'right' })
  pdf.font('text', 10).text('parcels', 400, 116, { width: 164, align: 'right' })
  if (isCarriers) await drawGs1(pdf, [formNumber], { x: 60, y: 110, width: 300, height: 70 })
  pdf.font('bold', 12).fillColor('#000').text(grouped(formNumber), 60, 188, { width: 300, align: 'center' })
  pdf.lineWidth(1).moveTo(48, 222).lineTo(564, 222).stroke('#000')
}

function drawRows(pdf: PdfDocument, parcels: Form['parcels'], before: number, top: number): void {
  pdf.font('bold', 9).fillColor('#000')
  pdf
    .text('#', 48, top - 18, { lineBreak: false })
    .text('Tracking number', 90, top - 18, { lineBreak: false })
    .text('Order', 320, top - 18, { lineBreak: false })
  pdf.font('text', 9)
  for (const [at, { trackingNumber, orderId }] of parcels.entries()) {
    const y = top + at * rowHeight
    pdf
      .text(String(before + at + 1), 48, y, { lineBreak: false })
      .text(grouped(trackingNumber), 90, y, { lineBreak: false })
      .text(String(orderId), 320, y, { lineBreak: false })
  }
}
