import type { CallAnswer } from '#base/call.ts'
import { api } from '#kit/call/api.ts'
import { keyOf } from '#kit/call/use-call.ts'
import { type PageDraft, pageCalls } from '../../../page/contract.ts'
import { pageKeys, wordsOf } from '../../../page/rules.ts'
import type { Drafted, Working } from '../draft/use-draft.ts'

export type EditedPage = CallAnswer<typeof pageCalls.officePage>['data']
export type PageAtWork = Working<EditedPage, PageDraft>

/** What is no page's name leads to the first: only pages of the list are opened. */
const byKey = (key: number | string) => ({ params: { key: pageKeys.find(each => each === key) ?? pageKeys[0] } })

/** The shop's own pages, as their editor works on them. */
export const pages: Drafted<EditedPage, PageDraft> = {
  name: 'page',
  idOf: ({ key }) => key,
  draftOf: wordsOf,
  load: async key => (await api(pageCalls.officePage, byKey(key))).data,
  save: async (key, body) => (await api(pageCalls.savePage, { ...byKey(key), body })).data,
  conflict: 'PAGE_WAS_CHANGED',
  taken(queries, page) {
    queries.setQueryData(keyOf(pageCalls.officePage, byKey(page.key)), { data: page })
    void queries.invalidateQueries({ queryKey: keyOf(pageCalls.officePages) })
  },
}
