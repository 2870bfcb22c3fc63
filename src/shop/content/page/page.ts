// The public verbs of the shop's own pages, as readers see them.
import type { Language } from '#base/text.ts'
import type { Db } from '#engine/db/database.ts'
import { builtIn } from './built-in/built-in.ts'
import type { Page } from './contract.ts'
import { type PageKey, partsOf } from './rules.ts'
import { findShownWords } from './store.ts'

/** As the office published it, else as it is built in. */
export async function publicPage(db: Db, key: PageKey, language: Language): Promise<Page> {
  const words = (await findShownWords(db, key)) ?? builtIn[key]
  const said = language === 'vi' ? [words.titleVi, words.leadVi, words.bodyVi] : [words.title, words.lead, words.body]
  const [title = '', lead = '', body = ''] = said
  if (body === '') return { key, title, lead, intro: '', sections: [] }
  const { htmlOf } = await import('../post/markdown.ts') // The app's start need not wait for its libraries.
  return { key, title, lead, ...partsOf(htmlOf(body)) }
}
