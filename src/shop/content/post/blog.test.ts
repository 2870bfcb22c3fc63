import { afterAll, expect, test } from 'vitest'
import { hour, minute } from '#base/time.ts'
import { seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { auditCalls } from '#shop/audit/contract.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { contentCalls } from '../contract.ts'
import { contentOfficeCalls } from '../office/contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { db } = shop.engine
const editor = shop.client((await seedStaff(db, 'content')).token)
const other = await seedStaff(db, 'content')
const visitor = shop.client()

const words = {
  title: 'Files that print well',
  titleVi: '',
  summary: 'What to check.',
  summaryVi: '',
  body: 'Use **300** dots.',
  bodyVi: '',
  coverKey: null,
}
const draftOf = async (more: Partial<typeof words> = {}) => {
  const { data } = await editor(contentOfficeCalls.createPost)
  return (await editor(contentOfficeCalls.savePost, { params: { id: data.id }, body: { ...words, ...more, version: data.version } })).data
}
const publish = async ({ id, version }: { id: number; version: number }, at?: Date) =>
  (await editor(contentOfficeCalls.publishPost, { params: { id }, body: { version, ...(at && { at: at.toISOString() }) } })).data
const publicIds = async (query = {}) => (await visitor(contentCalls.posts, { query })).data.docs.map(post => post.id)
const seen = async (id: number, language: 'en' | 'vi' = 'en') =>
  (await visitor(contentCalls.post, { params: { id }, query: { language } })).data

test('a draft is seen by nobody until it is published, and by nobody after it is withdrawn', async () => {
  const draft = await draftOf()
  expect(draft.status).toBe('DRAFT')
  expect(await publicIds()).not.toContain(draft.id)
  expect(await refusalOf(seen(draft.id))).toBe('404 POST_NOT_FOUND')
  expect((await publish(draft)).status).toBe('PUBLISHED')
  expect(await publicIds()).toContain(draft.id)
  expect((await seen(draft.id)).html.text).toBe('<p>Use <strong>300</strong> dots.</p>\n')
  await editor(contentOfficeCalls.withdrawPost, { params: { id: draft.id } })
  expect(await refusalOf(seen(draft.id))).toBe('404 POST_NOT_FOUND')
  expect(await refusalOf(editor(contentOfficeCalls.withdrawPost, { params: { id: draft.id } }))).toBe('409 POST_IS_DRAFT')
})

test('sellers are told of an article once, when it is public first', async () => {
  const seller = shop.client((await seedSeller(db)).token)
  const heard = async () => {
    await shop.cron('content.tell-articles')
    return (await seller(notificationCalls.myNotifications, { query: { tab: 'update' } })).data.docs.map(({ title, link }) => ({
      title,
      link,
    }))
  }
  await heard()
  const before = (await heard()).length
  const draft = await draftOf({ title: 'Seven inks' })
  await publish(draft, new Date(db.now().getTime() + minute))
  expect(await heard()).toHaveLength(before)
  shop.advance(2 * minute)
  expect((await heard())[0]).toEqual({ title: 'New on the blog: Seven inks', link: `/blogs/${draft.id}` })
  await editor(contentOfficeCalls.withdrawPost, { params: { id: draft.id } })
  await publish(draft)
  expect(await heard()).toHaveLength(before + 1)
})

test('a version above the database’s integers is refused, and is no error of ours', async () => {
  const { id } = await draftOf()
  const save = editor(contentOfficeCalls.savePost, { params: { id }, body: { ...words, version: 2 ** 31 } })
  expect(await refusalOf(save)).toMatch(/^400 /)
})

test('a scheduled article becomes public at its time, not before', async () => {
  const draft = await draftOf()
  const at = new Date(db.now().getTime() + hour)
  expect(await publish(draft, at)).toMatchObject({ status: 'SCHEDULED', publishedAt: at.toISOString() })
  expect(await publicIds()).not.toContain(draft.id)
  shop.advance(hour - minute)
  expect(await refusalOf(seen(draft.id))).toBe('404 POST_NOT_FOUND')
  shop.advance(minute)
  expect((await seen(draft.id)).publishedAt).toBe(at.toISOString())
  expect(await publicIds()).toContain(draft.id)
  expect((await editor(contentOfficeCalls.officePost, { params: { id: draft.id } })).data.status).toBe('PUBLISHED')
})

test('what is incomplete, past or public already is not scheduled', async () => {
  const incomplete = await draftOf({ summary: '' })
  expect(await refusalOf(publish(incomplete))).toBe('422 POST_INCOMPLETE')
  const draft = await draftOf()
  expect(await refusalOf(publish(draft, new Date(db.now().getTime() - minute)))).toBe('422 POST_TIME_PAST')
  const published = await publish(draft)
  expect(await refusalOf(publish(published, new Date(db.now().getTime() + hour)))).toBe('409 POST_IS_PUBLISHED')
})

test('saving changes nothing for readers until it is published again, under the same date', async () => {
  const first = await publish(await draftOf())
  shop.advance(hour)
  const { data: saved } = await editor(contentOfficeCalls.savePost, {
    params: { id: first.id },
    body: { ...words, title: 'A new title', version: first.version },
  })
  expect(saved.version).not.toBe(saved.publishedVersion)
  expect((await seen(first.id)).title.text).toBe(words.title)
  await publish(saved)
  const after = await seen(first.id)
  expect(after).toMatchObject({ title: { text: 'A new title' }, publishedAt: first.publishedAt })
  expect(after.updatedAt > after.publishedAt).toBe(true)
})

test('of two editors the second is told who saved, and overwrites only on purpose', async () => {
  const draft = await draftOf()
  const theirs = shop.client(other.token)
  const save = (client: typeof editor, title: string, version: number) =>
    client(contentOfficeCalls.savePost, { params: { id: draft.id }, body: { ...words, title, version } })
  await save(theirs, 'Theirs', draft.version)
  const refused = await save(editor, 'Mine', draft.version).catch(error => error)
  expect(refused).toMatchObject({ status: 409, code: 'POST_WAS_CHANGED' })
  expect(refused.errors[0].message).toContain(other.username)
  expect(await refusalOf(publish(draft))).toBe('409 POST_WAS_CHANGED')
  const { data: now } = await editor(contentOfficeCalls.officePost, { params: { id: draft.id } })
  expect(now.title).toBe('Theirs')
  expect((await save(editor, 'Mine', now.version)).data.title).toBe('Mine')
})

test('a text that would hold up the server is not saved', async () => {
  const tangled = {
    marks: '*a_'.repeat(20_000),
    quotes: `${'> '.repeat(20_000)}x`,
    numbers: `${'1. '.repeat(3_000)}x`,
    row: '*'.repeat(30_000),
    indented: Array.from({ length: 240 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n'),
  }
  for (const [name, body] of Object.entries(tangled)) expect(await codeOf(draftOf({ body })), name).toBe('POST_TOO_TANGLED')
  expect(await codeOf(draftOf({ bodyVi: tangled.marks }))).toBe('POST_TOO_TANGLED')
})

test('twenty saves of one version at once are one save', async () => {
  const draft = await draftOf()
  const save = (title: string) =>
    editor(contentOfficeCalls.savePost, { params: { id: draft.id }, body: { ...words, title, version: draft.version } })
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => refusalOf(save(`Title ${at}`))))
  expect(answers.filter(answer => answer === 'no refusal')).toHaveLength(1)
  expect(new Set(answers)).toEqual(new Set(['no refusal', '409 POST_WAS_CHANGED']))
})

test('a Vietnamese reader gets the Vietnamese, and the English where there is none, said to be English', async () => {
  const post = await publish(await draftOf({ titleVi: 'Tệp in đẹp', bodyVi: 'Dùng *300* điểm.' }))
  const vietnamese = await seen(post.id, 'vi')
  expect(vietnamese.title).toEqual({ text: 'Tệp in đẹp', language: 'vi' })
  expect(vietnamese.summary).toEqual({ text: words.summary, language: 'en' })
  expect(vietnamese.html).toEqual({ text: '<p>Dùng <em>300</em> điểm.</p>\n', language: 'vi' })
  expect((await seen(post.id)).html.language).toBe('en')
})

test('articles are found by words of either language, page by page, each with its neighbours', async () => {
  const posts = []
  for (const number of [1, 2, 3]) {
    posts.push(await publish(await draftOf({ title: `Halftone ${number}`, bodyVi: `Tram số ${number}` })))
    shop.advance(minute)
  }
  const ids = posts.map(post => post.id)
  expect(await publicIds({ q: 'HALFTONE' })).toEqual(ids.toReversed())
  expect(await publicIds({ q: 'tram số 2' })).toEqual([ids[1]])
  expect(await publicIds({ q: '100% of_nothing' })).toEqual([])
  expect(await publicIds({ q: 'halftone', limit: 2, page: 2 })).toEqual([ids[0]])
  const middle = await seen(ids[1] ?? 0)
  expect([middle.newer?.id, middle.older?.id]).toEqual([ids[2], ids[0]])
  expect((await seen(ids[2] ?? 0)).newer).toBeNull()
})

test('a deleted article is gone, and the audit log says who did what', async () => {
  const post = await publish(await draftOf({ title: 'Gone tomorrow' }))
  await editor(contentOfficeCalls.deletePost, { params: { id: post.id } })
  expect(await refusalOf(seen(post.id))).toBe('404 POST_NOT_FOUND')
  expect(await refusalOf(editor(contentOfficeCalls.officePost, { params: { id: post.id } }))).toBe('404 POST_NOT_FOUND')
  const auditor = shop.client((await seedStaff(db, 'auditor')).token)
  const { data } = await auditor(auditCalls.auditLog, { query: { object: String(post.id) } })
  expect(data.docs.map(act => act.call)).toEqual(['deletePost', 'publishPost', 'savePost'])
  expect(data.docs[0]?.change?.before).toEqual({ title: 'Gone tomorrow', status: 'PUBLISHED' })
})

test('only content and the owner write; an auditor reads; everybody else sees no office', async () => {
  const draft = await draftOf()
  const list = (client: typeof editor) => refusalOf(client(contentOfficeCalls.officePosts, { query: {} }))
  const save = (client: typeof editor) =>
    refusalOf(client(contentOfficeCalls.savePost, { params: { id: draft.id }, body: { ...words, version: draft.version } }))
  const [seller, support, auditor, owner] = [
    shop.client((await seedSeller(db)).token),
    shop.client((await seedStaff(db, 'support')).token),
    shop.client((await seedStaff(db, 'auditor')).token),
    shop.client((await seedStaff(db, 'owner')).token),
  ]
  const clients = [visitor, seller, support, auditor, owner]
  expect(await Promise.all(clients.map(list))).toEqual([
    '401 UNAUTHORIZED',
    '404 NOT_FOUND',
    '403 YOU_NOT_HAVE_PERMISSION',
    'no refusal',
    'no refusal',
  ])
  expect(await Promise.all(clients.map(save))).toEqual([
    '401 UNAUTHORIZED',
    '404 NOT_FOUND',
    '403 YOU_NOT_HAVE_PERMISSION',
    '403 YOU_NOT_HAVE_PERMISSION',
    'no refusal',
  ])
})
