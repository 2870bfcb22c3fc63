import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { limits } from '#base/fields.ts'
import { formatCents } from '#base/money.ts'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { ChoiceCards } from '#kit/app/form/ChoiceCards.tsx'
import { FormMoney } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { DepositBody, depositCalls } from '../../deposit/contract.ts'
import styles from './NewDepositPage.module.css'

const usual = [100_00, 250_00, 500_00, 1_000_00, 5_000_00]

interface Props {
  /** In cents, where it is known already. */
  first: number | undefined
  method: string
  onMethod: (method: 'BANK' | 'PAYPAL') => void
  /** Where one came from. */
  backTo: string
  onNext: (cents: number) => void
}
const AmountForm = DepositBody.pick({ amount: true })

/** Step 1: how the money comes and how much; a form of its own, of which only the amount can be wrong. */
export function DepositAmount({ first, method, onMethod, backTo, onNext }: Props) {
  const t = useText('wallet')
  const language = useLanguage()
  const paypal = useCall(depositCalls.paymentMethods, {}).data?.data.paypal ?? 'OFF'
  const amount = (cents: number) => formatCents(cents, { language })
  const form = useAppForm(AmountForm, { ...(first !== undefined && { amount: first }) })
  const chosen = form.watch('amount')
  return (
    <AppForm form={form} onSubmit={({ amount }) => onNext(amount)}>
      <ChoiceCards
        legend={t('stepMethod')}
        value={method === 'PAYPAL' ? 'PAYPAL' : 'BANK'}
        onChange={onMethod}
        choices={[
          { value: 'BANK', icon: 'bank', title: t('bankTransfer'), hint: t('bankTransferHint') },
          paypal !== 'OFF' && {
            value: 'PAYPAL',
            icon: 'wallet',
            title: t('paypal'),
            hint: t(paypal === 'TEST' ? 'paypalTestHint' : 'paypalHint'),
          },
        ]}
      />
      <Panel>
        <Stack gap={12} className={styles.amount}>
          <FormMoney
            control={form.control}
            name="amount"
            label={t('howMuch')}
            help={t('amountHelp', { min: amount(limits.depositMinCents), max: amount(limits.depositMaxCents) })}
            autoComplete="off"
          />
          <Row className={styles.usual}>
            {usual.map(cents => (
              <button
                key={cents}
                type="button"
                aria-pressed={chosen === cents}
                onClick={() => form.setValue('amount', cents, { shouldValidate: true })}
              >
                {formatCents(cents, { language }).replace(/[.,]00(?=\D*$)/, '')}
              </button>
            ))}
          </Row>
        </Stack>
      </Panel>
      <FormActions>
        <LinkButton to={backTo}>{t('back')}</LinkButton>
        <Button type="submit" variant="primary">
          {t('next')}
        </Button>
      </FormActions>
    </AppForm>
  )
}

/** The form of both steps of a deposit. */
export type DepositForm = UseFormReturn<z.input<typeof DepositBody>, unknown, z.output<typeof DepositBody>>
