// The shop's own pages: what visitors read of them, and what the office edits, publishes and restores.
import { z } from 'zod'
import type { OfficeRole } from '#base/access/access.ts'
import { call, subject } from '#base/call.ts'
import { dataOf, Id, Instant, named } from '#base/shapes.ts'
import { languages } from '#base/text.ts'
import { pageKeys, pageLimits } from './rules.ts'

export const pageSubject = subject('page', ['Page', 'Trang'], { office: '/office/pages/{id}' })

const Key = z.object({ key: z.enum(pageKeys) })
const { titleMax, leadMax, bodyMax } = pageLimits

/** A page as visitors read it, in one language; HTML is safe, as an article's is. */
export const Page = z.object({
  key: z.enum(pageKeys),
  title: z.string(),
  /** Plain, with an empty line between its paragraphs. */
  lead: z.string(),
  intro: z.string(),
  sections: z.array(z.object({ title: z.string(), html: z.string() })),
})
export type Page = z.input<typeof Page>

const Words = z.object({
  title: z.string().max(titleMax),
  titleVi: z.string().max(titleMax),
  lead: z.string().max(leadMax),
  leadVi: z.string().max(leadMax),
  body: z.string().max(bodyMax),
  bodyVi: z.string().max(bodyMax),
})
export const PageDraft = Words
export type PageDraft = z.infer<typeof PageDraft>

export const OfficePageCard = z.object({
  key: z.enum(pageKeys),
  title: z.string(),
  titleVi: z.string(),
  /** Whether readers see the text that is built in. */
  isBuiltIn: z.boolean(),
  /** Whether the working copy is another than what readers see. */
  hasChanges: z.boolean(),
  /** Counts every save; 0 where nobody has worked on it. */
  version: z.int(),
  editedAt: Instant.nullable(),
  editedBy: z.string().nullable(),
})
export type OfficePageCard = z.input<typeof OfficePageCard>

const PageEdition = z.object({ id: Id, publishedAt: Instant, publishedBy: z.string(), isShown: z.boolean() })

/** A page as editors work on it, with its history, the newest first. */
export const OfficePage = OfficePageCard.extend({
  ...Words.shape,
  html: z.string(),
  htmlVi: z.string(),
  editions: z.array(PageEdition),
})
export type OfficePage = z.input<typeof OfficePage>

named({ Page, PageEdition, OfficePageCard, OfficePage })

const Version = z.object({
  version: z
    .int()
    .min(0)
    .max(2 ** 31 - 1),
})
const office = (roles: readonly OfficeRole[]) => ({ access: { staff: roles }, touches: 'any' }) as const
const write = { ...office(['content']), money: { none: 'Words of public pages' }, params: Key, answer: dataOf(OfficePage) } as const

export const pageCalls = {
  page: call('GET /v1/page/{key}', {
    access: 'anyone',
    touches: 'nothing',
    summary: 'One of the shop’s own pages: as the office published it, else as it is built in',
    params: Key,
    query: z.object({ language: z.enum(languages).optional() }),
    answer: dataOf(Page),
  }),
  officePages: call('GET /v1/office/page', {
    ...office(['content', 'auditor']),
    summary: 'The shop’s own pages, and which of them the office has edited',
    answer: dataOf(z.array(OfficePageCard)),
  }),
  officePage: call('GET /v1/office/page/{key}', {
    ...office(['content', 'auditor']),
    summary: 'One page as it is worked on, with what was published before',
    params: Key,
    answer: dataOf(OfficePage),
  }),
  savePage: call('PUT /v1/office/page/{key}', {
    ...write,
    did: { about: pageSubject, done: ['Edited the page', 'Soạn trang'] },
    summary: 'Save the working copy; readers see no change until it is published. Refused where somebody saved meanwhile',
    body: PageDraft.extend(Version.shape),
  }),
  publishPage: call('POST /v1/office/page/{key}/publish', {
    ...write,
    did: { about: pageSubject, done: ['Published the page', 'Đăng trang'] },
    summary: 'Show this version to readers; the same version again changes nothing',
    body: Version,
  }),
  restorePage: call('POST /v1/office/page/{key}/restore', {
    ...write,
    did: { about: pageSubject, done: ['Restored a version of the page', 'Khôi phục phiên bản của trang'] },
    summary: 'Take the words of an edition, or without one those that are built in, into the working copy; readers see no change yet',
    body: Version.extend({ editionId: Id.nullable() }),
  }),
  resetPage: call('POST /v1/office/page/{key}/reset', {
    ...write,
    did: { about: pageSubject, done: ['Put the built-in page back', 'Dùng lại trang có sẵn'] },
    summary: 'Show readers the text that is built in again; what was published stays in the history',
    body: Version,
  }),
}
