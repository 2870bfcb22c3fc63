import type { ReactNode } from 'react'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { useText } from '#kit/use-text.ts'
import type { LabelImport } from '../../buy/file/contract.ts'
import { isUnderWay, LabelFileProgress, LabelFileSummary } from './LabelFileState.tsx'
import { LabelFileStatusBadge } from './LabelFileStatusBadge.tsx'
import { LabelPages } from './LabelPages.tsx'
import { LabelFileContext, type LabelFileWays } from './ways.ts'

type Props = {
  id: number
  ways: LabelFileWays
  actions: (record: LabelImport) => ReactNode
  /** Whose it is, in the office. */
  seller?: ReactNode
}

/** One file of labels: how far it is, what its labels become, what needs a hand. */
export function LabelFile({ id, ways, ...shown }: Props) {
  const t = useText('labelFile')
  const found = useCall(ways.file, { params: { id } })
  useLive(['labelImport.progress'], [ways.file, ways.pages])
  return (
    <LabelFileContext value={ways}>
      <Loaded of={found} head={<PageHeader title={t('title')} back={{ to: ways.home, label: t('backToFiles') }} />}>
        {record => <Found record={record} ways={ways} {...shown} />}
      </Loaded>
    </LabelFileContext>
  )
}

function Found({ record, ways, actions, seller }: Omit<Props, 'id'> & { record: LabelImport }) {
  const t = useText('labelFile')
  // What no event tells, because the stream was cut, is asked for.
  useCall(ways.file, { params: { id: record.id } }, { everyMs: isUnderWay(record) ? 4_000 : 60_000 })
  return (
    <>
      <PageHeader
        title={record.fileName}
        aside={<LabelFileStatusBadge status={record.status} />}
        hint={
          <>
            {seller} {t(`mode_${record.mode}`)} · <CopyId id={record.id} />
          </>
        }
        back={{ to: ways.home, label: t('backToFiles') }}
        actions={actions(record)}
      />
      {isUnderWay(record) ? <LabelFileProgress record={record} /> : <LabelFileSummary record={record} />}
      {record.checkedAt !== null && record.status !== 'CANCELLED' && <LabelPages record={record} />}
    </>
  )
}
