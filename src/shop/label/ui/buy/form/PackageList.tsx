import { useRef, useState } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { FieldRow } from '#kit/app/form/AppForm.tsx'
import { FormMoney, FormNumber, FormText } from '#kit/app/form/fields.tsx'
import { Button, IconButton } from '#kit/control/Button.tsx'
import { Panel, Section } from '#kit/layout/Panel.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { formLimits } from '../../../buy/form/rules.ts'
import { CustomsFields } from './CustomsFields.tsx'
import { emptyPackage, leavesCountry, type TypedForm } from './draft.ts'
import styles from './form.module.css'

type Form = UseFormReturn<TypedForm, unknown, TypedForm>

/** The packages, a label each: added, copied and removed. The next field to fill has the focus. */
export function PackageList({ form }: { form: Form }) {
  const t = useText('buyLabel')
  const root = useRef<HTMLDivElement>(null)
  const [said, say] = useState('')
  const { fields, insert, remove } = useFieldArray({ control: form.control, name: 'packages' })
  const isFull = fields.length >= formLimits.packages
  const isAbroad = leavesCountry({ shipTo: form.watch('shipTo') })
  const goTo = (at: number) => setTimeout(() => root.current?.querySelector<HTMLElement>(`[name="packages.${at}.sku"]`)?.focus())
  const put = (at: number, value: TypedForm['packages'][number]) => {
    insert(at, value, { shouldFocus: false })
    say(t('packageAdded', { number: at + 1 }))
    goTo(at)
  }
  return (
    <Section title={t('packages')} aside={<span className="hint">{t('packagesHint')}</span>}>
      <div ref={root}>
        <Stack gap={16}>
          {fields.map(({ id }, at) => (
            <Panel
              key={id}
              title={t('package', { number: at + 1 })}
              label={t('package', { number: at + 1 })}
              aside={
                <Row gap={4}>
                  <IconButton
                    icon="copy"
                    label={t('copyPackage', { number: at + 1 })}
                    disabled={isFull}
                    onClick={() => put(at + 1, structuredClone(form.getValues(`packages.${at}`)))}
                  />
                  {fields.length > 1 && (
                    <IconButton
                      icon="trash"
                      label={t('removePackage', { number: at + 1 })}
                      onClick={() => {
                        remove(at)
                        goTo(Math.max(0, at - 1))
                      }}
                    />
                  )}
                </Row>
              }
            >
              <PackageFields form={form} at={at} />
              {isAbroad && <CustomsFields form={form} at={at} />}
            </Panel>
          ))}
        </Stack>
      </div>
      <div>
        <Button
          icon="plus"
          reason={isFull ? t('packagesMost', { max: formLimits.packages }) : undefined}
          onClick={() => put(fields.length, emptyPackage())}
        >
          {t('addPackage')}
        </Button>
        <span role="status" className="unseen">
          {said}
        </span>
      </div>
    </Section>
  )
}

/** In ounces and inches (spec §9). */
function PackageFields({ form: { control }, at }: { form: Form; at: number }) {
  const t = useText('buyLabel')
  const name = <const F extends string>(field: F) => `packages.${at}.${field}` as const
  /** Several packages have fields of one name: who listens hears of which package, and so does the summary. */
  const label = (text: string) => (
    <>
      {text}
      <span className="unseen">{t('ofPackage', { number: at + 1 })}</span>
    </>
  )
  const inches = { decimals: 2, max: formLimits.inches, end: <span className={styles.unit}>{t('inches')}</span> } as const
  return (
    <>
      <FieldRow>
        <FormText control={control} name={name('sku')} label={label(t('sku'))} maxLength={formLimits.text} autoComplete="off" />
        <FormText control={control} name={name('name')} label={label(t('itemName'))} maxLength={formLimits.text} autoComplete="off" />
      </FieldRow>
      <div className={styles.figures}>
        <FormNumber control={control} name={name('quantity')} label={label(t('quantity'))} min={1} max={formLimits.quantity} />
        <FormMoney control={control} name={name('unitPrice')} label={label(t('unitPrice'))} autoComplete="off" />
        <FormNumber
          control={control}
          name={name('weight')}
          label={label(t('weight'))}
          decimals={2}
          max={formLimits.weightOz}
          end={<span className={styles.unit}>{t('ounces')}</span>}
        />
      </div>
      <div className={styles.figures}>
        <FormNumber control={control} name={name('size.length')} label={label(t('length'))} {...inches} />
        <FormNumber control={control} name={name('size.width')} label={label(t('width'))} {...inches} />
        <FormNumber control={control} name={name('size.height')} label={label(t('height'))} {...inches} />
      </div>
    </>
  )
}
