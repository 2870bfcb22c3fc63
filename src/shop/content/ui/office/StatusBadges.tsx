import { Badge } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import type { MessageStatus } from '../../message/rules.ts'
import type { PostStatus } from '../../post/rules.ts'

const meanings = { DRAFT: 'grey', SCHEDULED: 'blue', PUBLISHED: 'green' } as const

/** What readers can see of an article; `hasChanges` where the working copy is ahead of them. */
export function PostStatusBadge({ status, hasChanges }: { status: PostStatus; hasChanges: boolean }) {
  const t = useText('contentOffice')
  return (
    <>
      <Badge meaning={meanings[status]}>{t(`status_${status}`)}</Badge>
      {hasChanges && <Badge meaning="amber">{t('pending')}</Badge>}
    </>
  )
}

export const hasChanges = ({ version, publishedVersion }: { version: number; publishedVersion: number | null }): boolean =>
  publishedVersion !== null && version !== publishedVersion

const messageMeanings = { NEW: 'amber', ANSWERED: 'green', SPAM: 'grey' } as const

export function MessageStatusBadge({ status }: { status: MessageStatus }) {
  const t = useText('contentOffice')
  return <Badge meaning={messageMeanings[status]}>{t(`messageStatus_${status}`)}</Badge>
}
