import { Readable } from 'node:stream'
import { second } from '#base/time.ts'
import { prepared, routes } from '#engine/serve/route.ts'
import { boughtLabel, boughtLabels, boughtPage, previewVoid, voidBought } from './bought.ts'
import { buyRates } from './buy-form.ts'
import { buyingLabelCalls } from './contract.ts'
import { checkedParcels, countAsked, keepRates, type RatedParcel, rateParcels } from './rate.ts'
import { sheetOf } from './sheet.ts'
import { countByState, findBought, findLastParcel, setPrintedBy } from './store.ts'

/** So long carriers are asked about the packages of a form, one after the other; the last of them may take as long as a call to it may. */
const patienceMs = 4 * second

export const buyingLabelRoutes = routes(buyingLabelCalls, {
  startBuyingLabel: async ({ who }, db) => {
    const { shipFrom = null, storeInformation = '', warehouseInformation = '' } = (await findLastParcel(db, who.id)) ?? {}
    return { data: { shipFrom, storeInformation, warehouseInformation } }
  },
  rateLabels: prepared<typeof buyingLabelCalls.rateLabels, RatedParcel[]>({
    prepare: async ({ who, body }, db, engine) => {
      const parcels = checkedParcels(body)
      await countAsked(db, who.id)
      return rateParcels(engine, who.id, parcels, patienceMs)
    },
    write: async ({ who }, tx, rated) => ({ data: await keepRates(tx, who.id, rated) }),
  }),
  buyLabels: async ({ who, body }, tx) => {
    const { orderIds, totalCents } = await buyRates(tx, who.id, body.rateIds)
    return { data: { labels: await boughtLabels(tx, who.id, orderIds), totalCents } }
  },
  myBoughtLabels: async ({ who, query }, db) => ({ data: await boughtPage(db, who.id, { ...query, timeZone: who.timeZone }) }),
  countBoughtLabels: async ({ who }, db) => ({
    data: Object.fromEntries((await countByState(db, who.id)).map(({ state, total }) => [state, total])),
  }),
  myBoughtLabel: async ({ who, params }, db) => ({ data: await boughtLabel(db, who.id, params.id) }),
  previewVoidBought: async ({ who, params }, db) => ({ data: await previewVoid(db, who.id, params.id) }),
  voidBoughtLabel: async ({ who, params, body }, tx) => ({ data: await voidBought(tx, who.id, params.id, body.seenRefundCents) }),
  labelPaper: async ({ who, query }, db, engine) => {
    const ids = [...new Set(query.ids.split(',').map(Number))]
    const labels = new Map((await findBought(db, who.id, ids)).map(row => [row.orderId, row]))
    const sheet = await sheetOf(
      engine,
      ids.map(id => labels.get(id)),
      query,
    )
    return {
      stream: Readable.from([sheet]),
      name: ids.length === 1 ? `label-${ids[0]}.pdf` : 'labels.pdf',
      type: 'application/pdf',
      bytes: sheet.length,
      isInline: true,
    }
  },
  markBoughtPrinted: async ({ who, body }, tx) => ({ data: { printed: await setPrintedBy(tx, who.id, body.ids) } }),
})
