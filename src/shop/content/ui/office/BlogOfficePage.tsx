import { useParams } from 'react-router'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { contentOfficeCalls } from '../../office/contract.ts'
import { articles, type EditedPost } from './article.ts'
import { Conflict, SaveNote } from './draft/DraftState.tsx'
import { useDraft, useIsLeaving } from './draft/use-draft.ts'
import { PostActs } from './PostActs.tsx'
import { PostEditor } from './PostEditor.tsx'
import { hasChanges, PostStatusBadge } from './StatusBadges.tsx'

export const handle = { texts: ['contentOffice'] }

/** One article at work. */
export default function BlogOfficePage() {
  const t = useText('contentOffice')
  const id = Number(useParams().id)
  const answer = useCall(contentOfficeCalls.officePost, { params: { id } }, { staleMs: Number.POSITIVE_INFINITY })
  const isLeaving = useIsLeaving(articles, id)
  const back = { to: '/office/blogs', label: t('blog') }
  if (isLeaving) return <Skeleton shape="block" />
  return (
    <Loaded of={answer} isFresh head={<PageHeader title={t('blog')} back={back} />}>
      {post => <Workplace key={id} first={post} back={back} />}
    </Loaded>
  )
}

function Workplace({ first, back }: { first: EditedPost; back: { to: string; label: string } }) {
  const t = useText('contentOffice')
  const draft = useDraft(articles, first)
  const whyNot = useWhyNot()
  const { item: post, state } = draft
  return (
    <>
      <PageHeader
        title={draft.draft.title || draft.draft.titleVi || t('untitled')}
        back={back}
        aside={
          <>
            <PostStatusBadge status={post.status} hasChanges={hasChanges(post)} />
            <SaveNote state={state} />
          </>
        }
        actions={<PostActs draft={draft} />}
      />
      {state === 'conflict' && <Conflict title={t('conflict')} of={draft} />}
      {state === 'failed' && <ErrorNote error={draft.refusal} onRetry={() => void draft.save()} />}
      <PostEditor draft={draft} reason={whyNot(contentOfficeCalls.savePost)} />
    </>
  )
}
