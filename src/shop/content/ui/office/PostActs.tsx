import { useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { contentOfficeCalls } from '../../office/contract.ts'
import { whyNotPublish } from '../../post/rules.ts'
import type { Article } from './article.ts'
import { localText } from './draft/local-time.ts'
import { hasChanges } from './StatusBadges.tsx'

/** Publish, schedule, withdraw, delete; each says first what readers will see. */
export function PostActs({ draft }: { draft: Article }) {
  const { item: post, state, take } = draft
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
      {isScheduling && (
        <ScheduleDialog
          act={publish}
          at={post.status === 'SCHEDULED' ? publishedAt : null}
          onClose={() => setScheduling(false)}
          onSchedule={at => publish.mutate({ params, body: { version: post.version, at: at.toISOString() } })}
        />
      )}
    </>
  )
}

const isAhead = (typed: string) => new Date(typed).getTime() > Date.now()
const ScheduleForm = z.object({ at: z.string().refine(isAhead, { error: 'POST_TIME_PAST' }) })
type ScheduleProps = { act: { isPending: boolean }; at: Date | null; onClose: () => void; onSchedule: (at: Date) => void }

function ScheduleDialog({ act, at, onClose, onSchedule }: ScheduleProps) {
  const t = useText('contentOffice')
  const faultText = useFaultText()
  const form = useAppForm(ScheduleForm, { at: at ? localText(at) : '' })
  return (
    <Dialog isOpen onClose={onClose} title={t('scheduleTitle')}>
      <AppForm form={form} onSubmit={typed => onSchedule(new Date(typed.at))}>
        <FormText
          control={form.control}
          name="at"
          type="datetime-local"
          label={t('scheduleAt')}
          min={localText(new Date())}
          data-autofocus
        />
        <FormActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            variant="primary"
            busy={act.isPending}
            reason={isAhead(form.watch('at')) ? undefined : faultText('POST_TIME_PAST')}
          >
            {t('schedule')}
          </Button>
        </FormActions>
      </AppForm>
    </Dialog>
  )
}
