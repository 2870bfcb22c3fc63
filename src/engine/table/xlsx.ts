// XLSX to rows. The reader keeps a whole sheet in memory, so it works in a thread of its own with a capped heap: a file that
// is made to burst (a bomb, or one cell at XFD1048576) ends that thread and not the server.
import { Worker } from 'node:worker_threads'
import { Fault } from '#base/fault.ts'
import { type TableRow, tableLimits } from './row.ts'
import { measureZip } from './zip.ts'

/** What the thread answers to each `next`. */
export type SheetAnswer = { rows: TableRow[] } | { end: true } | { broken: true }

/** The rows of the first sheet in chunks. Throws TABLE_XLSX_TOO_LARGE and TABLE_XLSX_BROKEN. */
export async function* xlsxRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TableRow[]> {
  const file = await gather(bytes)
  await measureZip(file, tableLimits.xlsxUnpackedBytes)
  const worker = new Worker(new URL('./xlsx.worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: tableLimits.xlsxHeapMebibytes, maxYoungGenerationSizeMb: 32 },
  })
  try {
    for (;;) {
      const answer = await ask(worker)
      if ('broken' in answer) throw new Fault('TABLE_XLSX_BROKEN')
      if ('end' in answer) return
      yield answer.rows
    }
  } finally {
    await worker.terminate()
  }
}

async function gather(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of bytes) {
    size += part.length
    if (size > tableLimits.xlsxBytes) throw tooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** The next chunk; a thread that ran out of memory or time held more than a sheet may. */
function ask(worker: Worker): Promise<SheetAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => done(() => reject(tooLarge())), tableLimits.xlsxMs)
    const onAnswer = (answer: SheetAnswer) => done(() => resolve(answer))
    const onError = (error: NodeJS.ErrnoException) => done(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : error))
    function done(settle: () => void) {
      clearTimeout(timer)
      worker.off('message', onAnswer).off('error', onError)
      settle()
    }
    worker.on('message', onAnswer).on('error', onError)
    worker.postMessage('next')
  })
}

const tooLarge = () => new Fault('TABLE_XLSX_TOO_LARGE', { values: { max: tableLimits.xlsxUnpackedBytes / 2 ** 20 } })
