// The label of the sandbox carrier: laid out as a carrier's label, so that every step of the app handles a real one, and said to be none.

import { grouped } from '#base/number.ts'
import { labelSize } from '#engine/pdf/page.ts'
import { drawCode128, drawGs1, type PdfDocument, writePdf } from '#engine/pdf/write.ts'
import { countryName } from '#shop/address/country.rules.ts'
import type { CustomsForm, LabelAddress } from '../../rules.ts'
import { impbElements } from '../usps/impb.rules.ts'
import { drawDeclaration } from './declaration.ts'

/** Stands on everything that could be taken for a carrier's paper. */
export const sampleMark = 'SAMPLE – NOT POSTAGE'

export interface SandboxLabel {
  number: string
  /** One letter in the box at the top left, as carriers have it: G for ground. */
  indicator: string
  service: string
  from: LabelAddress
  to: LabelAddress
  weightOz: number
  /** What our people know the parcel by. */
  reference: string
  /** Where to, and what customs are told, of a parcel that leaves the country. */
  abroad?: { country: string; customs: CustomsForm | null } | undefined
}

/**
 * One page of 4 × 6 inches with a GS1-128 of 420 + ZIP and the number. Abroad the bars are the number alone, and the customs declaration
 * is a second page, for the pouch.
 */
export function drawSandboxLabel(label: SandboxLabel): Promise<Buffer> {
  return writePdf(labelSize, `SAMPLE ${label.number}`, async pdf => {
    pdf.lineWidth(1.5).rect(6, 6, 276, 420).stroke('#000')
    drawHead(pdf, label)
    drawAddresses(pdf, label)
    await drawBars(pdf, label)
    drawFoot(pdf, label)
    const { abroad } = label
    if (abroad?.customs) drawDeclaration(pdf, { ...label, country: abroad.country, form: abroad.customs })
  })
}

function line(pdf: PdfDocument, y: number, width: number): void {
  pdf.lineWidth(width).moveTo(6, y).lineTo(282, y).stroke('#000')
}

function drawHead(pdf: PdfDocument, { indicator, service, weightOz }: SandboxLabel): void {
  pdf.font('bold', 60).fillColor('#000').text(indicator, 6, 8, { width: 74, align: 'center', lineBreak: false })
  pdf.lineWidth(1).moveTo(80, 6).lineTo(80, 84).stroke('#000')
  pdf.rect(120, 16, 152, 58).dash(3, { space: 2 }).stroke('#000').undash()
  pdf.font('bold', 15).text('SAMPLE', 120, 22, { width: 152, align: 'center' })
  pdf.font('bold', 10).text('NO POSTAGE PAID', 120, 42, { width: 152, align: 'center' })
  pdf.font('text', 8).text(`Sandbox carrier · ${pounds(weightOz)}`, 120, 57, { width: 152, align: 'center' })
  line(pdf, 84, 1.5)
  pdf.font('bold', 15).text(service, 6, 91, { width: 276, align: 'center' })
  line(pdf, 114, 1.5)
}

const pounds = (ounces: number): string =>
  ounces < 16 ? `${ounces} oz` : `${Math.floor(ounces / 16)} lb ${Math.round((ounces % 16) * 10) / 10} oz`

function drawAddresses(pdf: PdfDocument, { from, to, abroad }: SandboxLabel): void {
  pdf.font('text', 8)
  writeLines(pdf, linesOf(from), { x: 16, y: 120, width: 180 })
  pdf.font('bold', 7).text('SHIP TO:', 16, 176)
  pdf.font('text', 12)
  const country = abroad ? [countryName(abroad.country).toUpperCase()] : []
  writeLines(pdf, [...linesOf(to), ...country], { x: 56, y: 172, width: 220 })
}

function linesOf({ name, street1, street2, city, state, zip }: LabelAddress): string[] {
  return [name, street1, ...(street2 ? [street2] : []), `${city} ${state} ${zip}`].map(text => text.toUpperCase())
}

/** One line each: a long one is narrowed rather than broken or cut off. */
function writeLines(pdf: PdfDocument, lines: readonly string[], { x, y, width }: { x: number; y: number; width: number }): void {
  let at = y
  const full = pdf.currentLineHeight(true)
  for (const text of lines) {
    const measured = pdf.widthOfString(text)
    pdf.text(text, x, at, { lineBreak: false, ...(measured > width && { horizontalScaling: (width / measured) * 100 }) })
    at += full
  }
}

async function drawBars(pdf: PdfDocument, { number, to, abroad }: SandboxLabel): Promise<void> {
  line(pdf, 246, 3)
  pdf.font('bold', 11).text('USPS TRACKING # SANDBOX', 6, 252, { width: 276, align: 'center' })
  const place = { x: 26, y: 270, width: 236, height: 68 }
  await (abroad ? drawCode128(pdf, number, place) : drawGs1(pdf, impbElements(number, to.zip), place))
  pdf
    .font('bold', 11)
    .fillColor('#000')
    .text(abroad ? number : grouped(number), 6, 343, { width: 276, align: 'center' })
  line(pdf, 362, 3)
}

function drawFoot(pdf: PdfDocument, { reference }: SandboxLabel): void {
  pdf.font('bold', 19).text(sampleMark, 6, 370, { width: 276, align: 'center' })
  pdf.font('text', 8).text(reference, 6, 402, { width: 276, align: 'center', height: 12, ellipsis: true })
}
