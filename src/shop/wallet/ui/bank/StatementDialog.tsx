import { useState } from 'react'
import { CallError } from '#base/fault.ts'
import { FileDrop } from '#kit/app/library/FileDrop.tsx'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall, useSend } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Select } from '#kit/control/Select.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { bankCalls } from '../../bank/contract.ts'
import { depositCalls } from '../../deposit/contract.ts'
import { statementCalls } from '../../statement/contract.ts'
import type { StatementColumns } from '../../statement/rules.ts'
import styles from './StatementDialog.module.css'

const tables = {
  'text/csv': ['.csv'],
  'text/tab-separated-values': ['.tsv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
} as const
const keys = ['date', 'amount', 'memo', 'reference'] as const
const labels = { date: 'columnDate', amount: 'columnAmount', memo: 'columnMemo', reference: 'columnReference' } as const

/** Takes a statement in: the account, the file, which column holds what. */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const t = useText('bookOffice')
  const accounts = useCall(bankCalls.bankAccounts, {})
  const [chosen, setChosen] = useState<number>()
  const [files, setFiles] = useState<readonly File[]>([])
  const [columns, setColumns] = useState<StatementColumns>()
  const bankAccountId = chosen ?? accounts.data?.data[0]?.id ?? 0
  const read = useSend(statementCalls.readStatement, { onDone: ({ data }) => setColumns(data.columns) })
  const take = useAct(statementCalls.importStatement, {
    changes: [statementCalls.bankLines, statementCalls.bankStatements, depositCalls.officeDeposits],
    done: ({ data: { matched, lines, open } }) => t('taken', { matched, lines, open }),
    onDone: onClose,
    showsRefusal: true,
  })
  const choose = (next: readonly File[]) => {
    setFiles(next)
    setColumns(undefined)
    take.reset()
    if (next.length > 0) read.mutate({ body: { bankAccountId }, files: next })
  }
  const send = (again: 'yes' | 'no') => columns && take.mutate({ body: { bankAccountId, ...columns, again }, files })
  const isKnown = take.error instanceof CallError && take.error.code === 'STATEMENT_WAS_IMPORTED'
  const shown = read.data?.data
  /** What the first rows have in the column: whether it is the right one is seen at once. */
  const sampleOf = (name: string) => {
    const at = shown?.header.indexOf(name) ?? -1
    return at < 0 ? t('none') : shown?.rows.map(row => row[at] || t('none')).join(' · ')
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('importStatement')} width={582}>
      <Stack>
        <Select
          label={t('account')}
          value={String(bankAccountId)}
          choices={(accounts.data?.data ?? []).map(({ id, bankName, accountNumber }) => ({
            value: String(id),
            label: `${bankName} · ${accountNumber}`,
          }))}
          onChange={value => {
            setChosen(Number(value))
            choose([])
          }}
        />
        {accounts.error && <ErrorNote error={accounts.error} />}
        {/* A file is read for its account: none is taken before the accounts are there. */}
        {bankAccountId > 0 && (
          <FileDrop
            label={t('file')}
            hint={t('fileHint')}
            accept={tables}
            maxBytes={20 * 2 ** 20}
            files={files}
            onChange={choose}
            isBusy={read.isPending}
          />
        )}
        {read.error && <ErrorNote error={read.error} />}
        {shown && columns && (
          <>
            <p className="muted">{t('columnsHint')}</p>
            <div className={styles.columns}>
              {keys.map(key => (
                <Select
                  key={key}
                  label={t(labels[key])}
                  help={sampleOf(columns[key])}
                  value={columns[key]}
                  choices={[...new Set(shown.header.filter(name => name !== ''))]}
                  onChange={value => setColumns({ ...columns, [key]: value })}
                  canClear={key === 'reference'}
                />
              ))}
            </div>
            {take.error && <ErrorNote error={take.error} />}
            <Button variant="primary" busy={take.isPending} onClick={() => send(isKnown ? 'yes' : 'no')}>
              {isKnown ? t('takeAgain') : t('take')}
            </Button>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
