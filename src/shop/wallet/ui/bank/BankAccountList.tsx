import { useState } from 'react'
import type { z } from 'zod'
import { Badge } from '#kit/Badge.tsx'
import { Button } from '#kit/Button.tsx'
import { DeskDialog } from '#kit/desk/DeskDialog.tsx'
import { DeskForm } from '#kit/desk/DeskForm.tsx'
import { DeskTable } from '#kit/desk/DeskTable.tsx'
import { EmptyState } from '#kit/desk/EmptyState.tsx'
import { FilterBar } from '#kit/desk/FilterBar.tsx'
import { FormCheckbox, FormText } from '#kit/desk/fields.tsx'
import { useDeskForm } from '#kit/desk/use-desk-form.ts'
import { useNotice } from '#kit/desk/use-notice.tsx'
import { useCall, useSend } from '#kit/use-call.ts'
import { useReader } from '#kit/use-session.ts'
import { useText } from '#kit/use-text.ts'
import { LimitNote } from '#shop/approval/ui/LimitNote.tsx'
import { walletDeskCalls } from '../../calls.ts'
import { BankAccountBody, type OfficeBankAccount } from '../../desk.contract.ts'
import { sendsElsewhere } from '../../payee.rules.ts'

/** The accounts that sellers send to; the owner keeps them. */
export function BankAccountList() {
  const t = useText('bookDesk')
  const accounts = useCall(walletDeskCalls.bankAccounts, {})
  const [edited, setEdited] = useState<OfficeBankAccount | 'new'>()
  const reason = useReader()?.roles.includes('owner') ? undefined : t('onlyOwner')
  return (
    <>
      <FilterBar
        end={
          <Button icon="plus" reason={reason} onClick={() => setEdited('new')}>
            {t('addAccount')}
          </Button>
        }
      />
      <DeskTable
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
        rows={accounts.data?.data}
        rowId={row => String(row.id)}
        rowActions={row => (
          <Button size="small" reason={reason} onClick={() => setEdited(row)}>
            {t('editAccount')}
          </Button>
        )}
        error={accounts.error}
        onRetry={() => void accounts.refetch()}
        empty={<EmptyState drawing="money" title={t('addAccount')} />}
      />
      {edited && <AccountDialog account={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}

const blank = { bankName: '', accountName: '', accountNumber: '', swift: '', bankCode: '', isEnabled: true }

function AccountDialog({ account, onClose }: { account: OfficeBankAccount | undefined; onClose: () => void }) {
  const t = useText('bookDesk')
  const notice = useNotice()
  const { id, ...values } = account ?? { id: 0, ...blank }
  const form = useDeskForm(BankAccountBody, values)
  const options = {
    changes: [walletDeskCalls.bankAccounts],
    onDone: () => {
      notice.done(t('saved'))
      onClose()
    },
  }
  const make = useSend(walletDeskCalls.makeBankAccount, options)
  const change = useSend(walletDeskCalls.changeBankAccount, options)
  return (
    <DeskDialog isOpen onClose={onClose} title={account ? account.bankName : t('addAccount')}>
      <DeskForm
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
          description={t('bankCodeHelp')}
          inputMode="numeric"
          autoComplete="off"
        />
        <FormCheckbox control={form.control} name="isEnabled" label={t('isEnabled')} />
        {sendsElsewhere(account ?? { ...blank, isEnabled: false }, typedOf(form.watch())) && <LimitNote kind="payee" amount={1} />}
        <Button type="submit" variant="primary" busy={make.isPending || change.isPending}>
          {t('save')}
        </Button>
      </DeskForm>
    </DeskDialog>
  )
}

/** As it is typed so far: what was left empty is empty. */
const typedOf = ({ swift = '', bankCode = '', isEnabled = true, ...typed }: z.input<typeof BankAccountBody>) => ({
  ...typed,
  swift,
  bankCode,
  isEnabled,
})
