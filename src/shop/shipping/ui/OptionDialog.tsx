import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useText } from '#kit/use-text.ts'
import { type MoneySend, useMoneySend } from '#shop/approval/ui/use-money-send.ts'
import { NewShippingOption, type ShippingOption, shippingCalls } from '../contract.ts'
import { OptionFields, type OptionForm, OptionPlace } from './OptionFields.tsx'

interface Props {
  readonly options: readonly ShippingOption[]
  readonly countryOf: (code: string) => string
  readonly onClose: () => void
}

const changes = [shippingCalls.officeShipping]
const endsBy = (onClose: () => void) => ({ changes, onDone: onClose, onWaits: onClose }) satisfies MoneySend<never>

/** One option to a country, to be changed or removed: days, terms and the steps of weight. */
export function OptionDialog({ option, options, countryOf, onClose }: Props & { option: ShippingOption }) {
  const t = useText('shippingOffice')
  const name = `${t(option.name)}, ${countryOf(option.country)}`
  return (
    <Dialog isOpen onClose={onClose} title={name} width={582}>
      <ChangeOption option={option} options={options} name={name} onClose={onClose} />
    </Dialog>
  )
}

function ChangeOption({ option, options, name, onClose }: Omit<Props, 'countryOf'> & { option: ShippingOption; name: string }) {
  const t = useText('shippingOffice')
  const { id, level, ...given } = option
  const form = useAppForm(NewShippingOption, { ...given, rates: [...given.rates] })
  const save = useMoneySend(shippingCalls.changeShipping, { ...endsBy(onClose), done: t('saved'), showsRefusal: true })
  const remove = useMoneySend(shippingCalls.removeShipping, { ...endsBy(onClose), done: t('optionRemoved') })
  const isLast = option.country !== '*' && options.every(other => other.id === id || other.country !== option.country)
  const question = {
    title: t('removeTitle', { name }),
    children: t(isLast ? 'removeLast' : 'removeHint'),
    action: t('remove'),
    isDangerous: true,
  }
  return (
    <AppForm form={form} error={save.error} onSubmit={({ country, name: _, ...body }) => save.mutate({ params: { id }, body })}>
      <OptionFields form={form} name={name} help={t(level)} />
      <FormActions>
        <Button variant="quiet" icon="trash" busy={remove.isPending} onClick={() => void remove.ask(question, { params: { id } })}>
          {t('remove')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Save form={form} busy={save.isPending} text={t('save')} />
      </FormActions>
    </AppForm>
  )
}

/** A new option to a country, or to all that have none of their own. */
export function NewOptionDialog({ options, countryOf, onClose }: Props) {
  const t = useText('shippingOffice')
  return (
    <Dialog isOpen onClose={onClose} title={t('addOption')} width={582}>
      <AddOption options={options} countryOf={countryOf} onClose={onClose} />
    </Dialog>
  )
}

/** It begins with the terms of all other countries, where there are any. */
function AddOption({ options, countryOf, onClose }: Props) {
  const t = useText('shippingOffice')
  const { minDays = 6, maxDays = 12, extraPoundCents = 0, rates = [{ upToOz: 16 }] } = options.find(({ country }) => country === '*') ?? {}
  const form = useAppForm<NewShippingOption, NewShippingOption>(NewShippingOption, {
    country: '',
    name: 'international',
    minDays,
    maxDays,
    fromProductionCents: 0,
    extraPoundCents,
    isEnabled: true,
    rates: [...rates],
  })
  const add = useMoneySend(shippingCalls.addShipping, { ...endsBy(onClose), done: t('optionAdded'), showsRefusal: true })
  return (
    <AppForm form={form} error={add.error} onSubmit={body => add.mutate({ body })}>
      <OptionPlace form={form} options={options} countryOf={countryOf} />
      <OptionFields form={form} name={t('addOption')} />
      <FormActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Save form={form} busy={add.isPending} text={t('addOption')} />
      </FormActions>
    </AppForm>
  )
}

function Save({ form, busy, text }: { form: OptionForm; busy: boolean; text: string }) {
  const t = useText('shippingOffice')
  const wrong = NewShippingOption.safeParse(form.watch()).success ? undefined : t('wrong')
  return (
    <Button type="submit" variant="primary" reason={form.formState.isDirty ? wrong : t('notSaved')} busy={busy}>
      {text}
    </Button>
  )
}
