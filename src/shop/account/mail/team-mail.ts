// The mails of a seller's team, to its members.
import type { TeamRole } from '#base/access/access.ts'
import type { Wording } from '#base/text.ts'
import { type Addressee, letter, type Mail, say } from './mail.ts'

export interface TeamNotice {
  /** As they were: who was removed has no address any more. */
  person: Addressee
  /** The seller's username. */
  seller: string
  /** What they may do from now on; nothing for who was removed. */
  roles: readonly TeamRole[] | null
}

const roleNames: Readonly<Record<TeamRole, Wording>> = {
  orders: ['orders', 'đơn hàng'],
  money: ['money', 'tiền'],
  designs: ['designs', 'thiết kế'],
  readOnly: ['read only', 'chỉ xem'],
}
const words = {
  hello: ['Hello {{name}},', 'Xin chào {{name}},'],
  inviteSubject: ['{{seller}} invites you to their team on Inkport', '{{seller}} mời bạn vào đội ngũ trên Inkport'],
  inviteLead: [
    '{{seller}} made an account {{name}} for you, for: {{roles}}. This link signs you in, once, within 7 days; then choose a password:',
    '{{seller}} đã tạo tài khoản {{name}} cho bạn, phụ trách: {{roles}}. Liên kết này đăng nhập một lần trong vòng 7 ngày; sau đó hãy chọn mật khẩu:',
  ],
  inviteButton: ['Join the team', 'Tham gia đội ngũ'],
  inviteUnknown: [
    'If you do not know {{seller}}, ignore this mail: without the link the account opens for nobody.',
    'Nếu bạn không biết {{seller}}, hãy bỏ qua thư này: không có liên kết thì không ai mở được tài khoản.',
  ],
  rolesSubject: ['Your role in the team of {{seller}} has changed', 'Vai trò của bạn trong đội ngũ của {{seller}} đã thay đổi'],
  rolesLead: ['From now on you work on: {{roles}}.', 'Từ nay bạn phụ trách: {{roles}}.'],
  removedSubject: ['You are no longer in the team of {{seller}}', 'Bạn không còn trong đội ngũ của {{seller}}'],
  removedLead: [
    'Your account {{name}} in the team of {{seller}} is closed and every session has ended. This email address is free for an account of your own.',
    'Tài khoản {{name}} của bạn trong đội ngũ của {{seller}} đã đóng và mọi phiên đã kết thúc. Địa chỉ email này có thể dùng để mở tài khoản riêng.',
  ],
} as const satisfies Record<string, Wording>

/** The link that lets a new member in, once. */
export function memberInviteMail(person: Addressee, { seller, roles }: { seller: string; roles: readonly TeamRole[] }, link: string): Mail {
  const said = (sentence: Wording) => say(person, sentence, { seller, roles: namesOf(person, roles) })
  return letter(person, said(words.inviteSubject), [
    { line: said(words.hello) },
    { line: said(words.inviteLead) },
    { link, label: said(words.inviteButton) },
    { line: said(words.inviteUnknown) },
  ])
}

/** Other roles, or none any more. */
export function teamMail({ person, seller, roles }: TeamNotice): Mail {
  const said = (sentence: Wording) => say(person, sentence, { seller, roles: namesOf(person, roles ?? []) })
  const [subject, lead] = roles ? [words.rolesSubject, words.rolesLead] : [words.removedSubject, words.removedLead]
  return letter(person, said(subject), [{ line: said(words.hello) }, { line: said(lead) }])
}

const namesOf = (person: Addressee, roles: readonly TeamRole[]): string => roles.map(role => say(person, roleNames[role])).join(', ')
