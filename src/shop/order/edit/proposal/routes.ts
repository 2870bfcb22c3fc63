import { Fault } from '#base/fault.ts'
import { routes } from '#engine/serve/route.ts'
import { variantChoices } from '../../list/proposal/choice.ts'
import { staffActor } from '../../status/facts.status.ts'
import { findFacts } from '../../status/store.ts'
import { orderProposalCalls } from './contract.ts'
import { acceptProposal, declineProposal, proposeVariant, withdrawProposal } from './proposal.ts'

export const orderProposalRoutes = routes(orderProposalCalls, {
  variantChoices: async ({ params, query }, db) => {
    const [row] = await findFacts(db, [params.id])
    if (!row) throw new Fault('ORDER_NOT_FOUND')
    return { data: await variantChoices(db, row, params.itemId, query.sku) }
  },
  proposeVariant: async ({ who, params: { id: orderId, itemId }, body }, tx) => ({
    data: { id: await proposeVariant(tx, { orderId, itemId }, staffActor(who), body) },
  }),
  withdrawProposal: async ({ who, params: { id: orderId, proposalId } }, tx) => {
    await withdrawProposal(tx, { orderId, proposalId }, staffActor(who))
    return { data: { id: proposalId } }
  },
  acceptProposal: async ({ who, params: { id: orderId, proposalId }, body }, tx) => ({
    data: { id: orderId, status: await acceptProposal(tx, { orderId, proposalId }, who.id, body) },
  }),
  declineProposal: async ({ who, params: { id: orderId, proposalId }, body }, tx) => {
    await declineProposal(tx, { orderId, proposalId }, who.id, body.answer)
    return { data: { id: proposalId } }
  },
})
