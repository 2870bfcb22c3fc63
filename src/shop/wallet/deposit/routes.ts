import { limits } from '#base/fields.ts'
import { prepared, routes } from '#engine/serve/route.ts'
import { qrOfTransfer } from '../bank/bank.ts'
import { listBankAccounts } from '../bank/store.ts'
import { depositCalls } from './contract.ts'
import {
  addProof,
  answerDeposit,
  approveDeposit,
  askDeposit,
  makeDeposit,
  myDeposit,
  nextMemo,
  officeDeposit,
  rejectDeposit,
  withdrawDeposit,
} from './deposit.ts'
import { sendProof, takeProofs } from './proof.ts'
import { findProof, findUsualTime, listMyDeposits, listOfficeDeposits } from './store.ts'

export const depositRoutes = routes(depositCalls, {
  paymentMethods: async (_, __, { paypal }) => ({ data: { paypal: paypal.mode, clientId: paypal.mode === 'LIVE' ? paypal.clientId : '' } }),
  depositInstruction: async ({ who }, db) => ({
    data: {
      memo: await nextMemo(db, who.id),
      accounts: await listBankAccounts(db, { isEnabledOnly: true }),
      minCents: limits.depositMinCents,
      maxCents: limits.depositMaxCents,
      maxImages: limits.proofImagesMax,
      usual: await findUsualTime(db),
    },
  }),
  transferQr: async ({ who, query }, db) => ({ data: await qrOfTransfer(db, { ...query, memo: await nextMemo(db, who.id) }) }),
  makeDeposit: prepared({
    prepare: ({ files }, _db, engine) => takeProofs(engine, files),
    write: async ({ who, body }, tx, proofs) => {
      const { amount: amountCents, transactionNumber, note, bankAccountId } = body
      return { data: await makeDeposit(tx, who.id, { amountCents, transactionNumber, note, bankAccountId, proofs }) }
    },
  }),
  myDeposits: async ({ who, query }, db) => ({ data: await listMyDeposits(db, who.id, query) }),
  myDeposit: async ({ who, params }, db) => ({ data: await myDeposit(db, who.id, params.id) }),
  answerDeposit: prepared({
    prepare: ({ files }, _db, engine) => takeProofs(engine, files, 0),
    write: async ({ who, params, body }, tx, proofs) => ({ data: await answerDeposit(tx, who.id, params.id, { note: body.note, proofs }) }),
  }),
  withdrawDeposit: async ({ who, params }, tx) => ({ data: await withdrawDeposit(tx, who.id, params.id) }),
  addProof: prepared({
    prepare: ({ files }, _db, engine) => takeProofs(engine, files),
    write: async ({ who, params }, tx, proofs) => ({ data: await addProof(tx, who.id, params.id, proofs) }),
  }),
  myProof: async ({ who, params }, db, engine) => sendProof(engine, await findProof(db, { ...params, sellerId: who.id })),
  officeDeposits: async ({ query }, db) => ({ data: await listOfficeDeposits(db, query) }),
  officeDeposit: async ({ params }, db) => ({ data: await officeDeposit(db, params.id) }),
  officeProof: async ({ params }, db, engine) => sendProof(engine, await findProof(db, params)),
  approveDeposit: async ({ who, params, body }, tx) => ({ data: await approveDeposit(tx, who.id, params.id, body) }),
  rejectDeposit: async ({ who, params, body }, tx) => ({ data: await rejectDeposit(tx, who.id, params.id, body.remark) }),
  askDeposit: async ({ params, body }, tx) => ({ data: await askDeposit(tx, params.id, body.question) }),
})
