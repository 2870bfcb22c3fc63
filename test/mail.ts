// The mailbox of a person, for tests that go through the API.
import type { TestShop } from './shop.ts'

export interface CodeMail {
  subject: string
  text: string
  code: string
  /** Of the long link, which is good once. */
  token: string
}

/** The newest mail to this address with a code, after all jobs have run. Throws where there is none. */
export async function codeMailTo(shop: TestShop, email: string): Promise<CodeMail> {
  await shop.settled()
  const mail = (await mailsTo(shop, email))[0]
  const code = /^ {4}(\d{4})$/m.exec(mail?.text ?? '')?.[1]
  const token = /\/auth\/link#([\w-]{43})/.exec(mail?.text ?? '')?.[1]
  if (!mail || !code || !token) throw new Error(`No code was sent to ${email}.`)
  return { subject: mail.subject, text: mail.text, code, token }
}

/** All mails to this address, newest first. */
export async function mailsTo({ engine }: TestShop, email: string) {
  const { outbox } = engine.mail
  if (!outbox) throw new Error('The shop under test sends its mails away.')
  const entries = (await outbox.list()).filter(entry => entry.to === email)
  const mails = await Promise.all(entries.map(({ id }) => outbox.read(id)))
  return mails.filter(mail => mail !== undefined)
}
