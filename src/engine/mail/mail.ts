import { createHash } from 'node:crypto'

export interface MailMessage {
  /** One bare address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly attachments?: readonly MailAttachment[]
  /**
   * The id of the job that sends it. The Message-ID is made of it and is the same over all tries, so that a mail sent twice
   * because its first answer was lost can be known as one (promise P12).
   */
  readonly messageId: string
  /** Where its reader ends mails like it, by hand or with one click of their program (RFC 8058): a page, which takes a POST too. */
  readonly unsubscribeUrl?: string
}

/** A small file that goes with a mail; `base64` is its bytes. */
export interface MailAttachment {
  readonly name: string
  readonly type: string
  readonly base64: string
  /** It stands in the HTML as `<img src="cid:…">` (RFC 2392), not behind the mail. */
  readonly contentId?: string
}

export interface Mail {
  /** Hands a mail over; ends within 10 s. Throws MailRefused where trying again is no use, and any other error where it is. */
  send(message: MailMessage): Promise<void>
  /** The mails that were written to files because there is no mail server. */
  readonly outbox: Outbox | undefined
  close(): void
}

export interface Outbox {
  /** The newest mails, at most 200, without their bodies. */
  list(): Promise<OutboxEntry[]>
  read(id: string): Promise<OutboxMail | undefined>
}

export interface OutboxEntry {
  readonly id: string
  /** ISO 8601. */
  readonly at: string
  readonly to: string
  readonly subject: string
}

export interface OutboxMail extends OutboxEntry {
  readonly from: string
  readonly messageId: string
  readonly text: string
  readonly html?: string | undefined
  readonly attachments?: readonly MailAttachment[] | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** The receiving server said that it will never take this mail. */
export class MailRefused extends Error {
  constructor(cause: unknown) {
    super('The mail server refused the mail for good.', { cause })
    this.name = 'MailRefused'
  }
}

/** What every mail of ours says of itself (RFC 3834), and how its reader ends mails like it (RFC 2369, RFC 8058). */
export const headersOf = ({ unsubscribeUrl }: Pick<MailMessage, 'unsubscribeUrl'>): Readonly<Record<string, string>> => ({
  'Auto-Submitted': 'auto-generated',
  ...(unsubscribeUrl !== undefined && {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
})

/** The Message-ID of RFC 5322 for an id of ours: hashed, so that any text can be an id and none of it shows. */
export function messageIdOf(id: string, mailFrom: string): string {
  const host = /@([^\s>]+)/.exec(mailFrom)?.[1] ?? 'localhost'
  return `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${host}>`
}
