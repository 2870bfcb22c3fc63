import { useParams } from 'react-router'
import { formatNumber } from '#base/number.ts'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { ProgressBar } from '#kit/app/page/ProgressBar.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Figures } from '#kit/layout/Figures.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { labelBatchCalls } from '../../../buy/form/file/contract.ts'
import { BatchBadge } from './BatchBadge.tsx'
import { BatchRows } from './BatchRows.tsx'
import { BuyBatch } from './BuyBatch.tsx'
import { isMoving, leftOf, type ShownBatch } from './batch.ts'
import { PrintBatch } from './PrintBatch.tsx'
import { RefusedLabelRows } from './RefusedLabelRows.tsx'

export const handle = { texts: ['labelBatch', 'buyLabel', 'boughtLabel'] }

/** One file of labels to buy: how far it is, what is wrong with it, what it costs, and what was bought of it. */
export default function BatchPage() {
  const t = useText('labelBatch')
  const params = { id: Number(useParams().id) }
  const found = useCall(labelBatchCalls.myLabelBatch, { params })
  useLive(['labelBatch.progress', 'label.changed'], [labelBatchCalls.myLabelBatch, labelBatchCalls.labelBatchRows])
  const known = found.data?.data
  // What no event tells, because the stream was cut, is asked for.
  useCall(labelBatchCalls.myLabelBatch, { params }, { isEnabled: known !== undefined && isMoving(known), everyMs: 4_000 })
  return (
    <Loaded of={found} head={<PageHeader title={t('title')} back={{ to: '/buying-label/file', label: t('backToFiles') }} />}>
      {batch => (
        <>
          <PageHeader
            title={batch.fileName}
            aside={<BatchBadge status={batch.status} />}
            back={{ to: '/buying-label/file', label: t('backToFiles') }}
            actions={<Acts batch={batch} />}
          />
          <Stack gap={24}>
            <State batch={batch} />
            {batch.notAsked > 0 && !isMoving(batch) && <NotAsked batch={batch} />}
            {batch.status === 'READY' && leftOf(batch) > 0 && <BuyBatch batch={batch} />}
            {batch.status !== 'RATING' && (
              <div>
                <BatchRows batch={batch} />
              </div>
            )}
          </Stack>
        </>
      )}
    </Loaded>
  )
}

function State({ batch }: { batch: ShownBatch }) {
  const t = useText('labelBatch')
  const language = useLanguage()
  const number = (count: number) => formatNumber(count, language)
  const { status, rows, cheapestCents } = batch
  const { RATING = 0, READY = 0, REFUSED = 0, BOUGHT = 0, FAILED = 0 } = batch.counts
  if (isMoving(batch))
    return (
      <Panel>
        <div aria-live="polite">
          <ProgressBar
            label={t(status === 'BUYING' ? 'buying' : 'checking')}
            done={status === 'BUYING' ? BOUGHT + FAILED : rows - RATING}
            total={status === 'BUYING' ? BOUGHT + FAILED + READY : rows}
            note={t('leave')}
          />
        </div>
      </Panel>
    )
  if (status === 'DISCARDED' && BOUGHT === 0)
    return (
      <EmptyState drawing="box" title={t('discardedTitle')}>
        {t('discardedHint')}
      </EmptyState>
    )
  if (READY + BOUGHT + FAILED === 0)
    return batch.notAsked > 0 ? null : (
      <EmptyState drawing="search" title={t('nothingTitle')}>
        {t('nothingHint')}
      </EmptyState>
    )
  return (
    <Figures
      of={[
        ...(READY > 0 ? [{ label: t('figureReady'), value: number(READY), meaning: 'green' as const }] : []),
        ...(BOUGHT > 0 ? [{ label: t('figureBought'), value: number(BOUGHT) }] : []),
        ...(FAILED > 0 ? [{ label: t('figureFailed'), value: number(FAILED), meaning: 'red' as const }] : []),
        { label: t('figureRefused'), value: number(REFUSED), ...(REFUSED > 0 && { meaning: 'red' as const }) },
        ...(leftOf(batch) > 0 ? [{ label: t('figureCost'), value: <Money cents={cheapestCents} /> }] : []),
      ]}
    />
  )
}

/** Carriers that were busy, or did not answer: their rows are asked about again without sending the file anew. */
function NotAsked({ batch: { id, notAsked } }: { batch: ShownBatch }) {
  const t = useText('labelBatch')
  const reason = useWhyNot()(labelBatchCalls.rateLabelBatch)
  const again = useAct(labelBatchCalls.rateLabelBatch, { changes: [labelBatchCalls.myLabelBatch, labelBatchCalls.labelBatchRows] })
  return (
    <Note title={t('notAsked', { count: notAsked })}>
      <Row>
        <Button icon="refresh" reason={reason} busy={again.isPending} onClick={() => again.mutate({ params: { id } })}>
          {t('askAgain')}
        </Button>
      </Row>
    </Note>
  )
}

function Acts({ batch }: { batch: ShownBatch }) {
  const t = useText('labelBatch')
  const refused = useWhyNot()(labelBatchCalls.discardLabelBatch)
  const discard = useAct(labelBatchCalls.discardLabelBatch, { changes: [labelBatchCalls.myLabelBatch, labelBatchCalls.myLabelBatches] })
  const params = { id: batch.id }
  const { BOUGHT = 0 } = batch.counts
  const isOver = batch.status === 'DISCARDED' || batch.status === 'DONE'
  return (
    <>
      {!isMoving(batch) && <RefusedLabelRows batch={batch} />}
      {(batch.status === 'READY' || batch.status === 'RATING') && (
        <Button
          icon="trash"
          reason={refused}
          busy={discard.isPending}
          onClick={() => void discard.ask({ title: t('discardTitle'), children: t('discardHint'), action: t('discard') }, { params })}
        >
          {t('discard')}
        </Button>
      )}
      {isOver && (
        <LinkButton icon="upload" to="/buying-label/file">
          {t('sendAnother')}
        </LinkButton>
      )}
      {BOUGHT > 0 && (
        <>
          <LinkButton icon="label" to="/buying-label/labels">
            {t('seeLabels')}
          </LinkButton>
          <PrintBatch batch={batch} />
        </>
      )}
    </>
  )
}
