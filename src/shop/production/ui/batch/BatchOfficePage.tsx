import { useParams } from 'react-router'
import type { CallAnswer } from '#base/call.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { ProgressBar } from '#kit/app/page/ProgressBar.tsx'
import { When } from '#kit/app/page/When.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Section } from '#kit/layout/Panel.tsx'
import { Columns, Stack } from '#kit/layout/Stack.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { productionFileCalls } from '../../batch/file/contract.ts'
import { productionCalls } from '../../contract.ts'
import { GangSheets } from '../gang/GangSheets.tsx'
import { PlanGang } from '../gang/PlanGang.tsx'
import { HotFiles } from '../hot/HotFiles.tsx'
import { FileTable, TicketTable } from './BatchParts.tsx'
import { PickList } from './PickList.tsx'

export const handle = { texts: ['production', 'design'] }

/** One batch: how far it is, its papers, its print files and its tickets. */
export default function BatchOfficePage() {
  const found = useCall(productionCalls.batch, { params: { id: Number(useParams().id) } })
  useLive(['production.changed'], [productionCalls.batch])
  return (
    <Loaded of={found} waiting={<Skeleton />}>
      {batch => <Batch batch={batch} />}
    </Loaded>
  )
}

function Batch({ batch }: { batch: CallAnswer<typeof productionCalls.batch>['data'] }) {
  const t = useText('production')
  const whyNot = useWhyNot()
  const { id } = batch
  const retry = useAct(productionCalls.retryRender, {
    changes: [productionCalls.batch],
    done: ({ data }) => t('retried', { count: data.files }),
  })
  return (
    <>
      <PageHeader
        title={t('batch', { id })}
        back={{ to: '/office/production?tab=batches', label: t('batches') }}
        aside={
          <span>
            <When at={batch.madeAt} /> · {batch.madeBy}
          </span>
        }
        actions={
          <>
            {batch.filesFailed > 0 && (
              <Button
                icon="refresh"
                reason={whyNot(productionCalls.retryRender)}
                busy={retry.isPending}
                onClick={() => retry.mutate({ params: { id } })}
              >
                {t('retry')}
              </Button>
            )}
            <PlanGang batchId={id} filesReady={batch.filesReady} />
            <LinkButton
              icon="grid"
              reason={whyNot(productionFileCalls.batchTable)}
              to={api.url(productionFileCalls.batchTable, { params: { id } })}
              reloadDocument
            >
              {t('downloadTable')}
            </LinkButton>
            <LinkButton
              icon="printer"
              reason={whyNot(productionCalls.batchTickets)}
              to={api.url(productionCalls.batchTickets, { params: { id } })}
              target="_blank"
              reloadDocument
            >
              {t('printTickets')}
            </LinkButton>
            <LinkButton
              variant="primary"
              icon="download"
              reason={whyNot(productionFileCalls.batchFiles) ?? (batch.filesReady > 0 ? undefined : t('notReady'))}
              to={api.url(productionFileCalls.batchFiles, { params: { id } })}
              reloadDocument
            >
              {t('downloadFiles')}
            </LinkButton>
          </>
        }
      />
      <Stack gap={24}>
        <Columns least={240}>
          <ProgressBar
            label={t('rendering')}
            done={batch.filesReady}
            total={batch.files}
            meaning={batch.filesReady === batch.files ? 'green' : 'blue'}
            counts={batch.filesFailed > 0 ? [{ label: t('failedPieces'), value: batch.filesFailed, meaning: 'red' }] : []}
          />
          <ProgressBar
            label={t('making')}
            done={batch.passed}
            total={batch.pieces}
            meaning={batch.passed === batch.pieces ? 'green' : 'blue'}
            counts={batch.failed > 0 ? [{ label: t('failedPieces'), value: batch.failed, meaning: 'red' }] : []}
          />
        </Columns>
        <GangSheets batchId={id} />
        <HotFiles batchId={id} filesReady={batch.filesReady} hotFailed={batch.hotFailed} />
        <PickList batchId={id} />
        <Section title={t('tickets')}>
          <TicketTable tickets={batch.tickets} />
        </Section>
        <Section title={t('files')}>
          <FileTable files={batch.printFiles} />
        </Section>
      </Stack>
    </>
  )
}
