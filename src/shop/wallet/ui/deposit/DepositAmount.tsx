import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { limits } from '#base/fields.ts'
import { formatCents } from '#base/money.ts'
import { FormActions } from '#kit/app/form/AppForm.tsx'
import { FormMoney } from '#kit/app/form/fields.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Card } from '#kit/show/Card.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { type DepositBody, depositCalls } from '../../deposit/contract.ts'
import styles from './NewDepositPage.module.css'

const usual = [100_00, 250_00, 500_00, 1_000_00, 5_000_00]

interface Props {
  form: DepositForm
  method: string
  onMethod: (method: 'BANK' | 'PAYPAL') => void
  onNext: () => void
}
/** Step 1: how the money comes and how much; a form of its own, of which only the amount can be wrong. */
export function DepositAmount({ form, method, onMethod, onNext }: Props) {
  const t = useText('wallet')
  const language = useLanguage()
  const paypal = useCall(depositCalls.paymentMethods, {}).data?.data.paypal ?? 'OFF'
  const amount = (cents: number) => formatCents(cents, { language })
  const chosen = form.watch('amount')
  return (
    <form
      noValidate
      className={styles.step}
      onSubmit={event => {
        event.preventDefault()
        onNext()
      }}
    >
      <fieldset className={styles.methods}>
        <legend>{t('stepMethod')}</legend>
        <label className={styles.method}>
          <input type="radio" name="method" value="BANK" checked={method !== 'PAYPAL'} onChange={() => onMethod('BANK')} />
          <Icon name="bank" size={24} />
          <span>
            <strong>{t('bankTransfer')}</strong>
            <span className={styles.hint}>{t('bankTransferHint')}</span>
          </span>
        </label>
        {paypal !== 'OFF' && (
          <label className={styles.method}>
            <input type="radio" name="method" value="PAYPAL" checked={method === 'PAYPAL'} onChange={() => onMethod('PAYPAL')} />
            <Icon name="wallet" size={24} />
            <span>
              <strong>{t('paypal')}</strong>
              <span className={styles.hint}>{t(paypal === 'TEST' ? 'paypalTestHint' : 'paypalHint')}</span>
            </span>
          </label>
        )}
      </fieldset>
      <Card>
        <div className={styles.amount}>
          <FormMoney
            control={form.control}
            name="amount"
            size="lg"
            label={t('howMuch')}
            description={t('amountHelp', { min: amount(limits.depositMinCents), max: amount(limits.depositMaxCents) })}
            autoComplete="off"
          />
          <div className={styles.usual}>
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
          </div>
        </div>
      </Card>
      <FormActions>
        <LinkButton to="/payments">{t('back')}</LinkButton>
        <Button type="submit" variant="primary">
          {t('next')}
        </Button>
      </FormActions>
    </form>
  )
}

/** The form of both steps of a deposit. */
export type DepositForm = UseFormReturn<z.input<typeof DepositBody>, unknown, z.output<typeof DepositBody>>
