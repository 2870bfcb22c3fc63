import { useNavigate } from 'react-router'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormSelect, FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useSend } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useText } from '#kit/use-text.ts'
import { catalogueOfficeCalls, type MenuEntry, NewProduct } from '../../office/contract.ts'
import { PictureShape } from '../../picture/contract.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
  categories: readonly MenuEntry[]
}

/** A new product: what it is called and where it stands; all else is edited on its page. */
export function NewProductDialog({ isOpen, ...rest }: Props) {
  const t = useText('catalogueOffice')
  return (
    <Dialog isOpen={isOpen} onClose={rest.onClose} title={t('newProduct')}>
      <NewProductForm {...rest} />
    </Dialog>
  )
}

/** The select's values are words; the contract's category is a number. */
const shape = NewProduct.extend({ categoryId: NewProduct.shape.name })

function NewProductForm({ onClose, categories }: Omit<Props, 'isOpen'>) {
  const t = useText('catalogueOffice')
  const navigate = useNavigate()
  const form = useAppForm(shape, { productID: '', name: '', nameVi: '', categoryId: String(categories[0]?.id ?? ''), shape: 'tee' })
  const create = useSend(catalogueOfficeCalls.createProduct, {
    changes: [catalogueOfficeCalls.officeProducts],
    onDone: ({ data }) => void navigate(`/office/catalogue/${data.id}`),
  })
  return (
    <AppForm form={form} onSubmit={body => create.mutate({ body: { ...body, categoryId: Number(body.categoryId) } })} error={create.error}>
      <FormText control={form.control} name="name" label={t('name')} data-autofocus />
      <FormText control={form.control} name="nameVi" label={t('nameVi')} />
      <FormText control={form.control} name="productID" label={t('productID')} help={t('productIdHint')} />
      <FormSelect
        control={form.control}
        name="categoryId"
        label={t('category')}
        choices={categories.map(each => ({ value: String(each.id), label: each.name }))}
      />
      <FormSelect control={form.control} name="shape" label={t('shape')} help={t('shapeHint')} choices={PictureShape.options} />
      <FormActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" busy={create.isPending}>
          {t('create')}
        </Button>
      </FormActions>
    </AppForm>
  )
}
