import { refusedFile } from '#base/csv/refused-file.ts'
import { saveText } from '#kit/app/save-text.ts'
import { Button } from '#kit/control/Button.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import type { ShownCheck } from './use-check.ts'
import type { ShownRow } from './use-set-numbers.ts'

type Props = { check: ShownCheck; rows: readonly ShownRow[] }
/** The rows that were refused, by the check or when their numbers were sent, as a file to correct and bring in again. */
export function RefusedRows({ check: { fileName, columns }, rows }: Props) {
  const t = useText('import')
  const faultText = useFaultText()
  const refused = rows.flatMap(({ cells, fault, verdict }) =>
    verdict === 'REFUSED' && fault ? [{ cells, reason: faultText(fault.code, fault.values) ?? fault.code }] : [],
  )
  if (refused.length === 0) return null
  const headers = columns.map(({ header }) => header)
  const name = `${fileName.replace(/\.[^.]*$/, '')}-${t('failedRowsName')}.csv`
  return (
    <Button icon="download" title={t('failedHint')} onClick={() => saveText(refusedFile(headers, t('reasonColumn'), refused), name)}>
      {t('downloadFailed')}
    </Button>
  )
}
