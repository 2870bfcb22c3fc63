import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import { prepared, routes } from '#engine/serve/route.ts'
import { paymentCalls } from './contract.ts'
import { cancelPayment, myPayment, openPayment, ownPayment, settle, startPayment, takeBackByHand } from './payment.ts'
import { findOffice, listAlerts, listOffice } from './store.ts'

export const paymentRoutes = routes(paymentCalls, {
  startPayment: async ({ who, body }, tx, engine) => ({
    data: await myPayment(tx, engine, who.id, await startPayment(tx, engine, who.id, body)),
  }),
  openPayment: prepared({
    prepare: ({ who, params }, _db, engine) => openPayment(engine, who.id, params.id),
    write: async ({ who, params }, tx, _, engine) => ({ data: await myPayment(tx, engine, who.id, params.id) }),
  }),
  settlePayment: prepared({
    // A page that is loaded again asks nothing about what is over.
    prepare: async ({ who, params }, db, engine) => {
      if ((await ownPayment(db, who.id, params.id)).state === 'WAITING') await settle(engine, params.id)
    },
    write: async ({ who, params }, tx, _, engine) => ({ data: await myPayment(tx, engine, who.id, params.id) }),
  }),
  cancelPayment: async ({ who, params }, tx, engine) => {
    await cancelPayment(tx, who.id, params.id)
    return { data: await myPayment(tx, engine, who.id, params.id) }
  },
  myPayment: async ({ who, params }, db, engine) => ({ data: await myPayment(db, engine, who.id, params.id) }),
  officePayments: async ({ query }, db) => ({ data: await listOffice(db, query) }),
  paymentAlerts: async ({ query }, db) => ({ data: await listAlerts(db, query) }),
  askPayment: prepared({
    prepare: ({ params }, _db, engine) => settle(engine, params.id),
    write: async ({ params }, tx) => ({ data: await officePayment(tx, params.id) }),
  }),
  takeBackPayment: async ({ params, body }, tx) => {
    await takeBackByHand(tx, params.id, body)
    return { data: await officePayment(tx, params.id) }
  },
})

async function officePayment(db: Db, id: number) {
  const payment = await findOffice(db, id)
  if (!payment) throw new Fault('PAYMENT_NOT_FOUND')
  return payment
}
