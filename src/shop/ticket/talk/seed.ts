// The demo shop's tickets: one of each state, as sellers write them. Nobody is told of what was never said.
import type { Tx } from '#engine/db/database.ts'
import { movedClock } from '../due/clock.ts'
import { reopenUntil, type TicketStatus, type TicketType, type TicketWait } from '../rules.ts'
import { insertMessage, insertTicket, setTicket } from './store.ts'

interface DemoTicket {
  type: TicketType
  subject: string
  /** By turns: the seller, then staff. */
  talk: readonly string[]
  status: TicketStatus
  waitingOn: TicketWait
}
const demo: readonly DemoTicket[] = [
  {
    type: 'OTHER',
    subject: 'Can I use my own packing slip?',
    talk: [
      'Hi, can you put my shop’s logo and a thank-you note on the packing slip?',
      'Yes. Add your logo and message under Profile, Packing slip. Every order from then on has it, at no extra cost.',
      'Found it, looks great. Thank you!',
    ],
    status: 'SOLVED',
    waitingOn: 'STAFF',
  },
  {
    type: 'PAYMENT',
    subject: 'How long does a bank transfer take?',
    talk: [
      'I sent $500 this morning with the memo. When can I use it?',
      'Transfers usually arrive within one working day, and we review deposits within the hour. Please send the receipt if it is not there tomorrow.',
    ],
    status: 'IN_PROGRESS',
    waitingOn: 'REQUESTER',
  },
  {
    type: 'OTHER',
    subject: 'Do you print on the sleeves of hoodies?',
    talk: ['We plan a winter drop with a small logo on the left sleeve. Which hoodie would you take, and how large can the print be?'],
    status: 'NEW',
    waitingOn: 'STAFF',
  },
]

/** Their ids, in the order above. */
export async function seedTickets(tx: Tx, sellerId: number, staffId: number): Promise<number[]> {
  const ids: number[] = []
  for (const { type, subject, talk, status, waitingOn } of demo) {
    const row = await insertTicket(tx, { sellerId, orderId: null, parcelId: null, depositId: null, continuesId: null, type, subject })
    let lastAskedId: number | null = null
    for (const [turn, text] of talk.entries()) {
      const isStaff = turn % 2 === 1
      const isLast = turn === talk.length - 1 && status === 'SOLVED'
      const said = { ticketId: row.id, authorId: isStaff ? staffId : sellerId, isStaff, isNote: false, text }
      const id = await insertMessage(tx, { ...said, status: isLast ? 'SOLVED' : null })
      if (!isStaff) lastAskedId = id
    }
    const supporterId = talk.length > 1 ? staffId : null
    await setTicket(tx, row, {
      ...(await movedClock(tx, row, { status, waitingOn, said: talk.length > 1 ? 'ANSWER' : undefined })),
      status,
      waitingOn,
      supporterId,
      lastAskedId,
      reopenUntil: status === 'SOLVED' ? reopenUntil(tx.now()) : null,
    })
    ids.push(row.id)
  }
  return ids
}

/** A talk of so many messages by turns, with a note of staff in every ten; the ticket's id, and the messages'. */
export async function seedTalk(
  tx: Tx,
  who: { sellerId: number; staffId: number },
  count: number,
): Promise<{ id: number; messageIds: number[] }> {
  const links = { orderId: null, parcelId: null, depositId: null, continuesId: null }
  const row = await insertTicket(tx, { sellerId: who.sellerId, type: 'OTHER', subject: 'A long talk', ...links })
  const messageIds: number[] = []
  for (let turn = 0; turn < count; turn++) {
    const isStaff = turn % 2 === 1
    const said = { ticketId: row.id, isStaff, isNote: turn % 10 === 9, text: 'Words of a usual length. '.repeat(20), status: null }
    messageIds.push(await insertMessage(tx, { ...said, authorId: isStaff ? who.staffId : who.sellerId }))
  }
  await setTicket(tx, row, { lastAskedId: messageIds.at(-2) ?? null, ...(await movedClock(tx, row, row)) })
  return { id: row.id, messageIds }
}
