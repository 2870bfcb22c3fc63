import { useConfirm } from '#kit/app/dialog/Confirm.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { Steps } from '#kit/layout/Steps.tsx'
import { useText } from '#kit/use-text.ts'
import { MadeLabels } from './bought/MadeLabels.tsx'
import { DetailStep } from './form/DetailStep.tsx'
import { bodyOf, draftOf, isBlank, nextDraft } from './form/draft.ts'
import { useLabelDraft } from './form/use-label-draft.ts'
import { RateStep } from './rate/RateStep.tsx'

export const handle = { texts: ['buyLabel', 'boughtLabel', 'address', 'carrier'] }

const start = { step: 'details' }

/** The specification's /buying-label: details, rates, labels. What is typed is kept until it is bought or discarded. */
export default function BuyingLabelPage() {
  const t = useText('buyLabel')
  const confirm = useConfirm()
  const kept = useLabelDraft()
  const [{ step }, setUrl] = useUrlState(start)
  const { draft, begin } = kept
  const isRated = draft.buying !== null || (step === 'rates' && bodyOf(draft.form) !== undefined)
  const at = draft.bought.length > 0 ? 2 : isRated ? 1 : 0
  const begun = (next: typeof draft) => {
    begin(next)
    setUrl({ step: 'details' })
  }
  const discard = async () => {
    if (await confirm({ title: t('discardTitle'), children: t('discardHint'), action: t('discard') })) begun(nextDraft(draft))
  }
  const canDiscard = at < 2 && draft.buying === null && !isBlank(draft)
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            {canDiscard && (
              <Button icon="trash" onClick={() => void discard()}>
                {t('discard')}
              </Button>
            )}
            <LinkButton icon="upload" to="/buying-label/file">
              {t('toFile')}
            </LinkButton>
            <LinkButton icon="label" to="/buying-label/labels">
              {t('toBought')}
            </LinkButton>
          </>
        }
      />
      <Stack>
        <Steps
          at={at}
          of={(['details', 'rates', 'labels'] as const).map((name, index) => ({ title: t(`step_${name}`), isDone: index < at }))}
        />
        {at === 0 && <DetailStep key={kept.changesElsewhere} kept={kept} onNext={() => setUrl({ step: 'rates' })} />}
        {at === 1 && <RateStep kept={kept} />}
        {at === 2 && (
          <MadeLabels ids={draft.bought} onAnother={() => begun(nextDraft(draft))} onRetry={places => begun(draftOf(draft, places))} />
        )}
      </Stack>
    </>
  )
}
