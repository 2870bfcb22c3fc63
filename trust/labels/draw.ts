// Pages with labels as platforms and sellers make them, drawn by our own code.
import { grouped } from '#base/number.ts'
import type { PageSize } from '#engine/pdf/page.ts'
import { drawCode128, drawGs1, drawQr, type PdfDocument } from '#engine/pdf/write.ts'
import type { Random } from '#test/random.ts'

/** A label and where it lies: x and y are where its upper left corner goes, in points, before it is turned about it. */
export interface Drawn {
  number: string
  zip: string
  /** What is printed as text, where it is not the number. */
  written?: string
  hasBars: boolean
  hasFrame: boolean
  /** Points that its bars are long, of 288 that the label is wide. */
  bars: number
}
export interface Place {
  x: number
  y: number
  scale: number
  /** Quarter turns clockwise. */
  turn: 0 | 1 | 2 | 3
}

export const labelWidth = 288
export const labelHeight = 432
export const letter: PageSize = { widthPoints: 612, heightPoints: 792 }
export const a4: PageSize = { widthPoints: 595, heightPoints: 842 }
export const lying = ({ widthPoints, heightPoints }: PageSize): PageSize => ({ widthPoints: heightPoints, heightPoints: widthPoints })

/** What a corner of the label says of itself: where both are on the paper, nothing of it was cut off. */
export const topMark = (number: string) => `T${number.slice(-8)}`
export const footMark = (number: string) => `F${number.slice(-8)}`

/** The size of a label that is placed so. */
export const sizeOf = ({ scale, turn }: Pick<Place, 'scale' | 'turn'>): [wide: number, high: number] =>
  turn % 2 === 0 ? [labelWidth * scale, labelHeight * scale] : [labelHeight * scale, labelWidth * scale]

/** Draws the label so that the box that it takes begins at x and y. */
export async function drawLabel(pdf: PdfDocument, label: Drawn, { x, y, scale, turn }: Place): Promise<void> {
  const [wide, high] = sizeOf({ scale, turn })
  const corner = [
    [0, 0],
    [wide, 0],
    [wide, high],
    [0, high],
  ][turn] ?? [0, 0]
  pdf.save()
  pdf
    .translate(x + (corner[0] ?? 0), y + (corner[1] ?? 0))
    .rotate(turn * 90)
    .scale(scale)
  if (label.hasFrame) pdf.lineWidth(1.5).rect(4, 4, 280, 424).stroke('#000')
  await drawQr(pdf, topMark(label.number), { x: 12, y: 12, side: 48 })
  pdf.font('bold', 12).fillColor('#000').text('USPS GROUND ADVANTAGE', 74, 20, { lineBreak: false })
  pdf.font('text', 8).text('Linh Shop, 1 Market St, Houston TX 77002', 74, 44, { lineBreak: false })
  pdf.font('text', 11).text(`Customer ${label.number.slice(-5)}`, 30, 110, { lineBreak: false })
  pdf.text('1034 Elm Ave', 30, 126, { lineBreak: false }).text(`Springfield ${label.zip}`, 30, 142, { lineBreak: false })
  if (label.hasFrame) pdf.lineWidth(1).moveTo(4, 196).lineTo(284, 196).stroke('#000')
  if (label.hasBars)
    await drawGs1(pdf, [`420${label.zip}`, label.number], { x: (labelWidth - label.bars) / 2, y: 216, width: label.bars, height: 72 })
  pdf
    .font('bold', 9)
    .fillColor('#000')
    .text(grouped(label.written ?? label.number), 40, 300, { lineBreak: false })
  await drawQr(pdf, footMark(label.number), { x: 228, y: 372, side: 48 })
  pdf.font('text', 8).text('Order reference, thank you', 12, 408, { lineBreak: false })
  pdf.restore()
}

/** A packing slip's lines and its own bar code, in a box. */
export async function drawSlip(
  pdf: PdfDocument,
  random: Random,
  box: { x: number; y: number; width: number; height: number },
): Promise<void> {
  pdf.font('bold', 14).fillColor('#000').text('Packing slip', box.x, box.y, { lineBreak: false })
  pdf.font('text', 8)
  for (let y = box.y + 26; y < box.y + box.height - 50; y += 11 + random.below(8))
    pdf.text(`${1 + random.below(4)} × T-shirt ${random.below(10_000)}`, box.x, y, { lineBreak: false })
  if (random.below(2) === 0)
    await drawCode128(pdf, `ORDER-${10_000_000 + random.below(1_000_000)}`, {
      x: box.x + 10,
      y: box.y + box.height - 40,
      width: Math.min(130, box.width - 20),
      height: 30,
    })
}
