import { useParams } from 'react-router'
import { useConfirm } from '#kit/app/dialog/Confirm.tsx'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useErrorText } from '#kit/call/error-text.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { cx } from '#kit/cx.ts'
import { Note } from '#kit/layout/Note.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { contentOfficeCalls } from '../../office/contract.ts'
import { PostActs } from './PostActs.tsx'
import styles from './PostEditor.module.css'
import { PostEditor } from './PostEditor.tsx'
import { hasChanges, PostStatusBadge } from './StatusBadges.tsx'
import { type Draft, type EditedPost, type SaveState, useDraft, useIsLeaving } from './use-draft.ts'

export const handle = { texts: ['contentOffice'] }

/** One article at work. */
export default function BlogOfficePage() {
  const t = useText('contentOffice')
  const id = Number(useParams().id)
  const answer = useCall(contentOfficeCalls.officePost, { params: { id } }, { staleMs: Number.POSITIVE_INFINITY })
  const isLeaving = useIsLeaving(id)
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
  const draft = useDraft(first)
  const whyNot = useWhyNot()
  const { post, state } = draft
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
      {state === 'conflict' && <Conflict draft={draft} />}
      {state === 'failed' && <ErrorNote error={draft.refusal} onRetry={() => void draft.save()} />}
      <PostEditor draft={draft} reason={whyNot(contentOfficeCalls.savePost)} />
    </>
  )
}

function SaveNote({ state }: { state: SaveState }) {
  const t = useText('contentOffice')
  const words = { saved: t('saved'), unsaved: t('unsaved'), saving: t('saving'), failed: t('saveFailed'), conflict: t('unsaved') }
  return (
    <span className={cx('beside', state === 'failed' || state === 'conflict' ? 'red' : 'hint')} role="status">
      {state === 'saved' && <Icon name="check" size={16} />}
      {words[state]}
    </span>
  )
}

function Conflict({ draft }: { draft: Draft }) {
  const t = useText('contentOffice')
  const confirm = useConfirm()
  const errorText = useErrorText()
  const takeTheirs = async () => {
    const question = { title: t('takeTheirs'), children: t('takeTheirsHint'), action: t('takeTheirs'), isDangerous: true }
    if (await confirm(question)) await draft.resolve('theirs')
  }
  return (
    <Note role="alert" title={t('conflict')} className={styles.columns}>
      <p>{errorText(draft.refusal)}</p>
      <Row>
        <Button onClick={() => void draft.resolve('mine')}>{t('keepMine')}</Button>
        <Button variant="danger" onClick={() => void takeTheirs()}>
          {t('takeTheirs')}
        </Button>
      </Row>
    </Note>
  )
}
