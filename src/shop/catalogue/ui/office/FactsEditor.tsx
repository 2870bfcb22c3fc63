import { Checkbox, MultiSelect, NumberInput, Select, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FieldRow } from '#kit/app/form/AppForm.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Card } from '#kit/show/Card.tsx'
import { useText } from '#kit/use-text.ts'
import { useMoneySend } from '#shop/approval/ui/use-money-send.ts'
import { catalogueOfficeCalls, type OfficeProduct, type ProductChange } from '../../office/contract.ts'
import { PictureShape, ShippingLevel } from '../../storefront/contract.ts'
import { chartText, readChart } from '../chart/chart.ts'
import { TierFields } from '../price/TierFields.tsx'
import styles from './CatalogueOffice.module.css'
import { SaveBar } from './SaveBar.tsx'
import type { Editing } from './use-editing.ts'

type Draft = Omit<ProductChange, 'version' | 'sizeChart'> & { chart: string }

/** What a product is: its words, where it stands, its tiers, dates and size chart. */
export function FactsEditor({ editing }: { editing: Editing }) {
  const t = useText('catalogueOffice')
  const first = draftOf(editing.product)
  const [draft, setDraft] = useState(first)
  const put = (patch: Partial<Draft>) => setDraft(before => ({ ...before, ...patch }))
  const categories = useCall(catalogueOfficeCalls.officeCategories, {}).data?.data ?? []
  const tags = useCall(catalogueOfficeCalls.officeTags, {}).data?.data ?? []
  const save = useMoneySend(catalogueOfficeCalls.saveProduct, {
    changes: [catalogueOfficeCalls.officeProducts],
    done: t('saved'),
    onDone: ({ data }) => editing.onSaved(data),
    onWaits: () => setDraft(first),
    showsRefusal: true,
  })
  const chart = readChart(draft.chart)
  const words = (name: 'name' | 'nameVi' | 'description' | 'descriptionVi') => ({
    label: t(name),
    value: draft[name],
    onChange: (event: { currentTarget: { value: string } }) => put({ [name]: event.currentTarget.value }),
  })
  const { chart: _, ...facts } = draft
  return (
    <div className={styles.stack}>
      <Card className={styles.stack}>
        <Checkbox label={t('isEnabled')} checked={draft.isEnabled} onChange={event => put({ isEnabled: event.currentTarget.checked })} />
        <FieldRow>
          <TextInput {...words('name')} maxLength={120} />
          <TextInput {...words('nameVi')} maxLength={120} />
        </FieldRow>
        <FieldRow>
          <Textarea {...words('description')} autosize minRows={3} maxLength={4000} />
          <Textarea {...words('descriptionVi')} autosize minRows={3} maxLength={4000} />
        </FieldRow>
        <FieldRow>
          <Select
            label={t('category')}
            data={categories.map(each => ({ value: String(each.id), label: each.name }))}
            value={String(draft.categoryId)}
            allowDeselect={false}
            onChange={value => put({ categoryId: Number(value) })}
          />
          <MultiSelect label={t('tags')} data={tags.map(tag => tag.key)} value={draft.tags} onChange={next => put({ tags: next })} />
        </FieldRow>
        <FieldRow>
          <Select
            label={t('shape')}
            description={t('shapeHint')}
            data={PictureShape.options}
            value={draft.shape}
            allowDeselect={false}
            onChange={value => put({ shape: PictureShape.options.find(each => each === value) ?? draft.shape })}
          />
          <NumberInput
            label={t('minDpi')}
            value={draft.minDpi}
            min={1}
            max={2400}
            allowDecimal={false}
            onChange={value => put({ minDpi: Number(value) })}
          />
        </FieldRow>
        <FieldRow>
          <MultiSelect
            label={t('levels')}
            data={ShippingLevel.options.map(value => ({ value, label: t(value) }))}
            value={draft.shippingLevels}
            onChange={next => put({ shippingLevels: ShippingLevel.options.filter(level => next.includes(level)) })}
          />
          <TextInput
            type="datetime-local"
            label={t('discontinued')}
            description={t('discontinuedHint')}
            value={draft.discontinuedAt?.slice(0, 16) ?? ''}
            onChange={({ currentTarget: { value } }) => put({ discontinuedAt: value === '' ? null : `${value}:00.000Z` })}
          />
        </FieldRow>
      </Card>
      <Card className={styles.stack}>
        <h2>{t('tiers')}</h2>
        <p className={styles.hint}>{t('tiersHint')}</p>
        <TierFields tiers={draft.tiers} onChange={tiers => put({ tiers })} />
      </Card>
      <Card className={styles.stack}>
        <Textarea
          label={t('sizeChart')}
          description={t('sizeChartHint')}
          value={draft.chart}
          onChange={event => put({ chart: event.currentTarget.value })}
          error={typeof chart === 'number' && t('chartWrong', { row: chart })}
          autosize
          minRows={4}
          className={styles.mono}
        />
      </Card>
      <SaveBar
        call={catalogueOfficeCalls.saveProduct}
        isPriced
        editing={editing}
        isChanged={JSON.stringify(draft) !== JSON.stringify(first)}
        why={typeof chart === 'number' ? t('chartWrong', { row: chart }) : undefined}
        busy={save.isPending}
        error={save.error}
        onSave={version =>
          typeof chart !== 'number' && save.mutate({ params: { id: editing.product.id }, body: { ...facts, version, sizeChart: chart } })
        }
      />
    </div>
  )
}

function draftOf(product: OfficeProduct): Draft {
  const { name, nameVi, description, descriptionVi, categoryId, tags, minDpi, isEnabled, shippingLevels, tiers, discontinuedAt } = product
  return {
    name,
    nameVi,
    description,
    descriptionVi,
    categoryId,
    tags,
    shape: PictureShape.options.find(each => each === product.shape) ?? 'tee',
    minDpi,
    isEnabled,
    shippingLevels,
    tiers,
    discontinuedAt,
    chart: chartText(product.sizeChart),
  }
}
