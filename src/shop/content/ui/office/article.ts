import type { CallAnswer } from '#base/call.ts'
import { api } from '#kit/call/api.ts'
import { keyOf } from '#kit/call/use-call.ts'
import { contentOfficeCalls } from '../../office/contract.ts'
import type { PostDraft } from '../../post/contract.ts'
import type { Drafted, Working } from './draft/use-draft.ts'

export type EditedPost = CallAnswer<typeof contentOfficeCalls.officePost>['data']
export type Article = Working<EditedPost, PostDraft>

const byId = (id: number | string) => ({ params: { id: Number(id) } })

/** Articles, as their editor works on them. */
export const articles: Drafted<EditedPost, PostDraft> = {
  name: 'article',
  idOf: ({ id }) => id,
  draftOf: ({ title, titleVi, summary, summaryVi, body, bodyVi, cover }) => ({
    title,
    titleVi,
    summary,
    summaryVi,
    body,
    bodyVi,
    coverKey: cover?.key ?? null,
  }),
  load: async id => (await api(contentOfficeCalls.officePost, byId(id))).data,
  save: async (id, body) => (await api(contentOfficeCalls.savePost, { ...byId(id), body })).data,
  conflict: 'POST_WAS_CHANGED',
  taken(queries, post) {
    queries.setQueryData(keyOf(contentOfficeCalls.officePost, byId(post.id)), { data: post })
    void queries.invalidateQueries({ queryKey: keyOf(contentOfficeCalls.officePosts) })
  },
}
