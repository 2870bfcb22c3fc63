import { useCount } from '#kit/app/list/use-count.ts'
import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { productionCalls } from '../contract.ts'
import { gangCalls } from '../gang/contract.ts'
import { binCalls } from '../scan/contract.ts'
import { madeCalls } from '../scan/made/contract.ts'
import { BatchTable } from './batch/BatchTable.tsx'
import { GangTab } from './gang/GangTab.tsx'
import { FolderNotes } from './hot/FolderNotes.tsx'
import styles from './production.module.css'
import { QueueTable } from './QueueTable.tsx'
import { StageStrip } from './StageStrip.tsx'
import { BinTable } from './scan/BinTable.tsx'

export const handle = { texts: ['production', 'madePiece'] }
const defaults = { tab: 'queue' }

/** Production at a glance: the stages, what waits for a batch, and the batches. */
export default function ProductionOfficePage() {
  const t = useText('production')
  const made = useText('madePiece')
  const whyNot = useWhyNot()
  const [{ tab }, setState] = useUrlState(defaults)
  const board = useCall(productionCalls.productionBoard, undefined)
  const [waiting, batches] = [useCount(productionCalls.productionQueue), useCount(productionCalls.batches)]
  const sheets = useCount(gangCalls.allGangSheets, { state: 'OPEN' })
  const bins = useCall(binCalls.bins, undefined).data?.data.held.length
  useLive(
    ['production.changed', 'order.moved'],
    [productionCalls.productionBoard, productionCalls.productionQueue, productionCalls.batches, gangCalls.allGangSheets],
  )
  return (
    <>
      <PageHeader
        title={t('production')}
        hint={t('productionHint')}
        actions={
          <>
            <LinkButton icon="check" reason={whyNot(madeCalls.madePieces)} to="/office/production/pieces">
              {made('title')}
            </LinkButton>
            <LinkButton variant="primary" icon="scan" reason={whyNot(productionCalls.scanTicket)} to="/office/production/scan">
              {t('scan')}
            </LinkButton>
          </>
        }
      />
      <div className={styles.notes}>
        <FolderNotes />
      </div>
      <StageStrip counts={board.data?.data.stages} />
      <AppTabs
        label={t('production')}
        value={tab}
        onChange={value => setState({ tab: value })}
        tabs={[
          { value: 'queue', label: t('queue'), count: waiting },
          { value: 'batches', label: t('batches'), count: batches },
          { value: 'gang', label: t('gangSheets'), count: sheets },
          { value: 'bins', label: t('bins'), count: bins },
        ]}
      />
      {tab === 'bins' ? <BinTable /> : tab === 'gang' ? <GangTab /> : tab === 'batches' ? <BatchTable /> : <QueueTable />}
    </>
  )
}
