import { useState } from 'react'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Select } from '#kit/control/Select.tsx'
import { cx } from '#kit/cx.ts'
import { Panel } from '#kit/layout/Panel.tsx'
import { Sheet } from '#kit/layout/Sheet.tsx'
import { useText } from '#kit/use-text.ts'
import { bulkCalls, type Import } from '../contract.ts'
import { isImportField } from '../row/column.rules.ts'
import { type ImportField, importFieldNames } from '../row/field.rules.ts'
import styles from './Import.module.css'

/** Which column is read as what; the seller may say otherwise while nothing is made. */
export function ImportColumns({ record }: { record: Import }) {
  const t = useText('import')
  const [chosen, setChosen] = useState<Readonly<Record<string, ImportField | null>>>({})
  const send = useAct(bulkCalls.setImportColumns, {
    changes: [bulkCalls.myImport, bulkCalls.importProblems, bulkCalls.importOrders],
  })
  const isOpen = record.status === 'READY'
  const options = [{ value: '', label: t('notRead') }, ...importFieldNames.map(field => ({ value: field, label: t(`field_${field}`) }))]
  const isChanged = Object.keys(chosen).length > 0
  return (
    <Panel
      flush
      title={t('tabColumns')}
      aside={
        isOpen && (
          <Button
            icon="refresh"
            busy={send.isPending}
            reason={isChanged ? undefined : t('nothingChanged')}
            onClick={() => send.mutate({ params: { id: record.id }, body: { columns: chosen } })}
          >
            {t('checkAgain')}
          </Button>
        )
      }
    >
      <p className={cx('hint', styles.lead)}>{t('columnsHint')}</p>
      <Sheet isFlush>
        <thead>
          <tr>
            <th scope="col">{t('yourColumn')}</th>
            <th scope="col">{t('readAs')}</th>
          </tr>
        </thead>
        <tbody>
          {record.columns.map(({ header, field }, index) => {
            const value = Object.hasOwn(chosen, header) ? chosen[header] : field
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a file may have one name
              <tr key={index}>
                <td className={value ? undefined : 'muted'}>{header}</td>
                <td>
                  <Select
                    aria-label={t('readAsOf', { header })}
                    choices={options}
                    value={value ?? ''}
                    disabled={!isOpen}
                    onChange={next => setChosen({ ...chosen, [header]: isImportField(next) ? next : null })}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </Sheet>
    </Panel>
  )
}
