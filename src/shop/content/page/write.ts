// What editors do with the shop's own pages.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { noteChange } from '#engine/serve/write/note.ts'
import { whyNotDraw } from '../post/markdown.rules.ts'
import { builtIn } from './built-in/built-in.ts'
import type { OfficePage, OfficePageCard, PageDraft } from './contract.ts'
import { areSameWords, type PageKey, type PageWords, pageKeys, whyNotPublishPage, wordsOf } from './rules.ts'
import {
  findPage,
  findPageEdition,
  findShownWords,
  insertPageEdition,
  listPageEditions,
  listPages,
  lockPage,
  type PageRow,
  setBuiltIn,
  setPageWords,
} from './store.ts'

export async function officePages(db: Db): Promise<OfficePageCard[]> {
  const edited = new Map((await listPages(db)).map(row => [row.key, row]))
  const cards: OfficePageCard[] = []
  for (const key of pageKeys) cards.push(await cardOf(db, key, edited.get(key)))
  return cards
}

const mostEditions = 100
export async function officePage(db: Db, key: PageKey): Promise<OfficePage> {
  const row = await findPage(db, key)
  const words = wordsOf(row ?? builtIn[key])
  const { htmlOf } = await import('../post/markdown.ts') // As in page.ts.
  const editions = await listPageEditions(db, key, mostEditions)
  return {
    ...(await cardOf(db, key, row)),
    ...words,
    html: htmlOf(words.body),
    htmlVi: htmlOf(words.bodyVi),
    editions: editions.map(({ id, publishedAt, publishedBy }) => ({ id, publishedAt, publishedBy, isShown: id === row?.editionId })),
  }
}

/** Saves the working copy. Throws POST_TOO_TANGLED, PAGE_WAS_CHANGED with who saved since `version`. */
export async function savePage(
  tx: Tx,
  key: PageKey,
  { version, ...draft }: PageDraft & { version: number },
  editor: string,
): Promise<OfficePage> {
  for (const path of ['body', 'bodyVi'] as const) {
    const why = whyNotDraw(draft[path])
    if (why) throw new Fault(why, { path })
  }
  await putWords(tx, key, version, draft, editor)
  return officePage(tx, key)
}

/** Readers see this version. Throws PAGE_WAS_CHANGED, PAGE_IS_BUILT_IN where nobody has edited it, PAGE_INCOMPLETE. */
export async function publishPage(tx: Tx, key: PageKey, version: number, editor: string): Promise<OfficePage> {
  const row = await lockedPage(tx, key, version)
  const shown = await findShownWords(tx, key)
  if (shown && areSameWords(shown, row)) return officePage(tx, key)
  const why = whyNotPublishPage(key, row)
  if (why) throw new Fault(why)
  await insertPageEdition(tx, key, editor)
  noteChange(tx, {}, { publishedVersion: version })
  return officePage(tx, key)
}

/** The words of an edition, or those that are built in, become the working copy. Throws PAGE_EDITION_NOT_FOUND, PAGE_WAS_CHANGED. */
export async function restorePage(
  tx: Tx,
  key: PageKey,
  { version, editionId }: { version: number; editionId: number | null },
  editor: string,
): Promise<OfficePage> {
  const words = editionId === null ? builtIn[key] : await findPageEdition(tx, key, editionId)
  if (!words) throw new Fault('PAGE_EDITION_NOT_FOUND')
  await putWords(tx, key, version, wordsOf(words), editor)
  return officePage(tx, key)
}

/** Readers see the text that is built in, and so do editors. Throws PAGE_WAS_CHANGED, PAGE_IS_BUILT_IN. */
export async function resetPage(tx: Tx, key: PageKey, version: number, editor: string): Promise<OfficePage> {
  await lockedPage(tx, key, version)
  await setBuiltIn(tx, key)
  await putWords(tx, key, version, builtIn[key], editor)
  return officePage(tx, key)
}

async function putWords(tx: Tx, key: PageKey, version: number, words: PageWords, editor: string): Promise<void> {
  if (!(await setPageWords(tx, key, version, words, editor))) throw changed(await findPage(tx, key))
  noteChange(tx, { version }, { version: version + 1 })
}

async function lockedPage(tx: Tx, key: PageKey, version: number): Promise<PageRow> {
  const row = await lockPage(tx, key)
  if (!row) throw new Fault('PAGE_IS_BUILT_IN')
  if (row.version !== version) throw changed(row)
  return row
}

async function cardOf(db: Db, key: PageKey, row: PageRow | undefined): Promise<OfficePageCard> {
  const words = row ?? builtIn[key]
  const shown = (row?.editionId && (await findShownWords(db, key))) || builtIn[key]
  return {
    key,
    title: words.title,
    titleVi: words.titleVi,
    isBuiltIn: !row?.editionId,
    hasChanges: !areSameWords(words, shown),
    version: row?.version ?? 0,
    editedAt: row?.editedAt ?? null,
    editedBy: row?.editedBy ?? null,
  }
}

const changed = (row: PageRow | undefined) => new Fault('PAGE_WAS_CHANGED', { values: { name: row?.editedBy ?? '' } })
