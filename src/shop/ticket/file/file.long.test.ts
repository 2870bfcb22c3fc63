// Attachments: what they are is read from their bytes; what would act where it is opened stays out, or is refused.
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#base/fields.ts'
import type { PdfFaultCode } from '#engine/pdf/faults.ts'
import { labelSize } from '#engine/pdf/page.ts'
import { writePdf } from '#engine/pdf/write.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { arrangeTickets, docx, photo } from '#test/ticket.ts'
import { zip } from '#test/zip.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
const at = arrangeTickets(shop, await seedStaff(shop.engine.db, 'warehouse'))
let seller: Seeded
beforeEach(async () => {
  seller = await seedSeller(shop.engine.db)
})

const asFile = (bytes: Uint8Array | string, name = 'claim.pdf') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name)
const open = (file: File) => at.open(seller, {}, [file])
/** What is given back of the one file of a new ticket. */
async function kept(file: File) {
  const { id, messages } = await open(file)
  const [attached] = messages[0]?.files ?? []
  const path = `${shop.url}/v1/ticket/${id}/file/${attached?.id}`
  const answer = await fetch(path, { headers: { authorization: `Bearer ${seller.token}` } })
  return { attached, bytes: Buffer.from(await answer.arrayBuffer()) }
}
/** A PDF of these objects, the first its catalog. */
const pdfOf = (...objects: string[]) =>
  `%PDF-1.7\n${objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<</Root 1 0 R>>\n%%EOF\n`
const catalog = '<</Type/Catalog/Pages 2 0 R>>'
const pages = (count = 1) => `<</Type/Pages/Kids[${'3 0 R '.repeat(count)}]/Count ${count}>>`
const page = (more = '', box = '[0 0 288 432]') => `<</Type/Page/Parent 2 0 R/MediaBox${box}${more}>>`

test('pictures, documents and PDFs are kept, pictures and Word documents to the byte', async () => {
  for (const file of [await photo(), docx()]) {
    const { attached, bytes } = await kept(file)
    expect(attached?.name).toBe(file.name)
    expect(bytes.equals(Buffer.from(await file.arrayBuffer()))).toBe(true)
  }
  const { bytes } = await kept(asFile(await writePdf(labelSize, 'claim', pdf => void pdf.text('Torn at the seam', 20, 20))))
  expect((await shop.engine.pdf.read(bytes))[0]?.text).toContain('Torn at the seam')
})

describe('a Word document', () => {
  const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
  const written = (body: string) => docx('claim.docx', { 'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>` })
  /** Its small picture, as the page shows it. */
  async function preview(file: File) {
    const { id, messages } = await open(file)
    const [attached] = messages[0]?.files ?? []
    if (!attached?.hasThumbnail) return undefined
    const path = `${shop.url}/v1/ticket/${id}/file/${attached.id}/thumbnail`
    const answer = await fetch(path, { headers: { authorization: `Bearer ${seller.token}` } })
    expect(answer.headers.get('content-type')).toBe('image/webp')
    return sharp(Buffer.from(await answer.arrayBuffer()))
  }

  test('shows its first lines in a picture of ours', async () => {
    const picture = await preview(written(paragraph('Torn at the seam, Nguyễn &amp; Sons') + paragraph('See the photo.')))
    const [red] = (await picture?.stats())?.channels ?? []
    expect(red?.min).toBeLessThan(120)
    expect(red?.mean).toBeGreaterThan(200)
  })

  test.each([
    ['that says nothing', docx()],
    ['whose text is cut off', docx('claim.docx', { 'word/document.xml': '<w:document><w:body>' })],
    [
      'whose text would burst',
      docx('claim.docx', { 'word/document.xml': `<!DOCTYPE x [<!ENTITY a "${'b'.repeat(99)}">]><w:document>&a;</w:document>` }),
    ],
    ['of two million letters that never end', docx('claim.docx', { 'word/document.xml': `<w:document>${'x'.repeat(2_000_000)}` })],
  ])('%s is kept, and has no picture', async (_, file) => {
    expect(await preview(file)).toBeUndefined()
  })
})

test('a PDF is kept as its pages alone: its script and its attached files stay out', async () => {
  const script = '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>'
  const { bytes } = await kept(asFile(pdfOf(catalog.replace('>>', `${script}>>`), pages(), page())))
  expect(bytes.toString('latin1')).not.toMatch(/JavaScript|OpenAction/)
  expect(await shop.engine.pdf.pages(bytes)).toEqual([labelSize])
})

describe('is refused', () => {
  test.each<[string, string, PdfFaultCode]>([
    ['of 201 pages', pdfOf(catalog, pages(201), page()), 'PDF_TOO_COSTLY'],
    ['with a page larger than any paper', pdfOf(catalog, pages(), page('', '[0 0 1000000 1000000]')), 'PDF_BROKEN'],
    [
      'with a button that runs a program',
      pdfOf(catalog, pages(), page('/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 99 99]/A<</S/Launch/F(run.exe)>>>>]')),
      'PDF_BROKEN',
    ],
    ['that is cut off', '%PDF-1.7\n1 0 obj', 'PDF_BROKEN'],
  ])('a PDF %s', async (_, bytes, code) => {
    expect(await refusalOf(open(asFile(bytes)))).toBe(`422 ${code}`)
  })

  test.each([
    ['a Word document with macros', docx('claim.docx', { 'word/vbaProject.bin': 'x' })],
    ['another archive', asFile(zip({ 'xl/workbook.xml': 'x' }), 'claim.docx')],
    ['a web page called a picture', asFile('<html><script>alert(1)</script></html>', 'torn.png')],
    ['nothing', asFile('', 'torn.png')],
  ])('%s', async (_, file) => {
    expect(await refusalOf(open(file))).toBe('422 SUPPORT_FILE_INVALID')
  })

  test('a photograph of one byte more than 20 MB, and one of just so many is kept', async () => {
    const picture = new Uint8Array(await (await photo()).arrayBuffer())
    const padded = (bytes: number) => {
      const file = new Uint8Array(bytes)
      file.set(picture)
      return asFile(file, 'large.jpg')
    }
    expect(await refusalOf(open(padded(limits.attachmentBytes + 1)))).toBe('413 FILE_TOO_LARGE')
    expect((await kept(padded(limits.attachmentBytes))).attached).toMatchObject({ name: 'large.jpg', bytes: 20 * 1024 * 1024 })
  })

  test('an eleventh file', async () => {
    const files = await Promise.all(Array.from({ length: 11 }, (_, index) => photo(`${index}.jpg`)))
    expect(await refusalOf(at.open(seller, {}, files))).toBe('413 TOO_MANY_FILES')
  })
})
