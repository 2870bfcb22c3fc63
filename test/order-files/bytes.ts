// A table as the bytes of a file: its encoding, its delimiter, and what stands above its header.
import { workbookOf } from '#test/zip.ts'

/** How a table is dressed. */
export interface Dress {
  delimiter: ',' | ';' | '\t' | '|'
  encoding: 'utf-8' | 'utf-8 with a mark' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'windows-1258' | 'workbook'
  /** Rows above the header. */
  titles: readonly (readonly string[])[]
  /** A first line says `sep=`. */
  isNamed?: true
  lineEnd?: '\r\n'
  /** Marks inside cells stand as they are typed, as in Amazon's reports. */
  isBare?: true
}

/** A row of cells; a broken one has a quotation mark that nobody has closed rightly. */
export interface TableLine {
  cells: readonly string[]
  isBroken?: boolean
}

export function bytesOf(lines: readonly TableLine[], dress: Dress): Buffer {
  const all = [...dress.titles.map(cells => ({ cells })), ...lines]
  if (dress.encoding === 'workbook') return workbook(all.map(({ cells }) => cells))
  const end = dress.lineEnd ?? '\n'
  const text = [...(dress.isNamed ? [`sep=${dress.delimiter}`] : []), ...all.map(line => lineOf(line, dress))].join(end) + end
  return encoded(text, dress.encoding)
}

/** How many lines stand above the header. */
export const linesAbove = ({ titles, isNamed, encoding }: Dress): number => titles.length + (isNamed && encoding !== 'workbook' ? 1 : 0)

function lineOf({ cells, isBroken = false }: TableLine, { delimiter, isBare }: Dress): string {
  // A line break inside a broken row would make two of it.
  const written = cells.map(text => {
    const cell = isBroken ? text.replaceAll('\n', ' ') : text
    const needsMarks = isBare ? /^"|[\t\n]/.test(cell) : cell.includes(delimiter) || /["\n]/.test(cell)
    return needsMarks ? `"${cell.replaceAll('"', '""')}"` : cell
  })
  if (isBroken) written[written.length - 1] = '"12" mug'
  return written.join(delimiter)
}

function encoded(text: string, encoding: Exclude<Dress['encoding'], 'workbook'>): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text)
  if (encoding === 'utf-8 with a mark') return Buffer.from(`\uFEFF${text}`)
  if (encoding === 'utf-16le') return Buffer.from(`\uFEFF${text}`, 'utf16le')
  if (encoding === 'utf-16be') return Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()
  return codePage(text, encoding)
}

const tones = /[\u0300\u0301\u0303\u0309\u0323]/
/** windows-1258 writes a tone behind its letter, as a byte of its own. */
function codePage(text: string, encoding: 'windows-1252' | 'windows-1258'): Buffer {
  const characters = [...new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))]
  const bytes = new Map(characters.map((character, byte) => [character, byte]))
  const parts = [...text.normalize('NFC')].flatMap(character => {
    if (bytes.has(character)) return [character]
    const marks = [...character.normalize('NFD')]
    const bare = marks.filter(mark => !tones.test(mark)).join('')
    return [bare.normalize('NFC'), ...marks.filter(mark => tones.test(mark))]
  })
  return Buffer.from(
    parts.map(part => {
      const byte = bytes.get(part)
      if (byte === undefined) throw new Error(`${encoding} has no ${part}.`)
      return byte
    }),
  )
}

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
function workbook(rows: readonly (readonly string[])[]): Buffer {
  const sheet = rows.map((cells, at) => {
    const filled = cells.map((cell, column) =>
      cell === '' ? '' : `<c r="${letters(column)}${at + 1}" t="inlineStr"><is><t xml:space="preserve">${xml(cell)}</t></is></c>`,
    )
    return `<row r="${at + 1}">${filled.join('')}</row>`
  })
  const told = '<row r="1"><c r="A1" t="inlineStr"><is><t>Fill in the sheet Orders, one row per item.</t></is></c></row>'
  return workbookOf({ Instructions: told, Orders: sheet.join('') })
}
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))
