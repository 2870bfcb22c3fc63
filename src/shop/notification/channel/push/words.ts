// What a screen shows that anybody may look at: the kind, the line of the bell without money, and a path of ours.
import type { Language } from '#base/text.ts'
import { listPathOf, type NotificationKind } from '../../kind/kind.rules.ts'
import { sayNotice } from '../../kind/notice.ts'
import type { SentenceValues } from '../../kind/rules.ts'
import { notificationKindText } from '../../kind/text.ts'

const bodyMax = 300

interface Told {
  about: NotificationKind
  kind: string
  values: SentenceValues
  link: string | null
  lineId: number
  count: number
}
/** JSON for `public/push-worker.js`. */
export function pushWords({ about, kind, values, link, lineId, count }: Told, language: Language): string {
  const side = language === 'vi' ? 1 : 0
  const hasMoney = Object.keys(values).some(name => name.endsWith('Cents'))
  const said = hasMoney && count === 1 ? undefined : sayNotice(kind, values, language, count)
  const path = count > 1 ? (listPathOf(about, lineId) ?? link) : link
  return JSON.stringify({
    title: notificationKindText[`kind_${about}`][side],
    body: (said ?? notificationKindText[`about_${about}`][side]).slice(0, bodyMax),
    path: path ?? '/notification',
    tag: `line-${lineId}`,
  })
}
