import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { useText } from '#kit/use-text.ts'
import { bulkCalls, type ImportProblem } from '../../contract.ts'
import styles from '../Import.module.css'

const emptyOf = {
  error: { title: 'noErrorsTitle', hint: 'noErrorsHint', label: 'tabErrors' },
  warning: { title: 'noWarningsTitle', hint: 'noWarningsHint', label: 'tabWarnings' },
  left: { title: 'noLeftTitle', hint: 'noLeftHint', label: 'tabLeft' },
} as const

/** The cells that are wrong or doubtful, or for which their rows are left out. */
export function Problems({ id, severity }: { id: number; severity: ImportProblem['severity'] }) {
  const t = useText('import')
  const words = emptyOf[severity]
  return (
    <List
      of={useList(bulkCalls.importProblems, { params: { id }, query: { severity } })}
      name="import-problems"
      label={t(words.label)}
      columns={[
        {
          id: 'row',
          header: t('columnRow'),
          width: '72px',
          cell: row => (
            <span className="numbers">
              <span className="phone-only muted">{t('columnRow')} </span>
              {row.row}
            </span>
          ),
        },
        { id: 'column', header: t('columnColumn'), width: '180px', phone: 'corner', cell: row => row.column },
        {
          id: 'value',
          header: t('columnValue'),
          width: '200px',
          phone: 'foot',
          cell: row => (row.value === '' ? <em className="muted">{t('blank')}</em> : <code className={styles.value}>{row.value}</code>),
        },
        {
          id: 'problem',
          header: t('columnProblem'),
          phone: 'line',
          cell: row => (
            <span className={styles.problem}>
              {row.message}
              <br />
              <span className="muted">{row.advice}</span>
            </span>
          ),
        },
        { id: 'code', header: t('columnCode'), isOptional: true, cell: row => <code>{row.code}</code> },
      ]}
      rowId={row => `${row.row} ${row.field} ${row.code}`}
      empty={{
        drawing: 'done',
        title: t(words.title),
        hint: t(words.hint),
      }}
    />
  )
}
