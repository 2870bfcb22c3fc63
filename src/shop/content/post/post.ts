// The public verbs of the blog as readers see it.
import { Fault } from '#base/fault.ts'
import type { Language } from '#base/text.ts'
import type { Db } from '#engine/db/database.ts'
import type { Post, PostCardRow } from './contract.ts'
import { minutesOf, type Worded, wordedIn } from './rules.ts'
import { type EditionRow, findEdition, findNeighbour, listEditions, listEditionTimes, listNewestEditions } from './store.ts'

export interface PostQuery {
  page: number
  limit: number
  q?: string | undefined
}

/** One page of what is public at this moment, newest first. */
export async function postPage(db: Db, query: PostQuery, language: Language) {
  const { rows, totalDocs } = await listEditions(db, query)
  return { docs: rows.map(row => cardOf(row, language)), totalDocs, page: query.page, limit: query.limit }
}

/** Throws POST_NOT_FOUND, also for what is not public yet. */
export async function publicPost(db: Db, id: number, language: Language): Promise<Post> {
  const edition = await findEdition(db, id)
  if (!edition) throw new Fault('POST_NOT_FOUND')
  const neighbour = async (side: 'newer' | 'older') => {
    const row = await findNeighbour(db, edition, side)
    return row ? cardOf(row, language) : null
  }
  return {
    ...cardOf(edition, language),
    html: await rendered(edition, language),
    updatedAt: edition.updatedAt,
    newer: await neighbour('newer'),
    older: await neighbour('older'),
  }
}

/** The tile of a public article, when it last changed and the language its text is in; nothing where it is not public. */
export async function publicCard(db: Db, id: number, language: Language): Promise<PublicCard | undefined> {
  const edition = await findEdition(db, id)
  if (!edition) return undefined
  const { body, bodyVi, updatedAt } = edition
  return { ...cardOf(edition, language), updatedAt, language: wordedIn(language, body, bodyVi).language }
}
export type PublicCard = PostCardRow & { updatedAt: Date; language: Language }

const newestInFeed = 30
/** The newest articles whole, for the feeds. */
export async function newestPosts(db: Db, language: Language): Promise<(PostCardRow & { html: Worded; updatedAt: Date })[]> {
  const rows = await listNewestEditions(db, newestInFeed)
  return Promise.all(rows.map(async row => ({ ...cardOf(row, language), html: await rendered(row, language), updatedAt: row.updatedAt })))
}

const mostInMap = 5_000
/** Which articles are public, and since when they are as they are. */
export const publicPostTimes = (db: Db): Promise<{ id: number; updatedAt: Date }[]> => listEditionTimes(db, mostInMap)

function cardOf(row: EditionRow, language: Language): PostCardRow {
  const isVietnamese = language === 'vi' && row.wordsVi > 1
  return {
    id: row.id,
    title: wordedIn(language, row.title, row.titleVi),
    summary: wordedIn(language, row.summary, row.summaryVi),
    cover: row.cover,
    minutes: minutesOf(isVietnamese ? row.wordsVi : row.words),
    publishedAt: row.publishedAt,
  }
}

async function rendered({ body, bodyVi }: { body: string; bodyVi: string }, language: Language): Promise<Worded> {
  const worded = wordedIn(language, body, bodyVi)
  const { htmlOf } = await import('./markdown.ts') // The app's start need not wait for its libraries.
  return { ...worded, text: htmlOf(worded.text) }
}
