import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { type Input, prepared, routes, signerOf } from '#engine/serve/route.ts'
import { placeLine } from '#shop/address/rules.ts'
import { isSameZip } from '../../rules.ts'
import { openLabels, type Paper } from '../paper.ts'
import { type LabelPage, labelFileCalls } from './contract.ts'
import {
  confirmLabels,
  discardLabels,
  labelImportPage,
  readLabelImport,
  shownImport,
  startLabels,
  type TakenLabels,
  takeLabels,
} from './intake.ts'
import { type CutRead, cutPage, givePage, type PageAt, readCut, readPage, readUncoded, takePage, typeNumber } from './mend.ts'
import { findAwaiting, listPages, type PageRow } from './page.store.ts'

type Asked = { who: { id: number }; params: { id: number; pageId: number } }
const at = ({ who, params }: Asked): PageAt => ({ sellerId: who.id, importId: params.id, pageId: params.pageId })

export const labelFileRoutes = routes(labelFileCalls, {
  importLabels: prepared<typeof labelFileCalls.importLabels, TakenLabels>({
    prepare: ({ who, files }, db, engine) => takeLabels(files, who.id, db, engine),
    write: async ({ who, body }, tx, file) => ({ data: await startLabels(tx, who.id, body.mode, file) }),
  }),
  myLabelImports: async ({ who, query }, db) => ({ data: await labelImportPage(db, who.id, query) }),
  myLabelImport: async ({ who, params }, db) => ({ data: await shownImport(db, who.id, params.id) }),
  labelPages: async ({ who, params, query }, db) => {
    const { counts } = await readLabelImport(db, who.id, params.id)
    const docs = await listPages(db, params.id, query)
    const totalDocs = query.state ? (counts[query.state] ?? 0) : Object.values(counts).reduce((sum, count) => sum + (count ?? 0), 0)
    return { data: { docs: docs.map(shownPage), totalDocs, page: query.page, limit: query.limit } }
  },
  labelPagePicture: async (asked, db, engine) => {
    const png = await pictureOf(engine, db, at(asked), asked.query.of)
    return {
      stream: (async function* () {
        yield png
      })(),
      name: `page-${asked.params.pageId}.png`,
      type: 'image/png',
      bytes: png.length,
      isInline: true,
      // Of its cut another is made whenever it is cut again.
      isImmutable: asked.query.of === 'PAGE',
    }
  },
  labelPageOrders: async (asked, db) => {
    const { page } = await readPage(db, at(asked))
    const orders = await findAwaiting(db, asked.who.id, { q: asked.query.q?.trim() ?? '', zip: page.zip })
    return {
      data: orders.map(({ id, externalId, fullName, zip }) => ({
        ...{ id, externalId, fullName, zip },
        isSameZip: page.zip !== null && isSameZip(page.zip, zip),
      })),
    }
  },
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

const answer = async (db: Db, asked: Asked) => ({ data: shownPage((await readPage(db, at(asked))).page) })

function shownPage({ pageText, sha256, city, stateCode, address, importId: _, sellerId: __, ...page }: PageRow): LabelPage {
  const place = placeLine({ city, state: stateCode, zip: page.zip ?? '', country: 'US' })
  return {
    ...page,
    place: city === '' ? (page.zip ?? '') : [address, place].filter(text => text !== '').join(', '),
    text: page.form === 'ZPL' ? pageText : '',
    hasPaper: sha256 !== null && sha256 !== '' && page.form === 'PDF',
  }
}

async function pictureOf(engine: Engine, db: Db, asked: PageAt, of: Input<typeof labelFileCalls.labelPagePicture>['query']['of']) {
  const { record, page } = await readPage(db, asked)
  if (page.form === 'ZPL' || record.sha256 === '' || (of === 'PAPER' && !page.sha256)) throw new Fault('LABEL_PAGE_NOT_FOUND')
  await using source = await openLabels(engine, of === 'PAPER' ? (page.sha256 ?? '') : record.sha256)
  const png = await source.png(of === 'PAPER' ? 1 : page.page)
  if (!png) throw new Fault('LABEL_PAGE_NOT_FOUND')
  return png
}
