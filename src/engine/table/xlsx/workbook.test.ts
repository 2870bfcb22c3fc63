import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Fault } from '#base/fault.ts'
import type { Files } from '#engine/files/files.ts'
import { openFolder } from '#engine/files/folder.ts'
import { workbook, workbookOf, zip } from '#test/zip.ts'
import { forAccount } from '../../child/account.ts'
import { readHeads, readTable } from '../table.ts'
import { isDateFormat } from './styles.ts'
import { type WorkbookPool, workbookPool } from './workbook.ts'

let dataDir: string
let files: Files
let room: WorkbookPool
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'inkport-workbook-'))
  files = await openFolder({ dataDir, diskReserveBytes: 0 })
  room = workbookPool(files)
})
afterAll(async () => {
  room.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function* source(bytes: Uint8Array) {
  yield bytes
}
const rowsOf = async (bytes: Uint8Array, sheet = 0) => (await Array.fromAsync(readTable(source(bytes), room, { sheet }))).flat()
const headsOf = (bytes: Uint8Array) => readHeads(source(bytes), room)
const cellsOf = async (bytes: Uint8Array) => (await rowsOf(bytes)).map(({ cells }) => cells)
async function refusal(bytes: Uint8Array) {
  const error: unknown = await rowsOf(bytes).catch((thrown: unknown) => thrown)
  return error instanceof Fault ? { code: error.code, ...error.values } : error
}

const row = (number: number, cells: string) => `<row r="${number}">${cells}</row>`
const typed = (reference: string, text: string) => `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`
const repeated = (count: number, part: (at: number) => string) => Array.from({ length: count }, (_, at) => part(at)).join('')

describe('a workbook that somebody made', () => {
  test('cells are read as they were typed', async () => {
    const rows =
      row(1, typed('A1', 'order id') + typed('B1', 'zip')) +
      row(3, '<c r="A3"><v>5.76812968903601E+17</v></c><c r="B3"><v>501</v></c>') +
      row(4, '<c r="A4"><v>19.989999999999998</v></c><c r="B4" t="b"><v>1</v></c>')
    expect(await rowsOf(workbook(rows))).toEqual([
      { row: 1, cells: ['order id', 'zip'] },
      { row: 3, cells: ['5.76812968903601E+17', '501'] },
      { row: 4, cells: ['19.99', 'TRUE'] },
    ])
  })
  test('shared, rich and escaped texts, formulas and dates are read as they are shown', async () => {
    const sharedTexts =
      '<si><t>Nguyễn</t></si><si><r><t xml:space="preserve">a </t></r><r><rPr><b/></rPr><t>b</t></r><rPh sb="0" eb="1"><t>sound</t></rPh></si><si><t>one_x000D_&#10;two &amp; \u2028three</t></si>'
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy;@"/><numFmt numFmtId="165" formatCode="#,##0.00 &quot;days&quot;"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="22"/></cellXfs>'
    const rows =
      row(1, '<c r="A1" t="s"><v>0</v></c><c t="s"><v>1</v></c><c r="D1" t="s"><v>2</v></c>') +
      row(2, '<c r="A2" s="1"><v>46347</v></c><c r="B2" s="2"><v>46347</v></c><c r="C2" s="3"><v>46347.5</v></c>') +
      row(3, '<c r="A3" t="str"><f>1+1</f><v>2</v></c><c r="B3" t="e"><v>#N/A</v></c><c r="C3" t="d"><v>2026-11-22</v></c>')
    const bytes = workbook(rows, {}, '', { sharedTexts, styles })
    expect(await cellsOf(bytes)).toEqual([
      ['Nguyễn', 'a b', '', 'one\ntwo & \u2028three'],
      ['2026-11-21', '46347', '2026-11-21T12:00:00.000Z'],
      ['2', '', '2026-11-22'],
    ])
  })
  test('days are counted from 1904 where the workbook says so', async () => {
    const more = { properties: '<workbookPr date1904="1"/>', styles: '<cellXfs><xf numFmtId="14"/></cellXfs>' }
    expect(await cellsOf(workbook(row(1, '<c r="A1" s="0"><v>44885</v></c>'), {}, '', more))).toEqual([['2026-11-21']])
  })
  test.each([
    ['yyyy-mm-dd hh:mm:ss', true],
    ['[$-409]d\\-mmm\\-yy;@', true],
    ['[h]:mm', true],
    ['General', false],
    ['0.00', false],
    ['"mm" 0', false],
  ])('the format %s is a date: %s', (format, isDate) => {
    expect(isDateFormat(format)).toBe(isDate)
  })
  test('of a long sheet the head is read alone, and of a short one what there is', async () => {
    const [head, ...others] = await headsOf(workbook(repeated(5_000, at => row(at + 1, typed(`A${at + 1}`, 'x')))))
    expect([head?.name, head?.rows.length, others]).toEqual(['a', 20, []])
  })
  test('every sheet that people see has its head, and is read by its number', async () => {
    const sheets = {
      Instructions: row(1, typed('A1', 'Fill in the next sheet.')),
      Old: { rows: row(1, typed('A1', 'gone')), isHidden: true },
      Orders: row(1, typed('A1', 'order id')) + row(2, typed('A2', 'S1')),
      Empty: '',
    }
    const bytes = workbookOf(sheets)
    expect((await headsOf(bytes)).map(({ sheet, name, rows }) => [sheet, name, rows.length])).toEqual([
      [0, 'Instructions', 1],
      [2, 'Orders', 2],
    ])
    expect((await rowsOf(bytes, 2)).map(({ cells }) => cells)).toEqual([['order id'], ['S1']])
  })
})

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
    expect(await readdir(join(dataDir, 'files', 'tmp'))).toEqual([])
  })
  test('a million merged cells are of no interest', async () => {
    const after = `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(10 ** 6)}</mergeCells>`
    expect(await cellsOf(workbook(one, {}, '', { after }))).toEqual([['x']])
  })
})

describe('of a Word document', () => {
  async function textOf(body: string, most = 200): Promise<string> {
    const path = join(dataDir, 'claim.docx')
    await writeFile(
      path,
      zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>` }),
    )
    return room.documentText(path, most)
  }
  test('the text is read by paragraph, without what was struck out or is no text', async () => {
    const run = (text: string) => `<w:r><w:rPr><w:b/></w:rPr>${text}</w:r>`
    const body =
      `<w:p>${run('<w:t>Torn at </w:t><w:tab/><w:t>the seam &amp; cuff</w:t>')}${run('<w:delText>gone</w:delText>')}</w:p>` +
      `<w:tbl><w:tr><w:tc><w:p>${run('<w:t>Order</w:t><w:br/><w:instrText>PAGE</w:instrText><w:t>42</w:t>')}</w:p></w:tc></w:tr></w:tbl>`
    expect(await textOf(body)).toBe('Torn at  the seam & cuff\nOrder\n42\n')
  })
  test('no more is read than is asked for, whatever follows', async () => {
    expect(await textOf(`<w:p><w:r><w:t>${'x'.repeat(50)}</w:t></w:r></w:p>`.repeat(100_000), 60)).toBe(
      `${'x'.repeat(50)}\n${'x'.repeat(9)}`,
    )
  })
  test('a workbook is none', async () => {
    const path = join(dataDir, 'claim.docx')
    await writeFile(path, workbook(one))
    await expect(room.documentText(path, 9)).rejects.toMatchObject({ code: 'TABLE_IS_ARCHIVE' })
  })
})

test('of 16 that come at once a few are unpacked at a time, and none by this process', async () => {
  const bytes = workbook(repeated(2_000, at => row(at + 1, typed(`A${at + 1}`, 'x'))))
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, room.pids().length)
  }, 10)
  const accounts = Array.from({ length: 16 }, (_, at) => at + 1)
  const counts = await Promise.all(accounts.map(account => forAccount(account, async () => (await rowsOf(bytes)).length)))
  clearInterval(watch)
  expect(counts).toEqual(Array(16).fill(2_000))
  // Those that have nothing to do any more are there, too.
  expect(room.pids()).not.toEqual([])
  expect(most).toBeLessThanOrEqual(4)
})
