import { useConfirm } from '#kit/app/dialog/Confirm.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { Button } from '#kit/control/Button.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { Steps } from '#kit/layout/Steps.tsx'
import { useText } from '#kit/use-text.ts'
import { checkAddress } from '#shop/address/rules.ts'
import { rememberPending } from '../checkout/PendingOrder.tsx'
import type { LabelWays } from '../checkout/ship-by.ts'
import { type Draft, isUntouched, whyNotLines } from './draft.ts'
import { ProductStep } from './lines/ProductStep.tsx'
import { MadeOrder } from './MadeOrder.tsx'
import { ShippingStep } from './ShippingStep.tsx'
import { SubmitStep } from './SubmitStep.tsx'
import { useDraft } from './use-draft.ts'

const steps = ['products', 'shipping', 'submit'] as const
const start = { step: 'products' }

/** An order made by hand in three steps; what is typed is kept at once, and each step is a page that Back leaves. */
export function CreateOrder({ labels }: { labels: LabelWays }) {
  const t = useText('createOrder')
  const confirm = useConfirm()
  const kept = useDraft()
  const [{ step }, setUrl] = useUrlState(start)
  const { draft } = kept
  const isMade = draft.orderId !== null
  // An address of a later step shows the first one that is not done.
  const asked = steps.find(each => each === step) ?? 'products'
  const at = isMade ? 2 : Math.min(steps.indexOf(asked), firstOpen(draft))
  const go = (to: (typeof steps)[number]) => setUrl({ step: to })
  const discard = async () => {
    if (!(await confirm({ title: t('discardTitle'), children: t('discardHint'), action: t('discard') }))) return
    kept.discard()
    rememberPending(null)
    go('products')
  }
  return (
    <>
      <PageHeader
        title={t('title')}
        back={{ to: '/order', label: t('orders') }}
        actions={
          !isMade && !isUntouched(draft) ? (
            <Button icon="trash" onClick={() => void discard()}>
              {t('discard')}
            </Button>
          ) : undefined
        }
      />
      <Stack>
        <Steps at={at} of={steps.map((name, index) => ({ title: t(`step_${name}`), isDone: index < at }))} />
        {isMade ? (
          <MadeOrder kept={kept} />
        ) : at === 0 ? (
          <ProductStep kept={kept} onNext={() => go('shipping')} />
        ) : at === 1 ? (
          <ShippingStep key={kept.changesElsewhere} kept={kept} labels={labels} onNext={() => go('submit')} />
        ) : (
          <SubmitStep kept={kept} />
        )}
      </Stack>
    </>
  )
}

function firstOpen(draft: Draft): number {
  if (whyNotLines(draft) !== undefined) return 0
  return checkAddress(draft.address).verdict === 'REFUSED' ? 1 : 2
}
