// The demo shop's blog.
import { day, later } from '#base/time.ts'
import type { Tx } from '#engine/db/database.ts'
import type { PostDraft } from '../contract.ts'
import { insertPost, putEdition, setPost } from '../store.ts'
import type { Article } from './article.ts'
import { depositsArticle } from './deposits.ts'
import { filesArticle } from './files.ts'
import { importsArticle } from './imports.ts'
import { labelsArticle } from './labels.ts'

/** Oldest first, so that later articles have larger numbers. */
const articles: readonly Article[] = [depositsArticle, labelsArticle, importsArticle, filesArticle]

/** Writes and publishes the demo articles; their ids, the oldest first. */
export async function seedBlog(tx: Tx, editor: string): Promise<number[]> {
  const ids: number[] = []
  for (const { daysAgo, ...words } of articles) ids.push(await seedPost(tx, words, later(tx.now(), -daysAgo * day), editor))
  return ids
}

/** An article that is public from `publishedAt` on; its id. */
export async function seedPost(tx: Tx, words: Omit<PostDraft, 'coverKey'>, publishedAt: Date, editor = 'owner'): Promise<number> {
  const id = await insertPost(tx, editor)
  await setPost(tx, id, 1, { ...words, coverKey: null }, editor)
  await putEdition(tx, id, publishedAt, publishedAt)
  return id
}
