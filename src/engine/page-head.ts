// What a public page says of itself to those who share or search it: told by the domain whose page it is.
import type { Language } from '#base/text.ts'
import type { ShareCard } from './card/share-card.ts'
import type { Db } from './db/database.ts'

export interface PageHead {
  kind: 'website' | 'product' | 'article'
  title: string
  description: string
  /** The picture of a shared link. */
  card: ShareCard
  /** Schema.org things besides the shop itself; `@context` is added. */
  things: readonly Readonly<Record<string, unknown>>[]
}

/** Where a page is: absolute addresses, and the address of its picture, for things that name one. */
export interface PagePlace {
  language: Language
  /** The absolute address of a public path in the page's language. */
  absolute(path: string): string
}

/** The pages of one kind. `path` is matched against the address without its language; nothing where there is no such page. */
export interface HeadSource {
  readonly path: RegExp
  of(db: Db, match: RegExpExecArray, place: PagePlace): Promise<PageHead | undefined>
}
