import { AppForm, FieldRow, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormSelect, FormText, FormTextarea } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { packingCalls } from '../contract.ts'
import { PackingForm } from '../form.contract.ts'
import { packingLimits, slipPaperNames } from '../rules.ts'
import { LogoField } from './LogoField.tsx'

/** How my parcels present themselves: the words and logo of their slip, and my numbers for customs. */
export function PackingSettings() {
  const t = useText('packing')
  const packing = useCall(packingCalls.myPacking, {})
  return (
    <Loaded of={packing}>
      {({ hasLogo, ...fields }) => (
        <Stack gap={16}>
          <Panel title={t('title')}>
            <Fields first={fields} />
          </Panel>
          <LogoField hasLogo={hasLogo} />
        </Stack>
      )}
    </Loaded>
  )
}

function Fields({ first }: { first: PackingForm }) {
  const t = useText('packing')
  const whyNot = useWhyNot()
  const form = useAppForm(PackingForm, first)
  const save = useAct(packingCalls.savePacking, {
    changes: [packingCalls.myPacking],
    done: t('saved'),
    onDone: ({ data: { hasLogo: _, ...saved } }) => form.reset(saved),
    showsRefusal: true,
  })
  const { control } = form
  return (
    <AppForm form={form} error={save.error} onSubmit={body => save.mutate({ body })}>
      <p className="hint">{t('hint')}</p>
      <FieldRow>
        <FormText control={control} name="sender" label={t('sender')} maxLength={packingLimits.senderMax} autoComplete="organization" />
        <FormSelect
          control={control}
          name="paper"
          label={t('paper')}
          choices={slipPaperNames.map(value => ({ value, label: t(`paper_${value}`) }))}
        />
      </FieldRow>
      <FormTextarea
        control={control}
        name="returnAddress"
        label={t('returnAddress')}
        help={t('returnAddressHint')}
        rows={3}
        maxLength={packingLimits.returnAddressMax}
      />
      <FormTextarea control={control} name="message" label={t('message')} rows={2} maxLength={packingLimits.messageMax} />
      <FieldRow>
        <FormText
          control={control}
          name="eori"
          label={t('eori')}
          help={t('customsHint')}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <FormText
          control={control}
          name="ioss"
          label={t('ioss')}
          help={t('customsHint')}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
        />
      </FieldRow>
      <FormActions>
        <LinkButton icon="eye" reloadDocument target="_blank" to={api.url(packingCalls.slipPreview)}>
          {t('preview')}
        </LinkButton>
        <Button type="submit" variant="primary" busy={save.isPending} reason={whyNot(packingCalls.savePacking)}>
          {t('save')}
        </Button>
      </FormActions>
    </AppForm>
  )
}
