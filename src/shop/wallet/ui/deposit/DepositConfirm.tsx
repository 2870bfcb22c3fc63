import { formatCents } from '#base/money.ts'
import { FormActions } from '#kit/app/form/AppForm.tsx'
import { FormSelect, FormText, FormTextarea } from '#kit/app/form/fields.tsx'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { DescriptionList } from '#kit/app/page/DescriptionList.tsx'
import { Button } from '#kit/control/Button.tsx'
import { Card } from '#kit/show/Card.tsx'
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
      <div className={styles.columns}>
        <Card className={styles.copies}>
          <h2 className={styles.heading} tabIndex={-1} ref={takeFocus}>
            {t('sendTo', { amount })}
          </h2>
          {instruction.accounts.length > 1 && (
            <FormSelect
              control={form.control}
              name="bankAccountId"
              label={t('sendToBank')}
              data={instruction.accounts.map(({ id, bankName, accountNumber }) => ({
                value: String(id),
                label: `${bankName} · ${accountNumber}`,
              }))}
              allowDeselect={false}
            />
          )}
          <div className={styles.memo}>
            <p>{t('memo')}</p>
            <CopyId id={instruction.memo} />
            <p className={styles.hint}>{t('memoHint')}</p>
          </div>
          <DescriptionList
            facts={[
              { label: t('amount'), value: <CopyId id={(cents / 100).toFixed(2)}>{amount}</CopyId> },
              account && { label: t('bank'), value: account.bankName },
              account && { label: t('accountName'), value: <CopyId id={account.accountName} /> },
              account && { label: t('accountNumber'), value: <CopyId id={account.accountNumber} /> },
              account && account.swift !== '' && { label: t('swift'), value: <CopyId id={account.swift} /> },
            ]}
          />
          {account && <TransferQr bankAccountId={account.id} cents={cents} />}
        </Card>
        <Card>
          <div className={styles.fields}>
            <h2 className={styles.heading}>{t('tellUs')}</h2>
            <FormText
              control={form.control}
              name="transactionNumber"
              label={t('transactionNumber')}
              description={t('transactionNumberHelp')}
              autoComplete="off"
              required
            />
            <ProofDrop
              label={t('proofs')}
              files={files}
              onChange={onFiles}
              error={isProofMissing ? faultText('PROOF_IMAGES_MISSING') : undefined}
            />
            <FormTextarea control={form.control} name="note" label={t('note')} minRows={2} maxLength={500} />
          </div>
        </Card>
      </div>
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
