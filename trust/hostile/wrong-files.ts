// Wrong files: what is no picture, no table and no PDF, whatever it is called; and PDFs and workbooks that are broken or made to burst.
import { deflateSync, gzipSync } from 'node:zlib'
import { workbook, zip } from '#test/zip.ts'
import { file, type HostileFile, heavy } from './file.ts'

const bytes = (...numbers: number[]) => Buffer.from(numbers)
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'

/** For every call that takes a file. */
export const wrongFiles: readonly HostileFile[] = [
  file('nothing', 'art.png', ''),
  file('one zero', 'art.png', bytes(0)),
  file('4 KB of zeros', 'orders.csv', Buffer.alloc(4_096)),
  file('an SVG with a script called .png', 'art.png', svg),
  file('an SVG behind its declaration', 'art.png', `<?xml version="1.0"?><!DOCTYPE svg>${svg}`),
  file('an SVG behind a remark', 'orders.csv', `<!-- x -->${svg}`),
  file(
    'an XML that reads a file of the machine',
    'orders.csv',
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  ),
  file('a web page called .png', 'art.png', '<!doctype html><html><script>alert(1)</script></html>'),
  file('a web page called .pdf', 'label.pdf', '<html><head></head><body>Sign in</body></html>'),
  file('a PostScript program', 'art.png', '%!PS-Adobe-3.0\n(/etc/passwd) (r) file', { isRightFor: 'table' }),
  file('a drawing for ImageMagick', 'art.png', "push graphic-context\nviewbox 0 0 9 9\nfill 'url(https://127.0.0.1/x|id)'", {
    isRightFor: 'table',
  }),
  file('a shell script', 'art.png', '#!/bin/sh\nrm -rf /\n', { isRightFor: 'table' }),
  file('a PHP page', 'art.png.php', '<?php system($_GET["c"]); ?>', { isRightFor: 'table' }),
  file('a program of Linux', 'art.png', Buffer.concat([bytes(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0), Buffer.alloc(120)])),
  file('a program of Windows', 'label.pdf', Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0'), Buffer.alloc(120)])),
  file('an archive', 'art.png', zip({ 'art.png': 'x', '../../art.png': 'y' })),
  file('an archive with nothing in it', 'orders.xlsx', Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)])),
  file('a gzip of a PNG', 'art.png', gzipSync('\x89PNG\r\n\x1a\n')),
  file('a gzip of 100 MB of zeros', 'orders.csv', gzipSync(Buffer.alloc(100 * 2 ** 20))),
  file('a RAR', 'art.png', Buffer.concat([Buffer.from('Rar!\x1a\x07\x01\0', 'latin1'), Buffer.alloc(60)])),
  file('a 7z', 'art.png', Buffer.concat([bytes(0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c), Buffer.alloc(60)])),
  file('an old Excel file', 'orders.xls', Buffer.concat([bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), Buffer.alloc(500)])),
  file('a film', 'art.png', Buffer.concat([bytes(0, 0, 0, 0x18), Buffer.from('ftypmp42'), Buffer.alloc(60)])),
  file('a HEIC called .jpg', 'art.jpg', Buffer.concat([bytes(0, 0, 0, 0x18), Buffer.from('ftypheic'), Buffer.alloc(60)])),
  file('a Photoshop file', 'art.png', Buffer.concat([Buffer.from('8BPS\0\x01'), Buffer.alloc(60)])),
  file('an icon', 'art.png', Buffer.concat([bytes(0, 0, 1, 0, 1, 0), Buffer.alloc(60)])),
  file('bytes of no meaning', 'label.pdf', Buffer.from(Array.from({ length: 4_096 }, (_, at) => (at * 167 + (at >> 3) * 31) & 255))),
]

/** A PDF of these objects, its table of places left out: readers look for the objects themselves. */
const pdfOf = (...objects: string[]) =>
  Buffer.from(
    `%PDF-1.7\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<</Root 1 0 R>>\n%%EOF\n`,
    'latin1',
  )
const catalog = '<</Type/Catalog/Pages 2 0 R>>'
const packed = (content: Buffer) => {
  const inside = deflateSync(content)
  return `<</Length ${inside.length}/Filter/FlateDecode>>\nstream\n${inside.toString('latin1')}\nendstream`
}
const pageOf = (box: string, content = '') => [
  catalog,
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  `<</Type/Page/Parent 2 0 R/MediaBox${box}${content ? '/Contents 4 0 R' : ''}>>`,
  ...(content ? [content] : []),
]

/** What a call that takes documents may take: it is given back without what it would do. */
const document = { isRightFor: 'document' } as const

export const hostilePdfs: readonly HostileFile[] = [
  file('a PDF of nothing but its first line', 'label.pdf', '%PDF-1.7\n'),
  file('a PDF without pages', 'label.pdf', pdfOf(catalog, '<</Type/Pages/Kids[]/Count 0>>')),
  file('a PDF whose pages lead round in a circle', 'label.pdf', pdfOf(catalog, '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2>>')),
  file('a PDF that says it has a thousand million pages', 'label.pdf', pdfOf(catalog, '<</Type/Pages/Kids[3 0 R]/Count 1000000000>>')),
  file('a PDF that asks for a password', 'label.pdf', pdfOf(catalog, '<</Type/Pages/Kids[]/Count 0>>', '<</Filter/Standard/V 5>>')),
  file('a PDF that is cut off', 'label.pdf', pdfOf(...pageOf('[0 0 288 432]', packed(Buffer.from('BT ET')))).subarray(0, 90)),
  file('a PDF with an empty page', 'label.pdf', pdfOf(...pageOf('[0 0 288 432]')), document),
  // Readers take both for a page of letter paper.
  file('a PDF with a page of no size', 'label.pdf', pdfOf(...pageOf('[0 0 0 0]')), document),
  file('a PDF with a page whose size is no number', 'label.pdf', pdfOf(...pageOf('[0 0 1e9 1e9]')), document),
  file('a PDF with a page of a thousand kilometres', 'label.pdf', pdfOf(...pageOf('[0 0 2834645669 2834645669]'))),
  file(
    'a PDF that runs a script',
    'label.pdf',
    pdfOf(
      '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 288 432]>>',
    ),
    document,
  ),
  heavy('a PDF whose page unpacks to 600 MB', 'label.pdf', () =>
    pdfOf(...pageOf('[0 0 288 432]', packed(Buffer.alloc(600 * 2 ** 20, '0 0 m ')))).subarray(),
  ),
  heavy('a PDF with 200,000 pages', 'label.pdf', () =>
    pdfOf(catalog, `<</Type/Pages/Kids[${'3 0 R '.repeat(200_000)}]/Count 200000>>`, '<</Type/Page/Parent 2 0 R/MediaBox[0 0 288 432]>>'),
  ),
]

/** Small to send, and 30 MB of texts to whoever unpacks it. */
export const workbookBomb = () =>
  workbook(`<row r="1">${cell}</row>`, {}, '', {
    sharedTexts: Array.from({ length: 100_000 }, (_, at) => `<si><t>${'x'.repeat(300)}${at}</t></si>`).join(''),
  })

const cell = '<c r="A1" t="inlineStr"><is><t>order id</t></is></c>'
const lol = Array.from({ length: 12 }, (_, at) => `<!ENTITY l${at} "${at === 0 ? 'lol' : `&l${at - 1};`.repeat(10)}">`).join('')

export const hostileWorkbooks: readonly HostileFile[] = [
  file('an XLSX with a wrong end', 'orders.xlsx', workbook(`<row r="1">${cell}</row>`).subarray(0, -30)),
  file('an XLSX without a sheet', 'orders.xlsx', zip({ 'xl/workbook.xml': '<workbook/>' })),
  file('an XLSX that says it is locked', 'orders.xlsx', workbook(`<row r="1">${cell}</row>`, { method: 99, flags: 1 })),
  file('an XLSX of more entries than it has', 'orders.xlsx', workbook(`<row r="1">${cell}</row>`, { names: 60_000 })),
  file('an XLSX that says it unpacks to 4 GB', 'orders.xlsx', workbook(`<row r="1">${cell}</row>`, { statedSize: 0xfffffffe })),
  file('an XLSX whose sheet is no XML', 'orders.xlsx', workbook('<row><c><<<')),
  file(
    'an XLSX with a thousand million laughs',
    'orders.xlsx',
    workbook(`<row r="1"><c r="A1" t="inlineStr"><is><t>&l11;</t></is></c></row>`, {}, `<!DOCTYPE lolz [${lol}]>`),
  ),
  file(
    'an XLSX that reads a file of the machine',
    'orders.xlsx',
    workbook(
      `<row r="1"><c r="A1" t="inlineStr"><is><t>&x;</t></is></c></row>`,
      {},
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
    ),
  ),
  file('an XLSX with a cell 300 million columns away', 'orders.xlsx', workbook('<row r="1"><c r="ZZZZZZ1"><v>1</v></c></row>')),
  file('an XLSX with a row that no sheet has', 'orders.xlsx', workbook('<row r="4294967295"><c><v>1</v></c></row>')),
  file('an XLSX with 10,000 tags inside each other', 'orders.xlsx', workbook('<row>'.repeat(10_000))),
  file('an XLSX with a text that is not there', 'orders.xlsx', workbook('<row r="1"><c r="A1" t="s"><v>9</v></c></row>')),
  heavy('an XLSX of a million empty rows', 'orders.xlsx', () => workbook('<row/>'.repeat(1_000_000))),
  heavy('an XLSX of a million styles', 'orders.xlsx', () =>
    workbook(`<row r="1">${cell}</row>`, {}, '', { styles: `<cellXfs>${'<xf/>'.repeat(1_000_000)}</cellXfs>` }),
  ),
  heavy('an XLSX whose shared texts unpack to 200 MB', 'orders.xlsx', () =>
    workbook(`<row r="1">${cell}</row>`, {}, '', { sharedTexts: `<si><t>${'x'.repeat(1_000_000)}</t></si>`.repeat(200) }),
  ),
  heavy('an XLSX of thousands of sheets', 'orders.xlsx', () =>
    zip(Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`xl/worksheets/sheet${at}.xml`, '<worksheet/>']))),
  ),
  heavy('an XLSX that unpacks to 300 MB', 'orders.xlsx', () => workbook(' '.repeat(300 * 2 ** 20))),
  heavy('an XLSX that unpacks to 300 MB and says 100 bytes', 'orders.xlsx', () => workbook(' '.repeat(300 * 2 ** 20), { statedSize: 100 })),
  heavy('an XLSX of one cell at the end of its sheet', 'orders.xlsx', () =>
    workbook('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
  ),
  heavy('an XLSX of a million cells in one row', 'orders.xlsx', () => workbook(`<row r="1">${'<c><v>1</v></c>'.repeat(1_000_000)}</row>`)),
]
