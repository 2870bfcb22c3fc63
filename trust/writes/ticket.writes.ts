// The write calls of support tickets: a seller's, and staff's.

import { ticketOfficeCalls } from '#shop/ticket/office/contract.ts'
import { ticketMacroCalls } from '#shop/ticket/office/macro/contract.ts'
import { ticketCalls } from '#shop/ticket/talk/contract.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { makeOrders } from '../money.ts'
import { askedBy, type Writes } from './asked.ts'

export function ticketWrites({ people: { demo, owner, tokens } }: Deployment): Writes {
  const [seller, staff] = [askedBy(tokens.demo), askedBy(tokens.owner)]
  const words = { type: 'OTHER' as const, subject: 'A question', text: 'How do I add a slip?' }
  const opened = async () => ({ params: { id: (await demo(ticketCalls.openTicket, { body: words, files: [] })).data.id } })
  /** As staff have read it. */
  const read = async () => {
    const at = await opened()
    const { messages } = (await owner(ticketOfficeCalls.officeTicket, at)).data
    return { ...at, seenMessageId: messages.at(-1)?.id ?? 0 }
  }
  const macro = { name: 'Thanks', textEn: 'Thank you, {{name}}.', textVi: 'Cảm ơn {{name}}.' }
  const made = async () => (await owner(ticketMacroCalls.makeMacro, { body: macro })).data
  return {
    openTicket: async () => seller({ body: words, files: [] }),
    replyTicket: async () => seller({ ...(await opened()), body: { text: 'One more thing' }, files: [] }),
    endTicket: async () => seller(await opened()),
    rateTicket: async () => {
      const { params } = await opened()
      await demo(ticketCalls.endTicket, { params })
      return seller({ params, body: { rating: 4, comment: 'Quick' } })
    },
    deflectTicket: async () => seller({ body: { orderId: (await makeOrders(demo, 1))[0] ?? 0 } }),
    beginTicket: async () => staff({ body: { orderId: (await makeOrders(demo, 1))[0] ?? 0, subject: 'About it', text: 'Shall we?' } }),
    answerTicket: async () => {
      const { params, seenMessageId } = await read()
      return staff({ params, body: { text: 'Like this', seenMessageId, waitingOn: 'REQUESTER', solves: false }, files: [] })
    },
    sayAnswering: async () => staff({ ...(await opened()), body: { isAnswering: true } }),
    writeTicketNote: async () => staff({ ...(await opened()), body: { text: 'Asked before' }, files: [] }),
    takeTicket: async () => staff({ ...(await opened()), body: { seenSupporterId: null } }),
    assignTicket: async () => {
      const [first] = (await owner(ticketOfficeCalls.ticketSupporters)).data
      return staff({ ...(await opened()), body: { supporterId: first?.id ?? null, seenSupporterId: null } })
    },
    sortTicket: async () => staff({ ...(await opened()), body: { status: 'SPAM' } }),
    mergeTicket: async () => {
      const { params, seenMessageId } = await read()
      return staff({ params, body: { intoId: (await opened()).params.id, seenMessageId } })
    },
    makeMacro: async () => staff({ body: macro }),
    changeMacro: async () => {
      const { id, version } = await made()
      return staff({ params: { id }, body: { ...macro, name: 'Thanks again', seenVersion: version } })
    },
    removeMacro: async () => staff({ params: { id: (await made()).id } }),
    decideTicket: async () => {
      const { params, seenMessageId } = await read()
      return staff({ params, body: { kind: 'REJECT', cause: 'OTHER', text: 'Not this time', seenMessageId, seenDecisionId: null } })
    },
  }
}
