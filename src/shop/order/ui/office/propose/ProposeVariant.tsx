import { useState } from 'react'
import { z } from 'zod'
import { formatCents } from '#base/money.ts'
import { nameIn } from '#base/text.ts'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormTextarea } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { SearchSelect } from '#kit/app/library/SearchSelect.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useErrorText } from '#kit/call/error-text.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { orderProposalCalls, ProposalInput } from '../../../edit/proposal/contract.ts'
import type { VariantChoice } from '../../../list/proposal/contract.ts'
import { Swap } from '../../detail/mend/Swap.tsx'
import { variantName } from '../../variant-name.ts'
import { changes, type OfficeOrder } from '../office-order.ts'

type Props = { order: OfficeOrder; item: OfficeOrder['items'][number] }

/** Whether staff may propose another variant for this item, or see why they may not: one is asked about at a time. */
export const isProposable = ({ steps, status, errorCode, proposals }: OfficeOrder, item: Props['item']): boolean =>
  item.cancelledAt === null &&
  (steps.editVariant === null || (status === 'ERROR' && errorCode === 'STOCK')) &&
  !proposals.some(each => each.itemId === item.id && each.state === 'OPEN')

/** Proposes another variant for an item to the order's seller. */
export function ProposeVariant({ order, item, as = 'quiet' }: Props & { as?: 'primary' | 'secondary' | 'quiet' }) {
  const t = useText('orderProposal')
  const language = useLanguage()
  const faultText = useFaultText()
  const whyNot = useWhyNot()
  const [isOpen, setOpen] = useState(false)
  const { editVariant } = order.steps
  const variant = variantName(language, item)
  const isMend = as !== 'quiet'
  const isOnly = order.items.filter(each => each.cancelledAt === null).length === 1
  const label = isMend && !isOnly ? t('proposeFor', { item: variant }) : t('propose')
  return (
    <>
      <Button
        variant={as}
        size={isMend ? 'medium' : 'small'}
        icon="shirt"
        aria-label={`${label}: ${nameIn(language, item)}, ${variant}`}
        reason={whyNot(orderProposalCalls.proposeVariant) ?? (editVariant === null ? undefined : (faultText(editVariant) ?? editVariant))}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <ProposalDialog order={order} item={item} onClose={() => setOpen(false)} />}
    </>
  )
}

/** `otherSku`, once it is looked up, goes before the choice. */
const ProposalForm = ProposalInput.extend({ sku: z.string(), otherSku: z.string() })

function ProposalDialog({ order, item, onClose }: Props & { onClose: () => void }) {
  const t = useText('orderProposal')
  const ofOrder = useText('order')
  const language = useLanguage()
  const faultText = useFaultText()
  const errorText = useErrorText()
  const form = useAppForm(ProposalForm, { sku: '', otherSku: '', note: '' })
  const { control, setValue } = form
  const { sku, otherSku } = form.watch()
  const params = { id: order.id, itemId: item.id }
  const choices = useCall(orderProposalCalls.variantChoices, { params, query: {} }, { staleMs: 0 })
  const other = useCall(orderProposalCalls.variantChoices, { params, query: { sku: otherSku } }, { isEnabled: otherSku !== '', staleMs: 0 })
  const sends = useAct(orderProposalCalls.proposeVariant, { changes, done: t('sent'), onDone: onClose, showsRefusal: true })
  const chosen = otherSku === '' ? choices.data?.data.find(each => each.sku === sku) : other.data?.data[0]
  const words = useDifference()
  const labelOf = (each: VariantChoice) => [colorIn(language, each.color), each.size, words(each.differenceCents)].join(' · ')
  return (
    <Dialog isOpen onClose={onClose} title={t('proposeTitle', { item: nameIn(language, item) })} width={582}>
      <AppForm
        form={form}
        error={sends.error ?? choices.error}
        onSubmit={({ note }) => chosen && sends.mutate({ params, body: { sku: chosen.sku, note } })}
      >
        <p>{t('proposeHint')}</p>
        <SearchSelect
          label={t('variant')}
          choices={(choices.data?.data ?? []).map(each => ({ value: each.sku, label: labelOf(each) }))}
          value={sku}
          onChange={value => {
            setValue('sku', value)
            setValue('otherSku', '')
          }}
        />
        <OtherSku key={sku} error={other.error ? errorText(other.error) : undefined} onGiven={given => setValue('otherSku', given)} />
        {chosen && (
          <Row>
            <Swap item={item} variant={chosen} isForStaff />
            <strong>{words(chosen.differenceCents)}</strong>
          </Row>
        )}
        <FormTextarea control={control} name="note" label={t('note')} optional rows={2} maxLength={500} />
        <FormActions>
          <Button onClick={onClose}>{ofOrder('close')}</Button>
          <Button type="submit" variant="primary" busy={sends.isPending} reason={chosen ? undefined : faultText('REQUIRED')}>
            {t('send')}
          </Button>
        </FormActions>
      </AppForm>
    </Dialog>
  )
}

/** Looked up once it is typed. */
function OtherSku({ error, onGiven }: { error: string | undefined; onGiven: (sku: string) => void }) {
  const t = useText('orderProposal')
  const [typed, setTyped] = useState('')
  return (
    <TextInput
      label={t('otherSku')}
      optional
      maxLength={80}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      error={error}
      onChange={event => setTyped(event.currentTarget.value)}
      onBlur={() => onGiven(typed.trim())}
      onKeyDown={event => event.key === 'Enter' && onGiven(typed.trim())}
    />
  )
}

/** What a variant costs more or less, in words. */
function useDifference(): (cents: number) => string {
  const t = useText('orderProposal')
  const language = useLanguage()
  return cents => (cents === 0 ? t('samePrice') : t(cents > 0 ? 'more' : 'less', { amount: formatCents(Math.abs(cents), { language }) }))
}
