// The shapes of what came by the contact form.
import { z } from 'zod'
import { Id, Instant, PersonName } from '#base/shapes.ts'
import { languages } from '#base/text.ts'
import { messageStatuses, topics } from './rules.ts'

const Reply = z.object({ id: Id, text: z.string(), author: z.string(), createdAt: Instant, sentAt: Instant.nullable() })

/** A message of the contact form in the office's list. */
export const MessageCard = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  topic: z.enum(topics),
  /** Its beginning. */
  excerpt: z.string(),
  language: z.enum(languages),
  status: z.enum(messageStatuses),
  /** Who answered last. */
  answeredBy: z.string().nullable(),
  createdAt: Instant,
})
export type MessageCard = z.input<typeof MessageCard>

export const ContactMessage = MessageCard.omit({ excerpt: true }).extend({
  phone: z.string(),
  message: z.string(),
  /** The seller who was signed in when it was written. */
  seller: PersonName.nullable(),
  replies: z.array(Reply),
})
export type ContactMessage = z.input<typeof ContactMessage>
