import sharp from 'sharp'
import { expect, test } from 'vitest'
import { childPools } from '#test/child-pools.ts'
import { fedexLabel, fedexWaybill } from '#test/labels.ts'
import { slowPdf } from '#test/slow-pdf.ts'
import { type Barcode, labelSize, type PageSize, type PdfSource } from './page.ts'
import { pdfPool } from './pdf.ts'
import { drawCode128, drawGs1, drawQr, type PdfDocument, writePdf } from './write.ts'

const { pdf: room } = childPools

const letter: PageSize = { widthPoints: 612, heightPoints: 792 }
const lying: PageSize = { widthPoints: 432, heightPoints: 288 }
const number = '9200190123456789000018'

/** A label of 4 × 6 inches with a frame, a black corner at the top left, text and bars. */
async function drawLabel(pdf: PdfDocument): Promise<void> {
  pdf.rect(4, 4, 280, 424).stroke('#000').rect(4, 4, 40, 40).fill('#000')
  pdf.font('bold', 14).text('Nguyễn Văn Ẩn, 12 Đường Lê Lợi', 20, 100)
  await drawGs1(pdf, ['42090210', number], { x: 34, y: 200, width: 220, height: 70 })
}
const labelOn = (size: PageSize, place: (pdf: PdfDocument) => void) =>
  writePdf(size, 'label', async pdf => {
    place(pdf)
    await drawLabel(pdf)
  })

/** What the bar codes of a page say, wherever they stand. */
const saidBy = (barcodes: readonly Barcode[] | undefined) => barcodes?.map(({ format, text }) => ({ format, text }))
/** The label on the first page, by all of its bar codes. */
async function labelOf(pdf: PdfSource): Promise<Buffer> {
  const [page] = await room.read(pdf)
  return (await room.toLabel(pdf, 1, { around: page?.barcodes ?? [], apartFrom: [] })).bytes
}

test('text and bar codes that were written are read back', async () => {
  const pdf = await writePdf(letter, 'codes', async page => {
    page.fontSize(12).text('Đơn hàng 1042 – áo thun', 50, 50)
    await drawCode128(page, '1Z999AA10123456784', { x: 50, y: 100, width: 250, height: 50 })
    await drawQr(page, 'T:1042-1', { x: 50, y: 200, side: 72 })
  })
  const [page] = await room.read(pdf)
  expect(page?.text).toContain('Đơn hàng 1042 – áo thun')
  expect(saidBy(page?.barcodes)).toContainEqual({ format: 'Code128', text: '1Z999AA10123456784' })
})

test('a letter is read back, also after a PDF that had it in an accented one alone', { tags: 'long' }, async () => {
  const saying = (text: string) => writePdf(letter, 'letters', page => void page.text(text, 50, 50))
  await saying('Ǯ Ǽ')
  expect((await room.read(await saying('Ʒ Æ')))[0]?.text).toContain('Ʒ Æ')
})

test('a QR code is found where there are no bars', async () => {
  const pdf = await writePdf(letter, 'code', page => drawQr(page, 'T:1042-1', { x: 50, y: 200, side: 72 }))
  expect(saidBy((await room.read(pdf))[0]?.barcodes)).toEqual([{ format: 'QRCode', text: 'T:1042-1' }])
})

test('the separator of GS1 is read as U+001D', { tags: 'long' }, async () => {
  const pdf = await labelOn(labelSize, () => {})
  expect(saidBy((await room.read(pdf))[0]?.barcodes)).toEqual([{ format: 'Code128', text: `42090210\u001d${number}` }])
})

const quarter = (pdf: PdfDocument, degrees: number, x: number, y: number) => void pdf.translate(x, y).rotate(degrees)
const placements = [
  { where: 'as it should be', size: labelSize, place: () => {} },
  {
    where: 'upright on letter paper, beside instructions',
    size: letter,
    place: (pdf: PdfDocument) => void pdf.text('Fold here. Keep this receipt.', 20, 700).translate(300, 60),
    tags: 'long',
  },
  { where: 'turned clockwise on letter paper', size: letter, place: (pdf: PdfDocument) => quarter(pdf, 90, 500, 100), tags: 'long' },
  { where: 'turned the other way on letter paper', size: letter, place: (pdf: PdfDocument) => quarter(pdf, -90, 100, 500), tags: 'long' },
  { where: 'turned clockwise on a lying page', size: lying, place: (pdf: PdfDocument) => quarter(pdf, 90, 432, 0), tags: 'long' },
  { where: 'turned the other way on a lying page', size: lying, place: (pdf: PdfDocument) => quarter(pdf, -90, 0, 288) },
  { where: 'upside down', size: labelSize, place: (pdf: PdfDocument) => quarter(pdf, 180, 288, 432), tags: 'long' },
  { where: 'on a page with a turn of its own', size: lying, place: (pdf: PdfDocument) => turnPage(pdf, 270) },
] as const
for (const { where, size, place, ...options } of placements)
  test(`a label that is ${where} becomes an upright page of 4 × 6 inches`, options, async () => {
    const label = await labelOf(await labelOn(size, place))
    expect(await room.pages(label)).toEqual([labelSize])
    const [page] = await room.read(label)
    expect(saidBy(page?.barcodes)).toEqual([{ format: 'Code128', text: `42090210\u001d${number}` }])
    expect(page?.text).toContain('Nguyễn Văn Ẩn')
    expect(await darkCorners(await room.png(label, 1, 72))).toEqual([true, false, false, false])
  })

test('pages are counted, split and merged', async () => {
  const two = await writePdf(labelSize, 'two', pdf => void pdf.text('one', 20, 20).addPage().text('two', 20, 20))
  expect(await room.pages(two)).toHaveLength(2)
  expect(await room.count(two)).toBe(2)
  const second = await room.split(two, 2)
  // Their words alone: where no bars are, the hard looks take most of the time.
  const read = (pdf: PdfSource, range = { first: 1, count: 3 }) => room.read(pdf, { ...range, quickFor: ['one', 'two'] })
  expect((await read(second)).map(page => page.text)).toEqual(['two'])
  const merged = await room.merge([second, two])
  expect((await read(merged)).map(page => page.text)).toEqual(['two', 'one', 'two'])
  expect((await read(merged, { first: 2, count: 1 })).map(page => [page.page, page.text])).toEqual([[2, 'one']])
})

test('labels are laid side by side on sheets', async () => {
  const label = await labelOn(labelSize, () => {})
  const sheets = await room.merge([label, label, label], { ...letter, columns: 2, rows: 1 })
  expect(await room.pages(sheets)).toEqual([letter, letter])
})

test.each([
  ['nothing', '', 'NOT_A_PDF'],
  ['a web page', '<!doctype html><title>Sign in</title>', 'NOT_A_PDF'],
  ['a PDF of nothing but its header', '%PDF-1.7\n', 'PDF_BROKEN'],
  ['a locked PDF', lockedPdf(), 'PDF_ENCRYPTED'],
])('%s is refused', async (_, bytes, code) => {
  await expect(room.read(Buffer.from(await bytes, 'latin1'))).rejects.toMatchObject({ code })
})

test('a page that takes longer to read than a page may is given up, whatever the size of its file', { tags: 'long' }, async () => {
  const hurried = pdfPool({ pageMs: 100 })
  await expect(hurried.read(slowPdf(5))).rejects.toMatchObject({ code: 'PDF_TOO_COSTLY' })
  hurried.close()
})

test('a file of many labels is read whole', async () => {
  const label = await labelOn(labelSize, () => {})
  const read = await room.read(await room.merge(Array.from({ length: 40 }, () => label)))
  expect(read.filter(page => page.barcodes[0]?.text.endsWith(number))).toHaveLength(40)
})

test('what a label of another carrier says in squares is read, and the Codabar of a waybill', async () => {
  const [label] = await room.read(await fedexLabel({ number: '123456789012' }))
  expect(label?.barcodes.map(({ format }) => format).toSorted()).toEqual(['Code128', 'PDF417'])
  expect(label?.barcodes.find(({ format }) => format === 'PDF417')?.text).toContain('\u001d1234567890120430\u001dFDE\u001d')
  const [waybill] = await room.read(await fedexWaybill({ number: '123456789012' }))
  expect(saidBy(waybill?.barcodes)).toEqual([{ format: 'Codabar', text: 'B1234567890120430D' }])
})

// CARRIER_LABELS names a folder of labels out of the carriers' sandboxes; their licences keep them out of this repository.
const samples = process.env.CARRIER_LABELS
if (samples) {
  test('labels of real carriers are read', async () => {
    const [usps] = await room.read(`${samples}/usps-ground-advantage.pdf`)
    expect(saidBy(usps?.barcodes)).toEqual([{ format: 'Code128', text: '42073108\u001d9234690361980900000142' }])
    expect((await room.read(`${samples}/usps-receipt-no-code.pdf`))[0]?.barcodes).toEqual([])
    expect(await room.read(`${samples}/fedex-3-pages.pdf`)).toHaveLength(3)
    await expect(room.read(`${samples}/broken.pdf`)).rejects.toMatchObject({ code: 'PDF_BROKEN' })
    expect(await room.pages(await labelOf(`${samples}/usps-ground-advantage.pdf`))).toEqual([labelSize])
  })
}

/** Whether the corners of a 4 × 6 page are dark: top left, top right, bottom left, bottom right. */
async function darkCorners(png: Buffer): Promise<boolean[]> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  const dark = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 255) < 128
  return [dark(24, 24), dark(264, 24), dark(24, 408), dark(264, 408)]
}

function turnPage(pdf: PdfDocument, degrees: number): void {
  quarter(pdf, 90, 432, 0)
  // pdfkit offers no setter for a page's turn; its dictionary is written as it stands.
  Object.assign(pdf.page.dictionary.data, { Rotate: degrees })
}

async function lockedPdf(): Promise<string> {
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({ userPassword: 'secret' })
  pdf.text('locked').end()
  const chunks: Buffer[] = []
  for await (const chunk of pdf) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('latin1')
}
