// Fixtures for files of labels: pages as carriers and shops draw them, joined to one file.

import { grouped } from '#base/number.ts'
import { labelSize } from '#engine/pdf/page.ts'
import { pdfPool } from '#engine/pdf/pdf.ts'
import { type Box, drawCode128, type PdfDocument, writePdf } from '#engine/pdf/write.ts'
import { drawSandboxLabel } from '#shop/carrier/integrated/sandbox/label.sandbox.ts'
import { impbElements, impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'

export interface DrawnLabel {
  number: string
  name?: string
  zip?: string
  reference?: string
}

/** Numbers that are nobody's, a new one each time; `from` keeps test files apart. */
export const numbersFrom = (from: number) => {
  let serial = from
  return (): string => impbNumber({ serviceType: '055', serial: serial++ })
}

export const drawLabel = ({ number, name = 'Minh Lee', zip = '84101', reference = 'TikTok' }: DrawnLabel): Promise<Buffer> =>
  drawSandboxLabel({
    number,
    indicator: 'G',
    service: 'USPS GROUND ADVANTAGE™',
    from: { name: 'TikTok Seller', street1: '1 A St', city: 'Reno', state: 'NV', zip: '89501' },
    to: { name, street1: '1034 Elm Ave', city: 'Salt Lake City', state: 'UT', zip },
    weightOz: 6,
    reference,
  })

/** A page without bars. */
export const drawText = (lines: readonly string[], size = labelSize): Promise<Buffer> =>
  writePdf(size, 'page', pdf => {
    for (const [at, line] of lines.entries()) pdf.font('text', 11).text(line, 20, 30 + at * 18)
  })

export const slip = (order: string): Promise<Buffer> =>
  drawText(['PACKING SLIP', `Order ${order}`, '1 × Unisex tee, Forest, S', 'Thank you!'], { widthPoints: 612, heightPoints: 792 })

/** One sheet with both: the label's picture in its corner, so large, and the slip's words beside it. */
export async function besideSlip(label: Buffer, scale: number): Promise<Buffer> {
  const picture = await pictured(label)
  const { widthPoints, heightPoints } = labelSize
  return writePdf({ widthPoints: 612, heightPoints: 792 }, 'page', pdf => {
    pdf.image(picture, 20, 40, { width: widthPoints * scale, height: heightPoints * scale })
    pdf.font('text', 11).text('PACKING SLIP', 380, 60).text('1 × Unisex tee, Forest, S', 380, 80).text('Thank you!', 380, 100)
  })
}

/** A label whose bars did not come through: its number and address are text alone. */
export const barless = ({ number, name = 'Minh Lee', zip = '84101' }: DrawnLabel): Promise<Buffer> =>
  drawText([
    'USPS GROUND ADVANTAGE',
    'TIKTOK SELLER',
    '1 A ST',
    'RENO NV 89501',
    name,
    '1034 ELM AVE',
    `SALT LAKE CITY UT ${zip}`,
    grouped(number),
  ])

/**
 * A label of FedEx Express as its sandbox draws it: the number stands in a PDF417 (ANSI MH10.8.3), the bars below have zeros in its place.
 */
export const fedexLabel = ({ number, zip = '84101' }: DrawnLabel): Promise<Buffer> =>
  writePdf(labelSize, 'fedex', async pdf => {
    const fields = [`02${zip}`, '840', '03', `${number}0430`, 'FDE', '510087160', '027', '', '1/1', '4.00LB', 'N']
    pdf.font('text', 9).text(`MINH LEE\n1034 ELM AVE\nSALT LAKE CITY UT ${zip}\n(US)`, 8, 20)
    pdf.text(`TRK#\n0430`, 8, 280).text(grouped(number), 40, 280)
    await drawCode(pdf, 'pdf417', `[)>^03001^029${fields.join('^029')}^030^004`, { x: 8, y: 150, width: 190, height: 70 })
    await drawCode128(pdf, `10100697440${zip}000000${'0'.repeat(12)}`, { x: 24, y: 350, width: 240, height: 70 })
  })

/** Its copy for the customs: number and form in Codabar. */
export const fedexWaybill = ({ number }: DrawnLabel): Promise<Buffer> =>
  writePdf(labelSize, 'waybill', async pdf => {
    pdf.font('text', 9).text('FEDEX AWB COPY - PLEASE PLACE IN POUCH', 8, 400)
    await drawCode(pdf, 'rationalizedCodabar', `B${number}0430D`, { x: 8, y: 150, width: 158, height: 36 })
  })

/** A code of any kind, its modules drawn as rectangles. */
async function drawCode(pdf: PdfDocument, bcid: string, text: string, { x, y, width, height }: Box): Promise<void> {
  const { default: bwip } = await import('bwip-js/node')
  const [drawn] = bwip.raw({ bcid, text, parse: true })
  if (!drawn) throw new Error('A code is drawn.')
  if ('pixs' in drawn) {
    const [wide, high] = [width / drawn.pixx, height / drawn.pixy]
    for (const [at, pixel] of drawn.pixs.entries())
      if (pixel) pdf.rect(x + (at % drawn.pixx) * wide, y + Math.floor(at / drawn.pixx) * high, wide, high)
  } else {
    const modules = drawn.sbs.reduce((sum, bar) => sum + bar, 0)
    let left = x
    for (const [at, bar] of drawn.sbs.entries()) {
      const points = (bar / modules) * width
      if (at % 2 === 0) pdf.rect(left, y, points, height)
      left += points
    }
  }
  pdf.fill('#000')
}

export async function joined(pages: readonly (Buffer | Promise<Buffer>)[]): Promise<Buffer> {
  const pool = pdfPool({ concurrency: 1 })
  try {
    return await pool.merge(await Promise.all(pages))
  } finally {
    pool.close()
  }
}

/** Two labels side by side on one sheet. */
export async function sheetOf(labels: readonly (Buffer | Promise<Buffer>)[]): Promise<Buffer> {
  const pool = pdfPool({ concurrency: 1 })
  try {
    return await pool.merge(await Promise.all(labels), { widthPoints: 792, heightPoints: 612, columns: 2, rows: 1 })
  } finally {
    pool.close()
  }
}

/** A picture of the first page, at the resolution of a printer of labels. */
export async function pictured(pdf: Buffer): Promise<Buffer> {
  const pool = pdfPool({ concurrency: 1 })
  try {
    return await pool.png(pdf, 1, 203)
  } finally {
    pool.close()
  }
}

/** A label in ZPL as USPS's sellers send it: GS1-128 in `^BC`, the address as text. */
export function zplLabel({ number, name = 'Minh Lee', zip = '84101' }: DrawnLabel): string {
  const [route, rest] = impbElements(number, zip)
  return [
    '^XA^CI28^PW812^LL1218',
    '^FO40,40^A0N,40,40^FDUSPS GROUND ADVANTAGE^FS',
    `^FO60,300^A0N,30,30^FD${name}^FS^FO60,340^FD1034 ELM AVE^FS^FO60,380^FDSALT LAKE CITY UT ${zip}^FS`,
    `^FO80,700^BY3^BCN,200,N,N^FD>;>8${route}>8${rest}^FS`,
    `^FO120,930^A0N,30,30^FD${grouped(number)}^FS`,
    '^XZ',
  ].join('\n')
}
