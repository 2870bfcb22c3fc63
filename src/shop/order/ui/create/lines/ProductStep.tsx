import { FormActions } from '#kit/app/form/AppForm.tsx'
import { Button } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { whyNotLines } from '../draft.ts'
import type { KeptDraft } from '../use-draft.ts'
import { AddProducts } from './AddProducts.tsx'
import { DraftLines } from './DraftLines.tsx'

/** The lines: from my products, from a product, or pasted; and the way on for who has only a label. */
export function ProductStep({ kept, onNext }: { kept: KeptDraft; onNext: () => void }) {
  const t = useText('createOrder')
  const { draft, change } = kept
  const why = whyNotLines({ ...draft, shipBy: draft.shipBy === 'LABEL' ? 'USPS' : draft.shipBy })
  return (
    <>
      <AddProducts kept={kept} />
      <DraftLines draft={draft} change={change} />
      <FormActions>
        <Button
          onClick={() => {
            change({ shipBy: 'LABEL' })
            onNext()
          }}
        >
          {t('labelOnly')}
        </Button>
        <Button
          variant="primary"
          reason={why && t(why)}
          onClick={() => {
            if (draft.shipBy === 'LABEL') change({ shipBy: 'USPS' })
            onNext()
          }}
        >
          {t('toShipping')}
        </Button>
      </FormActions>
    </>
  )
}
