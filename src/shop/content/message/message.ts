// The contact form: a message comes in, staff hear of it, an answer goes out by mail.
import { createHash } from 'node:crypto'
import { Fault } from '#base/fault.ts'
import type { Language } from '#base/text.ts'
import { hour } from '#base/time.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { send } from '#engine/jobs/job.ts'
import type { Who } from '#engine/serve/route.ts'
import { noteChange } from '#engine/serve/write/note.ts'
import { addressOf, consumeAttempt, staffWith } from '#shop/account/account.ts'
import { notices, notifyAll } from '#shop/notification/notification.ts'
import type { ContactMessage } from './contract.ts'
import { sendReply } from './jobs.ts'
import { type MessageStatus, type Topic, whyNotAnswer } from './rules.ts'
import { findMessage, insertMessage, insertReply, lockMessage, setMessageStatus } from './store.ts'
import { contentMessageText } from './text.ts'

const bounds = {
  fromAddress: { max: 10, withinMs: hour },
  fromEmail: { max: 3, withinMs: hour },
} as const

export interface Written {
  name: string
  email: string
  phone: string
  topic: Topic
  message: string
  language?: Language | undefined
  website?: string | undefined
}

/** Counts one message of this address and this email before it is taken. Throws TOO_MANY_REQUESTS. */
export async function boundMessage(db: Db, ip: string, email: string): Promise<void> {
  await consumeAttempt(db, `contact-address:${addressOf(ip)}`, bounds.fromAddress)
  await consumeAttempt(db, `contact-email:${email.toLowerCase()}`, bounds.fromEmail)
}

const kinds = notices('content', { message: contentMessageText.noticeMessage }, [], 'OFFICE_TICKET')

/** Takes a message once a day, tells who helps. What a program filled in stands among the spam, and nobody is told. */
export async function takeMessage(tx: Tx, who: Who | undefined, { website, language = 'en', ...written }: Written): Promise<void> {
  const isSpam = website !== undefined && website !== ''
  const { email, topic, message } = written
  const day = tx.now().toISOString().slice(0, 10)
  const id = await insertMessage(tx, {
    ...written,
    language,
    accountId: who?.kind === 'seller' ? who.id : null,
    status: isSpam ? 'SPAM' : 'NEW',
    digest: createHash('sha256')
      .update(JSON.stringify([day, email.toLowerCase(), topic, message]))
      .digest('hex'),
  })
  if (id === undefined || isSpam) return
  await emit(tx, 'message.changed', { messageId: id })
  await notifyAll(tx, await staffWith(tx, 'support'), {
    kind: kinds.message,
    values: { name: written.name },
    link: `/office/messages/${id}`,
  })
}

/** Throws MESSAGE_NOT_FOUND. */
export async function messageById(db: Db, id: number): Promise<ContactMessage> {
  const message = await findMessage(db, id)
  if (!message) throw new Fault('MESSAGE_NOT_FOUND')
  return message
}

/** Mails an answer. Throws MESSAGE_WAS_ANSWERED where there are more answers than were seen, MESSAGE_IS_SPAM, MESSAGE_NOT_FOUND. */
export async function answerMessage(
  tx: Tx,
  id: number,
  { text, repliesSeen, author }: { text: string; repliesSeen: number; author: string },
): Promise<ContactMessage> {
  await lockMessage(tx, id)
  const message = await messageById(tx, id)
  const why = whyNotAnswer(message.status)
  if (why) throw new Fault(why)
  const last = message.replies.at(-1)
  if (last && message.replies.length > repliesSeen) throw new Fault('MESSAGE_WAS_ANSWERED', { values: { name: last.author } })
  await send(tx, sendReply, { replyId: await insertReply(tx, id, { text, author }) })
  return moved(tx, message, 'ANSWERED')
}

/** Throws MESSAGE_NOT_FOUND. */
export async function sortMessage(tx: Tx, id: number, status: MessageStatus): Promise<ContactMessage> {
  await lockMessage(tx, id)
  return moved(tx, await messageById(tx, id), status)
}

async function moved(tx: Tx, { id, status: before }: ContactMessage, status: MessageStatus): Promise<ContactMessage> {
  await setMessageStatus(tx, id, status)
  noteChange(tx, { status: before }, { status })
  await emit(tx, 'message.changed', { messageId: id })
  return messageById(tx, id)
}
