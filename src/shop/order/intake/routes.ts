import { Fault } from '#base/fault.ts'
import { prepared, routes } from '#engine/serve/route.ts'
import { orderDetail } from '../list/list.ts'
import { findNumberTwin } from '../list/twin.store.ts'
import { sellerActor } from '../status/facts.status.ts'
import { refused, takeStep, takeSteps } from '../status/status.ts'
import { orderIntakeCalls } from './contract.ts'
import { checkInput, createOrder, findSkus, letteringOfItems, quoteInput } from './create.ts'

export const orderIntakeRoutes = routes(orderIntakeCalls, {
  quoteOrder: async ({ who, body }, tx) => ({ data: await quoteInput(tx, who.id, body) }),
  // Nothing is written: texts are measured and pictures looked at before the transaction.
  checkItems: prepared({
    prepare: ({ who, body }, db, engine) => checkInput(engine, db, who.id, body.items),
    write: async (_, __, found) => ({ data: found }),
  }),
  findSkus: async ({ who, body }, tx) => ({ data: await findSkus(tx, who.id, body.skus) }),
  createOrder: prepared({
    prepare: ({ who, body }, db, engine) => letteringOfItems(engine, db, who.id, body.items),
    async write({ who, body }, tx, lettering) {
      const { id } = await createOrder(tx, who.id, body, lettering)
      return { data: await orderDetail(tx, id, sellerActor(who.id), who.id) }
    },
  }),
  resendOrder: async ({ who, params }, tx) => {
    const { to } = await takeStep(tx, { orderId: params.id, step: 'resend', actor: sellerActor(who.id), sellerId: who.id })
    return { data: { id: params.id, status: to } }
  },
  keepOrder: async ({ who, params, body }, tx) => {
    const given = { reason: body.reason }
    // One that was told another number, or whose twin has gone, repeats nothing any more.
    const twin = await findNumberTwin(tx, params.id)
    const facts = { duplicateOf: twin ? ('TRACKING_NUMBER' as const) : null }
    const { to } = await takeStep(tx, { orderId: params.id, step: 'keep', actor: sellerActor(who.id), sellerId: who.id, given, facts })
    return { data: { id: params.id, status: to } }
  },
  bulkResend: async ({ who, body }, tx) => {
    const step = { orderIds: body.ids, step: 'resend', actor: sellerActor(who.id), sellerId: who.id } as const
    const results = (await takeSteps(tx, step)).map(it =>
      it.fault !== undefined ? refused(it.orderId, new Fault(it.fault)) : { id: it.orderId, status: it.to },
    )
    return { data: { results } }
  },
})
