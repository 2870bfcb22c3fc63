import { useParams } from 'react-router'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { useText } from '#kit/use-text.ts'
import { bulkCalls, type Import } from '../contract.ts'
import { ImportActions } from './ImportActions.tsx'
import { ImportProgress, ImportSummary, isUnderWay } from './ImportState.tsx'
import { ImportStatusBadge } from './ImportStatusBadge.tsx'
import { ImportParts } from './part/ImportParts.tsx'

export const handle = { texts: ['orderEdit', 'import', 'order', 'orderArt', 'design', 'designSku', 'orderResolution'] }

/** One import: how far it is, what it would make, what is wrong with it, and the button that makes it. */
export default function ImportPage() {
  const t = useText('import')
  const id = Number(useParams().id)
  const found = useCall(bulkCalls.myImport, { params: { id } })
  useLive(['import.progress'], [bulkCalls.myImport, bulkCalls.importProblems, bulkCalls.importOrders])
  return (
    <Loaded of={found} head={<PageHeader title={t('title')} back={{ to: '/order/import', label: t('backToImports') }} />}>
      {record => <Found record={record} />}
    </Loaded>
  )
}

function Found({ record }: { record: Import }) {
  const t = useText('import')
  // What no event tells, because the stream was cut, is asked for.
  useCall(bulkCalls.myImport, { params: { id: record.id } }, { everyMs: isUnderWay(record) ? 4_000 : 60_000 })
  return (
    <>
      <PageHeader
        title={record.fileName}
        aside={<ImportStatusBadge status={record.status} />}
        hint={
          <>
            {t(`platform_${record.platform}`)} · <CopyId id={record.id} />
          </>
        }
        back={{ to: '/order/import', label: t('backToImports') }}
        actions={<ImportActions record={record} />}
      />
      {isUnderWay(record) ? <ImportProgress record={record} /> : <ImportSummary record={record} />}
      {record.checkedAt !== null && <ImportParts record={record} />}
    </>
  )
}
