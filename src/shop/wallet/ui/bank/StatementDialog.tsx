import { useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { CallError } from '#base/fault.ts'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormSelect } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
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
import { StatementBody, statementCalls } from '../../statement/contract.ts'
import styles from './StatementDialog.module.css'

const tables = {
  'text/csv': ['.csv'],
  'text/tab-separated-values': ['.tsv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
} as const
const keys = ['date', 'amount', 'memo', 'reference'] as const
const labels = { date: 'columnDate', amount: 'columnAmount', memo: 'columnMemo', reference: 'columnReference' } as const

const ColumnsForm = StatementBody.pick({ date: true, amount: true, memo: true, reference: true })

/** Takes a statement in: the account, the file, which column holds what. */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const t = useText('bookOffice')
  const accounts = useCall(bankCalls.bankAccounts, {})
  const [chosen, setChosen] = useState<number>()
  const [files, setFiles] = useState<readonly File[]>([])
  const bankAccountId = chosen ?? accounts.data?.data[0]?.id ?? 0
  const read = useSend(statementCalls.readStatement)
  const choose = (next: readonly File[]) => {
    setFiles(next)
    read.reset()
    if (next.length > 0) read.mutate({ body: { bankAccountId }, files: next })
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
            onChange={next => choose(next)}
            isBusy={read.isPending}
          />
        )}
        {read.error && <ErrorNote error={read.error} />}
        {read.data && <Columns shown={read.data.data} bankAccountId={bankAccountId} files={files} onDone={onClose} />}
      </Stack>
    </Dialog>
  )
}

type ColumnsProps = {
  shown: CallAnswer<typeof statementCalls.readStatement>['data']
  bankAccountId: number
  files: readonly File[]
  onDone: () => void
}

/** Which column holds what, with what its first rows have in it: whether it is the right one is seen at once. */
function Columns({ shown: { header, rows, columns }, bankAccountId, files, onDone }: ColumnsProps) {
  const t = useText('bookOffice')
  const form = useAppForm(ColumnsForm, columns)
  const take = useAct(statementCalls.importStatement, {
    changes: [statementCalls.bankLines, statementCalls.bankStatements, depositCalls.officeDeposits],
    done: ({ data: { matched, lines, open } }) => t('taken', { matched, lines, open }),
    onDone,
    showsRefusal: true,
  })
  const isKnown = take.error instanceof CallError && take.error.code === 'STATEMENT_WAS_IMPORTED'
  const chosen = form.watch()
  const sampleOf = (name = '') => {
    const at = header.indexOf(name)
    return at < 0 ? t('none') : rows.map(row => row[at] || t('none')).join(' · ')
  }
  return (
    <AppForm
      form={form}
      error={take.error}
      onSubmit={typed => take.mutate({ body: { bankAccountId, ...typed, again: isKnown ? 'yes' : 'no' }, files })}
    >
      <p className="muted">{t('columnsHint')}</p>
      <div className={styles.columns}>
        {keys.map(key => (
          <FormSelect
            key={key}
            control={form.control}
            name={key}
            label={t(labels[key])}
            help={sampleOf(chosen[key])}
            choices={[...new Set(header.filter(name => name !== ''))]}
            canClear={key === 'reference'}
          />
        ))}
      </div>
      <Button type="submit" variant="primary" busy={take.isPending}>
        {isKnown ? t('takeAgain') : t('take')}
      </Button>
    </AppForm>
  )
}
