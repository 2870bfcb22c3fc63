import { Badge } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import type { AnnouncementStatus } from '../../../announcement/rules.ts'
import { hasChanges } from '../StatusBadges.tsx'

const meanings = { DRAFT: 'grey', SCHEDULED: 'blue', PUBLISHED: 'green', ENDED: 'grey' } as const

/** What sellers can see of an announcement, and whether the working copy is ahead of them. */
export function AnnouncementBadge({ of }: { of: { status: AnnouncementStatus; version: number; publishedVersion: number | null } }) {
  const t = useText('announcementOffice')
  const office = useText('contentOffice')
  return (
    <>
      <Badge meaning={meanings[of.status]}>{t(`status_${of.status}`)}</Badge>
      {hasChanges(of) && <Badge meaning="amber">{office('pending')}</Badge>}
    </>
  )
}
