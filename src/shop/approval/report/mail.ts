// The owner's mail about a day.
import { formatCents } from '#base/money.ts'
import type { Wording } from '#base/text.ts'
import { type Account, letter, type Mail, say } from '#shop/account/account.ts'
import type { MoneyReport } from '../contract.ts'
import { hasNoSum, type MoneyKind } from '../rules.ts'

const words = {
  subject: ['Money acts of {{on}}', 'Các việc về tiền ngày {{on}}'],
  hello: ['Hello {{name}},', 'Xin chào {{name}},'],
  lead: [
    '{{count}} acts that move money or make it spendable on {{on}} (UTC); {{waiting}} wait for a second person.',
    '{{count}} việc làm thay đổi tiền trong ngày {{on}} (UTC); {{waiting}} việc đang chờ người thứ hai.',
  ],
  more: ['And {{count}} smaller ones.', 'Và {{count}} việc nhỏ hơn.'],
  nothing: ['Nobody of the staff moved money on {{on}} (UTC).', 'Ngày {{on}} (UTC) không có nhân viên nào làm thay đổi tiền.'],
  button: ['See the report', 'Xem báo cáo'],
  deposit: ['deposit', 'khoản nạp'],
  refund: ['refund', 'hoàn tiền'],
  adjustment: ['adjustment', 'điều chỉnh'],
  grant: ['credit or voucher', 'tín dụng hoặc mã giảm giá'],
  postage: ['postage bought elsewhere', 'cước mua ở nơi khác'],
  price: ['price', 'giá'],
  payee: ['bank account', 'tài khoản ngân hàng'],
  access: ['access to an account', 'truy cập tài khoản'],
  power: ['limits, roles or access', 'hạn mức, vai trò hoặc quyền vào'],
  ALONE: ['done alone', 'làm một mình'],
  WAITING: ['waits', 'đang chờ'],
  DONE: ['carried out', 'đã thực hiện'],
  REFUSED: ['refused', 'bị từ chối'],
} as const satisfies Record<string, Wording>

const linesMost = 200

/** The day's report as its reader's mail, the largest acts first. */
export function reportMail(person: Account, report: MoneyReport, publicUrl: string): Mail {
  const line = (act: MoneyReport['acts'][number]) =>
    `${act.maker.username} · ${say(person, words[act.kind])} ${act.object && `#${act.object}`} · ${amountOf(act, person.language)} · ${say(person, words[act.state])}${
      act.decidedBy === null ? '' : ` (${act.decidedBy})`
    }`
  const lead = say(person, words.lead, { on: report.on, count: String(report.count), waiting: String(report.waitingCount) })
  const more = report.count - linesMost
  return letter(person, say(person, words.subject, { on: report.on }), [
    { line: say(person, words.hello) },
    { line: report.acts.length === 0 ? say(person, words.nothing, { on: report.on }) : lead },
    ...report.acts.slice(0, linesMost).map(act => ({ line: line(act) })),
    ...(more > 0 ? [{ line: say(person, words.more, { count: String(more) }) }] : []),
    { link: `${publicUrl}/office/approvals?tab=report&on=${report.on}`, label: say(person, words.button) },
  ])
}

const amountOf = ({ kind, amount }: { kind: MoneyKind; amount: number | null }, language: 'en' | 'vi'): string =>
  amount === null || hasNoSum(kind) ? '–' : kind === 'price' ? `−${(amount / 100).toFixed(2)}%` : formatCents(amount, { language })
