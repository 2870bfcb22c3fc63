import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cell, csvLine } from '#base/csv/line.ts'
import { Fault } from '#base/fault.ts'
import { assertProperty } from '#test/property.ts'
import { headerOf, readHeads, readTable } from './table.ts'
import { writeCsv } from './write.ts'
import { tableLimits } from './xlsx/row.ts'

/** What a workbook is read by has tests of its own: workbook.test.ts. */
const texts = { rows: () => Promise.reject(new Error('This is no text.')) as never }
const noHeads = { heads: texts.rows }

/** The bytes in pieces, so that every boundary between two chunks is met. */
async function* pieces(bytes: Uint8Array, size = 4096) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
async function cellsOf(bytes: Uint8Array | string, size?: number): Promise<string[][]> {
  const rows: string[][] = []
  for await (const chunk of readTable(pieces(Buffer.from(bytes), size), texts)) for (const row of chunk) rows.push([...row.cells])
  return rows
}
async function rowsOf(text: string): Promise<number[]> {
  const rows: number[] = []
  for await (const chunk of readTable(pieces(Buffer.from(text)), texts)) rows.push(...chunk.map(row => row.row))
  return rows
}
async function refusal(bytes: Uint8Array | string) {
  const error: unknown = await cellsOf(bytes).catch((thrown: unknown) => thrown)
  return error instanceof Fault ? { code: error.code, ...error.values } : error
}
async function written(rows: Iterable<readonly Cell[]>): Promise<Buffer> {
  return Buffer.concat(await writeCsv(rows).toArray())
}

/** windows-1258 as Vietnamese Excel writes it: the tone after its letter, as a byte of its own. */
function windows1258(text: string): Buffer {
  const bytes = new Map(
    [...new TextDecoder('windows-1258').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))].map((c, byte) => [c, byte]),
  )
  const tones = /[\u0300\u0301\u0303\u0309\u0323]/
  const parts = [...text.normalize('NFC')].flatMap(character => {
    if (bytes.has(character)) return [character]
    const marks = [...character.normalize('NFD')]
    return [
      marks
        .filter(mark => !tones.test(mark))
        .join('')
        .normalize('NFC'),
      ...marks.filter(mark => tones.test(mark)),
    ]
  })
  return Buffer.from(parts.map(part => bytes.get(part) ?? 63))
}

describe('text', () => {
  const text = 'Mã đơn hàng;Tên\r\nS1;Nguyễn Thị Hương\r\nS2;"Đức\r\nTrần"\r\n'
  const cells = [
    ['Mã đơn hàng', 'Tên'],
    ['S1', 'Nguyễn Thị Hương'],
    ['S2', 'Đức\nTrần'],
  ]
  const swapped = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a BOM', Buffer.from(`\uFEFF${text}`)],
    ['UTF-8 with tones apart', Buffer.from(text.normalize('NFD'))],
    ['UTF-16 LE', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 LE without a BOM', Buffer.from(`a,b\n${'x,y\n'.repeat(99)}`, 'utf16le')],
    ['UTF-16 BE', swapped],
    ['windows-1258', windows1258(text)],
  ])('%s is read, whatever the size of the pieces', async (name, bytes) => {
    for (const size of [1, 2, 3, 7, 4096]) {
      const rows = await cellsOf(bytes, size)
      expect(rows.slice(0, 3)).toEqual(
        name.includes('without')
          ? [
              ['a', 'b'],
              ['x', 'y'],
              ['x', 'y'],
            ]
          : cells,
      )
    }
  })
  test.each([
    ['windows-1252', Buffer.from('name;city\nJoão Conceição;São Paulo\nGuðmundsdóttir;Reykjavík\nÞóra Õun;Ýdalir\n', 'latin1')],
    ['windows-1258', windows1258('name;city\nNguyễn Thị Hương;Đà Nẵng\nĐỗ Hoàng Quân;Thừa Thiên Huế\nLương Văn Ưng;Bắc Giang\n')],
  ])('%s is told by what comes out', async (encoding, bytes) => {
    const words = (await cellsOf(bytes)).flat()
    expect(words).toEqual(
      encoding === 'windows-1252'
        ? ['name', 'city', 'João Conceição', 'São Paulo', 'Guðmundsdóttir', 'Reykjavík', 'Þóra Õun', 'Ýdalir']
        : ['name', 'city', 'Nguyễn Thị Hương', 'Đà Nẵng', 'Đỗ Hoàng Quân', 'Thừa Thiên Huế', 'Lương Văn Ưng', 'Bắc Giang'],
    )
  })
  test('a character that begins in one piece and ends in the next is whole', async () => {
    const long = `name\n${'đ'.repeat(5000)}\n`
    expect((await cellsOf(long, 4097))[1]).toEqual(['đ'.repeat(5000)])
  })
  test.each([',', ';', '\t', '|'])('the delimiter %j is found', async delimiter => {
    expect(
      await cellsOf(
        [
          ['a', 'b,;', 'c'],
          ['1', '2', '3'],
        ]
          .map(row => row.map(cell => `"${cell}"`).join(delimiter))
          .join('\n'),
      ),
    ).toEqual([
      ['a', 'b,;', 'c'],
      ['1', '2', '3'],
    ])
  })
  test('rows are counted as a spreadsheet counts them: blank rows count, a line break in a cell does not', async () => {
    expect(await rowsOf('a,b\n\n"1\n1",2\r\n,\r3,4')).toEqual([1, 3, 5])
  })
})

describe('a head that is not plain', () => {
  test('`sep=` names the delimiter and is no row of the table', async () => {
    for (const size of [1, 3, 4096])
      expect(await cellsOf('sep=|\na,b|c;d;e\n1|2\n', size)).toEqual([
        ['a,b', 'c;d;e'],
        ['1', '2'],
      ])
    expect(await rowsOf('sep=;\na;b\n1;2\n')).toEqual([2, 3])
  })
  test('a title and a note above the header do not decide on the delimiter', async () => {
    expect((await cellsOf('Orders, all shops, March\n\nid;name;city\n1;Mia, née Lee;Boston\n')).slice(1)).toEqual([
      ['id', 'name', 'city'],
      ['1', 'Mia, née Lee', 'Boston'],
    ])
  })
  test('the first rows of a file are its head', async () => {
    const [head, ...others] = await readHeads(pieces(Buffer.from(`a,b\n${'1,2\n'.repeat(50)}`)), noHeads)
    expect([head?.rows.length, head?.rows[0], others]).toEqual([20, { row: 1, cells: ['a', 'b'] }, []])
  })
})

describe('a broken quotation mark costs its row', () => {
  const broken = async (text: string, size?: number) =>
    (await Array.fromAsync(readTable(pieces(Buffer.from(text), size), texts, { keepsBroken: true }))).flat()
  const wide = (id: string, name = 'mug') => [id, name, '1', 'Mia', '1 Elm', 'Boston', 'MA', '02108'].join(',')
  test.each([
    ['text behind the closing mark', `${wide('2', '"12" mug"')}`],
    ['a mark that is never closed', `${wide('2', '"12 inch mug')}`],
    ['a mark that a later row closes', `${wide('2', '"12 inch mug')}\n${wide('3', 'mug 5"')}`],
  ])('%s', async (_, lines) => {
    for (const size of [5, 4096]) {
      const rows = await broken(`${wide('id', 'item')}\n${wide('1')}\n${lines}\n${wide('4')}\n`, size)
      expect(rows.map(({ cells, isBroken }) => (isBroken ? 'broken' : cells[0]))).toEqual(
        lines.includes('\n') ? ['id', '1', 'broken', '3', '4'] : ['id', '1', 'broken', '4'],
      )
      expect(rows.map(({ row }) => row)).toEqual(rows.map((_, at) => at + 1))
    }
  })
  test('a note of several lines is whole', async () => {
    const note = '"a, b, c\nd, e, f"'
    expect((await broken(`${wide('1', note)}\n${wide('2')}\n`)).map(({ isBroken }) => isBroken)).toEqual([undefined, undefined])
  })
  test('a file full of them is refused', async () => {
    expect(await refusal(`${'a,"b"c,d\n'.repeat(300)}`)).toMatchObject({ code: 'TABLE_QUOTE_BROKEN' })
    await expect(broken('a,"b"c,d\n'.repeat(300))).rejects.toMatchObject({ code: 'TABLE_QUOTE_BROKEN', values: { row: 201 } })
  })
})

describe('refusals', () => {
  test.each([
    ['', 'TABLE_EMPTY'],
    ['\n\n , \n', 'TABLE_EMPTY'],
    ['%PDF-1.7 …', 'TABLE_IS_PDF'],
    ['<!DOCTYPE html><html>', 'TABLE_IS_HTML'],
    ['<svg onload="alert(1)">', 'TABLE_NOT_A_TABLE'],
    ['\uFEFF<?xml version="1.0"?><a/>', 'TABLE_NOT_A_TABLE'],
    [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'TABLE_OLD_EXCEL'],
    ['<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">', 'TABLE_OLD_EXCEL'],
    ['<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>', 'TABLE_IS_HTML_EXCEL'],
    ['\uFEFF\n<table border=1><tr><td>order id</td></tr></table>', 'TABLE_IS_HTML_EXCEL'],
    [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d]), 'TABLE_IS_PICTURE'],
    [Buffer.from([0x1f, 0x8b, 8, 0]), 'TABLE_IS_ARCHIVE'],
    [`${'PK\u0003\u0004'.padEnd(30, '\0')}mimetypeapplication/vnd.oasis.opendocument.spreadsheet`, 'TABLE_IS_ODS'],
    [`${'PK\u0003\u0004'.padEnd(30, '\0')}mimetypeapplication/vnd.oasis.opendocument.text`, 'TABLE_NOT_A_TABLE'],
    [Buffer.concat([Buffer.from('tên,họ\nđức,'), Buffer.from([0xff, 0x0a])]), 'TABLE_ENCODING'],
    [Buffer.from([0x61, 0x0a, 0x81, 0x8d]), 'TABLE_ENCODING'],
  ])('%j is %s', async (bytes, code) => {
    expect(await refusal(bytes)).toMatchObject({ code })
  })
  test('a NUL is named by its row', async () => {
    expect(await refusal(`a,b\n1,2\n3,x\0y\n`)).toEqual({ code: 'TABLE_NUL', row: 3 })
  })
  test('an open quotation mark is named by its row', async () => {
    expect(await refusal('a,b\n1,2\n3,"x\n4,5\n')).toEqual({ code: 'TABLE_QUOTE_BROKEN', row: 3 })
  })
  test('a row without an end is refused before it fills the memory', async () => {
    expect(await refusal(`a,b\n1,${'x'.repeat(2 ** 21)}`)).toEqual({
      code: 'TABLE_ROW_TOO_LONG',
      row: 2,
      max: tableLimits.rowCharacters,
    })
  })
  test('too many columns are refused', async () => {
    expect(await refusal(`a,b\n${','.repeat(600)}`)).toEqual({ code: 'TABLE_TOO_MANY_COLUMNS', row: 2, max: 500 })
  })
  test('too many rows are refused', async () => {
    const rows = readTable(pieces(Buffer.from('a\n'.repeat(11))), texts, { maxRows: 10 })
    await expect(Array.fromAsync(rows)).rejects.toMatchObject({ code: 'TABLE_TOO_MANY_ROWS' })
  })
  test.each(['__proto__', ' Constructor ', 'x'.repeat(300)])('a column called %s is refused', name => {
    expect(() => headerOf({ row: 1, cells: ['id', name] })).toThrow('TABLE_HEADER_REFUSED')
  })
})

describe('writing', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.string({ unit: fc.constantFrom(...'=+-@\'",;\t\r\n 0a-'), maxLength: 8 }),
    fc.constantFrom('-3.00', '+18865550124', '=1+1', "'00901", "'", "'='", '-1+1', '@x', 'Hương'),
  )
  const table = fc.array(
    fc.array(cell, { minLength: 3, maxLength: 3 }).map(cells => ['id', ...cells]),
    { minLength: 1, maxLength: 12 },
  )

  test('what is exported, read and exported again is the same, and no cell is a formula', async () => {
    await assertProperty(
      fc.asyncProperty(table, fc.integer({ min: 1, max: 50 }), async (rows, size) => {
        fc.pre(rows.flat().every(text => !text.includes('\0')))
        const first = await written(rows)
        const read = await cellsOf(first, size)
        expect(read).toEqual(rows.map(row => row.map(text => text.replace(/\r\n?/g, '\n').normalize('NFC'))))
        expect(await written(read)).toEqual(await written(rows.map(row => row.map(text => text.normalize('NFC')))))
        const opened = (await import('papaparse')).default.parse<string[]>(first.toString().slice(1), {
          newline: '\r\n',
          delimiter: ',',
        }).data
        for (const text of opened.flat()) expect(/^[=+\-@\t\r\n]/.test(text) && !/^-\d+(\.\d+)?$/.test(text)).toBe(false)
      }),
      { numRuns: 300 },
    )
  })
  test.each([
    ['x;=1+1', "x;'=1+1"],
    ['a list:\n- one\n+two', "a list:\n'- one\n'+two"],
    ['x;"=1"', `x;"'=1"`],
    ["x;'=1", "x;''=1"],
    ['3;4', '3;4'],
  ])('%j is no formula for those who cut at semicolons either', async (typed, safe) => {
    const [line] = await cellsOf(await written([['id', typed]]))
    expect(line).toEqual(['id', typed])
    expect(csvLine([typed])).toBe(`"${safe.replaceAll('"', '""')}"`)
  })
  test('a mark that joins the sign before it leaves no apostrophe behind', async () => {
    const [line] = await cellsOf(await written([['id', '=\u0338']]))
    expect(line).toEqual(['id', '≠'])
  })
  test('a negative amount stays a number, a phone keeps its plus', () => {
    expect(csvLine([-3, '-3.00', '+18865550124', '=cmd|x', null])).toBe("-3,-3.00,'+18865550124,'=cmd|x,")
  })
})

// A pattern that looks at every place of the run anew does not come to its end here.
test('a long cell of nothing but blanks and line breaks is written and read back', async () => {
  const cell = `a${' \n'.repeat(400_000)}x`
  expect(await cellsOf(await written([[cell]]))).toEqual([[cell]])
})
