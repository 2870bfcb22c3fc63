// Mappings as a file, out and in again: a row per SKU, art by the name of a product of mine or of a file of the library.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import type { IncomingFile, OutgoingFile } from '#engine/serve/route.ts'
import { headerOf, readTable } from '#engine/table/table.ts'
import { writeCsv } from '#engine/table/write.ts'
import type { Side } from '#shop/catalogue/picture/contract.ts'
import { findFilesById, findLibraryFiles } from '#shop/file/file.ts'
import { SkuMappingBody } from './contract.ts'
import { mappingLimits } from './rules.ts'
import { eachMapping } from './store.ts'

const sideColumns = {
  FRONT: 'front',
  BACK: 'back',
  LEFT_SLEEVE: 'left sleeve',
  RIGHT_SLEEVE: 'right sleeve',
  HOOD: 'hood',
} as const satisfies Record<Side, string>
const sides = Object.keys(sideColumns) as Side[] // Object.keys forgets the keys' type.
const columns = ['sku', 'productID', 'color', 'size', 'my product', ...Object.values(sideColumns), 'needs text'] as const

export const mappingsFile = (db: Db, sellerId: number): OutgoingFile => ({
  stream: writeCsv(rowsOf(db, sellerId)),
  name: 'sku-mappings.csv',
  type: 'text/csv; charset=utf-8',
})

async function* rowsOf(db: Db, sellerId: number): AsyncGenerator<string[]> {
  yield [...columns]
  for await (const rows of inChunks(eachMapping(db, sellerId))) {
    const names = await findFilesById(
      db,
      rows.flatMap(row => row.files.map(file => file.fileId)),
    )
    for (const { sku, productCode, color, size, templateId, files, needsText } of rows) {
      const nameOn = (side: Side) => names.get(files.find(file => file.side === side)?.fileId ?? 0)?.name ?? ''
      const product = templateId === null ? '' : String(templateId)
      yield [sku, productCode, color ?? '', size ?? '', product, ...sides.map(nameOn), needsText ? 'yes' : '']
    }
  }
}

const chunkRows = 500
async function* inChunks<T>(rows: AsyncIterable<T>): AsyncGenerator<T[]> {
  let chunk: T[] = []
  for await (const row of rows)
    if (chunk.push(row) === chunkRows) {
      yield chunk
      chunk = []
    }
  yield chunk
}

/** The mappings of the first file. Throws the faults of tables, SKU_FILE_COLUMNS and SKU_FILE_ROW with the row and why. */
export async function readMappings(
  files: AsyncIterable<IncomingFile>,
  sellerId: number,
  db: Db,
  { workbooks }: Pick<Engine, 'workbooks'>,
): Promise<SkuMappingBody[]> {
  for await (const { stream } of files) {
    const rows = (await Array.fromAsync(readTable(stream, workbooks, { maxRows: mappingLimits.fileRows + 1 }))).flat()
    const [head, ...body] = rows
    const header = (head ? headerOf(head) : []).map(name => name.toLowerCase())
    const at = (name: string) => header.indexOf(name.toLowerCase())
    if (at('sku') < 0 || at('productID') < 0) throw new Fault('SKU_FILE_COLUMNS', { values: { columns: columns.join(', ') } })
    const cell = (cells: readonly string[], name: string) => (at(name) < 0 ? '' : (cells[at(name)] ?? '').trim())
    const names = body.flatMap(({ cells }) => Object.values(sideColumns).map(name => cell(cells, name).toLowerCase()))
    const library = await findLibraryFiles(db, sellerId, [...new Set(names.filter(name => name !== ''))])
    return body.map(({ row, cells }) => {
      const art = sides.flatMap(side => {
        const name = cell(cells, sideColumns[side])
        if (name === '') return []
        const file = library.get(name.toLowerCase())
        if (!file) throw new Fault('SKU_FILE_ROW', { values: { row, column: sideColumns[side], value: name.slice(0, 100) } })
        return [{ side, fileId: file.id }]
      })
      const given = {
        sku: cell(cells, 'sku'),
        productID: cell(cells, 'productID'),
        color: cell(cells, 'color') || null,
        size: cell(cells, 'size') || null,
        needsText: /^(?:yes|y|true|1|x|có)$/i.test(cell(cells, 'needs text')),
      }
      const parsed = SkuMappingBody.safeParse({ ...given, templateId: Number(cell(cells, 'my product')) || null, files: art })
      if (parsed.success) return parsed.data
      const column = String(parsed.error.issues[0]?.path[0] ?? 'sku')
      throw new Fault('SKU_FILE_ROW', { values: { row, column, value: cell(cells, column).slice(0, 100) } })
    })
  }
  throw new Fault('SKU_FILE_MISSING')
}
