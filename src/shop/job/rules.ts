/** What a job belongs to, by the first word of its name; a job of a part that has no word here is the house's own. */
export const jobParts = [
  'account',
  'bulk',
  'cart',
  'content',
  'design',
  'event',
  'file',
  'label',
  'notification',
  'order',
  'payment',
  'production',
  'tracking',
  'wallet',
] as const
export type JobPart = (typeof jobParts)[number] | 'engine'

export const partOf = (name: string): JobPart => jobParts.find(part => name.startsWith(`${part}.`)) ?? 'engine'

/** The rows that have a word in both languages; another field is called by its own name. */
export const subjects = ['account', 'deposit', 'file', 'import', 'label', 'manifest', 'order', 'payment', 'reply', 'seller'] as const
export type Subject = (typeof subjects)[number]

/** 'order' of `orderId`; nothing where the field has no word. */
export const subjectOf = (field: string): Subject | undefined => subjects.find(each => field === `${each}Id`)

/** Which rows a job is about: its numbers alone, for its texts may hold what nobody but its receiver should read. */
export const aboutOf = (data: Readonly<Record<string, unknown>>): { field: string; id: number }[] =>
  Object.entries(data).flatMap(([field, value]) => (typeof value === 'number' && Number.isSafeInteger(value) ? [{ field, id: value }] : []))
