import { useNavigate } from 'react-router'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useSend } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { PriceListHead, priceListCalls } from '../../price/contract.ts'
import { priceListLimits } from '../../price/rules.ts'

const NewList = PriceListHead.pick({ name: true, tier: true })

/** A new price list begins now and holds nothing; its own page opens. */
export function NewListForm() {
  const t = useText('catalogueOffice')
  const navigate = useNavigate()
  const form = useAppForm(NewList, { name: '', tier: '' })
  const create = useSend(priceListCalls.createPriceList, {
    changes: [priceListCalls.officePriceLists],
    onDone: ({ data }) => void navigate(`/office/price-lists/${data.id}`),
  })
  return (
    <AppForm
      form={form}
      error={create.error}
      onSubmit={head => create.mutate({ body: { ...head, startsAt: new Date().toISOString(), endsAt: null } })}
    >
      <FormText
        control={form.control}
        name="name"
        label={t('listName')}
        maxLength={priceListLimits.nameMax}
        autoComplete="off"
        required
        data-autofocus
      />
      <FormText control={form.control} name="tier" label={t('tier')} help={t('tierHint')} autoComplete="off" required isUpper />
      <Row>
        <Button type="submit" variant="primary" busy={create.isPending}>
          {t('newPriceList')}
        </Button>
      </Row>
    </AppForm>
  )
}
