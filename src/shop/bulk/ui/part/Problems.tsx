import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { useText } from '#kit/use-text.ts'
import { bulkCalls, type Import, type ImportProblem } from '../../contract.ts'
import styles from '../Import.module.css'
import { MendCell } from './MendCell.tsx'
import { useMendFocus } from './use-mend-focus.ts'

const emptyOf = {
  error: { title: 'noErrorsTitle', hint: 'noErrorsHint', label: 'tabErrors' },
  warning: { title: 'noWarningsTitle', hint: 'noWarningsHint', label: 'tabWarnings' },
  left: { title: 'noLeftTitle', hint: 'noLeftHint', label: 'tabLeft' },
} as const

/** The cells that are wrong or doubtful, or for which their rows are left out. While nothing is made they are corrected in place. */
export function Problems({ record: { id, status }, severity }: { record: Import; severity: ImportProblem['severity'] }) {
  const t = useText('import')
  const words = emptyOf[severity]
  const list = useList(bulkCalls.importProblems, { params: { id }, query: { severity } })
  const { rows } = list
  const focus = useMendFocus(rows)
  const isOpen = status === 'READY'
  const mendable = rows?.filter(problem => problem.isMendable) ?? []
  return (
    <div ref={focus.root}>
      <List
        of={list}
        name="import-problems"
        label={t(words.label)}
        columns={[
          {
            id: 'row',
            header: t('columnRow'),
            width: '72px',
            cell: ({ row }) => <RowNumber row={row} />,
          },
          { id: 'column', header: t('columnColumn'), width: '180px', phone: 'corner', cell: row => row.column },
          {
            id: 'value',
            header: t('columnValue'),
            width: '280px',
            phone: 'foot',
            cell: row =>
              isOpen && row.isMendable ? (
                <MendCell
                  importId={id}
                  problem={row}
                  isOpen={focus.isOpen(idOf(row))}
                  onOpen={() => focus.enter(idOf(row))}
                  onLeave={() => focus.leave(mendable.indexOf(row))}
                  onMended={() => focus.done(mendable.indexOf(row))}
                />
              ) : row.value === '' ? (
                <em className="muted">{t('blank')}</em>
              ) : (
                <code className={styles.value}>{row.value}</code>
              ),
          },
          {
            id: 'problem',
            header: t('columnProblem'),
            least: '44%',
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
        rowId={idOf}
        empty={{
          drawing: 'done',
          title: t(words.title),
          hint: t(words.hint),
        }}
      />
    </div>
  )
}

const idOf = ({ row, field, code }: ImportProblem) => `${row} ${field} ${code}`

/** A row of the file, by the number that a spreadsheet gives it. */
export function RowNumber({ row }: { row: number }) {
  const t = useText('import')
  return (
    <span className="numbers">
      <span className="phone-only muted">{t('columnRow')} </span>
      {row}
    </span>
  )
}
