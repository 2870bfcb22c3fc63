// The shapes of articles: as readers see them, and as editors work on them.
import { z } from 'zod'
import { Id, Instant } from '#base/shapes.ts'
import { languages } from '#base/text.ts'
import { pictureKeyForm, postLimits, postStatuses } from './rules.ts'

/** A text with the language it is in, which may be another than the one asked for. */
export const Worded = z.object({ text: z.string(), language: z.enum(languages) })

/** `width` and `height` are pixels of the large picture. */
export const Cover = z.object({ key: z.string(), width: z.int(), height: z.int() })
export type Cover = z.infer<typeof Cover>

export const PostCard = z.object({
  id: Id,
  title: Worded,
  summary: Worded,
  cover: Cover.nullable(),
  /** Minutes it takes to read. */
  minutes: z.int(),
  publishedAt: Instant,
})
export type PostCard = z.output<typeof PostCard>

export type PostCardRow = z.input<typeof PostCard>

export const Post = PostCard.extend({
  /** The article as safe HTML: headings from h2, no scripts, no styles, pictures of ours alone. */
  html: Worded,
  updatedAt: Instant,
  newer: PostCard.nullable(),
  older: PostCard.nullable(),
})
export type Post = z.input<typeof Post>

/** An article in the office's list. */
export const OfficePostCard = z.object({
  id: Id,
  status: z.enum(postStatuses),
  title: z.string(),
  titleVi: z.string(),
  /** Counts every save. */
  version: z.int(),
  /** The version that readers see or will see; another one than `version` has changes that are not public. */
  publishedVersion: z.int().nullable(),
  publishedAt: Instant.nullable(),
  createdAt: Instant,
  editedAt: Instant,
  editedBy: z.string(),
})
export type OfficePostCard = z.input<typeof OfficePostCard>

/** An article as editors work on it; `html` is what readers will see of the text. */
export const OfficePost = OfficePostCard.extend({
  summary: z.string(),
  summaryVi: z.string(),
  body: z.string(),
  bodyVi: z.string(),
  html: z.string(),
  htmlVi: z.string(),
  cover: Cover.nullable(),
})
export type OfficePost = z.input<typeof OfficePost>

const { titleMax, summaryMax, bodyMax } = postLimits
export const PostDraft = z.object({
  title: z.string().max(titleMax),
  titleVi: z.string().max(titleMax),
  summary: z.string().max(summaryMax),
  summaryVi: z.string().max(summaryMax),
  body: z.string().max(bodyMax),
  bodyVi: z.string().max(bodyMax),
  coverKey: z.string().regex(pictureKeyForm).nullable(),
})
export type PostDraft = z.infer<typeof PostDraft>
