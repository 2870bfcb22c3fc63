import { useState } from 'react'
import type { z } from 'zod'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormCheckbox, FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { LimitNote } from '#shop/approval/ui/LimitNote.tsx'
import { useMoneySend } from '#shop/approval/ui/use-money-send.ts'
import { BankAccountBody, bankCalls, type OfficeBankAccount } from '../../bank/contract.ts'
import { sendsElsewhere } from '../../bank/rules.ts'

/** The accounts that sellers send to; the owner keeps them. */
export function BankAccountList() {
  const t = useText('bookOffice')
  const accounts = useList(bankCalls.bankAccounts, { isWhole: true })
  const [edited, setEdited] = useState<OfficeBankAccount | 'new'>()
  const whyNot = useWhyNot()
  return (
    <>
      <List
        of={accounts}
        end={
          <Button icon="plus" reason={whyNot(bankCalls.makeBankAccount)} onClick={() => setEdited('new')}>
            {t('addAccount')}
          </Button>
        }
        name="bank-accounts"
        label={t('accounts')}
        columns={[
          { id: 'bank', header: t('bankName'), cell: row => row.bankName },
          { id: 'name', header: t('accountName'), cell: row => row.accountName },
          { id: 'number', header: t('accountNumber'), cell: row => <span className="numbers">{row.accountNumber}</span> },
          { id: 'swift', header: t('swift'), cell: row => row.swift || t('none'), width: '130px' },
          { id: 'code', header: t('bankCode'), cell: row => row.bankCode || t('none'), width: '180px', fromPixels: 1_000 },
          {
            id: 'state',
            header: t('lineStatus'),
            cell: row => <Badge meaning={row.isEnabled ? 'green' : 'grey'}>{row.isEnabled ? t('openAccount') : t('closed')}</Badge>,
            width: '130px',
          },
        ]}
        rowActions={row => (
          <Button size="small" reason={whyNot(bankCalls.changeBankAccount)} onClick={() => setEdited(row)}>
            {t('editAccount')}
          </Button>
        )}
        empty={{ drawing: 'money', title: t('addAccount') }}
      />
      {edited && <AccountDialog account={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}

const blank = { bankName: '', accountName: '', accountNumber: '', swift: '', bankCode: '', isEnabled: true }

function AccountDialog({ account, onClose }: { account: OfficeBankAccount | undefined; onClose: () => void }) {
  const t = useText('bookOffice')
  const { id, ...values } = account ?? { id: 0, ...blank }
  const form = useAppForm(BankAccountBody, values)
  const options = {
    changes: [bankCalls.bankAccounts],
    done: t('saved'),
    onDone: onClose,
    onWaits: onClose,
    showsRefusal: true,
  }
  const make = useMoneySend(bankCalls.makeBankAccount, options)
  const change = useMoneySend(bankCalls.changeBankAccount, options)
  return (
    <Dialog isOpen onClose={onClose} title={account ? account.bankName : t('addAccount')}>
      <AppForm
        form={form}
        error={make.error ?? change.error}
        onSubmit={body => (account ? change.mutate({ params: { id }, body }) : make.mutate({ body }))}
      >
        <FormText control={form.control} name="bankName" label={t('bankName')} autoComplete="off" data-autofocus required />
        <FormText control={form.control} name="accountName" label={t('accountName')} autoComplete="off" required />
        <FormText control={form.control} name="accountNumber" label={t('accountNumber')} autoComplete="off" required />
        <FormText control={form.control} name="swift" label={t('swift')} autoComplete="off" />
        <FormText
          control={form.control}
          name="bankCode"
          label={t('bankCode')}
          help={t('bankCodeHelp')}
          inputMode="numeric"
          autoComplete="off"
        />
        <FormCheckbox control={form.control} name="isEnabled" label={t('isEnabled')} />
        {sendsElsewhere(account ?? { ...blank, isEnabled: false }, typedOf(form.watch())) && <LimitNote kind="payee" amount={1} />}
        <Button type="submit" variant="primary" busy={make.isPending || change.isPending}>
          {t('save')}
        </Button>
      </AppForm>
    </Dialog>
  )
}

/** As it is typed so far: what was left empty is empty. */
const typedOf = ({ swift = '', bankCode = '', isEnabled = true, ...typed }: z.input<typeof BankAccountBody>) => ({
  ...typed,
  swift,
  bankCode,
  isEnabled,
})
