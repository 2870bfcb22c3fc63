import { z } from 'zod'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormNumber } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useText } from '#kit/use-text.ts'
import { stockCalls } from '../../stock/contract.ts'
import { stockLimits } from '../../stock/rules.ts'
import type { StockRow } from './stock-row.ts'

type Props = { variant: StockRow; onClose: () => void }

/** From how many pieces on a variant is low; nothing typed: as the shop's settings say. */
export function WarnDialog({ variant, onClose }: Props) {
  const t = useText('stockOffice')
  return (
    <Dialog isOpen onClose={onClose} title={t('warnTitle', { code: variant.variantID })}>
      <WarnForm variant={variant} onClose={onClose} />
    </Dialog>
  )
}

const shape = z.object({ lowStock: z.int().optional() })

function WarnForm({ variant, onClose }: Props) {
  const t = useText('stockOffice')
  const form = useAppForm(shape, { lowStock: variant.lowStock ?? undefined })
  const save = useAct(stockCalls.setLowStock, {
    changes: [stockCalls.officeStock],
    done: t('warnSaved'),
    onDone: onClose,
    showsRefusal: true,
  })
  const put = (lowStock: number | undefined) => save.mutate({ params: { id: variant.id }, body: { lowStock: lowStock ?? null } })
  return (
    <AppForm form={form} error={save.error} onSubmit={({ lowStock }) => put(lowStock)}>
      <FormNumber
        control={form.control}
        name="lowStock"
        label={t('warnLabel')}
        help={t('warnHelp')}
        min={0}
        max={stockLimits.lowStock}
        data-autofocus
      />
      <FormActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" busy={save.isPending}>
          {t('save')}
        </Button>
      </FormActions>
    </AppForm>
  )
}
