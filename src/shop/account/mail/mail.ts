// The mails of accounts: plain text, and the same as simple HTML.

import { escapeMarkup, type Language, type Wording } from '#base/text.ts'
import type { OpenPurpose } from '../person/rules.ts'

const words = {
  hello: ['Hello {{name}},', 'Xin chào {{name}},'],
  verifySubject: ['{{code}} is your Inkport code', '{{code}} là mã Inkport của bạn'],
  verifyLead: ['Your code to verify the account {{name}} is', 'Mã xác minh tài khoản {{name}} của bạn là'],
  resetSubject: ['{{code}} is your code for a new password', '{{code}} là mã đặt lại mật khẩu của bạn'],
  resetLead: ['Your code to set a new password for the account {{name}} is', 'Mã để đặt mật khẩu mới cho tài khoản {{name}} của bạn là'],
  life: [
    'It is good for 5 minutes. You can also use this link, once:',
    'Mã có hiệu lực trong 5 phút. Bạn cũng có thể dùng liên kết này một lần:',
  ],
  verifyButton: ['Verify my account', 'Xác minh tài khoản'],
  resetButton: ['Set a new password', 'Đặt mật khẩu mới'],
  notYou: [
    'If you did not ask for this, you can ignore this mail; nobody can use it without your mailbox.',
    'Nếu bạn không yêu cầu, hãy bỏ qua thư này; không ai dùng được mã nếu không có hộp thư của bạn.',
  ],
  emailSubject: ['{{code}} is the code for your new email', '{{code}} là mã đổi email của bạn'],
  emailLead: ['Your code to make this the email of the account {{name}} is', 'Mã để dùng địa chỉ này làm email của tài khoản {{name}} là'],
  emailLife: [
    'It is good for 5 minutes. Enter it on the page where you asked for it.',
    'Mã có hiệu lực trong 5 phút. Hãy nhập mã tại trang bạn đã yêu cầu.',
  ],
  inviteSubject: ['You are invited to the Inkport office', 'Bạn được mời vào văn phòng Inkport'],
  inviteLead: [
    'An account {{name}} was made for you. This link signs you in, once, within 7 days; then choose a password:',
    'Tài khoản {{name}} đã được tạo cho bạn. Liên kết này đăng nhập một lần trong vòng 7 ngày; sau đó hãy chọn mật khẩu:',
  ],
  inviteButton: ['Sign in', 'Đăng nhập'],
} as const satisfies Record<string, Wording>

export interface Addressee {
  username: string
  email: string
  language: Language
}
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** Where a mailed link leads. The token is behind a `#`: it reaches no server's log on the way. */
export const linkAddress = (publicUrl: string, token: string): string => `${publicUrl}/auth/link#${token}`

export const emailLinkAddress = (publicUrl: string, token: string): string => `${publicUrl}/auth/confirm-email#${token}`

/** The code, and the long link that is good once. */
export function codeMail(person: Addressee, { code, purpose, link }: { code: string; purpose: OpenPurpose; link: string }): Mail {
  const said = sayer(person, code)
  const [subject, lead, button] =
    purpose === 'verify'
      ? ([words.verifySubject, words.verifyLead, words.verifyButton] as const)
      : ([words.resetSubject, words.resetLead, words.resetButton] as const)
  return letter(person, said(subject), [
    { line: said(words.hello) },
    { line: said(lead) },
    { code },
    { line: said(words.life) },
    { link, label: said(button) },
    { line: said(words.notYou) },
  ])
}

/** The code alone, to an address that is not the person's yet. */
export function emailCodeMail(person: Addressee, code: string): Mail {
  const said = sayer(person, code)
  return letter(person, said(words.emailSubject), [
    { line: said(words.hello) },
    { line: said(words.emailLead) },
    { code },
    { line: said(words.emailLife) },
    { line: said(words.notYou) },
  ])
}

/** A new member of staff gets in by this link. */
export function inviteMail(person: Addressee, link: string): Mail {
  const said = sayer(person, '')
  return letter(person, said(words.inviteSubject), [
    { line: said(words.hello) },
    { line: said(words.inviteLead) },
    { link, label: said(words.inviteButton) },
  ])
}

const sayer = (person: Addressee, code: string) => (sentence: Wording) => say(person, sentence, { code })

/** A sentence in the person's language; `{{name}}` is theirs. */
export const say = ({ username, language }: Addressee, sentence: Wording, values: Readonly<Record<string, string>> = {}): string =>
  Object.entries({ name: username, ...values }).reduce(
    (text, [place, value]) => text.replaceAll(`{{${place}}}`, value),
    sentence[language === 'vi' ? 1 : 0],
  )

export type Part =
  | { line: string }
  | { code: string }
  | { link: string; label: string }
  /** One of a few, side by side. */
  | { links: readonly { link: string; label: string }[] }
  /** Below the rest, in small letters; with the way where it leads. */
  | { small: string; link?: string }
  /** A heading with lines of news, and what of them is left out. */
  | { heading: string; rows: readonly { text: string; link?: string | undefined }[]; rest?: string | undefined }
  /** Something with its picture, by the id of its attachment. */
  | { thing: string; note: string; contentId: string | undefined }

export function letter(person: Addressee, subject: string, parts: readonly Part[]): Mail {
  const text = parts.map(textOf).join('\n\n')
  const body = parts.map(htmlOf).join('\n')
  const html = `<!doctype html><html lang="${person.language}"><body style="font-family:Inter,Arial,sans-serif;font-size:16px;line-height:1.5;color:#14161a;background:#faf9f6;padding:24px"><div style="max-width:480px;margin:0 auto;background:#ffffff;border:1px solid #e4e2dc;border-radius:8px;padding:24px">${body}</div></body></html>`
  return { to: person.email, subject, text: `${text}\n`, html }
}

function textOf(part: Part): string {
  if ('line' in part) return part.line
  if ('small' in part) return part.link === undefined ? part.small : `${part.small}: ${part.link}`
  if ('rows' in part) return [part.heading, ...part.rows.map(rowText), ...(part.rest === undefined ? [] : [`  ${part.rest}`])].join('\n')
  if ('code' in part) return `    ${part.code}`
  if ('links' in part) return part.links.map(({ link, label }) => `${label}: ${link}`).join('\n')
  return 'thing' in part ? `${part.thing}\n${part.note}` : part.link
}

const rowText = ({ text, link }: { text: string; link?: string | undefined }) => `  - ${text}${link === undefined ? '' : `\n    ${link}`}`

function htmlOf(part: Part): string {
  if ('small' in part) return `<p style="color:#6b6f76;font-size:13px">${anchorOf(part.small, part.link, '#6b6f76')}</p>`
  if ('rows' in part) {
    const rest = part.rest === undefined ? '' : `<li style="color:#6b6f76">${escapeMarkup(part.rest)}</li>`
    const rows = part.rows.map(({ text, link }) => `<li>${anchorOf(text, link, '#0b5cff')}</li>`).join('')
    return `<h2 style="font-size:16px;margin:24px 0 4px">${escapeMarkup(part.heading)}</h2><ul style="margin:0;padding-left:20px">${rows}${rest}</ul>`
  }
  if ('thing' in part) {
    const picture = part.contentId === undefined ? '' : `<img src="cid:${escapeMarkup(part.contentId)}" width="64" height="64" alt="">`
    return `<table role="presentation" style="margin:8px 0"><tr><td width="76" style="height:64px">${picture}</td><td>${escapeMarkup(part.thing)}<br><span style="color:#6b6f76;font-size:14px">${escapeMarkup(part.note)}</span></td></tr></table>`
  }
  if ('line' in part) return `<p>${escapeMarkup(part.line)}</p>`
  if ('code' in part) return `<p style="font-size:28px;font-weight:600;letter-spacing:8px">${escapeMarkup(part.code)}</p>`
  return `<p>${('links' in part ? part.links : [part]).map(buttonOf).join(' ')}</p>`
}

const anchorOf = (text: string, link: string | undefined, color: string) =>
  link === undefined ? escapeMarkup(text) : `<a href="${escapeMarkup(link)}" style="color:${color}">${escapeMarkup(text)}</a>`

const buttonOf = ({ link, label }: { link: string; label: string }) =>
  `<a href="${escapeMarkup(link)}" style="display:inline-block;background:#0b5cff;color:#ffffff;text-decoration:none;border-radius:6px;padding:12px 16px">${escapeMarkup(label)}</a>`
