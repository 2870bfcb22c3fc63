// Workbooks written as XML, and the room that reads them.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFolder } from '#engine/files/folder.ts'
import { readTable } from '#engine/table/table.ts'
import type { TableRow } from '#engine/table/xlsx/row.ts'
import { type WorkbookPool, workbookPool } from '#engine/table/xlsx/workbook.ts'

export interface TestWorkbooks {
  readonly dataDir: string
  readonly pool: WorkbookPool
  rowsOf(bytes: Uint8Array, sheet?: number): Promise<readonly TableRow[]>
  close(): Promise<void>
}

export async function openWorkbooks(): Promise<TestWorkbooks> {
  const dataDir = await mkdtemp(join(tmpdir(), 'inkport-workbook-'))
  const pool = workbookPool(await openFolder({ dataDir, diskReserveBytes: 0 }))
  return {
    dataDir,
    pool,
    rowsOf: async (bytes, sheet = 0) => (await Array.fromAsync(readTable(sourceOf(bytes), pool, { sheet }))).flat(),
    close: async () => {
      pool.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export async function* sourceOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

export const row = (number: number, cells: string): string => `<row r="${number}">${cells}</row>`
export const typed = (reference: string, text: string): string => `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`
export const repeated = (count: number, part: (at: number) => string): string => Array.from({ length: count }, (_, at) => part(at)).join('')
