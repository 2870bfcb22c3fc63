// Texts of the office's announcements and pages, published, so that sellers and visitors see them.
import { announcementCalls } from '#shop/content/announcement/contract.ts'
import { pageCalls } from '#shop/content/page/contract.ts'
import type { Deployment } from '../deployment/deployment.ts'
import type { Next, SpecialTexts } from './telling.ts'

type Owner = Pick<Deployment, 'people'>

/** For every seller: over the portal, in the list and in the bell. */
export async function plantInAnnouncements({ people: { owner } }: Owner, { next, tellBy }: SpecialTexts): Promise<void> {
  await tellBy('saveAnnouncement', () => announce(owner, { title: next(150), titleVi: next(150), body: next(), bodyVi: next() }))
}

/** A published announcement: for everybody, or for the seller of this username alone. */
export async function announce(
  owner: Owner['people']['owner'],
  words: Record<'title' | 'titleVi' | 'body' | 'bodyVi', string>,
  username?: string,
): Promise<unknown> {
  const { id, version } = (await owner(announcementCalls.createAnnouncement)).data
  const to = username === undefined ? { audience: 'EVERYONE' as const, sellers: [] } : { audience: 'SELLERS' as const, sellers: [username] }
  const draft = { ...words, ...to, tier: '', type: 'NORMAL' as const, startsAt: null, endsAt: null, version }
  const { data } = await owner(announcementCalls.saveAnnouncement, {
    params: { id },
    body: { ...draft, places: ['BANNER', 'PAGE', 'NEWS'] },
  })
  return owner(announcementCalls.publishAnnouncement, { params: { id }, body: { version: data.version } })
}

/** On the home page, among the questions, and in a document. */
export async function plantInPages({ people: { owner } }: Owner, { next, tellBy }: SpecialTexts): Promise<void> {
  for (const key of ['home', 'faq', 'product'] as const)
    await tellBy('savePage', async () => {
      const params = { key }
      const { version } = (await owner(pageCalls.officePage, { params })).data
      const { data } = await owner(pageCalls.savePage, { params, body: { ...wordsOf(next), version } })
      return owner(pageCalls.publishPage, { params, body: { version: data.version } })
    })
}
const wordsOf = (next: Next) => ({
  title: next(150),
  titleVi: next(150),
  lead: next(1_000),
  leadVi: next(1_000),
  body: `## ${next()}\n\n${next()}`,
  bodyVi: `## ${next()}\n\n${next()}`,
})
