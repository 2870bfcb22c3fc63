// The metadata of a public page, for those who share or search it: told by the domain whose page it is.
import type { Language } from '#base/text.ts'
import type { ShareCard } from './card/share-card.ts'
import type { Db } from './db/database.ts'

export interface PageMeta {
  kind: 'website' | 'product' | 'article'
  title: string
  description: string
  /** The picture of a shared link. */
  card: ShareCard
  /** Of an article. */
  times?: { publishedAt: Date; updatedAt: Date }
  /** Schema.org things besides the shop itself; `@context` is added. */
  things: readonly Readonly<Record<string, unknown>>[]
}

/** The place of a page: its language and its addresses. */
export interface PagePlace {
  language: Language
  /** The shop's own, without a slash at its end: of what is the same in every language. */
  origin: string
  /** The absolute address of a public path in the page's language. */
  absolute(path: string): string
}

/** The pages of one kind. `path` is matched against the address without its language; nothing where there is no such page. */
export interface PageMetaSource {
  readonly path: RegExp
  of(db: Db, match: RegExpExecArray, place: PagePlace): Promise<PageMeta | undefined>
}
