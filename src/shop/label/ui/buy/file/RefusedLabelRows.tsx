import { refusedFile } from '#base/csv/refused-file.ts'
import { saveText } from '#kit/app/save-text.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { labelBatchCalls } from '../../../buy/form/file/contract.ts'
import type { ShownBatch } from './batch.ts'
import { useRowFaults } from './use-row-faults.ts'

/** The rows that were refused, or that were not bought, as a file to correct and send again. */
export function RefusedLabelRows({ batch: { id, fileName, counts } }: { batch: ShownBatch }) {
  const t = useText('labelBatch')
  const notice = useNotice()
  const why = useWhyNot()(labelBatchCalls.refusedLabelRows)
  const saidOf = useRowFaults()
  const read = useAct(labelBatchCalls.refusedLabelRows, {
    onDone: ({ data: { header, rows } }) => {
      if (rows.length === 0) return notice.failed(t('refusedGone'))
      const refused = rows.map(({ cells, faults }) => ({ cells, reason: saidOf(faults).join('\n') }))
      saveText(refusedFile(header, t('reasonColumn'), refused), `${fileName.replace(/\.[^.]*$/, '')}-${t('refusedName')}.csv`)
    },
  })
  if ((counts.REFUSED ?? 0) + (counts.FAILED ?? 0) === 0) return null
  return (
    <Button icon="download" title={t('refusedHint')} reason={why} busy={read.isPending} onClick={() => read.mutate({ params: { id } })}>
      {t('refusedRows')}
    </Button>
  )
}
