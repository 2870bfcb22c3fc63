// The write calls of production, post and imports: their orders need print files and labels first, which takes seconds each.
import { bulkCalls } from '#shop/bulk/calls.ts'
import { labelCalls } from '#shop/label/calls.ts'
import { productionCalls } from '#shop/production/calls.ts'
import { trackingCalls } from '#shop/tracking/calls.ts'
import { until } from '#test/stage.ts'
import type { House } from './house.ts'
import { bring, label, type Station } from './statuses.ts'
import { orderFile, type Writes } from './writes.ts'

export function floorWrites({ people }: House): Writes {
  const { demo, owner, tokens } = people
  const params = (id: number) => ({ params: { id } })
  const seller = (input: object) => ({ token: tokens.demo, input })
  const staff = (input: object) => ({ token: tokens.owner, input })
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
    keepOrder: async () => seller({ ...params((await at('DUPLICATE')).id), body: { reason: 'Wanted twice' } }),
    officeResend: async () => staff({ ...params((await at('BROKEN_NEW_ORDER')).id), body: { reason: 'Mended' } }),
    makeBatch: async () => staff({ body: { orderIds: [(await at('PROCESSING')).id] } }),
    retryRender: async () => {
      const { data } = await owner(productionCalls.makeBatch, { body: { orderIds: [(await at('PROCESSING')).id] } })
      return staff(params(data.id))
    },
    recallOrder: async () => staff(params((await at('EXPORTED')).id)),
    scanTicket: async () => staff({ body: { code: (await at('EXPORTED')).ticket, action: 'start' } }),
    makeLabels: async () => staff({ body: { orderIds: [(await at('PROCESSING')).id] } }),
    voidLabel: async () => {
      const { id } = await at('PROCESSING')
      await label(people, id)
      return staff({ ...params((await labelOf(id))?.id ?? 0), body: { reason: 'Wrong weight' } })
    },
    scanOut: async () => staff(await scanned()),
    closeManifest: async () => {
      const { data } = await owner(trackingCalls.scanOut, await scanned())
      return staff(params(data.manifest.id))
    },
    importFile: async () => seller({ files: orderFile() }),
    confirmImport: async () => seller({ ...params(await imported()), body: {} }),
    cancelImport: async () => seller(params(await imported())),
  }
}
