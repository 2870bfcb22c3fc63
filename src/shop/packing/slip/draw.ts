// The packing slip: what is in the parcel and who sends it, without prices, with the bar codes that the dock scans.
import { linesOf } from '#base/text.ts'
import { drawCode128, drawRule, type PdfDocument, putLine, writePdf } from '#engine/pdf/write.ts'
import { returnLinesMax, type SlipPaper, slipCode, slipPapers } from '../rules.ts'

export interface Sender {
  name: string
  /** In lines. */
  address: string
  message: string
  paper: SlipPaper
  /** A PNG of our own making. */
  logo: Buffer | undefined
}
export interface Slip {
  orderId: number
  /** The seller's own number of it. */
  externalId: string | null
  dated: string
  to: readonly string[]
  trackingNumber: string | null
  items: readonly SlipItem[]
}
interface SlipItem {
  quantity: number
  name: string
  /** Colour, size, what is written on it. */
  choice: string
  sku: string
}

/** The slips one after another, each on its sender's paper, or all on `paper`. */
export async function drawSlips(slips: readonly { slip: Slip; sender: Sender }[], paper?: SlipPaper): Promise<Buffer> {
  const papers = slips.map(({ sender }) => slipPapers[paper ?? sender.paper])
  return writePdf(papers[0] ?? slipPapers.LABEL, 'Packing slip', async pdf => {
    for (const [at, { slip, sender }] of slips.entries()) {
      const { widthPoints, heightPoints } = papers[at] ?? slipPapers.LABEL
      const sheet: Sheet = {
        width: widthPoints,
        height: heightPoints,
        margin: widthPoints < 400 ? 16 : 48,
        scale: widthPoints < 400 ? 1 : 1.3,
      }
      if (at > 0) addSheet(pdf, sheet)
      await drawSlip(pdf, sheet, slip, sender)
    }
  })
}

interface Sheet {
  width: number
  height: number
  margin: number
  /** How much larger than on a label everything is written. */
  scale: number
}
const addSheet = (pdf: PdfDocument, { width, height }: Sheet) => pdf.addPage({ size: [width, height], margin: 0 })

async function drawSlip(pdf: PdfDocument, sheet: Sheet, slip: Slip, sender: Sender): Promise<void> {
  const { margin, width, height, scale } = sheet
  const inner = width - 2 * margin
  let y = drawSender(pdf, sheet, sender)
  y = drawHead(pdf, sheet, slip, y)
  const foot = height - margin - 58 * scale
  for (const item of slip.items) {
    const tall = 30 * scale
    if (y + tall > foot) {
      await drawCodes(pdf, sheet, slip)
      addSheet(pdf, sheet)
      y = drawHead(pdf, sheet, slip, margin)
    }
    putLine(pdf, `${item.quantity} ×`, margin, y, { size: 10 * scale, font: 'bold', width: 30 * scale })
    putLine(pdf, item.name, margin + 30 * scale, y, { size: 9 * scale, font: 'bold', width: inner - 30 * scale })
    const facts = [item.choice, item.sku].filter(text => text !== '').join(' · ')
    putLine(pdf, facts, margin + 30 * scale, y + 12 * scale, { size: 8 * scale, width: inner - 30 * scale })
    drawRule(pdf, y + 25 * scale, margin, width - margin)
    y += tall
  }
  if (sender.message !== '') drawMessage(pdf, sheet, sender.message, { y: y + 4 * scale, foot })
  await drawCodes(pdf, sheet, slip)
}

/** The logo, or the name where there is none, with the address to return to. */
function drawSender(pdf: PdfDocument, { margin, width, scale }: Sheet, { logo, name, address }: Sender): number {
  const half = (width - 2 * margin) / 2
  const tall = 40 * scale
  if (logo) pdf.image(logo, margin, margin, { fit: [half - 8, tall] })
  else putLine(pdf, name, margin, margin + 4 * scale, { size: 13 * scale, font: 'bold', width: half - 8 })
  const lines = [...(logo && name !== '' ? [name] : []), ...linesOf(address).slice(0, returnLinesMax)]
  for (const [at, line] of lines.entries())
    putLine(pdf, line, margin + half, margin + at * 9.5 * scale, { size: 7 * scale, width: half, align: 'right' })
  return margin + Math.max(tall, lines.length * 9.5 * scale) + 8 * scale
}

/** Again on every further sheet, so that none is taken for another order's. */
function drawHead(pdf: PdfDocument, { margin, width, scale }: Sheet, slip: Slip, top: number): number {
  const half = (width - 2 * margin) / 2
  drawRule(pdf, top, margin, width - margin)
  putLine(pdf, 'Packing slip', margin, top + 6 * scale, { size: 10 * scale, font: 'bold', width: half })
  const numbers = [`Order ${slip.externalId ?? `#${slip.orderId}`}`, slip.dated]
  for (const [at, line] of numbers.entries()) putLine(pdf, line, margin, top + (20 + at * 11) * scale, { size: 8 * scale, width: half - 6 })
  const to = slip.to.filter(line => line !== '')
  for (const [at, line] of to.entries())
    putLine(pdf, line, margin + half, top + (6 + at * 10.5) * scale, { size: 8 * scale, font: at === 0 ? 'bold' : 'text', width: half })
  const y = top + (10 + Math.max(36, to.length * 10.5)) * scale
  drawRule(pdf, y, margin, width - margin)
  return y + 7 * scale
}

function drawMessage(pdf: PdfDocument, { margin, width, scale }: Sheet, message: string, { y, foot }: { y: number; foot: number }): void {
  const height = foot - y - 6
  if (height < 10 * scale) return
  pdf
    .font('text')
    .fontSize(8.5 * scale)
    .fillColor('#14161a')
    .text(message.normalize('NFC'), margin, y, { width: width - 2 * margin, height, ellipsis: true })
}

/** The order's own code, which tells the dock which parcel must come next; where there is a label, its number, which lets it leave. */
async function drawCodes(pdf: PdfDocument, { margin, width, height, scale }: Sheet, { orderId, trackingNumber }: Slip): Promise<void> {
  const top = height - margin - 46 * scale
  const bars = 32 * scale
  const own = 78 * scale
  await drawCode128(pdf, slipCode(orderId), { x: margin + 8, y: top, width: own - 8, height: bars })
  putLine(pdf, slipCode(orderId), margin + 8, top + bars + 3 * scale, { size: 8 * scale, font: 'bold', width: own })
  if (trackingNumber === null) return
  const left = margin + own + 22 * scale
  const room = width - margin - left
  await drawCode128(pdf, trackingNumber, { x: left, y: top, width: Math.min(room - 8, 240), height: bars })
  putLine(pdf, trackingNumber, left, top + bars + 3 * scale, { size: 8 * scale, width: room })
}
