import { z } from 'zod'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormMoney } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { LowBalance, lowBalanceCalls } from '../../ledger/low/contract.ts'

/** An empty field: never. */
const Form = z.object({ thresholdCents: LowBalance.shape.thresholdCents.unwrap().optional() })

/** Below which balance one is told. */
export function LowBalanceForm() {
  const mine = useCall(lowBalanceCalls.myLowBalance, {})
  return <Loaded of={mine}>{({ thresholdCents }) => <Fields first={{ thresholdCents: thresholdCents ?? undefined }} />}</Loaded>
}

function Fields({ first }: { first: z.input<typeof Form> }) {
  const t = useText('walletLow')
  const whyNot = useWhyNot()
  const form = useAppForm(Form, first)
  const save = useAct(lowBalanceCalls.setLowBalance, {
    changes: [lowBalanceCalls.myLowBalance],
    done: t('saved'),
    onDone: ({ data }) => form.reset({ thresholdCents: data.thresholdCents ?? undefined }),
    showsRefusal: true,
  })
  return (
    <Panel title={t('title')}>
      <AppForm
        form={form}
        error={save.error}
        onSubmit={({ thresholdCents }) => save.mutate({ body: { thresholdCents: thresholdCents ?? null } })}
      >
        <FormMoney control={form.control} name="thresholdCents" label={t('below')} help={t('hint')} autoComplete="off" />
        <div>
          <Button type="submit" variant="primary" busy={save.isPending} reason={whyNot(lowBalanceCalls.setLowBalance)}>
            {t('save')}
          </Button>
        </div>
      </AppForm>
    </Panel>
  )
}
