import { LinkButton } from '#kit/Button.tsx'
import { DeskTabs } from '#kit/desk/DeskTabs.tsx'
import { PageHeader } from '#kit/desk/PageHeader.tsx'
import { useUrlState } from '#kit/desk/use-url-state.ts'
import { useCall } from '#kit/use-call.ts'
import { useLive } from '#kit/use-live.ts'
import { useText } from '#kit/use-text.ts'
import { productionCalls } from '../calls.ts'
import { BatchTable } from './BatchTable.tsx'
import { QueueTable } from './QueueTable.tsx'
import { StageStrip } from './StageStrip.tsx'

export const handle = { texts: ['production'] }
const defaults = { tab: 'queue' }

/** The floor at a glance: the stages, what waits for a batch, and the batches. */
export default function ProductionDeskPage() {
  const t = useText('production')
  const [{ tab }, setState] = useUrlState(defaults)
  const board = useCall(productionCalls.productionBoard, undefined)
  const queue = useCall(productionCalls.productionQueue, { query: { limit: 1 } })
  useLive(
    ['production.changed', 'order.moved'],
    [productionCalls.productionBoard, productionCalls.productionQueue, productionCalls.batches],
  )
  return (
    <>
      <PageHeader
        title={t('production')}
        hint={t('productionHint')}
        actions={
          <LinkButton variant="primary" icon="scan" to="/office/production/scan">
            {t('scan')}
          </LinkButton>
        }
      />
      <StageStrip stages={board.data?.data.stages} />
      <DeskTabs
        label={t('production')}
        value={tab}
        onChange={value => setState({ tab: value })}
        tabs={[
          { value: 'queue', label: t('queue'), count: queue.data?.data.totalDocs },
          { value: 'batches', label: t('batches') },
        ]}
      />
      {tab === 'batches' ? <BatchTable /> : <QueueTable />}
    </>
  )
}
