import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { type OutgoingFile, prepared, routes } from '#engine/serve/route.ts'
import { gangCalls } from './contract.ts'
import { planGang, takePlan, waitingBatches } from './plan.ts'
import { sheetFileName } from './rules.ts'
import { discardSheet, drawAgain, printSheet, sheetDetail, sheetPage, sheetsOfBatch } from './sheet.ts'
import { findSheet } from './store.ts'

export const gangRoutes = routes(gangCalls, {
  planGang: prepared({
    prepare: ({ params }, db) => planGang(db, [params.id]),
    write: async ({ who }, tx, plan) => ({ data: await takePlan(tx, plan, who.id) }),
  }),
  planSheets: prepared({
    prepare: ({ body }, db) => planGang(db, body.batchIds),
    write: async ({ who }, tx, plan) => ({ data: await takePlan(tx, plan, who.id) }),
  }),
  gangWaiting: async (_input, db) => ({ data: await waitingBatches(db) }),
  allGangSheets: async ({ query }, db) => ({ data: { ...(await sheetPage(db, query)), page: query.page, limit: query.limit } }),
  gangSheets: async ({ params }, db) => ({ data: await sheetsOfBatch(db, params.id) }),
  gangSheet: async ({ params }, db) => ({ data: await sheetDetail(db, params.id) }),
  drawGangSheet: async ({ params }, tx) => ({ data: await drawAgain(tx, params.id) }),
  printGangSheet: async ({ who, params, body }, tx) => ({ data: await printSheet(tx, { id: params.id, reason: body.reason, by: who.id }) }),
  discardGangSheet: async ({ params }, tx) => ({ data: await discardSheet(tx, params.id) }),
  gangSheetContent: ({ params }, db, engine) => sheetFile({ db, engine }, { id: params.id, isWhite: false }),
  gangSheetUnderbase: ({ params }, db, engine) => sheetFile({ db, engine }, { id: params.id, isWhite: true }),
  gangSheetPreview: async ({ params }, db, engine) => {
    const sheet = await findSheet(db, params.id)
    if (!sheet) throw new Fault('GANG_NOT_FOUND')
    if (!sheet.previewSha256) throw new Fault('GANG_NOT_READY')
    const { previewSha256 } = sheet
    const how = { name: `gang-${sheet.id}.webp`, type: 'image/webp', isInline: true, etag: `"${previewSha256}"` }
    return { ...how, stream: () => engine.files.open(previewSha256) }
  },
})

async function sheetFile(
  { db, engine }: { db: Db; engine: Engine },
  { id, isWhite }: { id: number; isWhite: boolean },
): Promise<OutgoingFile> {
  const sheet = await findSheet(db, id)
  if (!sheet) throw new Fault('GANG_NOT_FOUND')
  if (!sheet.sha256) throw new Fault('GANG_NOT_READY')
  const [sha256, bytes] = isWhite ? [sheet.whiteSha256, sheet.whiteBytes] : [sheet.sha256, sheet.bytes]
  if (!sha256) throw new Fault('PRINT_FILE_NOT_FOUND')
  const name = sheetFileName(await sheetDetail(db, id), isWhite)
  return { stream: await engine.files.open(sha256), name, type: 'image/png', bytes: bytes ?? undefined }
}
