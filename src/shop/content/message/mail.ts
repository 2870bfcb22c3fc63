// The mail with an answer, in the language of who wrote: plain text, and the same as simple HTML.
import { escapeMarkup } from '#base/text.ts'
import { contentText } from '../text.ts'
import type { ReplyRow } from './store.ts'
import { contentMessageText } from './text.ts'

export interface ReplyMail {
  to: string
  subject: string
  text: string
  html: string
}

/** `contactEmail` is where a further letter should go; empty where the shop has none. Nothing of what people wrote stands in the subject. */
export function replyMail({ text, messageId, name, email, topic, message, language }: ReplyRow, contactEmail: string): ReplyMail {
  const say = (sentence: readonly [string, string]) => sentence[language === 'vi' ? 1 : 0]
  const subject = `Re: ${say(contentText[`topic_${topic}`])} [#${messageId}] – Inkport`
  const hello = say(contentMessageText.mailHello).replaceAll('{{name}}', () => name)
  const further = contactEmail === '' ? [] : [say(contentMessageText.mailFurther).replaceAll('{{email}}', () => contactEmail)]
  const wrote = say(contentMessageText.mailYouWrote)
  const quoted = message.split('\n').map(line => `> ${line}`)
  const html = [
    paragraph(hello),
    paragraph(text),
    ...further.map(paragraph),
    `<p style="color:#62666d">${escapeMarkup(wrote)}</p>`,
    `<blockquote style="margin:0;padding-left:12px;border-left:3px solid #e4e2dc;color:#62666d">${paragraph(message)}</blockquote>`,
  ].join('\n')
  return {
    to: email,
    subject,
    text: `${[hello, text, ...further, wrote, quoted.join('\n')].join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><body style="font-family:Inter,Arial,sans-serif;font-size:16px;line-height:1.5;color:#14161a;background:#faf9f6;padding:24px"><div style="max-width:560px;margin:0 auto;background:#ffffff;border:1px solid #e4e2dc;border-radius:8px;padding:24px">${html}</div></body></html>`,
  }
}

const paragraph = (text: string) => `<p>${escapeMarkup(text).replaceAll('\n', '<br>')}</p>`
