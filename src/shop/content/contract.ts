// What readers of the blog and writers of the contact form may call.
import { z } from 'zod'
import { call, download } from '#base/call.ts'
import { event, type PayloadsOf } from '#base/event.ts'
import { dataOf, fieldOf, IdParam, named, PageQuery, pageOf } from '#base/shapes.ts'
import { languages } from '#base/text.ts'
import { messageFaults, messageLimits, topics } from './message/rules.ts'
import { Cover, Post, PostCard, Worded } from './post/contract.ts'
import { pictureKeyForm } from './post/rules.ts'

const Reading = z.object({ language: z.enum(languages).optional() })
const trimmed = (name: keyof typeof messageFaults, max: number) => z.string().trim().max(max).pipe(fieldOf(messageFaults[name]))

export const MessageBody = z.object({
  name: trimmed('name', messageLimits.nameMax),
  email: trimmed('email', 254),
  phone: trimmed('phone', 15).default(''),
  topic: z.enum(topics, 'REQUIRED'),
  message: trimmed('message', messageLimits.messageMax),
  language: z.enum(languages).optional(),
  /** A field that people do not see; who fills it in is a program. */
  website: z.string().max(500).optional(),
})

named({ PostCard, Cover, Worded })

export const contentCalls = {
  posts: call('GET /v1/blog', {
    access: 'anyone',
    touches: 'nothing',
    summary: 'Published articles, newest first, one page; found by words in either language',
    query: PageQuery.extend({ ...Reading.shape, q: z.string().trim().max(100).optional() }),
    answer: pageOf(PostCard),
    published: true,
  }),
  post: call('GET /v1/blog/{id}', {
    access: 'anyone',
    touches: 'nothing',
    summary: 'One published article with its neighbours',
    params: IdParam,
    query: Reading,
    answer: dataOf(Post),
    published: true,
  }),
  postPicture: download('GET /v1/blog-picture/{key}', {
    access: 'anyone',
    touches: 'nothing',
    summary: 'A picture of the blog as WebP: at most 1600 pixels a side, small ones 800',
    params: z.object({ key: z.string().regex(pictureKeyForm) }),
    query: z.object({ size: z.enum(['small', 'large']).default('large') }),
    answer: z.null(),
  }),
  sendMessage: call('POST /v1/contact', {
    access: 'anyone',
    touches: 'nothing',
    did: false,
    summary: 'Write to the shop; the same message sent again the same day is taken once',
    body: MessageBody,
    answer: dataOf(z.null()),
  }),
}

export const contentEvents = {
  /** Somebody wrote by the contact form, or staff answered or sorted a message. */
  'message.changed': event<{ messageId: number }>({ own: false, staff: ['support', 'auditor'] }),
}

declare module '#base/event.ts' {
  interface Events extends PayloadsOf<typeof contentEvents> {}
}
