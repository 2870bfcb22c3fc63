import type { Cell } from '#base/csv/line.ts'
import type { Db } from '#engine/db/database.ts'
import { routes } from '#engine/serve/route.ts'
import { writeCsv } from '#engine/table/write.ts'
import { madeCalls } from './contract.ts'
import { allMade, type MadeAsked, madePage } from './made.ts'
import { listStanding } from './store.ts'

export const madeRoutes = routes(madeCalls, {
  madePieces: async ({ who: { timeZone }, query: { page, limit, ...query } }, db) => ({
    data: await madePage(db, { query, timeZone }, { page, limit }),
  }),
  standingPieces: async (_input, db) => ({ data: await listStanding(db) }),
  madePiecesFile: async ({ who: { timeZone }, query }, db) => ({
    stream: writeCsv(fileRows(db, { query, timeZone })),
    name: `${['pieces', query.state.toLowerCase(), query.from, query.to].filter(part => part !== undefined).join('-')}.csv`,
    type: 'text/csv; charset=utf-8',
  }),
})

async function* fileRows(db: Db, asked: MadeAsked): AsyncGenerator<Cell[]> {
  yield [
    'Ticket',
    'Order ID',
    'Batch ID',
    'SKU',
    'Product',
    'Size',
    'Color',
    'Piece',
    'Result',
    'Cause',
    'Reason',
    'Blank spoiled',
    'Machine',
    'By',
    'At',
  ]
  for await (const row of allMade(db, asked)) {
    const { code, orderId, batchId, sku, name, size, color, piece, pieces, state, cause, reason, isBlankSpoiled, machine, by, at } = row
    const spoiled = isBlankSpoiled === null ? '' : isBlankSpoiled ? 'YES' : 'NO'
    const why = [state, cause ?? '', reason, spoiled]
    yield [code, orderId, batchId, sku, name, size, color, `${piece} of ${pieces}`, ...why, machine ?? '', by, at.toISOString()]
  }
}
