import { useState } from 'react'
import { ChoiceCards } from '#kit/app/form/ChoiceCards.tsx'
import { Button } from '#kit/control/Button.tsx'
import { Checkbox } from '#kit/control/Choice.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { buyingLabelCalls } from '../../../buy/form/contract.ts'
import { formLimits, type LabelPaperName, labelPapers } from '../../../buy/form/rules.ts'
import { usePrint } from './use-print.ts'

type Props = {
  ids: readonly number[]
  variant?: 'primary' | 'secondary'
  size?: 'small' | 'medium'
  onDone?: () => void
}

/** Prints labels together: asks for the paper, and on a sheet for the first free place, so that half a sheet of stickers is used up. */
export function PrintMany({ ids, variant = 'primary', size = 'medium', onDone }: Props) {
  const t = useText('boughtLabel')
  const refused = useWhyNot()(buyingLabelCalls.labelPaper)
  const [isOpen, setOpen] = useState(false)
  const [paper, setPaper] = useState<LabelPaperName>('LABEL')
  const [isSecond, setSecond] = useState(false)
  const print = usePrint()
  const why = ids.length === 0 ? t('nonePrintable') : ids.length > formLimits.paper ? t('tooMany', { max: formLimits.paper }) : undefined
  const go = () => {
    print(ids, paper, paper !== 'LABEL' && isSecond ? 1 : 0)
    setOpen(false)
    onDone?.()
  }
  return (
    <>
      <Button size={size} variant={variant} icon="printer" reason={refused ?? why} onClick={() => setOpen(true)}>
        {t('printMany', { count: ids.length })}
      </Button>
      {isOpen && (
        <Dialog
          isOpen
          onClose={() => setOpen(false)}
          title={t('printMany', { count: ids.length })}
          footer={
            <Button variant="primary" icon="printer" onClick={go}>
              {t('print')}
            </Button>
          }
        >
          <ChoiceCards<LabelPaperName>
            legend={t('paper')}
            value={paper}
            onChange={setPaper}
            choices={labelPapers.map(value => ({ value, title: t(`paper_${value}`) }))}
          />
          {paper !== 'LABEL' && (
            <Checkbox label={t('firstFree')} checked={isSecond} onChange={event => setSecond(event.currentTarget.checked)} />
          )}
        </Dialog>
      )}
    </>
  )
}
