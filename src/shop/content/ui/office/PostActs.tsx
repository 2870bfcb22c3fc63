import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '#kit/app/use-act.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { contentOfficeCalls } from '../../office/contract.ts'
import { whyNotPublish } from '../../post/rules.ts'
import { hasChanges } from './StatusBadges.tsx'
import type { Draft } from './use-draft.ts'

/** Publish, schedule, withdraw, delete; each says first what readers will see. */
export function PostActs({ draft }: { draft: Draft }) {
  const { post, state, take } = draft
  const t = useText('contentOffice')
  const navigate = useNavigate()
  const whyNot = useWhyNot()
  const [isScheduling, setScheduling] = useState(false)
  const changes = [contentOfficeCalls.officePosts]
  const publish = useAct(contentOfficeCalls.publishPost, {
    changes,
    done: (_, { body }) => t(body.at === undefined ? 'published' : 'scheduled'),
    onDone({ data }) {
      take(data)
      setScheduling(false)
    },
  })
  const withdraw = useAct(contentOfficeCalls.withdrawPost, { changes, done: t('withdrawn'), onDone: ({ data }) => take(data) })
  const remove = useAct(contentOfficeCalls.deletePost, { changes, done: t('removed'), onDone: () => navigate('/office/blogs') })
  const publishedAt = post.publishedAt === null ? null : new Date(post.publishedAt)
  const isPublic = post.status === 'PUBLISHED'
  const fault = whyNotPublish({ ...post, publishedAt }, new Date())
  const notNow = whyNot(contentOfficeCalls.publishPost) ?? (state === 'saved' ? (fault ? t('incomplete') : undefined) : t('waitSave'))
  const params = { id: post.id }
  const askPublish = () => {
    const title = t(isPublic ? 'updateTitle' : 'publishTitle')
    const question = { title, children: t('publishHint'), action: t(isPublic ? 'update' : 'publish') }
    void publish.ask(question, { params, body: { version: post.version } })
  }
  const askWithdraw = () =>
    void withdraw.ask({ title: t('withdrawTitle'), children: t('withdrawHint'), action: t('withdraw'), isDangerous: true }, { params })
  const askRemove = () => {
    const title = t('removeTitle', { title: post.title || t('untitled') })
    void remove.ask({ title, children: t('removeHint'), action: t('remove'), isDangerous: true }, { params })
  }
  return (
    <>
      {isPublic && (
        <LinkButton variant="quiet" icon="external" to={`/blogs/${post.id}`}>
          {t('view')}
        </LinkButton>
      )}
      <Button variant="quiet" icon="trash" reason={whyNot(contentOfficeCalls.deletePost)} busy={remove.isPending} onClick={askRemove}>
        {t('remove')}
      </Button>
      {post.status !== 'DRAFT' && (
        <Button reason={whyNot(contentOfficeCalls.withdrawPost)} busy={withdraw.isPending} onClick={askWithdraw}>
          {t('withdraw')}
        </Button>
      )}
      <Button icon="calendar" reason={isPublic ? t('isPublic') : notNow} onClick={() => setScheduling(true)}>
        {t('schedule')}
      </Button>
      <Button
        variant="primary"
        reason={notNow ?? (isPublic && !hasChanges(post) ? t('nothingNew') : undefined)}
        busy={publish.isPending}
        onClick={askPublish}
      >
        {t(isPublic ? 'update' : 'publish')}
      </Button>
      <ScheduleDialog
        isOpen={isScheduling}
        isBusy={publish.isPending}
        at={post.status === 'SCHEDULED' ? publishedAt : null}
        onClose={() => setScheduling(false)}
        onSchedule={at => publish.mutate({ params, body: { version: post.version, at: at.toISOString() } })}
      />
    </>
  )
}

/** As `datetime-local` wants it, in the reader's own time zone. */
const localText = (at: Date) => new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

function ScheduleDialog({
  isOpen,
  isBusy,
  at,
  onClose,
  onSchedule,
}: {
  isOpen: boolean
  isBusy: boolean
  at: Date | null
  onClose: () => void
  onSchedule: (at: Date) => void
}) {
  const t = useText('contentOffice')
  const faultText = useFaultText()
  const [typed, setTyped] = useState<string>()
  const value = typed ?? (at ? localText(at) : '')
  const chosen = new Date(value)
  const isAhead = chosen.getTime() > Date.now()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('scheduleTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            busy={isBusy}
            reason={isAhead ? undefined : faultText('POST_TIME_PAST')}
            onClick={() => onSchedule(chosen)}
          >
            {t('schedule')}
          </Button>
        </>
      }
    >
      <TextInput
        type="datetime-local"
        label={t('scheduleAt')}
        value={value}
        min={localText(new Date())}
        data-autofocus
        error={value !== '' && !isAhead ? faultText('POST_TIME_PAST') : undefined}
        onChange={event => setTyped(event.currentTarget.value)}
      />
    </Dialog>
  )
}
