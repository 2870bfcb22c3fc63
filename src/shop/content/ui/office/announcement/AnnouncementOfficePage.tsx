import { useParams } from 'react-router'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { announcementCalls } from '../../../announcement/contract.ts'
import { Conflict, SaveNote } from '../draft/DraftState.tsx'
import { useDraft, useIsLeaving } from '../draft/use-draft.ts'
import { AnnouncementActs } from './AnnouncementActs.tsx'
import { AnnouncementBadge } from './AnnouncementBadge.tsx'
import { AnnouncementEditor } from './AnnouncementEditor.tsx'
import { announcements, type EditedAnnouncement } from './announcement.ts'

export const handle = { texts: ['announcementOffice', 'contentOffice'] }

/** One announcement at work. */
export default function AnnouncementOfficePage() {
  const t = useText('announcementOffice')
  const id = Number(useParams().id)
  const answer = useCall(announcementCalls.officeAnnouncement, { params: { id } }, { staleMs: Number.POSITIVE_INFINITY })
  const isLeaving = useIsLeaving(announcements, id)
  const back = { to: '/office/announcements', label: t('title') }
  if (isLeaving) return <Skeleton shape="block" />
  return (
    <Loaded of={answer} isFresh head={<PageHeader title={t('title')} back={back} />}>
      {first => <Workplace key={id} first={first} back={back} />}
    </Loaded>
  )
}

function Workplace({ first, back }: { first: EditedAnnouncement; back: { to: string; label: string } }) {
  const t = useText('announcementOffice')
  const work = useDraft(announcements, first)
  const whyNot = useWhyNot()
  const { item, state, draft } = work
  return (
    <>
      <PageHeader
        title={draft.title || draft.titleVi || t('untitled')}
        back={back}
        aside={
          <>
            <AnnouncementBadge of={item} />
            <SaveNote state={state} />
          </>
        }
        actions={<AnnouncementActs work={work} />}
      />
      {state === 'conflict' && <Conflict title={t('conflict')} of={work} />}
      {state === 'failed' && <ErrorNote error={work.refusal} onRetry={() => void work.save()} />}
      <AnnouncementEditor work={work} reason={whyNot(announcementCalls.saveAnnouncement)} />
    </>
  )
}
