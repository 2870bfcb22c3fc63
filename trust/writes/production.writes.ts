// The write calls of production, post and imports: their orders need print files and labels first, which takes seconds each.
import { bulkCalls } from '#shop/bulk/contract.ts'
import { impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import { elsewhereCalls } from '#shop/label/buy/elsewhere/contract.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderReshipCalls } from '#shop/order/refund/contract.ts'
import { hotCalls } from '#shop/production/batch/hot/contract.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { intakeCalls } from '#shop/tracking/dock/contract.ts'
import { until } from '#test/deployment.ts'
import { pngOf } from '../contract/canary.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { validLabel } from '../hostile/valid-files.ts'
import { shirt } from '../money.ts'
import {
  awaitLabel,
  awaitPostage,
  binned,
  bring,
  bringBack,
  drawnSheet,
  keepLabel,
  label,
  lose,
  readyBatch,
  type Station,
  ticketId,
} from '../statuses.ts'
import { askedBy, type Writes } from './asked.ts'
import { fileWrites } from './file.writes.ts'
import { inserted } from './past-api.ts'
import { orderFile } from './writes.ts'

/** Links to a file of orders, and to a picture. */
export function productionWrites(deployment: Deployment, { orders, art }: { orders: string; art: string }): Writes {
  let surplus = 0
  const { people } = deployment
  const { demo, owner, tokens } = people
  const params = (id: number) => ({ params: { id } })
  const [seller, staff] = [askedBy(tokens.demo), askedBy(tokens.owner)]
  const at = async (station: Station) => (await bring(people, [station]))[0] ?? { id: 0, ticket: '' }
  const labelOf = async (id: number) => (await demo(labelCalls.myLabel, params(id))).data
  const imported = async () => {
    const { id } = (await demo(bulkCalls.importFile, { files: orderFile() })).data
    await until('the dry run', async () => ((await demo(bulkCalls.myImport, params(id))).data.status === 'READY' ? true : undefined))
    return id
  }
  const scanned = async () => {
    const held = await labelOf((await at('PRINTED')).id)
    return { body: { scan: held?.trackingNumber ?? 'none' } }
  }
  return {
    makeBatch: async () => staff({ body: { orderIds: [(await at('PROCESSING')).id] } }),
    retryRender: async () => {
      const { data } = await owner(productionCalls.makeBatch, { body: { orderIds: [(await at('PROCESSING')).id] } })
      return staff(params(data.id))
    },
    planGang: async () => staff(params(await readyBatch(people))),
    planSheets: async () => staff({ body: { batchIds: [await readyBatch(people)] } }),
    sendHotFiles: async () => {
      const at = params(await readyBatch(people))
      const sent = await until('the hot folder', async () =>
        (await owner(hotCalls.hotFiles, at)).data.find(({ state }) => state === 'SENT'),
      )
      return staff({ ...at, body: { fileIds: [sent.id] } })
    },
    drawGangSheet: async () => staff(params(await drawnSheet(people))),
    printGangSheet: async () => staff({ ...params(await drawnSheet(people)), body: { reason: 'The film jammed' } }),
    discardGangSheet: async () => staff(params(await drawnSheet(people))),
    emptyBin: async () => {
      const { id, bin } = await binned(people)
      return staff({ ...params(bin), body: { orderId: id } })
    },
    recallOrder: async () => staff(params((await at('EXPORTED')).id)),
    scanTicket: async () => staff({ body: { code: (await at('EXPORTED')).ticket, action: 'start' } }),
    addPiecePhoto: async () => {
      const { ticket } = await at('PRODUCED')
      return staff({ ...params(ticketId(ticket)), files: [await pngOf('piece.png', 900)] })
    },
    makeLabels: async () => staff({ body: { orderIds: [(await at('PROCESSING')).id] } }),
    supplyLabel: async () => {
      const shipping = { orderType: 'SHIP_BY_SELLER' as const, shippingBy: 'TIKTOK' as const }
      const { id } = (await demo(orderIntakeCalls.createOrder, { body: { ...shirt, ...shipping } })).data
      return seller({ ...params(id), files: [new File([new Uint8Array(await validLabel())], 'label.pdf')] })
    },
    officeSupplyLabel: async () => {
      const shipping = { orderType: 'SHIP_BY_SELLER' as const, shippingBy: 'TIKTOK' as const }
      const { id } = (await demo(orderIntakeCalls.createOrder, { body: { ...shirt, ...shipping } })).data
      return staff({ ...params(id), files: [new File([new Uint8Array(await validLabel())], 'label.pdf')] })
    },
    uploadLabelFile: async () => seller({ body: {}, files: [new File([new Uint8Array(await validLabel())], 'label.pdf')] }),
    readElsewhere: async () => {
      const files = [new File([new Uint8Array(await validLabel())], 'label.pdf')]
      return staff({ ...params((await at('PROCESSING')).id), body: {}, files })
    },
    putElsewhere: async () => {
      const { id } = await at('PROCESSING')
      const files = [new File([new Uint8Array(await validLabel())], 'label.pdf')]
      const { data: paper } = await owner(elsewhereCalls.readElsewhere, { ...params(id), body: {}, files })
      return staff({ ...params(id), body: { paperId: paper.id, carrier: 'usps', costCents: 4_00 } })
    },
    voidLabel: async () => {
      const { id } = await at('PROCESSING')
      await label(people, id)
      return staff({ ...params((await labelOf(id))?.id ?? 0), body: { reason: 'Wrong weight' } })
    },
    closeLabelRefund: async () => {
      const { id, dueCents: seenCents } = await awaitPostage(people)
      return staff({ ...params(id), body: { state: 'REFUNDED', note: 'A statement', seenCents } })
    },
    endLost: async () => {
      const id = await keepLabel(people)
      return staff({ ...params(id), body: { note: 'The carrier says that it is used' } })
    },
    endUnsold: async () => staff({ ...params(await awaitLabel(people)), body: { note: 'Its account has no such label' } }),
    scanOut: async () => staff(await scanned()),
    takeIn: async () => staff(await scanned()),
    endSurplus: async () => {
      const { data } = await owner(intakeCalls.takeIn, { body: { scan: impbNumber({ serial: 8_800_000 + ++surplus }) } })
      return staff({ ...params(data.parcel.id ?? 0), body: { note: 'Taken home' } })
    },
    closeManifest: async () => {
      const { data } = await owner(trackingCalls.scanOut, await scanned())
      return staff(params(data.manifest.id))
    },
    retryManifest: async () => {
      const { data } = await owner(trackingCalls.scanOut, await scanned())
      // Its carrier would have to be away for minutes.
      await inserted(deployment, `update manifest set state = 'CLOSING', trouble_at = now() where id = ${data.manifest.id} returning id`)
      return staff(params(data.manifest.id))
    },
    scanIn: async () => staff({ body: (await lose(people)).body }),
    reshipOrder: async () => {
      const id = await bringBack(people)
      const { chargeCents: seenChargeCents } = (await demo(orderReshipCalls.previewReship, params(id))).data
      return seller({ ...params(id), body: { seenChargeCents } })
    },
    officeReship: async () => staff({ ...params(await bringBack(people)), body: { reason: 'A wrong label of ours' } }),
    officeRemake: async () => staff({ ...params((await lose(people)).id), body: { isFree: true, reason: 'Lost by the carrier' } }),
    importFile: async () => seller({ files: orderFile() }),
    importLink: async () => seller({ body: { link: orders } }),
    addLink: async () => seller({ body: { link: art } }),
    setImportColumns: async () => seller({ ...params(await imported()), body: { columns: { design: null } } }),
    confirmImport: async () => seller({ ...params(await imported()), body: {} }),
    cancelImport: async () => seller(params(await imported())),
    ...fileWrites(deployment, imported),
  }
}
