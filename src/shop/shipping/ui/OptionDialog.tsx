import { useFieldArray } from 'react-hook-form'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormMoney, FormNumber, FormSwitch } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { Button, IconButton } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Columns } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useMoneySend } from '#shop/approval/ui/use-money-send.ts'
import { ShippingChange, type ShippingOption, shippingCalls } from '../contract.ts'
import styles from './ShippingOfficePage.module.css'

type Props = { option: ShippingOption; country: string; onClose: () => void }

/** One option to a country, to be changed: days, terms and the steps of weight. */
export function OptionDialog({ option, country, onClose }: Props) {
  const t = useText('shippingOffice')
  const name = `${t(option.name)}, ${country}`
  return (
    <Dialog isOpen onClose={onClose} title={name} width={582}>
      <OptionForm option={option} name={name} onClose={onClose} />
    </Dialog>
  )
}

function OptionForm({ option, name, onClose }: Omit<Props, 'country'> & { name: string }) {
  const t = useText('shippingOffice')
  const { minDays, maxDays, fromProductionCents, extraPoundCents, isEnabled, rates } = option
  const form = useAppForm(ShippingChange, { minDays, maxDays, fromProductionCents, extraPoundCents, isEnabled, rates: [...rates] })
  const { control } = form
  const steps = useFieldArray({ control, name: 'rates' })
  const save = useMoneySend(shippingCalls.changeShipping, {
    changes: [shippingCalls.officeShipping],
    done: t('saved'),
    onDone: onClose,
    onWaits: onClose,
    showsRefusal: true,
  })
  const wrong = ShippingChange.safeParse(form.watch()).success ? undefined : t('wrong')
  const add = () => {
    const { upToOz = 8, costCents = 0 } = form.getValues('rates').at(-1) ?? {}
    steps.append({ upToOz: upToOz * 2, costCents })
  }
  return (
    <AppForm form={form} error={save.error} onSubmit={body => save.mutate({ params: { id: option.id }, body })}>
      <FormSwitch control={control} name="isEnabled" label={t('isEnabled')} help={t(option.level)} />
      <Columns gap={12} className={styles.fields}>
        <FormNumber control={control} name="minDays" label={t('minDays')} min={0} max={90} />
        <FormNumber control={control} name="maxDays" label={t('maxDays')} min={0} max={90} />
        <FormMoney control={control} name="fromProductionCents" label={t('from')} autoComplete="off" />
        <FormMoney control={control} name="extraPoundCents" label={t('extra')} autoComplete="off" />
      </Columns>
      <table className={styles.steps} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{t('upToOz')}</th>
            <th scope="col">{t('cost')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {steps.fields.map(({ id }, at) => (
            <tr key={id}>
              <td>
                <FormNumber
                  control={control}
                  name={`rates.${at}.upToOz`}
                  aria-label={`${t('upToOz')} ${at + 1}, ${name}`}
                  min={0.1}
                  max={10_000}
                  decimals={1}
                />
              </td>
              <td>
                <FormMoney
                  control={control}
                  name={`rates.${at}.costCents`}
                  aria-label={`${t('cost')} ${at + 1}, ${name}`}
                  autoComplete="off"
                />
              </td>
              <td>
                <IconButton
                  icon="trash"
                  label={`${t('remove')} ${at + 1}`}
                  disabled={steps.fields.length === 1}
                  onClick={() => steps.remove(at)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <Button size="small" icon="plus" onClick={add}>
          {t('addStep')}
        </Button>
      </div>
      <FormActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" reason={form.formState.isDirty ? wrong : t('notSaved')} busy={save.isPending}>
          {t('save')}
        </Button>
      </FormActions>
    </AppForm>
  )
}
