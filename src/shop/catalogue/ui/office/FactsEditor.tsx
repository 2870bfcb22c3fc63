import { useState } from 'react'
import { FieldRow } from '#kit/app/form/AppForm.tsx'
import { NumberInput } from '#kit/app/form/NumberInput.tsx'
import { MultiSelect } from '#kit/app/library/MultiSelect.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Checkbox } from '#kit/control/Choice.tsx'
import { Select } from '#kit/control/Select.tsx'
import { Textarea, TextInput } from '#kit/control/TextInput.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { useMoneySend } from '#shop/approval/ui/use-money-send.ts'
import { catalogueOfficeCalls, type OfficeProduct, type ProductChange } from '../../office/contract.ts'
import { PictureShape } from '../../picture/contract.ts'
import { ShippingLevel } from '../../price/contract.ts'
import { tidyHsCode, whyNotCustoms } from '../../storefront/customs.rules.ts'
import { chartText, readChart } from '../chart/chart.ts'
import { TierFields } from '../price/TierFields.tsx'
import styles from './CatalogueOffice.module.css'
import { CustomsFields } from './CustomsFields.tsx'
import { SaveBar } from './SaveBar.tsx'
import type { Editing } from './use-editing.ts'

type Draft = Omit<ProductChange, 'version' | 'sizeChart'> & { chart: string }

/** What a product is: its words, where it stands, its tiers, dates and size chart. */
export function FactsEditor({ editing }: { editing: Editing }) {
  const t = useText('catalogueOffice')
  const faultText = useFaultText()
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
  const undeclared = draft.customs && whyNotCustoms({ ...draft.customs, hsCode: tidyHsCode(draft.customs.hsCode) })
  const why = typeof chart === 'number' ? t('chartWrong', { row: chart }) : undeclared ? faultText(undeclared.code) : undefined
  const words = (name: 'name' | 'nameVi' | 'description' | 'descriptionVi') => ({
    label: t(name),
    value: draft[name],
    onChange: (event: { currentTarget: { value: string } }) => put({ [name]: event.currentTarget.value }),
  })
  const { chart: _, ...facts } = draft
  return (
    <Stack className={styles.part}>
      <Panel>
        <Checkbox label={t('isEnabled')} checked={draft.isEnabled} onChange={event => put({ isEnabled: event.currentTarget.checked })} />
        <FieldRow>
          <TextInput {...words('name')} maxLength={120} />
          <TextInput {...words('nameVi')} maxLength={120} />
        </FieldRow>
        <FieldRow>
          <Textarea {...words('description')} rows={3} maxLength={4000} />
          <Textarea {...words('descriptionVi')} rows={3} maxLength={4000} />
        </FieldRow>
        <FieldRow>
          <Select
            label={t('category')}
            choices={categories.map(each => ({ value: String(each.id), label: each.name }))}
            value={String(draft.categoryId)}
            onChange={value => put({ categoryId: Number(value) })}
          />
          <MultiSelect label={t('tags')} choices={tags.map(tag => tag.key)} value={draft.tags} onChange={next => put({ tags: next })} />
        </FieldRow>
        <FieldRow>
          <Select
            label={t('shape')}
            help={t('shapeHint')}
            choices={PictureShape.options}
            value={draft.shape}
            onChange={value => put({ shape: PictureShape.options.find(each => each === value) ?? draft.shape })}
          />
          <NumberInput label={t('minDpi')} value={draft.minDpi} min={1} max={2400} onChange={value => put({ minDpi: value ?? 0 })} />
        </FieldRow>
        <FieldRow>
          <MultiSelect
            label={t('levels')}
            choices={ShippingLevel.options.map(value => ({ value, label: t(value) }))}
            value={draft.shippingLevels}
            onChange={next => put({ shippingLevels: ShippingLevel.options.filter(level => next.includes(level)) })}
          />
          <TextInput
            type="datetime-local"
            label={t('discontinued')}
            help={t('discontinuedHint')}
            value={draft.discontinuedAt?.slice(0, 16) ?? ''}
            onChange={({ currentTarget: { value } }) => put({ discontinuedAt: value === '' ? null : `${value}:00.000Z` })}
          />
        </FieldRow>
      </Panel>
      <Panel title={t('tiers')}>
        <p className="hint">{t('tiersHint')}</p>
        <TierFields tiers={draft.tiers} onChange={tiers => put({ tiers })} />
      </Panel>
      <Panel title={t('customs')}>
        <p className="hint">{t('customsHint')}</p>
        <CustomsFields customs={draft.customs} onChange={customs => put({ customs })} />
      </Panel>
      <Panel>
        <Textarea
          label={t('sizeChart')}
          help={t('sizeChartHint')}
          value={draft.chart}
          onChange={event => put({ chart: event.currentTarget.value })}
          error={typeof chart === 'number' && t('chartWrong', { row: chart })}
          rows={4}
          isMono
        />
      </Panel>
      <SaveBar
        call={catalogueOfficeCalls.saveProduct}
        isPriced
        editing={editing}
        isChanged={JSON.stringify(draft) !== JSON.stringify(first)}
        why={why}
        busy={save.isPending}
        error={save.error}
        onSave={version =>
          typeof chart !== 'number' && save.mutate({ params: { id: editing.product.id }, body: { ...facts, version, sizeChart: chart } })
        }
      />
    </Stack>
  )
}

function draftOf(product: OfficeProduct): Draft {
  const { name, nameVi, description, descriptionVi, categoryId, tags, minDpi, isEnabled, shippingLevels, tiers, customs, discontinuedAt } =
    product
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
    customs,
    discontinuedAt,
    chart: chartText(product.sizeChart),
  }
}
