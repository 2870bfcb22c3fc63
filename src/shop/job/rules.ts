/** What a job belongs to, by the first word of its name; a job of a part that has no word here is the app's own. */
export const jobParts = [
  'account',
  'approval',
  'bulk',
  'care',
  'carrier',
  'cart',
  'catalogue',
  'content',
  'design',
  'event',
  'file',
  'inbound',
  'label',
  'notification',
  'order',
  'payment',
  'production',
  'ticket',
  'tracking',
  'wallet',
] as const
export type JobPart = (typeof jobParts)[number] | 'engine'

export const partOf = (name: string): JobPart => jobParts.find(part => name.startsWith(`${part}.`)) ?? 'engine'

/** The rows that jobs are about, by the field of their data. */
export const jobFields = [
  'accountId',
  'announcementId',
  'batchId',
  'importId',
  'labelId',
  'manifestId',
  'messageId',
  'newsId',
  'orderId',
  'paymentId',
  'replyId',
  'sellerId',
] as const
export type JobField = (typeof jobFields)[number]

/** Which rows a job is about: their numbers alone, for its texts may hold what nobody but its receiver should read. */
export const aboutOf = (data: Readonly<Record<string, unknown>>): { field: JobField; id: number }[] =>
  jobFields.flatMap(field => {
    const id = data[field]
    return typeof id === 'number' && Number.isSafeInteger(id) ? [{ field, id }] : []
  })
