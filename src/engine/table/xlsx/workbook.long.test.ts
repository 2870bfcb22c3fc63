// Archives that were made to cost: each is refused by name, in the pool's own bounds.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Fault } from '#base/fault.ts'
import { openWorkbooks, repeated, row, type TestWorkbooks, typed } from '#test/workbook.ts'
import { workbook, zip } from '#test/zip.ts'

let books: TestWorkbooks
beforeAll(async () => {
  books = await openWorkbooks()
})
afterAll(() => books.close())

async function refusal(bytes: Uint8Array) {
  const error: unknown = await books.rowsOf(bytes).catch((thrown: unknown) => thrown)
  return error instanceof Fault ? { code: error.code, ...error.values } : error
}

const lol = repeated(12, at => `<!ENTITY l${at} "${at === 0 ? 'lol' : `&l${at - 1};`.repeat(10)}">`)
const one = row(1, typed('A1', 'x'))
const outside = (reference: string) => ({ code: 'TABLE_XLSX_CELL_OUTSIDE', cell: reference })
const large = { code: 'TABLE_XLSX_TOO_LARGE', max: 1_024 }
const broken = { code: 'TABLE_XLSX_BROKEN' }
const longText = `<si><t>${'x'.repeat(2 ** 20 - 100)}</t></si>`

/** What each was made for, its bytes, and what it is refused with. */
const hostile: readonly (readonly [about: string, bytes: () => Buffer, refused: object])[] = [
  ['a cell in a column of 300 million', () => workbook(row(1, '<c r="ZZZZZZ1"><v>1</v></c>')), outside('ZZZZZZ1')],
  ['a cell in the first column that no sheet has', () => workbook(row(1, '<c r="XFE1"><v>1</v></c>')), outside('XFE1')],
  ['a cell in the first row that no sheet has', () => workbook(row(1, '<c r="A1048577"><v>1</v></c>')), outside('A1048577')],
  ['a row of four thousand million', () => workbook(row(4_294_967_295, '<c><v>1</v></c>')), outside('4294967295')],
  ['a reference of a megabyte', () => workbook(row(1, `<c r="${'Z'.repeat(10 ** 6)}1"><v>1</v></c>`)), broken],
  ['the last cell of a sheet', () => workbook(row(1_048_576, '<c r="XFD1048576"><v>1</v></c>')), { code: 'TABLE_TOO_MANY_COLUMNS' }],
  ['a million cells in one row', () => workbook(row(1, '<c><v>1</v></c>'.repeat(10 ** 6))), { code: 'TABLE_TOO_MANY_COLUMNS' }],
  ['a million empty rows', () => workbook('<row/>'.repeat(10 ** 6)), { code: 'TABLE_EMPTY' }],
  ['more rows than a sheet has', () => workbook('<row/>'.repeat(1_048_577)), broken],
  ['rows that go back', () => workbook(one + row(3, typed('A3', 'x')) + row(2, typed('A2', 'x'))), broken],
  ['4 MB of blanks', () => workbook(' '.repeat(4 * 2 ** 20)), large],
  ['4 MB of blanks, said to be 100 bytes', () => workbook(' '.repeat(4 * 2 ** 20), { statedSize: 100 }), large],
  ['an archive that says it unpacks to 4 GB', () => workbook(one, { statedSize: 0xfffffffe }), large],
  ['a remark of 4 MB', () => workbook(one, {}, `<!--${'x'.repeat(4 * 2 ** 20)}-->`), large],
  ['a thousand million laughs', () => workbook(row(1, typed('A1', '&l11;')), {}, `<!DOCTYPE l [${lol}]>`), broken],
  [
    'a file of the machine',
    () => workbook(row(1, typed('A1', '&x;')), {}, '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    broken,
  ],
  ['a million tags inside each other', () => workbook('<row>'.repeat(10 ** 6)), broken],
  ['texts of 65 MB', () => workbook(one, {}, '', { sharedTexts: longText.repeat(65) }), large],
  ['a text more than three million', () => workbook(one, {}, '', { sharedTexts: '<si/>'.repeat(3 * 10 ** 6 + 1) }), large],
  [
    'one long text in 600 cells',
    () =>
      workbook(
        repeated(600, at => row(at + 1, '<c t="s"><v>0</v></c>')),
        {},
        '',
        { sharedTexts: longText },
      ),
    large,
  ],
  ['a text that is not there', () => workbook(row(1, '<c r="A1" t="s"><v>7</v></c>')), broken],
  ['a million styles', () => workbook(one, {}, '', { styles: `<cellXfs>${'<xf numFmtId="14"/>'.repeat(10 ** 6)}</cellXfs>` }), large],
  [
    'thousands of sheets',
    () => zip(Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`xl/worksheets/sheet${at}.xml`, '<worksheet/>']))),
    broken,
  ],
  ['an archive of files', () => zip({ 'orders.csv': 'x' }), { code: 'TABLE_IS_ARCHIVE' }],
  ['the text of another program', () => zip({ '[Content_Types].xml': 'x', 'word/document.xml': 'x' }), { code: 'TABLE_NOT_A_TABLE' }],
  ['a part whose name leads out of the archive', () => zip({ 'a.txt': 'x', '../../a.txt': 'y' }), broken],
  ['no archive', () => Buffer.from('PK\x03\x04 no archive'), broken],
  ['bytes that are no text', () => zip({ 'xl/workbook.xml': Buffer.from([0x3c, 0xff, 0xfe]) }), broken],
]

describe('a workbook that nobody means well by', () => {
  test.each(hostile)('%s is refused, and nothing stays of it', async (_about, bytes, refused) => {
    expect(await refusal(bytes())).toMatchObject(refused)
    expect(await readdir(join(books.dataDir, 'files', 'tmp'))).toEqual([])
  })
  test('a million merged cells are of no interest', async () => {
    const after = `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(10 ** 6)}</mergeCells>`
    expect(await books.rowsOf(workbook(one, {}, '', { after }))).toEqual([{ row: 1, cells: ['x'] }])
  })
})
