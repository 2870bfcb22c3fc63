import { Fault } from '#base/fault.ts'
import { prepared, routes } from '#engine/serve/route.ts'
import { orderDetail } from '../list/list.ts'
import { sellerActor } from '../status/facts.status.ts'
import { refused } from '../status/status.ts'
import { orderEditCalls } from './contract.ts'
import { copyOrder } from './copy.ts'
import { editOrder } from './edit.ts'
import { letteringOfEdit } from './lettering.ts'
import { deleteOrders, type MarkOutcome, markOrder, markOrders } from './mark.ts'

export const orderEditRoutes = routes(orderEditCalls, {
  editOrder: prepared({
    prepare: ({ who, params, body }, db, engine) => letteringOfEdit(engine, db, { orderId: params.id, sellerId: who.id }, body),
    async write({ who, params, body }, tx, lettering) {
      await editOrder(tx, { orderId: params.id, actor: sellerActor(who.id), sellerId: who.id, lettering }, body)
      return { data: await orderDetail(tx, params.id, sellerActor(who.id), who.id) }
    },
  }),
  setSellerStatus: async ({ who, params, body }, tx) => {
    await markOrder(tx, who.id, params.id, body)
    return { data: { id: params.id, sellerStatus: body.sellerStatus } }
  },
  duplicateOrder: async ({ who, params }, tx) => ({ data: await copyOrder(tx, who.id, params.id) }),
  deleteOrder: async ({ who, params }, tx) => {
    const [outcome] = await deleteOrders(tx, who.id, [params.id])
    if (outcome?.fault) throw new Fault(outcome.fault)
    return { data: { id: params.id } }
  },
  bulkMark: async ({ who, body: { ids, ...mark } }, tx) => ({ data: { results: (await markOrders(tx, who.id, ids, mark)).map(resultOf) } }),
  bulkDelete: async ({ who, body }, tx) => {
    return { data: { results: (await deleteOrders(tx, who.id, body.ids)).map(resultOf) } }
  },
})

const resultOf = ({ orderId, fault }: MarkOutcome) => (fault ? refused(orderId, new Fault(fault)) : { id: orderId })
