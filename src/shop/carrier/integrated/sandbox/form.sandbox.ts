// A form as stand-ins of carriers draw it: their number in bars, so that what is printed and scanned of it can be tried.
import { grouped } from '#base/number.ts'
import { drawGs1, writePdf } from '#engine/pdf/write.ts'
import { sampleMark } from './label.sandbox.ts'

/** One page of Letter, in the manner of PS Form 5630. */
export const drawSampleForm = (formNumber: string, count: number): Promise<Buffer> =>
  writePdf({ widthPoints: 612, heightPoints: 792 }, `SAMPLE FORM ${formNumber}`, async pdf => {
    pdf.font('bold', 20).fillColor('#000').text('SHIPMENT CONFIRMATION ACCEPTANCE NOTICE', 48, 44, { lineBreak: false })
    pdf.font('bold', 14).text(sampleMark, 48, 76, { lineBreak: false })
    pdf.font('text', 12).text(`Total volume: ${count}`, 48, 104, { lineBreak: false })
    if (/^\d{16,34}$/.test(formNumber)) await drawGs1(pdf, [formNumber], { x: 60, y: 140, width: 300, height: 70 })
    pdf.font('bold', 12).text(/^\d+$/.test(formNumber) ? grouped(formNumber) : formNumber, 60, 220, { lineBreak: false })
  })
