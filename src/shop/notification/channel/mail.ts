// The mail of one notification: its sentence, the way to it and the way to turn it off.
import type { Wording } from '#base/text.ts'
import { type Account, type Addressee, letter, type Mail, type Part, say } from '#shop/account/account.ts'
import type { NotificationKind } from '../kind/kind.rules.ts'
import { sayNotice } from '../kind/notice.ts'
import type { SentenceValues } from '../kind/rules.ts'
import { notificationKindText } from '../kind/text.ts'

const words = {
  hello: ['Hello {{name}},', 'Xin chào {{name}},'],
  open: ['Open', 'Mở'],
  off: ['Stop mails about “{{kind}}”', 'Ngừng nhận thư về “{{kind}}”'],
  always: [
    'Mails about “{{kind}}” are always sent: they protect your account and your money.',
    'Thư về “{{kind}}” luôn được gửi để bảo vệ tài khoản và tiền của bạn.',
  ],
} as const satisfies Record<string, Wording>

interface Said {
  kind: string
  values: SentenceValues
  /** Of how many it tells. */
  count: number
  /** Where it leads, whole. */
  link: string | null
  footer: Part
}
export function noticeMail(person: Account, { kind, values, count, link, footer }: Said): Mail {
  const title = sayNotice(kind, values, person.language, count) ?? ''
  return letter(person, title, [
    { line: say(person, words.hello) },
    { line: title },
    ...(link === null ? [] : [{ link, label: say(person, words.open) }]),
    footer,
  ])
}

/** Below every mail of a kind: how to end it, or that it cannot be. */
export function footer(person: Addressee, about: NotificationKind, unsubscribeUrl: string | undefined): Part {
  const kind = say(person, notificationKindText[`kind_${about}`])
  if (unsubscribeUrl === undefined) return { small: say(person, words.always, { kind }) }
  return { small: say(person, words.off, { kind }), link: unsubscribeUrl }
}
