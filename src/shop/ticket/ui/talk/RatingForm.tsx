import { useSearchParams } from 'react-router'
import type { WireCall } from '#base/wire.ts'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormTextarea } from '#kit/app/form/fields.tsx'
import { useUnsaved } from '#kit/app/form/Unsaved.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Segments } from '#kit/control/Choice.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { ratings } from '../../rules.ts'
import { RatingBody, ticketRatingCalls } from '../../talk/rating/contract.ts'
import { commentMax, ratingIn } from '../../talk/rating/rules.ts'

const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

/** One to five, and a word about it. A mail's link has chosen already, and leads here; it is sent by its reader alone. */
export function RatingForm({ ticketId, changes }: { ticketId: number; changes: readonly WireCall[] }) {
  const t = useText('ticketRating')
  const whyNot = useWhyNot()
  const mailed = ratingIn(useSearchParams()[0].get('rating'))
  const form = useAppForm(RatingBody, { comment: '', ...(mailed && { rating: mailed }) })
  useUnsaved(form.formState.isDirty)
  const rating = form.watch('rating')
  const sends = useAct(ticketRatingCalls.rateTicket, { changes, done: t('done'), onDone: () => form.reset(), showsRefusal: true })
  const choose = (text: string) => {
    const chosen = ratingIn(text)
    if (chosen) form.setValue('rating', chosen, { shouldDirty: true })
  }
  return (
    <Panel title={t('title')} label={t('title')}>
      <AppForm form={form} error={sends.error} onSubmit={body => sends.mutate({ params: { id: ticketId }, body })}>
        <div ref={mailed && scrollTo}>
          <Row>
            <Segments
              label={t('title')}
              value={String(rating ?? '')}
              onChange={choose}
              choices={ratings.map(each => ({
                value: String(each),
                label: (
                  <>
                    {each} <span className="unseen">{t(`rating_${each}`)}</span>
                  </>
                ),
              }))}
            />
            <span className="hint">{rating === undefined ? t('scale') : t(`rating_${rating}`)}</span>
          </Row>
        </div>
        <FormTextarea control={form.control} name="comment" label={t('comment')} help={t('commentHint')} rows={2} maxLength={commentMax} />
        <FormActions>
          <Button
            type="submit"
            variant="primary"
            busy={sends.isPending}
            reason={whyNot(ticketRatingCalls.rateTicket) ?? (rating === undefined ? t('choose') : undefined)}
          >
            {t('send')}
          </Button>
        </FormActions>
      </AppForm>
    </Panel>
  )
}
