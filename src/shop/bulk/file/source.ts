// The rows of an import's file, read from the store of files as a stream.
import { Fault } from '#base/fault.ts'
import type { Engine } from '#engine/engine.ts'
import { tableFaults } from '#engine/table/faults.ts'
import { headerOf, readTable } from '#engine/table/table.ts'
import { type ColumnMapping, isDescriptionRow, mapColumns, missingColumns } from '../row/column.rules.ts'
import type { ImportField } from '../row/field.rules.ts'

/** So many rows one file may have; a larger one is split. */
export const importRowsMax = 1_000_000

export interface SourceRow {
  readonly row: number
  readonly cells: readonly string[]
}
export interface Source {
  mapping: ColumnMapping
  /** In chunks; `bytesRead` is how much of the file was read so far. */
  rows: AsyncIterable<{ rows: readonly SourceRow[]; bytesRead: number }>
  close(): Promise<void>
}

type Room = Pick<Engine, 'files' | 'workbooks'>

/** Looks at the header of a file and at no more. Throws as `openSource` does. */
export async function checkHeader(room: Room, sha256: string): Promise<void> {
  await (await openSource(room, sha256, {}, true)).close()
}

/** Opens the file and reads its header. Throws the faults of tables and IMPORT_COLUMNS_MISSING. */
export async function openSource(
  { files, workbooks }: Room,
  sha256: string,
  chosen: Readonly<Record<string, ImportField | null>> = {},
  isHeadOnly = false,
): Promise<Source> {
  const file = await files.open(sha256)
  let bytesRead = 0
  const counted = (async function* () {
    for await (const chunk of file) {
      // A binary stream without an encoding gives buffers.
      const bytes = chunk as Buffer
      bytesRead += bytes.length
      yield bytes
    }
  })()
  const table = readTable(counted, workbooks, { maxRows: importRowsMax + 2, isHeadOnly })
  const close = async () => {
    await table.return(undefined)
    file.destroy()
  }
  try {
    const first = await table.next()
    const [header, ...rest] = first.done ? [] : first.value
    if (!header) throw new Fault('TABLE_EMPTY')
    const mapping = mapColumns(headerOf(header), chosen)
    const missing = missingColumns(mapping)
    if (missing.length > 0) throw new Fault('IMPORT_COLUMNS_MISSING', { values: { columns: missing.join('; ') } })
    const orders = (rows: readonly SourceRow[]) => rows.filter(row => !isDescriptionRow(mapping.platform, row.cells))
    const rows = (async function* () {
      yield { rows: orders(rest), bytesRead }
      for await (const chunk of table) yield { rows: orders(chunk), bytesRead }
    })()
    return { mapping, rows, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Whether what was thrown says that the file itself is wrong, so that trying again is no use. */
export const isAboutTheFile = (error: unknown): error is Fault =>
  error instanceof Fault && (Object.hasOwn(tableFaults, error.code) || error.code.startsWith('IMPORT_'))
