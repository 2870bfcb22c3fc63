// Mails about what happened to an account, whoever did it.
import type { Wording } from '#base/text.ts'
import { formatDate } from '#base/time.ts'
import type { SecurityChange } from '../person/rules.ts'
import { type Addressee, letter, type Mail, say } from './mail.ts'

export interface SecurityNotice {
  what: SecurityChange
  /** ISO 8601. */
  at: string
  /** 'Chrome on Windows'; nothing where somebody else did it. */
  device?: string
  /** The email of the member of the team whom it is about. */
  member?: string
  /** The username of a member's seller, who did it. */
  seller?: string
}

export interface EmailNotice {
  /** As they were before: the mail goes to the former address. */
  person: Addressee & { timeZone: string }
  /** Masked: whoever reads the former mailbox need not learn all of it. */
  newEmail: string
  /** ISO 8601. */
  at: string
  device: string
}

/** What happened, in a line. */
export const securitySubjects: Readonly<Record<SecurityChange, Wording>> = {
  password: ['Your Inkport password was changed', 'Mật khẩu Inkport của bạn đã được thay đổi'],
  factorOn: ['Your second factor is on', 'Xác thực hai bước đã được bật'],
  factorOff: ['Your second factor is off', 'Xác thực hai bước đã bị tắt'],
  factorReset: ['Your second factor was reset', 'Xác thực hai bước đã được đặt lại'],
  factorResetBySeller: ['Your second factor was reset', 'Xác thực hai bước đã được đặt lại'],
  recoveryCodes: ['You have new recovery codes', 'Bạn có mã khôi phục mới'],
  memberInvited: ['{{member}} was invited to your Inkport team', '{{member}} đã được mời vào đội ngũ Inkport của bạn'],
  memberRoles: ['{{member}} has another role in your Inkport team', '{{member}} có vai trò khác trong đội ngũ Inkport của bạn'],
  memberFactor: [
    'The second factor of {{member}} in your Inkport team was reset',
    'Xác thực hai bước của {{member}} trong đội ngũ Inkport của bạn đã được đặt lại',
  ],
  memberRemoved: ['{{member}} was removed from your Inkport team', '{{member}} đã được xóa khỏi đội ngũ Inkport của bạn'],
  memberLeft: ['{{member}} has left your Inkport team', '{{member}} đã rời đội ngũ Inkport của bạn'],
}
const leads: Readonly<Record<SecurityChange, Wording>> = {
  password: [
    'The password of your account {{name}} was changed. Every other session has ended.',
    'Mật khẩu của tài khoản {{name}} vừa được thay đổi. Mọi phiên khác đã kết thúc.',
  ],
  factorOn: [
    'Sign-in to your account {{name}} now asks for a code of your phone.',
    'Từ nay, khi đăng nhập tài khoản {{name}} bạn cần nhập mã trên điện thoại.',
  ],
  factorOff: ['Sign-in to your account {{name}} now asks for the password only.', 'Từ nay, đăng nhập tài khoản {{name}} chỉ cần mật khẩu.'],
  factorReset: [
    'The owner of the shop took away the second factor of your account {{name}}. Every session has ended; sign in with your password and set up a new one.',
    'Chủ cửa hàng đã gỡ xác thực hai bước của tài khoản {{name}}. Mọi phiên đã kết thúc; hãy đăng nhập bằng mật khẩu và thiết lập lại.',
  ],
  factorResetBySeller: [
    '{{seller}} took away the second factor of your account {{name}}. Every session has ended; sign in with your password and set up a new one.',
    '{{seller}} đã gỡ xác thực hai bước của tài khoản {{name}}. Mọi phiên đã kết thúc; hãy đăng nhập bằng mật khẩu và thiết lập lại.',
  ],
  recoveryCodes: [
    'New recovery codes were made for your account {{name}}. The former ones are worth nothing.',
    'Mã khôi phục mới đã được tạo cho tài khoản {{name}}. Các mã cũ không còn giá trị.',
  ],
  memberInvited: [
    '{{member}} was invited to the team of your account {{name}} and may act in your name once they have joined.',
    '{{member}} đã được mời vào đội ngũ của tài khoản {{name}} và được thao tác thay bạn sau khi tham gia.',
  ],
  memberRoles: [
    'What {{member}} may do in the team of your account {{name}} was changed.',
    'Quyền của {{member}} trong đội ngũ của tài khoản {{name}} vừa được thay đổi.',
  ],
  memberFactor: [
    'The second factor of {{member}} in the team of your account {{name}} was reset. Every session of theirs has ended.',
    'Xác thực hai bước của {{member}} trong đội ngũ của tài khoản {{name}} vừa được đặt lại. Mọi phiên của họ đã kết thúc.',
  ],
  memberRemoved: [
    '{{member}} was removed from the team of your account {{name}}. Every session of theirs has ended.',
    '{{member}} đã được xóa khỏi đội ngũ của tài khoản {{name}}. Mọi phiên của họ đã kết thúc.',
  ],
  memberLeft: [
    '{{member}} closed their account in the team of your account {{name}}.',
    '{{member}} đã đóng tài khoản của họ trong đội ngũ của tài khoản {{name}}.',
  ],
}
const words = {
  hello: ['Hello {{name}},', 'Xin chào {{name}},'],
  where: ['When: {{at}}. Where: {{device}}.', 'Thời gian: {{at}}. Thiết bị: {{device}}.'],
  when: ['When: {{at}}.', 'Thời gian: {{at}}.'],
  notYou: [
    'If this was not you, set a new password now, which ends every session, and tell us.',
    'Nếu không phải bạn, hãy đặt mật khẩu mới ngay để kết thúc mọi phiên và báo cho chúng tôi.',
  ],
  button: ['Set a new password', 'Đặt mật khẩu mới'],
  emailSubject: ['Your Inkport email was changed', 'Email Inkport của bạn đã được thay đổi'],
  emailLead: [
    'The email of your account {{name}} was changed to {{email}}. Our mails go there from now on, and every other session has ended.',
    'Email của tài khoản {{name}} vừa được đổi thành {{email}}. Từ nay thư của chúng tôi sẽ gửi đến đó và mọi phiên khác đã kết thúc.',
  ],
  emailNotYou: [
    'If this was not you, write to us at once: this address no longer opens your account.',
    'Nếu không phải bạn, hãy liên hệ với chúng tôi ngay: địa chỉ này không còn mở được tài khoản của bạn.',
  ],
  emailButton: ['Contact us', 'Liên hệ với chúng tôi'],
  farewellSubject: ['Your Inkport account is closed', 'Tài khoản Inkport của bạn đã được đóng'],
  farewellLead: [
    'Your account {{name}} is closed, as you asked. Your name, email, phone, addresses and files are being removed; the books that the law wants kept hold a number in their place.',
    'Tài khoản {{name}} đã được đóng theo yêu cầu của bạn. Tên, email, điện thoại, địa chỉ và tệp của bạn đang được xóa; sổ sách mà pháp luật yêu cầu lưu giữ chỉ còn một mã số.',
  ],
  farewellEnd: [
    'You are welcome to sign up again at any time, with the same username and email.',
    'Bạn có thể đăng ký lại bất cứ lúc nào, với cùng tên đăng nhập và email.',
  ],
} as const satisfies Record<string, Wording>

/** What was changed, when and on which device, and what to do where it was somebody else. */
export function securityMail(
  person: Addressee & { timeZone: string },
  { what, at, device, member = '', seller = '' }: SecurityNotice,
  publicUrl: string,
): Mail {
  const when = formatDate(at, 'exact', person)
  return letter(person, say(person, securitySubjects[what], { member, seller }), [
    { line: say(person, words.hello) },
    { line: say(person, leads[what], { member, seller }) },
    { line: device === undefined ? say(person, words.when, { at: when }) : say(person, words.where, { at: when, device }) },
    { line: say(person, words.notYou) },
    { link: `${publicUrl}/auth/reset-password`, label: say(person, words.button) },
  ])
}

/** The address was changed: told where the person would still look if it was somebody else. */
export const emailMail = ({ person, newEmail, at, device }: EmailNotice, publicUrl: string): Mail =>
  letter(person, say(person, words.emailSubject), [
    { line: say(person, words.hello) },
    { line: say(person, words.emailLead, { email: newEmail }) },
    { line: say(person, words.where, { at: formatDate(at, 'exact', person), device }) },
    { line: say(person, words.emailNotYou) },
    { link: `${publicUrl}/contact`, label: say(person, words.emailButton) },
  ])

/** To the address that the account had. */
export const farewellMail = (person: Addressee): Mail =>
  letter(person, say(person, words.farewellSubject), [
    { line: say(person, words.hello) },
    { line: say(person, words.farewellLead) },
    { line: say(person, words.farewellEnd) },
  ])
