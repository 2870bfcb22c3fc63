import { z } from 'zod'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormCheckbox, FormSelect, FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useText } from '#kit/use-text.ts'
import { SellerStatus } from '../../status/contract.ts'

/** What is written on the chosen orders; a tag that is not changed stays. */
export interface Mark {
  sellerStatus?: SellerStatus
  tag?: string
}
const MarkForm = z.object({ sellerStatus: SellerStatus.or(z.literal('')), isTagged: z.boolean(), tag: z.string().trim() })

/** Asks how the chosen orders are marked, and by which tag they are found. */
export function MarkDialog({ count, onMark, onClose }: { count: number; onMark: (mark: Mark) => void; onClose: () => void }) {
  const t = useText('order')
  const form = useAppForm(MarkForm, { sellerStatus: '', isTagged: false, tag: '' })
  const { control } = form
  const { sellerStatus, isTagged } = form.watch()
  const isNothing = sellerStatus === '' && !isTagged
  return (
    <Dialog isOpen onClose={onClose} title={t('markTitle', { count })}>
      <AppForm
        form={form}
        onSubmit={typed =>
          onMark({ ...(typed.sellerStatus !== '' && { sellerStatus: typed.sellerStatus }), ...(typed.isTagged && { tag: typed.tag }) })
        }
      >
        <FormSelect
          control={control}
          name="sellerStatus"
          label={t('filterMark')}
          choices={[{ value: '', label: t('markKept') }, ...SellerStatus.options.map(value => ({ value, label: t(`mark_${value}`) }))]}
        />
        <FormCheckbox control={control} name="isTagged" label={t('changeTag')} />
        {isTagged && <FormText control={control} name="tag" label={t('columnTag')} help={t('tagHint')} maxLength={60} autoComplete="off" />}
        <FormActions>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button type="submit" variant="primary" reason={isNothing ? t('markNothing') : undefined}>
            {t('save')}
          </Button>
        </FormActions>
      </AppForm>
    </Dialog>
  )
}
