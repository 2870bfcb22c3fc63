import { afterAll, expect, test } from 'vitest'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { builtIn } from './built-in/built-in.ts'
import { pageCalls } from './contract.ts'
import { leadParagraphs, pageKeys, partsOf, plainOf, whyNotPublishPage, wordsOf } from './rules.ts'

const shop = await startShop()
afterAll(() => shop.close())
const staff = shop.client((await seedStaff(shop.engine.db, 'content')).token)
const params = { key: 'terms' } as const
const read = async (language: 'en' | 'vi') => (await shop.client()(pageCalls.page, { params, query: { language } })).data
const work = async () => (await staff(pageCalls.officePage, { params })).data

test('a page that nobody has edited is the built-in one, in both languages and whole', async () => {
  for (const key of pageKeys) {
    expect(whyNotPublishPage(key, builtIn[key]), key).toBeUndefined()
    expect((await staff(pageCalls.officePage, { params: { key } })).data).toMatchObject({ isBuiltIn: true, hasChanges: false, version: 0 })
  }
  expect((await read('en')).sections[0]?.title).toBe('Your account')
  expect(await read('vi')).toMatchObject({ title: 'Điều khoản dịch vụ', intro: '' })
  expect((await read('vi')).sections).toHaveLength(8)
})

test('staff edit a policy, and a visitor reads it once it is published; of two editors the second is told; each version can be restored', async () => {
  const words = { ...wordsOf(builtIn.terms), body: '## Art & rights\n\nYours. <script>', bodyVi: '## Quyền\n\nCủa bạn.' }
  const save = { params, body: { ...words, version: 0 } }
  const first = (await staff(pageCalls.savePage, save)).data
  expect(first).toMatchObject({ isBuiltIn: true, hasChanges: true, version: 1 })
  expect(await codeOf(staff(pageCalls.savePage, save))).toBe('PAGE_WAS_CHANGED')
  expect((await read('en')).sections).toHaveLength(8)
  const publish = () => staff(pageCalls.publishPage, { params, body: { version: first.version } })
  await Promise.all([publish(), publish()])
  expect((await read('en')).sections).toEqual([{ title: 'Art & rights', html: '<p>Yours. &lt;script&gt;</p>' }])
  expect((await read('vi')).sections[0]?.title).toBe('Quyền')
  expect((await work()).editions).toMatchObject([{ isShown: true }])

  const second = (await staff(pageCalls.savePage, { params, body: { ...words, bodyVi: '', version: first.version } })).data
  expect(await codeOf(staff(pageCalls.publishPage, { params, body: { version: second.version } }))).toBe('PAGE_INCOMPLETE')
  const editionId = second.editions[0]?.id ?? 0
  const restored = (await staff(pageCalls.restorePage, { params, body: { version: second.version, editionId } })).data
  expect(restored).toMatchObject({ bodyVi: words.bodyVi, hasChanges: false })
  const foreign = staff(pageCalls.restorePage, { params: { key: 'faq' }, body: { version: 0, editionId } })
  expect(await codeOf(foreign)).toBe('PAGE_EDITION_NOT_FOUND')

  await staff(pageCalls.resetPage, { params, body: { version: restored.version } })
  expect((await read('en')).sections).toHaveLength(8)
  expect(await work()).toMatchObject({ isBuiltIn: true, hasChanges: false, editions: [{ isShown: false }] })
})

test('the parts of a page are its headings of the second level', () => {
  expect(partsOf('<p>Before</p>\n<h2>One <em>&amp; two</em></h2>\n<p>a</p>\n<h3>b</h3>\n')).toEqual({
    intro: '<p>Before</p>',
    sections: [{ title: 'One & two', html: '<p>a</p>\n<h3>b</h3>' }],
  })
  expect(partsOf('')).toEqual({ intro: '', sections: [] })
  expect(plainOf('a &lt;b&gt; <strong>c</strong>')).toBe('a <b> c')
  expect(leadParagraphs(' One\n\nTwo\n\n\n\nTwo ')).toEqual(['One', 'Two'])
})
