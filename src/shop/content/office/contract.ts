// The office's calls on articles and on what came by the contact form.
import { z } from 'zod'
import type { OfficeRole } from '#base/access/access.ts'
import { call, subject, upload } from '#base/call.ts'
import { limits } from '#base/fields.ts'
import { dataOf, IdParam, named, PageQuery, pageOf, RowVersion } from '#base/shapes.ts'
import { ContactMessage, MessageCard } from '../message/contract.ts'
import { messageLimits, messageStatuses } from '../message/rules.ts'
import { Cover, OfficePost, OfficePostCard, PostDraft } from '../post/contract.ts'
import { postStatuses } from '../post/rules.ts'

export const article = subject('blog', ['Article', 'Bài viết'], { office: '/office/blogs/{id}' })
export const articlePicture = subject('blog-picture', ['Blog picture', 'Ảnh của blog'], { office: '/office/blogs' })
export const message = subject('message', ['Message', 'Tin nhắn'], { office: '/office/messages/{id}' })

const Version = z.object({ version: RowVersion })

/** `repliesSeen`: how many answers were on the screen, so that two people do not answer without knowing of each other. */
export const AnswerBody = z.object({
  text: z.string().trim().min(1, 'REQUIRED').max(messageLimits.replyMax),
  repliesSeen: z.int().min(0),
})

const office = (roles: readonly OfficeRole[]) => ({ access: { staff: roles }, touches: 'any' }) as const
const editors = office(['content'])
const aPost = { params: IdParam, answer: dataOf(OfficePost) }
const helpers = office(['support'])
const aMessage = { params: IdParam, answer: dataOf(ContactMessage) }

named({ OfficePost, ContactMessage })

export const contentOfficeCalls = {
  officePosts: call('GET /v1/office/blog', {
    ...office(['content', 'auditor']),
    summary: 'Articles of every status, last edited first; found by words in either language',
    query: PageQuery.extend({ status: z.enum(postStatuses).optional(), q: z.string().trim().max(100).optional() }),
    answer: pageOf(OfficePostCard),
  }),
  officePost: call('GET /v1/office/blog/{id}', { ...office(['content', 'auditor']), summary: 'One article as it is worked on', ...aPost }),
  createPost: call('POST /v1/office/blog', {
    ...editors,
    money: { none: 'Words and pictures of the blog' },
    did: { about: article, done: ['Created an article', 'Tạo bài viết'] },
    summary: 'Begin an empty draft',
    answer: dataOf(OfficePost),
  }),
  savePost: call('PUT /v1/office/blog/{id}', {
    ...editors,
    money: { none: 'Words and pictures of the blog' },
    did: { about: article, done: ['Edited the article', 'Soạn bài viết'] },
    summary: 'Save the working copy; readers see no change until it is published. Refused where somebody saved meanwhile',
    body: PostDraft.extend(Version.shape),
    ...aPost,
  }),
  publishPost: call('POST /v1/office/blog/{id}/publish', {
    ...editors,
    money: { none: 'Words and pictures of the blog' },
    did: { about: article, done: ['Published or scheduled the article', 'Đăng hoặc hẹn giờ đăng bài viết'] },
    summary: 'Show this version to readers, now or at a time to come; a public article keeps its date',
    body: Version.extend({ at: z.iso.datetime({ offset: true }).optional() }),
    ...aPost,
  }),
  withdrawPost: call('POST /v1/office/blog/{id}/withdraw', {
    ...editors,
    money: { none: 'Words and pictures of the blog' },
    did: { about: article, done: ['Withdrew the article', 'Gỡ bài viết'] },
    summary: 'Make a public or scheduled article a draft again',
    ...aPost,
  }),
  deletePost: call('DELETE /v1/office/blog/{id}', {
    ...editors,
    money: { none: 'Words and pictures of the blog' },
    did: { about: article, done: ['Deleted the article', 'Xóa bài viết'] },
    summary: 'Delete an article for good',
    params: IdParam,
    answer: dataOf(z.null()),
  }),
  addPostPicture: upload('POST /v1/office/blog-picture', {
    ...editors,
    money: { none: 'Words and pictures of the blog' },
    did: { about: articlePicture, done: ['Added a blog picture', 'Thêm ảnh cho blog'] },
    summary: 'Add a JPG or PNG of at most 20 MB for the blog; it is made anew as WebP without its hidden notes',
    body: z.object({}),
    answer: dataOf(Cover),
    maxBytes: limits.attachmentBytes,
  }),
  officeMessages: call('GET /v1/office/message', {
    ...office(['support', 'auditor']),
    summary: 'What came by the contact form, newest first; found by name, email or words',
    query: PageQuery.extend({ status: z.enum(messageStatuses).optional(), q: z.string().trim().max(100).optional() }),
    answer: pageOf(MessageCard),
  }),
  officeMessage: call('GET /v1/office/message/{id}', {
    ...office(['support', 'auditor']),
    summary: 'One message with its answers',
    ...aMessage,
  }),
  answerMessage: call('POST /v1/office/message/{id}/answer', {
    ...helpers,
    money: { none: 'A conversation' },
    did: { about: message, done: ['Answered the message', 'Trả lời tin nhắn'] },
    summary: 'Answer by mail, in the writer’s language',
    body: AnswerBody,
    ...aMessage,
  }),
  sortMessage: call('PUT /v1/office/message/{id}/status', {
    ...helpers,
    money: { none: 'A conversation' },
    did: { about: message, done: ['Sorted the message', 'Phân loại tin nhắn'] },
    summary: 'Mark a message as new, answered or spam',
    body: z.object({ status: z.enum(messageStatuses) }),
    ...aMessage,
  }),
}
