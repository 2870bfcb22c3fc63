import { formatCents } from '#base/money.ts'
import { FormActions } from '#kit/app/form/AppForm.tsx'
import { FormSelect, FormText, FormTextarea } from '#kit/app/form/fields.tsx'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { Button } from '#kit/control/Button.tsx'
import { Facts } from '#kit/layout/Facts.tsx'
import { MainFigure } from '#kit/layout/MainFigure.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Columns } from '#kit/layout/Stack.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import type { UsualTime } from '../../deposit/rules.ts'
import { ProofDrop } from '../ProofDrop.tsx'
import type { DepositForm } from './DepositAmount.tsx'
import styles from './NewDepositPage.module.css'
import { TransferQr } from './TransferQr.tsx'
import { UsualTimeNote } from './UsualTimeNote.tsx'

export interface BankAccount {
  id: number
  bankName: string
  accountName: string
  accountNumber: string
  swift: string
}
interface Instruction {
  memo: string
  accounts: readonly BankAccount[]
  maxImages: number
  usual: UsualTime | null
}
type Props = {
  form: DepositForm
  instruction: Instruction
  cents: number
  files: readonly File[]
  onFiles: (files: readonly File[]) => void
  isSending: boolean
  onBack: () => void
}

/** Who comes by keyboard goes on where the step begins. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus()

/** Step 2: where to send the money, and telling us that it is sent. */
export function DepositConfirm({ form, instruction, cents, files, onFiles, isSending, onBack }: Props) {
  const t = useText('wallet')
  const faultText = useFaultText()
  const language = useLanguage()
  const amount = formatCents(cents, { language })
  const chosen = Number(form.watch('bankAccountId') ?? 0)
  const account = instruction.accounts.find(each => each.id === chosen) ?? instruction.accounts[0]
  const isProofMissing = form.formState.isSubmitted && files.length === 0
  return (
    <>
      <Columns least={320}>
        <Panel className={styles.copies}>
          <h2 className={styles.heading} tabIndex={-1} ref={takeFocus}>
            {t('sendTo', { amount })}
          </h2>
          {instruction.accounts.length > 1 && (
            <FormSelect
              control={form.control}
              name="bankAccountId"
              label={t('sendToBank')}
              choices={instruction.accounts.map(({ id, bankName, accountNumber }) => ({
                value: String(id),
                label: `${bankName} · ${accountNumber}`,
              }))}
            />
          )}
          <Note meaning="blue">
            <MainFigure label={t('memo')} hint={t('memoHint')}>
              <CopyId id={instruction.memo} />
            </MainFigure>
          </Note>
          <Facts
            of={[
              { label: t('amount'), value: <CopyId id={(cents / 100).toFixed(2)}>{amount}</CopyId> },
              account && { label: t('bank'), value: account.bankName },
              account && { label: t('accountName'), value: <CopyId id={account.accountName} /> },
              account && { label: t('accountNumber'), value: <CopyId id={account.accountNumber} /> },
              account && account.swift !== '' && { label: t('swift'), value: <CopyId id={account.swift} /> },
            ]}
          />
          {account && <TransferQr bankAccountId={account.id} cents={cents} />}
        </Panel>
        <Panel title={t('tellUs')}>
          <FormText
            control={form.control}
            name="transactionNumber"
            label={t('transactionNumber')}
            help={t('transactionNumberHelp')}
            autoComplete="off"
            required
          />
          <ProofDrop
            label={t('proofs')}
            files={files}
            onChange={onFiles}
            error={isProofMissing ? faultText('PROOF_IMAGES_MISSING') : undefined}
          />
          <FormTextarea control={form.control} name="note" label={t('note')} rows={2} maxLength={500} />
        </Panel>
      </Columns>
      <UsualTimeNote usual={instruction.usual} />
      <FormActions>
        <Button onClick={onBack}>{t('back')}</Button>
        <Button variant="primary" type="submit" busy={isSending}>
          {t('submitDeposit')} · {amount}
        </Button>
      </FormActions>
    </>
  )
}
