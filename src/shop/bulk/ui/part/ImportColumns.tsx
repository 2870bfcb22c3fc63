import { useState } from 'react'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Select } from '#kit/control/Select.tsx'
import { cx } from '#kit/cx.ts'
import { Fold } from '#kit/layout/Fold.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Sheet } from '#kit/layout/Sheet.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { type ImportColumn, isImportField } from '../../column/column.rules.ts'
import { type ImportField, importFieldNames } from '../../column/field.rules.ts'
import { bulkCalls, type Import } from '../../contract.ts'
import styles from '../Import.module.css'

const notNeeded = 'NONE'

/** Which column is read as what, with what stands in it; the seller may say otherwise while nothing is made. What is asked stands first. */
export function ImportColumns({ record }: { record: Import }) {
  const t = useText('import')
  const [chosen, setChosen] = useState<Readonly<Record<string, ImportField | null>>>({})
  const send = useAct(bulkCalls.setImportColumns, {
    changes: [bulkCalls.myImport, bulkCalls.importProblems, bulkCalls.importOrders],
  })
  const preview = useCall(bulkCalls.importPreview, { params: { id: record.id } })
  const mayNot = useWhyNot()(bulkCalls.setImportColumns)
  const isMapping = record.status === 'MAPPING'
  const isOpen = record.status === 'READY' || isMapping
  const asked = new Map(record.unclear.map(column => [column.header, column.looksLike]))
  const columns = record.columns
    // Before the rows are read a name alone says what a column may be.
    .map((column, at) => ({ ...column, at, asked: asked.get(column.header) ?? (isMapping ? column.looksLike : undefined) }))
    .toSorted((one, other) => Number(other.asked !== undefined) - Number(one.asked !== undefined))
  const rows = preview.data?.data.rows
  const samplesOf = (at: number) => (rows ?? []).map(row => row[at] ?? '').filter(cell => cell !== '')
  /** Nothing stands in it, and nobody asks for it: of some files that is most of a page. */
  const isEmpty = ({ at, field, asked, header }: (typeof columns)[number]) =>
    rows !== undefined && !field && asked === undefined && chosen[header] === undefined && samplesOf(at).length === 0
  const [empty, filled] = [columns.filter(isEmpty), columns.filter(column => !isEmpty(column))]
  const rowOf = (column: (typeof columns)[number]) => (
    <tr key={column.at}>
      <td className={column.field || column.asked ? undefined : 'muted'}>
        {column.header}
        {column.asked && (
          <>
            {' '}
            <Badge meaning="amber">{t(`looksLike_${column.asked}`)}</Badge>
          </>
        )}
        <div className={cx('muted', styles.sample)}>{samplesOf(column.at)[0]}</div>
      </td>
      <td className={cx('muted', styles.samples)}>{samplesOf(column.at).slice(0, 3).join(' · ')}</td>
      <td>
        <ReadAs
          column={column}
          isAsked={column.asked !== undefined}
          isDisabled={!isOpen || mayNot !== undefined}
          chosen={chosen[column.header]}
          onChange={field => setChosen({ ...chosen, [column.header]: field })}
        />
      </td>
    </tr>
  )
  return (
    <Panel
      flush
      title={t('tabColumns')}
      aside={
        isOpen && (
          <Button
            icon="refresh"
            variant={asked.size > 0 || isMapping ? 'primary' : 'secondary'}
            busy={send.isPending}
            reason={mayNot ?? (Object.keys(chosen).length > 0 ? undefined : t('nothingChanged'))}
            onClick={() => send.mutate({ params: { id: record.id }, body: { columns: chosen } })}
          >
            {t('checkAgain')}
          </Button>
        )
      }
    >
      <p className={cx('hint', styles.lead)}>{t('columnsHint')}</p>
      {preview.isPending ? (
        <Skeleton shape="block" />
      ) : (
        <Sheet isFlush className={styles.columns}>
          <thead>
            <tr>
              <th scope="col">{t('yourColumn')}</th>
              <th scope="col" className={styles.samples}>
                {t('firstRows')}
              </th>
              <th scope="col">{t('readAs')}</th>
            </tr>
          </thead>
          <tbody>{filled.map(rowOf)}</tbody>
        </Sheet>
      )}
      {empty.length > 0 && (
        <div className={styles.empty}>
          <Fold title={t('emptyColumns', { count: empty.length })}>
            <Sheet isFlush className={styles.columns}>
              <tbody>{empty.map(rowOf)}</tbody>
            </Sheet>
          </Fold>
        </div>
      )}
    </Panel>
  )
}

interface ReadAsProps {
  column: ImportColumn
  isAsked: boolean
  isDisabled: boolean
  /** What the seller has just said; nothing where they have not. */
  chosen: ImportField | null | undefined
  onChange: (field: ImportField | null) => void
}

function ReadAs({ column: { header, field }, isAsked, isDisabled, chosen, onChange }: ReadAsProps) {
  const t = useText('import')
  const fields = importFieldNames.map(name => ({ value: name, label: t(`field_${name}`) }))
  const value = chosen === undefined ? (field ?? (isAsked ? '' : notNeeded)) : (chosen ?? notNeeded)
  return (
    <Select
      aria-label={t('readAsOf', { header })}
      choices={[{ value: notNeeded, label: t('notRead') }, ...fields]}
      placeholder={isAsked ? t('sayWhat') : undefined}
      value={value}
      disabled={isDisabled}
      onChange={next => onChange(isImportField(next) ? next : null)}
    />
  )
}
