import { useParams } from 'react-router'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import type { LabelImport } from '../../../buy/file/contract.ts'
import { labelFileOfficeCalls } from '../../../buy/file/office/contract.ts'
import { LabelFile } from '../LabelFile.tsx'
import type { LabelFileWays } from '../ways.ts'

export const handle = { texts: ['labelFile', 'carrier'] }

const ways: LabelFileWays = {
  home: '/office/labels/files',
  orderTo: orderId => `/office/order/${orderId}`,
  file: labelFileOfficeCalls.officeLabelImport,
  files: labelFileOfficeCalls.officeLabelImports,
  pages: labelFileOfficeCalls.officeLabelPages,
  picture: labelFileOfficeCalls.officeLabelPagePicture,
  orders: labelFileOfficeCalls.officeLabelPageOrders,
  give: labelFileOfficeCalls.officeGiveLabelPage,
  take: labelFileOfficeCalls.officeTakeLabelPage,
  cut: labelFileOfficeCalls.officeCutLabelPage,
  mark: labelFileOfficeCalls.officeMarkLabelPart,
  typeNumber: labelFileOfficeCalls.officeTypeLabelNumber,
}

/** A seller's file of labels in the office: the same pages, and what may be done with those that go with orders. */
export default function LabelFileOfficePage() {
  const id = Number(useParams().id)
  const { data } = useCall(labelFileOfficeCalls.officeLabelImport, { params: { id } })
  return <LabelFile id={id} ways={ways} seller={data && <>{data.data.seller} · </>} actions={record => <Actions record={record} />} />
}

function Actions({ record: { id, status, mode, counts } }: { record: LabelImport }) {
  const t = useText('labelFile')
  const faultText = useFaultText()
  const whyNot = useWhyNot()
  const changes = [ways.file, ways.files, ways.pages]
  const confirm = useAct(labelFileOfficeCalls.officeConfirmLabelImport, { changes })
  const discard = useAct(labelFileOfficeCalls.officeCancelLabelImport, { changes })
  const { READY: ready = 0 } = counts
  const ofSeller = mode === 'NEW' ? faultText('LABEL_FILE_OF_SELLER') : undefined
  const make = () =>
    void confirm.ask(
      { title: t('confirmTitle', { count: ready }), children: t('confirmMatch'), action: t('confirm', { count: ready }) },
      { params: { id } },
    )
  return (
    <>
      {(status === 'READY' || status === 'READING') && (
        <Button
          reason={whyNot(labelFileOfficeCalls.officeCancelLabelImport) ?? ofSeller}
          busy={discard.isPending}
          onClick={() => discard.mutate({ params: { id } })}
        >
          {t('discard')}
        </Button>
      )}
      {(status === 'READY' || (status === 'DONE' && ready > 0)) && (
        <Button
          variant="primary"
          icon="check"
          reason={whyNot(labelFileOfficeCalls.officeConfirmLabelImport) ?? ofSeller ?? (ready === 0 ? t('nothingReady') : undefined)}
          busy={confirm.isPending}
          onClick={make}
        >
          {t('confirm', { count: ready })}
        </Button>
      )}
    </>
  )
}
