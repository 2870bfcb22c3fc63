import { Fault } from '#base/fault.ts'
import { prepared, routes } from '#engine/serve/route.ts'
import { addLibraryFile, takePrintFile } from '#shop/file/file.ts'
import { editOrder } from '../../edit/edit.ts'
import { cancelItem, previewCancelItem } from '../../refund/cancel-item.ts'
import { factsOf, findOrders, staffActor } from '../../status/facts.status.ts'
import { whyNotEdit } from '../../status/rules.ts'
import { officeOrder } from '../office-order.ts'
import { orderMendCalls } from './contract.ts'

export const orderMendRoutes = routes(orderMendCalls, {
  officeEditOrder: async ({ who, params, body }, tx) => {
    await editOrder(tx, { orderId: params.id, actor: staffActor(who) }, body)
    return { data: await officeOrder(tx, params.id, staffActor(who)) }
  },
  officeReplaceFile: prepared({
    async prepare({ params, files }, db, engine) {
      const order = (await findOrders(db, [params.id])).get(params.id)
      const fault = order ? whyNotEdit('design', factsOf(order)) : 'ORDER_NOT_FOUND'
      if (!order || fault) throw new Fault(fault ?? 'ORDER_NOT_FOUND')
      for await (const { name, stream } of files) return { sellerId: order.sellerId, file: await takePrintFile(engine, name, stream) }
      throw new Fault('FILE_MISSING', { path: 'files' })
    },
    async write({ who, params, body }, tx, { sellerId, file }) {
      const { id: fileId } = await addLibraryFile(tx, sellerId, file)
      const placed = { itemId: params.itemId, side: body.side, fileId, link: '' }
      await editOrder(tx, { orderId: params.id, actor: staffActor(who) }, { files: [placed] })
      return { data: { id: fileId } }
    },
  }),
  officePreviewCancelItem: async ({ who, params }, db) => ({
    data: await previewCancelItem(db, { orderId: params.id, itemId: params.itemId, actor: staffActor(who) }),
  }),
  officeCancelItem: async ({ who, params, body }, tx) => ({
    data: await cancelItem(tx, { orderId: params.id, itemId: params.itemId, actor: staffActor(who), ...body }),
  }),
})
