// Texts in tickets: asked, answered, noted and decided, and the names of what is attached.
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { ticketDecisionCalls } from '#shop/ticket/decision/contract.ts'
import { ticketOfficeCalls } from '#shop/ticket/office/contract.ts'
import { ticketCalls } from '#shop/ticket/talk/contract.ts'
import { ticketRatingCalls } from '#shop/ticket/talk/rating/contract.ts'
import type { Deployment, Seller } from '../deployment/deployment.ts'
import { shirt } from '../money.ts'
import { pngOf } from './canary.ts'
import type { Next, SpecialTexts } from './telling.ts'

/** A ticket of every kind of message, whose refund was decided, and whose end was rated. */
export async function plantInTickets({ people: { owner } }: Deployment, { api }: Seller, texts: SpecialTexts): Promise<void> {
  const { next, tellBy } = texts
  const { data: order } = await api(orderIntakeCalls.createOrder, { body: shirt })
  await api(orderPayCalls.submitOrder, { params: { id: order.id } })
  const open = async () => {
    const body = { type: 'PAYMENT', subject: next(), text: next(), orderId: order.id } as const
    return (await api(ticketCalls.openTicket, { body, files: [await picture(next)] })).data.id
  }
  await tellBy('openTicket', open)
  const params = { id: await open() }
  const seenMessageId = async () => (await owner(ticketOfficeCalls.officeTicket, { params })).data.messages.at(-1)?.id ?? 0
  await tellBy('replyTicket', async () => api(ticketCalls.replyTicket, { params, body: { text: next() }, files: [await picture(next)] }))
  await tellBy('answerTicket', async () => {
    const body = { text: next(), seenMessageId: await seenMessageId() }
    return owner(ticketOfficeCalls.answerTicket, { params, body, files: [await picture(next)] })
  })
  await tellBy('beginTicket', async () =>
    owner(ticketOfficeCalls.beginTicket, { body: { orderId: order.id, subject: next(), text: next() } }),
  )
  await tellBy('writeTicketNote', async () =>
    owner(ticketOfficeCalls.writeTicketNote, { params, body: { text: next() }, files: [await picture(next)] }),
  )
  await tellBy('decideTicket', async () => {
    const given = { kind: 'REFUND', cause: 'OTHER', amountCents: 50, seenDecisionId: null, solves: false } as const
    return owner(ticketDecisionCalls.decideTicket, { params, body: { ...given, text: next(), seenMessageId: await seenMessageId() } })
  })
  await api(ticketCalls.endTicket, { params })
  await tellBy('rateTicket', async () => api(ticketRatingCalls.rateTicket, { params, body: { rating: 4, comment: next() } }))
}

const picture = (next: Next) => pngOf(`${next(60, /[/\\\u2028\u2029]/)}.png`, 900)
