import { useParams } from 'react-router'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { useText } from '#kit/use-text.ts'
import { type LabelImport, labelFileCalls } from '../../buy/file/contract.ts'
import { isUnderWay, LabelFileActions, LabelFileProgress, LabelFileSummary } from './LabelFileState.tsx'
import { LabelFileStatusBadge } from './LabelFileStatusBadge.tsx'
import { LabelPages } from './LabelPages.tsx'

export const handle = { texts: ['labelFile'] }
const back = '/order/labels'

/** One file of labels: how far it is, what its labels become, what needs a hand, and the button that makes it. */
export default function LabelFilePage() {
  const t = useText('labelFile')
  const id = Number(useParams().id)
  const found = useCall(labelFileCalls.myLabelImport, { params: { id } })
  useLive(['labelImport.progress'], [labelFileCalls.myLabelImport, labelFileCalls.labelPages])
  return (
    <Loaded of={found} head={<PageHeader title={t('title')} back={{ to: back, label: t('backToFiles') }} />}>
      {record => <Found record={record} />}
    </Loaded>
  )
}

function Found({ record }: { record: LabelImport }) {
  const t = useText('labelFile')
  // What no event tells, because the stream was cut, is asked for.
  useCall(labelFileCalls.myLabelImport, { params: { id: record.id } }, { everyMs: isUnderWay(record) ? 4_000 : 60_000 })
  return (
    <>
      <PageHeader
        title={record.fileName}
        aside={<LabelFileStatusBadge status={record.status} />}
        hint={
          <>
            {t(`mode_${record.mode}`)} · <CopyId id={record.id} />
          </>
        }
        back={{ to: back, label: t('backToFiles') }}
        actions={<LabelFileActions record={record} />}
      />
      {isUnderWay(record) ? <LabelFileProgress record={record} /> : <LabelFileSummary record={record} />}
      {record.checkedAt !== null && record.status !== 'CANCELLED' && <LabelPages record={record} />}
    </>
  )
}
