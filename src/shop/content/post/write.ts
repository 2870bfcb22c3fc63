// What editors do with articles.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { noteChange } from '#engine/serve/write/note.ts'
import type { OfficePost, OfficePostCard, PostDraft } from './contract.ts'
import { whyNotDraw } from './markdown.rules.ts'
import { findPicture } from './picture.store.ts'
import { type PostStatus, postStatusOf, whyNotPublish } from './rules.ts'
import {
  deleteEdition,
  deletePostRow,
  findPost,
  insertPost,
  listPosts,
  lockPost,
  type PostCardRow,
  type PostRow,
  putEdition,
  setPost,
} from './store.ts'

export async function officePosts(db: Db, query: { page: number; limit: number; q?: string | undefined; status?: PostStatus | undefined }) {
  const { rows, totalDocs } = await listPosts(db, query)
  return { docs: rows.map(row => withStatus(db, row)), totalDocs, page: query.page, limit: query.limit }
}

/** Throws POST_NOT_FOUND. */
export async function officePost(db: Db, id: number): Promise<OfficePost> {
  const row = await getPost(db, id)
  const { htmlOf } = await import('./markdown.ts') // As in post.ts.
  return { ...row, ...withStatus(db, row), html: htmlOf(row.body), htmlVi: htmlOf(row.bodyVi) }
}

export const createPost = async (tx: Tx, editor: string): Promise<OfficePost> => officePost(tx, await insertPost(tx, editor))

/** Saves the working copy. Throws POST_TOO_TANGLED, POST_WAS_CHANGED with who saved since `version`, POST_NOT_FOUND, PICTURE_NOT_FOUND. */
export async function savePost(
  tx: Tx,
  id: number,
  { version, ...draft }: PostDraft & { version: number },
  editor: string,
): Promise<OfficePost> {
  for (const path of ['body', 'bodyVi'] as const) {
    const why = whyNotDraw(draft[path])
    if (why) throw new Fault(why, { path })
  }
  if (draft.coverKey !== null && !(await findPicture(tx, draft.coverKey))) throw new Fault('PICTURE_NOT_FOUND', { path: 'coverKey' })
  if (!(await setPost(tx, id, version, draft, editor))) throw changed(await getPost(tx, id))
  noteChange(tx, { version }, { version: version + 1 })
  return officePost(tx, id)
}

/**
 * Readers see this version: now, or from `at` on. What is public or scheduled already keeps its time where no other is given. Throws
 * POST_INCOMPLETE, POST_TIME_PAST, POST_IS_PUBLISHED, POST_WAS_CHANGED, POST_NOT_FOUND.
 */
export async function publishPost(tx: Tx, id: number, { version, at }: { version: number; at?: Date | undefined }): Promise<OfficePost> {
  await lockPost(tx, id)
  const post = await getPost(tx, id)
  if (post.version !== version) throw changed(post)
  const why = whyNotPublish(post, tx.now(), at)
  if (why) throw new Fault(why)
  const isPublic = postStatusOf(post.publishedAt, tx.now()) === 'PUBLISHED'
  await putEdition(tx, id, at ?? (isPublic && post.publishedAt ? post.publishedAt : tx.now()))
  return noted(tx, post)
}

/** A draft again. Throws POST_IS_DRAFT, POST_NOT_FOUND. */
export async function withdrawPost(tx: Tx, id: number): Promise<OfficePost> {
  await lockPost(tx, id)
  const post = await getPost(tx, id)
  if (post.publishedAt === null) throw new Fault('POST_IS_DRAFT')
  await deleteEdition(tx, id)
  return noted(tx, post)
}

/** Throws POST_NOT_FOUND. */
export async function deletePost(tx: Tx, id: number): Promise<void> {
  const post = await getPost(tx, id)
  noteChange(tx, { title: post.title, status: postStatusOf(post.publishedAt, tx.now()) }, {})
  await deletePostRow(tx, id)
}

async function noted(tx: Tx, before: PostRow): Promise<OfficePost> {
  const after = await officePost(tx, before.id)
  const facts = ({ publishedAt, publishedVersion }: Pick<PostRow, 'publishedAt' | 'publishedVersion'>) => ({
    publishedAt,
    publishedVersion,
  })
  noteChange(tx, facts(before), { ...facts(await getPost(tx, before.id)), status: after.status })
  return after
}

async function getPost(db: Db, id: number): Promise<PostRow> {
  const row = await findPost(db, id)
  if (!row) throw new Fault('POST_NOT_FOUND')
  return row
}

const changed = ({ editedBy }: PostRow) => new Fault('POST_WAS_CHANGED', { values: { name: editedBy } })
const withStatus = (db: Db, row: PostCardRow): OfficePostCard => ({ ...row, status: postStatusOf(row.publishedAt, db.now()) })
