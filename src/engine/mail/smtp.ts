import { createTransport } from 'nodemailer'
import { headersOf, type Mail, MailRefused, messageIdOf } from './mail.ts'

const totalMs = 10_000

/** Sends by the mail server of `url` over at most two connections that are kept open; each step towards one may take `stepMs`. */
export function openSmtpMail(url: string, mailFrom: string, stepMs = 5_000): Mail {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    dnsTimeout: stepMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, subject, text, html, attachments = [], messageId, unsubscribeUrl }) => {
      const mail = {
        from: mailFrom,
        // As an object the address is taken as it is: a comma in it cannot add another receiver.
        to: { name: '', address: to },
        subject,
        text,
        ...(html === undefined ? {} : { html }),
        attachments: attachments.map(({ name, type, base64, contentId }) => ({
          filename: name,
          contentType: type,
          content: Buffer.from(base64, 'base64'),
          ...(contentId !== undefined && { cid: contentId, contentDisposition: 'inline' as const }),
        })),
        messageId: messageIdOf(messageId, mailFrom),
        headers: { ...headersOf(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }) },
      }
      try {
        await inTime(transport.sendMail(mail))
      } catch (error) {
        throw isFinal(error) ? new MailRefused(error) : error
      }
    },
    outbox: undefined,
    close: () => transport.close(),
  }
}

async function inTime(sending: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`The mail server has not taken the mail in ${totalMs / 1_000} s.`)), totalMs)
  try {
    await Promise.race([sending, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** RFC 5321 §4.2.1: a reply of 5yz says not to try the same again. A wrong password of ours is no property of the mail. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || ('code' in error && error.code === 'EAUTH')) return false
  return 'responseCode' in error && typeof error.responseCode === 'number' && error.responseCode >= 500
}
