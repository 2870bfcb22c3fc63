// The rows of a workbook's sheets, one after another, whatever their size: nothing but the shared texts is kept.
import { Fault } from '#base/fault.ts'
import { type CellContext, placeOf, rowOf, textOf, tidied } from '../cell.ts'
import type { Parts } from './parts.ts'
import { broken, type TableHead, type TableRow, tableLimits, tooLarge, workbookLimits } from './row.ts'
import { styleReader } from './styles.ts'
import { prefixed, readXml, type XmlReader } from './xml.ts'

/** Gives each row of a sheet, counted from 0, that holds something to `take`. Throws the faults of workbooks. */
export async function readSheet(parts: Parts, sheet: number, take: (row: TableRow) => void): Promise<void> {
  const workbook = await partsOf(parts)
  const { path } = workbook.sheets[sheet] ?? {}
  if (path === undefined) throw broken()
  const context = await contextOf(parts, workbook)
  await readXml(
    parts.text(path),
    sheetReader(context, row => {
      take(row)
      return false
    }),
  )
}

/** The first rows of every sheet that people see. Throws the faults of workbooks. */
export async function readHeadRows(parts: Parts, most: number): Promise<TableHead[]> {
  const workbook = await partsOf(parts)
  const context = await contextOf(parts, workbook)
  const heads: TableHead[] = []
  for (const [sheet, { name, path, isHidden }] of workbook.sheets.entries()) {
    if (isHidden || heads.length === workbookLimits.sheets) continue
    const rows: TableRow[] = []
    let characters = 0
    await readXml(
      parts.text(path),
      sheetReader(context, row => {
        characters += row.cells.reduce((sum, cell) => sum + cell.length, 0)
        return rows.push(row) >= most || characters > workbookLimits.headCharacters
      }),
    )
    heads.push({ sheet, name, rows })
  }
  return heads
}

interface WorkbookParts {
  sheets: readonly { name: string; path: string; isHidden: boolean }[]
  sharedTexts?: string
  styles?: string
  isFrom1904: boolean
}

async function contextOf(parts: Parts, { sharedTexts, styles, isFrom1904 }: WorkbookParts): Promise<CellContext> {
  const [shared, isDate]: [string[], boolean[]] = [[], []]
  if (styles && parts.has(styles)) await readXml(parts.text(styles), styleReader(isDate))
  if (sharedTexts && parts.has(sharedTexts)) await readXml(parts.text(sharedTexts), sharedReader(shared))
  return { shared, isDate, isFrom1904 }
}

/** The sheets of the workbook in the order of their tabs, and what they refer to. */
async function partsOf(parts: Parts): Promise<WorkbookParts> {
  const tabs: { name: string; id: string | undefined; isHidden: boolean }[] = []
  let isFrom1904 = false
  await readXml(parts.text('xl/workbook.xml'), {
    open(name, attributes) {
      if (name === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '')
      else if (name === 'sheet')
        tabs.push({ name: attributes.name ?? '', id: prefixed(attributes, 'id'), isHidden: /hidden/i.test(attributes.state ?? '') })
    },
    close: name => name === 'sheets',
  })
  const byKind = new Map<string, string>()
  const pathOf = new Map<string, string>()
  await readXml(parts.text('xl/_rels/workbook.xml.rels'), {
    open(_name, { Id, Type = '', Target = '' }) {
      const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`
      if (/\/worksheet$/.test(Type) && Id !== undefined) pathOf.set(Id, path)
      else if (/\/(?:styles|sharedStrings)$/.test(Type)) byKind.set(Type.slice(Type.lastIndexOf('/') + 1), path)
    },
  })
  // A tab may be a chart, which has no rows.
  const sheets = tabs.flatMap(({ name, id, isHidden }) => {
    const path = pathOf.get(id ?? '')
    return path !== undefined && parts.has(path) ? [{ name, path, isHidden }] : []
  })
  if (sheets.length === 0) throw broken()
  const [sharedTexts, styles] = [byKind.get('sharedStrings'), byKind.get('styles')]
  return { sheets, ...(sharedTexts && { sharedTexts }), ...(styles && { styles }), isFrom1904 }
}

/** Adds each shared text to `shared`; how it is read aloud (`rPh`) is no part of it. */
function sharedReader(shared: string[]): XmlReader {
  let characters = 0
  let text = ''
  let [isText, isSound] = [false, false]
  return {
    open(name) {
      if (name === 't') isText = true
      else if (name === 'rPh') isSound = true
    },
    text(piece) {
      if (!isText || isSound) return
      characters += piece.length
      if (characters > workbookLimits.sharedCharacters) throw tooLarge()
      text += piece
    },
    close(name) {
      if (name === 't') isText = false
      else if (name === 'rPh') isSound = false
      if (name !== 'si') return
      if (shared.push(tidied(text)) > workbookLimits.sharedTexts) throw tooLarge()
      text = ''
    },
  }
}

function sheetReader(context: CellContext, take: (row: TableRow) => boolean): XmlReader {
  let row = 0
  let [column, cells, characters, isEnough]: [number, string[], number, boolean] = [0, [], 0, false]
  let cell: { type: string; style: string; text: string } | undefined
  let [isValue, isSound, isInside] = [false, false, false]
  const openRow = (number: number) => {
    // A sheet's rows stand in their order, each once; what is done with them counts on it.
    if (number <= row || number > workbookLimits.lastRow) throw broken()
    row = number
    ;[column, cells, characters] = [0, [], 0]
  }
  const openCell = ({ r, t = 'n', s = '' }: Readonly<Record<string, string>>) => {
    column = r === undefined ? column + 1 : placeOf(r).column
    if (column > workbookLimits.lastColumn) throw broken()
    cell = { type: t, style: s, text: '' }
  }
  const closeCell = ({ type, style, text }: NonNullable<typeof cell>) => {
    const value = textOf(type, style, text, context)
    if (value === '') return
    if (column > tableLimits.columns) throw new Fault('TABLE_TOO_MANY_COLUMNS', { values: { row, max: tableLimits.columns } })
    characters += value.length
    if (characters > tableLimits.rowCharacters) throw new Fault('TABLE_ROW_TOO_LONG', { values: { row, max: tableLimits.rowCharacters } })
    while (cells.length < column) cells.push('')
    cells[column - 1] = value
  }
  return {
    open(name, attributes) {
      if (name === 'sheetData') isInside = true
      else if (!isInside) return
      else if (name === 'row') openRow(attributes.r === undefined ? row + 1 : rowOf(attributes.r))
      else if (name === 'c') openCell(attributes)
      else if (name === 'v' || name === 't') isValue = true
      else if (name === 'rPh') isSound = true
    },
    text(piece) {
      if (cell && isValue && !isSound) cell.text += piece
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'rPh') isSound = false
      else if (name === 'c' && cell) {
        closeCell(cell)
        cell = undefined
      } else if (name === 'row' && cells.length > 0) isEnough = take({ row, cells })
      return isEnough || name === 'sheetData'
    },
  }
}
