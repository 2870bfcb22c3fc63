import type { Db } from '#engine/db/database.ts'
import { prepared, routes, signerOf } from '#engine/serve/route.ts'
import type { Paper } from '../paper.ts'
import { labelFileCalls } from './contract.ts'
import { confirmLabels, discardLabels, labelImportPage, shownImport, startLabels, type TakenLabels, takeLabels } from './intake.ts'
import { type CutRead, cutPage, givePage, markPart, type PageAt, readCut, readUncoded, takePage, typeNumber } from './mend.ts'
import { ordersFor, pagePicture, shownAt, shownPages } from './show.ts'

type Asked = { who: { id: number }; params: { id: number; pageId: number } }
const at = ({ who, params }: Asked): PageAt => ({ sellerId: who.id, importId: params.id, pageId: params.pageId })

export const labelFileRoutes = routes(labelFileCalls, {
  importLabels: prepared<typeof labelFileCalls.importLabels, TakenLabels>({
    prepare: ({ who, files }, db, engine) => takeLabels(files, who.id, db, engine),
    write: async ({ who, body }, tx, file) => ({ data: await startLabels(tx, who.id, body.mode, file) }),
  }),
  myLabelImports: async ({ who, query }, db) => ({ data: await labelImportPage(db, who.id, query) }),
  myLabelImport: async ({ who, params }, db) => ({ data: await shownImport(db, who.id, params.id) }),
  labelPages: async ({ who, params, query }, db) => ({ data: await shownPages(db, { sellerId: who.id, importId: params.id }, query) }),
  labelPagePicture: (asked, db, engine) => pagePicture(engine, db, at(asked), asked.query.of),
  labelPageOrders: async (asked, db) => ({ data: await ordersFor(db, at(asked), asked.query.q) }),
  giveLabelPage: async (asked, tx) => {
    await givePage(tx, at(asked), asked.body.orderId)
    return answer(tx, asked)
  },
  takeLabelPage: async (asked, tx) => {
    await takePage(tx, at(asked))
    return answer(tx, asked)
  },
  cutLabelPage: prepared<typeof labelFileCalls.cutLabelPage, CutRead>({
    prepare: (asked, _, engine) => readCut(engine, at(asked), asked.body),
    write: async (asked, tx, read) => {
      await cutPage(tx, at(asked), read)
      return answer(tx, asked)
    },
  }),
  markLabelPart: prepared<typeof labelFileCalls.markLabelPart, CutRead>({
    prepare: (asked, _, engine) => readCut(engine, at(asked), asked.body),
    write: async (asked, tx, read) => {
      const here = at(asked)
      return { data: await shownAt(tx, { ...here, pageId: await markPart(tx, here, read) }) }
    },
  }),
  typeLabelNumber: prepared<typeof labelFileCalls.typeLabelNumber, { paper: Paper }>({
    prepare: (asked, _, engine) => readUncoded(engine, at(asked)),
    write: async (asked, tx, uncoded) => {
      await typeNumber(tx, at(asked), asked.body.number, uncoded, signerOf(asked.who))
      return answer(tx, asked)
    },
  }),
  confirmLabelImport: async ({ who, params, body }, tx) => ({ data: await confirmLabels(tx, who.id, params.id, body) }),
  cancelLabelImport: async ({ who, params }, tx) => ({ data: await discardLabels(tx, who.id, params.id) }),
})

const answer = async (db: Db, asked: Asked) => ({ data: await shownAt(db, at(asked)) })
