// Workbooks (XLSX) that are not trusted are read in a child process with a cap on memory and time, as pictures and PDFs are. The child
// holds its place for as long as it reads, and not for as long as somebody works on the rows: they wait in a file of their own.
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { second } from '#base/time.ts'
import type { Files } from '#engine/files/files.ts'
import { ChildEnded, type ChildPool, childPool } from '../../child/child-pool.ts'
import { type TableHead, type TableRow, tooLarge, workbookLimits } from './row.ts'
import type { workbookOperations } from './workbook.child.ts'

export interface WorkbookPool {
  /**
   * The rows of a sheet, counted from 0, that hold something, in chunks. Faults: TABLE_XLSX_TOO_LARGE, TABLE_XLSX_BROKEN,
   * TABLE_XLSX_CELL_OUTSIDE, TABLE_TOO_MANY_COLUMNS, TABLE_ROW_TOO_LONG.
   */
  rows(bytes: AsyncIterable<Uint8Array>, sheet: number): AsyncGenerator<TableRow[]>
  /** So many first rows of every sheet that people see; no more of each sheet is read. The same faults. */
  heads(bytes: AsyncIterable<Uint8Array>, most: number): Promise<TableHead[]>
  /** The first so many characters of the Word document that lies there, whose archive is of the same kind. The same faults. */
  documentText(path: string, most: number): Promise<string>
  /** Process ids of the children alive, for measuring. */
  pids(): number[]
  close(): void
}

/** `concurrency` is how many workbooks are unpacked at once, whoever sends how many. */
export function workbookPool(files: Pick<Files, 'scratch'>, options: { concurrency?: number } = {}): WorkbookPool {
  const pool: ChildPool<typeof workbookOperations> = childPool(new URL('./workbook.child.ts', import.meta.url), {
    timeoutMs: 60 * second,
    heapMegabytes: 448,
    maxBytes: 640 * 2 ** 20,
    retireBytes: 256 * 2 ** 20,
    ...options,
  })
  return {
    async *rows(bytes, sheet) {
      await using file = await files.scratch(bounded(bytes), { maxBytes: workbookLimits.packedBytes })
      const out = `${file.path}.rows`
      try {
        await pool.run('read', { path: file.path, out, sheet }).catch(refuse)
        yield* chunksOf(out)
      } finally {
        await rm(out, { force: true })
      }
    },
    async heads(bytes, most) {
      await using file = await files.scratch(bounded(bytes), { maxBytes: workbookLimits.packedBytes })
      return await pool.run('heads', { path: file.path, most }).catch(refuse)
    },
    documentText: (path, most) => pool.run('documentText', { path, most }).catch(refuse),
    pids: pool.pids,
    close: pool.close,
  }
}

async function* bounded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const part of bytes) {
    size += part.length
    if (size > workbookLimits.packedBytes) throw tooLarge()
    yield part
  }
}

const chunkRows = 1_000

async function* chunksOf(path: string): AsyncGenerator<TableRow[]> {
  const source = createReadStream(path, 'utf8')
  try {
    let rows: TableRow[] = []
    for await (const line of linesOf(source)) {
      // Our own child wrote it.
      const [row, ...cells]: [number, ...string[]] = JSON.parse(line)
      if (rows.push({ row, cells }) < chunkRows) continue
      yield rows
      rows = []
    }
    yield rows
  } finally {
    source.destroy()
  }
}

/** Split at LF alone: a cell may hold what `readline` takes for the end of a line, too. */
async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const text of texts) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

/** A child that had to be ended says something about the workbook: it holds more than one may. */
function refuse(error: unknown): never {
  throw error instanceof ChildEnded ? tooLarge() : error
}
