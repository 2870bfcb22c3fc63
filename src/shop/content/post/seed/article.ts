import type { PostDraft } from '../contract.ts'

/** An article of the demo shop, public since so many days. */
export interface Article extends Omit<PostDraft, 'coverKey'> {
  daysAgo: number
}
