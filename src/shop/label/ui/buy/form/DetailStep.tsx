import { useEffect, useRef } from 'react'
import { formatCents } from '#base/money.ts'
import { formatNumber } from '#base/number.ts'
import { AppForm, FieldRow } from '#kit/app/form/AppForm.tsx'
import { FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Facts } from '#kit/layout/Facts.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Stack, WithRail } from '#kit/layout/Stack.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { buyingLabelCalls } from '../../../buy/form/contract.ts'
import { formLimits } from '../../../buy/form/rules.ts'
import { shapeOf, type TypedForm } from './draft.ts'
import { PackageList } from './PackageList.tsx'
import { PlaceSection } from './PlaceSection.tsx'
import type { KeptLabels } from './use-label-draft.ts'

/** From where and where to, whose store and warehouse, and the packages. What is typed is kept at once. */
export function DetailStep({ kept: { draft, type }, onNext }: { kept: KeptLabels; onNext: () => void }) {
  const t = useText('buyLabel')
  const form = useAppForm(shapeOf(draft.form), draft.form)
  const keep = useRef(type)
  keep.current = type
  // One subscription for as long as the form stands: a package that is added or removed is told while effects run, and must be heard.
  useEffect(() => {
    // The library's type says that any part may be missing; every field of this form has its place in the defaults.
    const { unsubscribe } = form.watch(typed => keep.current(typed as TypedForm))
    return unsubscribe
  }, [form.watch])
  useLastSender(draft.isBegun, sender => {
    form.reset({ ...form.getValues(), ...sender })
    type({ ...form.getValues(), ...sender })
  })
  const { control } = form
  return (
    <AppForm
      form={form}
      onSubmit={() => {
        type(form.getValues())
        onNext()
      }}
    >
      <WithRail isSticky rail={<Summary form={draft.form} />}>
        <PlaceSection form={form} name="shipFrom" title={t('shipFrom')} />
        <PlaceSection form={form} name="shipTo" title={t('shipTo')} />
        <Panel title={t('store')}>
          <FieldRow>
            <FormText
              control={control}
              name="storeInformation"
              label={t('storeInformation')}
              help={t('storeHint')}
              maxLength={formLimits.text}
              autoComplete="off"
            />
            <FormText
              control={control}
              name="warehouseInformation"
              label={t('warehouseInformation')}
              help={t('warehouseHint')}
              maxLength={formLimits.text}
              autoComplete="off"
            />
          </FieldRow>
        </Panel>
        <PackageList form={form} />
      </WithRail>
    </AppForm>
  )
}

type Sender = Pick<TypedForm, 'shipFrom' | 'storeInformation' | 'warehouseInformation'>
/** The form begins with the sender of last time, as long as nobody has typed. */
function useLastSender(isBegun: boolean, fill: (sender: Sender) => void): void {
  const last = useCall(buyingLabelCalls.startBuyingLabel, undefined, { isEnabled: !isBegun }).data?.data
  useEffect(() => {
    if (isBegun || !last?.shipFrom) return
    fill({ shipFrom: last.shipFrom, storeInformation: last.storeInformation, warehouseInformation: last.warehouseInformation })
  })
}

/** What will be asked for, beside the form, with the button that asks. */
function Summary({ form: { packages } }: { form: TypedForm }) {
  const t = useText('buyLabel')
  const language = useLanguage()
  const refused = useWhyNot()(buyingLabelCalls.rateLabels)
  const sum = (of: (each: TypedForm['packages'][number]) => number) => packages.reduce((all, each) => all + (of(each) || 0), 0)
  const weight = sum(each => each.weight)
  const worth = sum(each => each.unitPrice * each.quantity)
  return (
    <Panel title={t('summary')}>
      <Facts
        figures
        of={[
          { label: t('labels'), value: formatNumber(packages.length, language) },
          { label: t('totalWeight'), value: t('ouncesOf', { ounces: formatNumber(weight, language, { most: 2 }) }) },
          { label: t('declared'), value: formatCents(worth, { language }) },
        ]}
      />
      <Stack gap={8}>
        <Button type="submit" variant="primary" size="large" wide reason={refused}>
          {t('getRates')}
        </Button>
        <p className="hint">{t('kept')}</p>
      </Stack>
    </Panel>
  )
}
