import { useParams } from 'react-router'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { pageCalls } from '../../../page/contract.ts'
import { type PageKey, pageKeys } from '../../../page/rules.ts'
import { Conflict, SaveNote } from '../draft/DraftState.tsx'
import { useDraft, useIsLeaving } from '../draft/use-draft.ts'
import { PageActs } from './PageActs.tsx'
import { PageBadge } from './PageBadge.tsx'
import { PageEditor } from './PageEditor.tsx'
import { type EditedPage, pages } from './page.ts'

export const handle = { texts: ['pageOffice', 'contentOffice'] }

/** One of the shop's own pages at work; the server says that there is none of another name. */
export default function PageOfficePage() {
  const { key: named = '' } = useParams()
  const key = pageKeys.find(each => each === named) ?? (named as PageKey)
  const t = useText('pageOffice')
  const answer = useCall(pageCalls.officePage, { params: { key } }, { staleMs: Number.POSITIVE_INFINITY })
  const isLeaving = useIsLeaving(pages, key)
  const back = { to: '/office/pages', label: t('title') }
  if (isLeaving) return <Skeleton shape="block" />
  return (
    <Loaded of={answer} isFresh head={<PageHeader title={t('title')} back={back} />}>
      {first => <Workplace key={key} first={first} back={back} />}
    </Loaded>
  )
}

function Workplace({ first, back }: { first: EditedPage; back: { to: string; label: string } }) {
  const t = useText('pageOffice')
  const work = useDraft(pages, first)
  const whyNot = useWhyNot()
  const { item, state } = work
  return (
    <>
      <PageHeader
        title={t(`key_${item.key}`)}
        back={back}
        aside={
          <>
            <PageBadge of={item} />
            <SaveNote state={state} />
          </>
        }
        actions={<PageActs work={work} />}
      />
      {state === 'conflict' && <Conflict title={t('conflict')} of={work} />}
      {state === 'failed' && <ErrorNote error={work.refusal} onRetry={() => void work.save()} />}
      <PageEditor work={work} reason={whyNot(pageCalls.savePage)} />
    </>
  )
}
