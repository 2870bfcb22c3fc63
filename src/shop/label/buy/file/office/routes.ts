// Label files in the office: any seller's, read and mended as their seller does, for orders that exist.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import { prepared, routes, signerOf } from '#engine/serve/route.ts'
import { findAccounts, findSeller } from '#shop/account/account.ts'
import { readSetting } from '#shop/setting/setting.ts'
import type { Paper } from '../../paper.ts'
import type { LabelImportStatus } from '../contract.ts'
import { confirmLabels, discardLabels, shown, startLabels, type TakenLabels, takeLabels } from '../intake.ts'
import { type CutRead, cutPage, givePage, markPart, type PageAt, readCut, readUncoded, takePage, typeNumber } from '../mend.ts'
import { ordersFor, pagePicture, shownAt, shownPages } from '../show.ts'
import { countLabelImports, findLabelImport, type LabelImportRecord, listLabelImports } from '../store.ts'
import { labelFileOfficeCalls } from './contract.ts'

type Asked = { params: { id: number; pageId: number } }
const open: readonly LabelImportStatus[] = ['READING', 'READY', 'MAKING']

export const labelFileOfficeRoutes = routes(labelFileOfficeCalls, {
  officeImportLabels: prepared<typeof labelFileOfficeCalls.officeImportLabels, { sellerId: number; file: TakenLabels }>({
    prepare: async ({ body, files }, db, engine) => {
      const seller = await findSeller(db, body.seller)
      if (!seller) throw new Fault('USER_NOT_FOUND', { path: 'seller' })
      return { sellerId: seller.id, file: await takeLabels(files, seller.id, db, engine) }
    },
    write: async (_, tx, { sellerId, file }) => {
      const { id } = await startLabels(tx, sellerId, 'MATCH', file)
      return { data: await shownFile(tx, id) }
    },
  }),
  officeLabelImports: async ({ query: { tab, ...page } }, db) => {
    const statuses = tab === 'OPEN' ? open : undefined
    const [records, count] = await Promise.all([
      listLabelImports(db, undefined, { ...page, statuses }),
      countLabelImports(db, undefined, statuses),
    ])
    return { data: { docs: await withSellers(db, records), totalDocs: Math.min(count, 10_000), hasMore: count > 10_000, ...page } }
  },
  officeLabelImport: async ({ params }, db) => ({ data: await shownFile(db, params.id) }),
  officeLabelPages: async ({ params, query }, db) => {
    const { sellerId, id: importId } = await readFile(db, params.id)
    return { data: await shownPages(db, { sellerId, importId }, query) }
  },
  officeLabelPagePicture: async (asked, db, engine) => pagePicture(engine, db, await at(db, asked), asked.query.of),
  officeLabelPageOrders: async (asked, db) => ({ data: await ordersFor(db, await at(db, asked), asked.query.q) }),
  officeGiveLabelPage: async (asked, tx) => {
    await givePage(tx, await at(tx, asked), asked.body.orderId)
    return answer(tx, asked)
  },
  officeTakeLabelPage: async (asked, tx) => {
    await takePage(tx, await at(tx, asked))
    return answer(tx, asked)
  },
  officeCutLabelPage: prepared<typeof labelFileOfficeCalls.officeCutLabelPage, CutRead>({
    prepare: async (asked, db, engine) => readCut(engine, await at(db, asked), asked.body),
    write: async (asked, tx, read) => {
      await cutPage(tx, await at(tx, asked), read)
      return answer(tx, asked)
    },
  }),
  officeMarkLabelPart: prepared<typeof labelFileOfficeCalls.officeMarkLabelPart, CutRead>({
    prepare: async (asked, db, engine) => readCut(engine, await at(db, asked), asked.body),
    write: async (asked, tx, read) => {
      const here = await at(tx, asked)
      return { data: await shownAt(tx, { ...here, pageId: await markPart(tx, here, read) }) }
    },
  }),
  officeTypeLabelNumber: prepared<typeof labelFileOfficeCalls.officeTypeLabelNumber, { paper: Paper }>({
    prepare: async (asked, db, engine) => readUncoded(engine, await at(db, asked)),
    write: async (asked, tx, uncoded) => {
      await typeNumber(tx, await at(tx, asked), asked.body.number, uncoded, signerOf(asked.who))
      return answer(tx, asked)
    },
  }),
  officeConfirmLabelImport: async ({ params }, tx) => {
    await confirmLabels(tx, await sellerOfMatch(tx, params.id), params.id, { submit: false })
    return { data: await shownFile(tx, params.id) }
  },
  officeCancelLabelImport: async ({ params }, tx) => {
    await discardLabels(tx, await sellerOfMatch(tx, params.id), params.id)
    return { data: await shownFile(tx, params.id) }
  },
})

/** Throws LABEL_IMPORT_NOT_FOUND. */
async function readFile(db: Db, id: number): Promise<LabelImportRecord> {
  const record = await findLabelImport(db, id)
  if (!record) throw new Fault('LABEL_IMPORT_NOT_FOUND')
  return record
}

const at = async (db: Db, { params: { id, pageId } }: Asked): Promise<PageAt> => ({
  sellerId: (await readFile(db, id)).sellerId,
  importId: id,
  pageId,
})

const answer = async (db: Db, asked: Asked) => ({ data: await shownAt(db, await at(db, asked)) })

/** Whose file it is. Throws LABEL_FILE_OF_SELLER: what its labels become is paid by its seller. */
async function sellerOfMatch(db: Db, id: number): Promise<number> {
  const { sellerId, mode } = await readFile(db, id)
  if (mode !== 'MATCH') throw new Fault('LABEL_FILE_OF_SELLER')
  return sellerId
}

async function shownFile(db: Db, id: number) {
  const [file] = await withSellers(db, [await readFile(db, id)])
  if (!file) throw new Fault('LABEL_IMPORT_NOT_FOUND')
  return file
}

async function withSellers(db: Db, records: readonly LabelImportRecord[]) {
  const sellers = await findAccounts(db, [...new Set(records.map(({ sellerId }) => sellerId))])
  const cents = await readSetting(db, 'labelScanCents')
  return records.map(record => {
    const { sellerId } = record
    return { ...shown(record, cents), seller: sellers.get(sellerId)?.username ?? '' }
  })
}
