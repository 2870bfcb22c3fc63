import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { AppForm, FieldRow, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormCheckbox, FormSelect, FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { type SkuMapping, SkuMappingBody, skuCalls } from '../../sku/contract.ts'
import { hasPlace, isPattern, mappingLimits } from '../../sku/rules.ts'
import { MappedFiles } from './MappedFiles.tsx'
import { MappedProduct, type PickedProduct } from './MappedProduct.tsx'

type Props = {
  /** What is said of it so far; the SKU alone where nothing is. */
  mapping: Pick<SkuMapping, 'sku'> & Partial<SkuMapping>
  onClose: () => void
  onSaved?: () => void
  /** What it is said of, where that is chosen already. */
  startsWith?: PickedProduct
}

/** What a seller's SKU, or a pattern of them, means: a product of theirs or of the catalogue, in a colour and a size. */
export function MappingDialog({ mapping, onClose, onSaved, startsWith }: Props) {
  const t = useText('designSku')
  const [picked, pick] = useState(startsWith)
  const form = useAppForm(SkuMappingBody, {
    sku: mapping.sku,
    productID: startsWith?.productID ?? mapping.productID ?? '',
    color: startsWith?.color ?? mapping.color ?? null,
    size: mapping.size ?? null,
    templateId: startsWith?.templateId ?? mapping.templateId ?? null,
    files: mapping.files?.map(({ side, fileId }) => ({ side, fileId })) ?? [],
    needsText: mapping.needsText ?? false,
  })
  const saves = useAct(skuCalls.setSkuMapping, {
    changes: [skuCalls.skuMappings],
    done: t('saved', { sku: form.getValues('sku') }),
    showsRefusal: true,
    onDone: () => {
      onClose()
      onSaved?.()
    },
  })
  const choose = (product: PickedProduct) => {
    pick(product)
    form.setValue('productID', product.productID, { shouldValidate: form.formState.isSubmitted })
    form.setValue('templateId', product.templateId)
    form.setValue('files', [])
    form.setValue('color', product.color)
    form.setValue('size', null)
  }
  const save = (body: SkuMappingBody) => saves.mutate({ body: { ...body, color: body.color || null, size: body.size || null } })
  const sku = useWatch({ control: form.control, name: 'sku' }) ?? ''
  return (
    <Dialog isOpen onClose={onClose} title={t('sayTitle')} hint={t('sayHint')} width={582}>
      <AppForm form={form} error={saves.error} onSubmit={save}>
        <FormText
          control={form.control}
          name="sku"
          label={t('sku')}
          help={t('patternHint')}
          maxLength={mappingLimits.sku}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <MappedProduct picked={picked} known={mapping} onPick={choose} />
        {picked && <Options form={form} picked={picked} sku={sku} />}
        <FormCheckbox control={form.control} name="needsText" label={t('needsText')} help={t('needsTextHelp')} />
        <FormActions>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button
            type="submit"
            variant="primary"
            busy={saves.isPending}
            reason={picked || mapping.productID !== undefined ? undefined : t('pickFirst')}
          >
            {t('save')}
          </Button>
        </FormActions>
      </AppForm>
    </Dialog>
  )
}

type OptionsProps = { form: UseFormReturn<z.input<typeof SkuMappingBody>, unknown, SkuMappingBody>; picked: PickedProduct; sku: string }

/** Colour and size, but for what the pattern says itself; and what is printed on a product of the catalogue. */
function Options({ form, picked: { slug, templateId }, sku }: OptionsProps) {
  const { control } = form
  const t = useText('designSku')
  const language = useLanguage()
  const product = useCall(catalogueCalls.product, { params: { slug } })
  const variants = product.data?.data.variants ?? []
  const each = (values: readonly string[]) => [...new Set(values)]
  const colors = each(variants.map(variant => variant.color)).map(value => ({ value, label: colorIn(language, value) }))
  const sizes = each(variants.map(variant => variant.size))
  const bySku = (place: 'COLOR' | 'SIZE') => isPattern(sku) && hasPlace(sku, place)
  const files = useWatch({ control, name: 'files' }) ?? []
  const sides = product.data?.data.printAreas.map(area => area.side) ?? []
  return (
    <>
      <FieldRow>
        {!bySku('COLOR') && colors.length > 1 && (
          <FormSelect control={control} name="color" label={t('color')} choices={colors} placeholder={t('choose')} required />
        )}
        {!bySku('SIZE') && sizes.length > 1 && (
          <FormSelect control={control} name="size" label={t('size')} choices={sizes} placeholder={t('choose')} required />
        )}
      </FieldRow>
      {templateId === null && sides.length > 0 && (
        <MappedFiles key={slug} sides={sides} files={files} onChange={next => form.setValue('files', next)} />
      )}
    </>
  )
}
