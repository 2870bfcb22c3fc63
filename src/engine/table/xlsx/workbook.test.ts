import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorkbooks, repeated, row, sourceOf, type TestWorkbooks, typed } from '#test/workbook.ts'
import { workbook, workbookOf, zip } from '#test/zip.ts'
import { forAccount } from '../../child/account.ts'
import { readHeads } from '../table.ts'
import { isDateFormat } from './styles.ts'

let books: TestWorkbooks
beforeAll(async () => {
  books = await openWorkbooks()
})
afterAll(() => books.close())

const headsOf = (bytes: Uint8Array) => readHeads(sourceOf(bytes), books.pool)
const cellsOf = async (bytes: Uint8Array) => (await books.rowsOf(bytes)).map(({ cells }) => cells)

describe('a workbook that somebody made', () => {
  test('cells are read as they were typed', async () => {
    const rows =
      row(1, typed('A1', 'order id') + typed('B1', 'zip')) +
      row(3, '<c r="A3"><v>5.76812968903601E+17</v></c><c r="B3"><v>501</v></c>') +
      row(4, '<c r="A4"><v>19.989999999999998</v></c><c r="B4" t="b"><v>1</v></c>')
    expect(await books.rowsOf(workbook(rows))).toEqual([
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
    expect((await books.rowsOf(bytes, 2)).map(({ cells }) => cells)).toEqual([['order id'], ['S1']])
  })
})

describe('of a Word document', () => {
  async function textOf(body: string, most = 200): Promise<string> {
    const path = join(books.dataDir, 'claim.docx')
    await writeFile(
      path,
      zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>` }),
    )
    return books.pool.documentText(path, most)
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
    const path = join(books.dataDir, 'claim.docx')
    await writeFile(path, workbook(row(1, typed('A1', 'x'))))
    await expect(books.pool.documentText(path, 9)).rejects.toMatchObject({ code: 'TABLE_IS_ARCHIVE' })
  })
})

test('of 16 that come at once a few are unpacked at a time, and none by this process', { tags: 'long' }, async () => {
  const bytes = workbook(repeated(2_000, at => row(at + 1, typed(`A${at + 1}`, 'x'))))
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, books.pool.pids().length)
  }, 10)
  const accounts = Array.from({ length: 16 }, (_, at) => at + 1)
  const counts = await Promise.all(accounts.map(account => forAccount(account, async () => (await books.rowsOf(bytes)).length)))
  clearInterval(watch)
  expect(counts).toEqual(Array(16).fill(2_000))
  // Those that have nothing to do any more are there, too.
  expect(books.pool.pids()).not.toEqual([])
  expect(most).toBeLessThanOrEqual(4)
})
