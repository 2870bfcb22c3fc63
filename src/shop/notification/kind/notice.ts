// The sentences of notifications, as every domain names its own when it is loaded, and how they are said in a reader's language.
import type { TeamRole } from '#base/access/access.ts'
import { formatCents } from '#base/money.ts'
import type { Language, Wording } from '#base/text.ts'
import type { NotificationKind } from './kind.rules.ts'
import { fill, type SentenceValues } from './rules.ts'

/** 'wallet.completed': what rows keep, so that a name that was used stays for as long as rows do. */
export type NoticeKind = string & { readonly [named]: true }
declare const named: unique symbol

/** A sentence for one, and one with a `{{count}}` for many: those collapse into one line as long as they are unread, for a day. */
export interface Sentences {
  readonly one: Wording
  readonly many: Wording
}
interface Known {
  sentence: Wording
  many: Wording | undefined
  team: readonly TeamRole[]
  about: NotificationKind
}
const known = new Map<string, Known>()

/**
 * The notices of a domain, by the names that it gives their sentences. `team`: of a seller's team, who hears of it beside the seller,
 * as those with one of these roles read what it is about; nobody where there is none. `about`: the kind that people choose about.
 */
export function notices<const K extends string>(
  domain: string,
  table: Readonly<Record<K, Wording | Sentences>>,
  team: readonly TeamRole[],
  about: NotificationKind = 'ANNOUNCEMENT',
): Readonly<Record<K, NoticeKind>> {
  const kinds = Object.entries<Wording | Sentences>(table).map(([name, said]) => {
    const kind = `${domain}.${name}`
    const { one, many } = 'one' in said ? said : { one: said, many: undefined }
    known.set(kind, { sentence: one, many, team, about })
    return [name, kind]
  })
  return Object.fromEntries(kinds) // each name of the table with its kind
}

export const noticeOf = (kind: string): Readonly<Known> | undefined => known.get(kind)

/** The notices that members of a team hear of, with the roles that they are for. */
export const teamNotices = () => [...known].flatMap(([kind, { team }]) => (team.length > 0 ? [[kind, team] as const] : []))

/**
 * The sentence of a notice, of `count` of them; nothing where no domain names it any more. `amountCents` fills `{{amount}}` as the
 * reader writes money, `titleEn` and `titleVi` fill `{{title}}` in the reader's language.
 */
export function sayNotice(kind: string, values: SentenceValues, language: Language, count = 1): string | undefined {
  const found = known.get(kind)
  if (!found) return undefined
  const side = language === 'vi' ? 1 : 0
  if (count > 1 && found.many) return fill(found.many[side], { count })
  return fill(found.sentence[side], {
    ...values,
    ...Object.fromEntries(Object.entries(values).flatMap(each => readAs(each, values, language))),
  })
}

function readAs([name, value]: [string, string | number], values: SentenceValues, language: Language): [string, string | number][] {
  if (name.endsWith('Cents') && typeof value === 'number') return [[name.slice(0, -'Cents'.length), formatCents(value, { language })]]
  if (!name.endsWith('En')) return []
  const place = name.slice(0, -'En'.length)
  return [[place, language === 'vi' ? values[`${place}Vi`] || value : value]]
}
