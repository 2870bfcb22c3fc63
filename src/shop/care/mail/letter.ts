// The mails of account care: what staff did about one's account, and how to object.
import type { Wording } from '#base/text.ts'
import { formatDate } from '#base/time.ts'
import { type Addressee, letter, type Mail, say } from '#shop/account/account.ts'
import type { SellerField } from '../rules.ts'

type Reader = Addressee & { timeZone: string }
export type CareRole = 'owner' | 'support'
export interface Correction {
  by: CareRole
  /** ISO 8601. */
  at: string
  changes: readonly { field: SellerField; before: string; after: string }[]
}

const roles: Readonly<Record<CareRole, Wording>> = {
  owner: ['The owner of the shop', 'Chủ cửa hàng'],
  support: ['Our support team', 'Bộ phận hỗ trợ của chúng tôi'],
}
const fields: Readonly<Record<SellerField, Wording>> = {
  fullName: ['Full name', 'Họ và tên'],
  phone: ['Phone', 'Số điện thoại'],
  address: ['Address', 'Địa chỉ'],
  language: ['Language', 'Ngôn ngữ'],
  shopName: ['Name on packing slips', 'Tên trên phiếu đóng gói'],
  returnAddress: ['Return address on packing slips', 'Địa chỉ hoàn hàng trên phiếu đóng gói'],
}
const words = {
  hello: ['Hello {{name}},', 'Xin chào {{name}},'],
  when: ['When: {{at}}.', 'Thời gian: {{at}}.'],
  linkSubject: ['Your link for a new Inkport password', 'Liên kết đặt mật khẩu Inkport mới của bạn'],
  linkLead: [
    '{{by}} sent you this link to set a new password for the account {{name}}. It works once, within one hour. Setting the password ends every session.',
    '{{by}} gửi bạn liên kết này để đặt mật khẩu mới cho tài khoản {{name}}. Liên kết chỉ dùng một lần, trong vòng một giờ. Khi đặt mật khẩu, mọi phiên đăng nhập sẽ kết thúc.',
  ],
  linkButton: ['Set a new password', 'Đặt mật khẩu mới'],
  linkNotYou: [
    'If you did not ask us for this, ignore this mail and tell us. Your password stays as it is, and nobody of our staff can see this link.',
    'Nếu bạn không yêu cầu, hãy bỏ qua thư này và báo cho chúng tôi. Mật khẩu của bạn không thay đổi và nhân viên của chúng tôi không xem được liên kết này.',
  ],
  emailLinkSubject: ['Confirm your new Inkport email', 'Xác nhận email Inkport mới của bạn'],
  emailLinkHello: ['Hello,', 'Xin chào,'],
  emailLinkLead: [
    '{{by}} was asked to make this the email of an Inkport account. Open the link within 24 hours and enter the username of the account:',
    '{{by}} được yêu cầu dùng địa chỉ này làm email của một tài khoản Inkport. Hãy mở liên kết trong vòng 24 giờ và nhập tên đăng nhập của tài khoản:',
  ],
  emailLinkButton: ['Confirm email', 'Xác nhận email'],
  emailLinkNotYou: [
    'If you did not ask for this, ignore this mail; nothing changes.',
    'Nếu bạn không yêu cầu, hãy bỏ qua thư này; sẽ không có gì thay đổi.',
  ],
  emailAskedSubject: ['Your Inkport email is about to change', 'Email Inkport của bạn sắp được thay đổi'],
  emailAskedLead: [
    '{{by}} was asked to change the email of your account {{name}} to {{email}}. It changes once the new address is confirmed, within 24 hours.',
    '{{by}} được yêu cầu đổi email của tài khoản {{name}} thành {{email}}. Email sẽ đổi khi địa chỉ mới được xác nhận, trong vòng 24 giờ.',
  ],
  emailAskedNotYou: [
    'If you did not ask for this, set a new password now, which stops the change, and tell us.',
    'Nếu bạn không yêu cầu, hãy đặt mật khẩu mới ngay để dừng thay đổi này và báo cho chúng tôi.',
  ],
  correctedSubject: ['Your Inkport details were corrected', 'Thông tin Inkport của bạn đã được chỉnh sửa'],
  correctedLead: ['{{by}} corrected the details of your account {{name}}:', '{{by}} đã chỉnh sửa thông tin tài khoản {{name}} của bạn:'],
  empty: ['(empty)', '(trống)'],
  correctedNotYou: [
    'If this is wrong, change it in your profile or tell us.',
    'Nếu thông tin chưa đúng, hãy sửa trong hồ sơ của bạn hoặc báo cho chúng tôi.',
  ],
  profile: ['Open my profile', 'Mở hồ sơ của tôi'],
} as const satisfies Record<string, Wording>

/** The link is for the person alone; it is made where the mail is. */
export function passwordLinkMail(person: Reader, { by, at, link }: { by: CareRole; at: string; link: string }): Mail {
  return letter(person, say(person, words.linkSubject), [
    { line: say(person, words.hello) },
    { line: say(person, words.linkLead, { by: say(person, roles[by]) }) },
    { link, label: say(person, words.linkButton) },
    { line: say(person, words.when, { at: formatDate(at, 'exact', person) }) },
    { line: say(person, words.linkNotYou) },
  ])
}

/** It names no username: whoever reads a mail to a mistyped address does not know whose account it is about. */
export const emailLinkMail = (person: Reader, { by, link }: { by: CareRole; link: string }): Mail =>
  letter(person, say(person, words.emailLinkSubject), [
    { line: say(person, words.emailLinkHello) },
    { line: say(person, words.emailLinkLead, { by: say(person, roles[by]) }) },
    { link, label: say(person, words.emailLinkButton) },
    { line: say(person, words.emailLinkNotYou) },
  ])

/** `newEmail` is masked: whoever reads the former mailbox need not learn all of it. */
export function emailAskedMail(
  person: Reader,
  { by, at, newEmail }: { by: CareRole; at: string; newEmail: string },
  publicUrl: string,
): Mail {
  return letter(person, say(person, words.emailAskedSubject), [
    { line: say(person, words.hello) },
    { line: say(person, words.emailAskedLead, { by: say(person, roles[by]), email: newEmail }) },
    { line: say(person, words.when, { at: formatDate(at, 'exact', person) }) },
    { line: say(person, words.emailAskedNotYou) },
    { link: `${publicUrl}/auth/reset-password`, label: say(person, words.linkButton) },
  ])
}

/** Each field with what it was and what it is. */
export function correctionMail(person: Reader, { by, at, changes }: Correction, publicUrl: string): Mail {
  const shown = (value: string) => (value === '' ? say(person, words.empty) : value)
  return letter(person, say(person, words.correctedSubject), [
    { line: say(person, words.hello) },
    { line: say(person, words.correctedLead, { by: say(person, roles[by]) }) },
    ...changes.map(({ field, before, after }) => ({ line: `${say(person, fields[field])}: ${shown(before)} → ${shown(after)}` })),
    { line: say(person, words.when, { at: formatDate(at, 'exact', person) }) },
    { line: say(person, words.correctedNotYou) },
    { link: `${publicUrl}/profile`, label: say(person, words.profile) },
  ])
}
