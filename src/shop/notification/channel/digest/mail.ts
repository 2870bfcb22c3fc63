// The daily mail: what happened since the last one, grouped by kind.
import type { Wording } from '#base/text.ts'
import { type Account, letter, type Mail, say } from '#shop/account/account.ts'
import { kindNames, listPathOf, type NotificationKind } from '../../kind/kind.rules.ts'
import { sayNotice } from '../../kind/notice.ts'
import { notificationKindText } from '../../kind/text.ts'
import type { DigestLine } from './store.ts'

const words = {
  hello: ['Hello {{name}},', 'Xin chào {{name}},'],
  subject_one: ['Your day at Inkport: {{count}} update', 'Inkport hôm nay: {{count}} tin'],
  subject_other: ['Your day at Inkport: {{count}} updates', 'Inkport hôm nay: {{count}} tin'],
  lead: ['This happened since your last daily mail:', 'Những việc đã diễn ra từ thư hằng ngày trước:'],
  more: ['and {{count}} more', 'và {{count}} tin khác'],
  open: ['See all notifications', 'Xem tất cả thông báo'],
  off: ['Stop the daily mail', 'Ngừng nhận thư hằng ngày'],
} as const satisfies Record<string, Wording>

interface Told {
  lines: readonly DigestLine[]
  /** Of each kind, with those that the mail does not show. */
  counts: ReadonlyMap<NotificationKind, number>
  publicUrl: string
  unsubscribeUrl: string
}
export function digestMail(person: Account, { lines, counts, publicUrl, unsubscribeUrl }: Told): Mail {
  const byKind = Map.groupBy(lines, line => line.about)
  const told = kindNames.filter(name => byKind.has(name))
  const count = told.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0)
  const subject = say(person, count === 1 ? words.subject_one : words.subject_other, { count: String(count) })
  return letter(person, subject, [
    { line: say(person, words.hello) },
    { line: say(person, words.lead) },
    ...told.map(name => {
      const shown = byKind.get(name) ?? []
      const left = (counts.get(name) ?? 0) - shown.length
      return {
        heading: say(person, notificationKindText[`kind_${name}`]),
        rows: shown.map(line => ({ text: textOf(line, person), link: linkOf(line, publicUrl) })),
        rest: left > 0 ? say(person, words.more, { count: String(left) }) : undefined,
      }
    }),
    { link: `${publicUrl}${person.kind === 'staff' ? '/office' : ''}/notification`, label: say(person, words.open) },
    { small: say(person, words.off), link: unsubscribeUrl },
  ])
}

const textOf = ({ kind, noticeValues, count }: DigestLine, { language }: Account): string =>
  sayNotice(kind, noticeValues, language, count) ?? ''

function linkOf({ id, about, link, count }: DigestLine, publicUrl: string): string | undefined {
  const path = count > 1 ? (listPathOf(about, id) ?? link) : link
  return path === null ? undefined : `${publicUrl}${path}`
}
