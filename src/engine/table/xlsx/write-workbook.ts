// Rows as an XLSX workbook of one sheet, written while it is read: nothing but the rows of the moment is in memory.
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { escapeFormula } from '../formula-escape.ts'
import type { Cell, Rows } from '../write.ts'

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * A text is a text cell, so that ids keep their digits and nothing is run as a formula; what begins like one is neutralised all the same,
 * as in CSV: people save a workbook as that. `at` is the time that its parts bear.
 */
export function writeWorkbook(rows: Rows, at: Date): AsyncIterable<Uint8Array> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name, { mtime: at })
  zip.addReadStreamLazy('xl/worksheets/sheet1.xml', { mtime: at }, done =>
    done(null, Readable.from(sheetText(rows), { objectMode: false })),
  )
  zip.end()
  const { outputStream } = zip
  zip.on('error', error => outputStream.emit('error', error))
  return outputStream as NodeJS.ReadableStream & AsyncIterable<Uint8Array> // bytes, as no encoding is set
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const sheets = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${xml}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${xml}<workbook xmlns="${sheets}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

async function* sheetText(rows: Rows): AsyncGenerator<Buffer> {
  let text = `${xml}<worksheet xmlns="${sheets}"><sheetData>`
  for await (const row of rows) {
    text += `<row>${row.map(cellText).join('')}</row>`
    if (text.length < 65_536) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(`${text}</sheetData></worksheet>`)
}

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined || cell === '') return '<c/>'
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  const safe = escapeFormula(cell.replace(/\r\n?/g, '\n').normalize('NFC')).slice(0, cellMax)
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(safe)}</t></is></c>`
}
/** What a cell may hold. */
const cellMax = 32_767

/** XML has no place for control characters and broken pairs; what looks like the format's own escape (`_x000D_`) is written as one. */
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
