import { useState } from 'react'
import { NumberInput } from '#kit/app/form/NumberInput.tsx'
import { Slider } from '#kit/app/form/Slider.tsx'
import { useIsPhone } from '#kit/app/table/column/use-phone.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { cardMm, isPerMm, perMmLimits, usualPixelsPerMm } from './calibration.ts'
import styles from './true-size.module.css'

type Props = { pixelsPerMm: number | undefined; onKeep: (pixelsPerMm: number) => void; onClose: () => void }

/** The longest bar that fits into the dialog, in the page's pixels. */
const longestBar = { short: 340, long: 520 } as const

/** A bar that is made as long as a bank card, or whose length is measured and typed; then a millimetre is known. */
export function Calibrate({ pixelsPerMm, onKeep, onClose }: Props) {
  const t = useText('production')
  // The long edge of a card is wider than a phone.
  const edge = useIsPhone() ? 'short' : 'long'
  const mm = cardMm[edge]
  const [length, setLength] = useState(() => Math.min(longestBar[edge], Math.round((pixelsPerMm ?? usualPixelsPerMm) * mm * 2) / 2))
  const [measured, setMeasured] = useState<number | undefined>(mm)
  const result = measured ? length / measured : 0
  const wrong = isPerMm(result) ? undefined : t('calibrateWrong')
  const save = () => {
    if (wrong) return
    onKeep(result)
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('calibrate')}
      hint={t(`calibrateHint_${edge}`)}
      width={582}
      footer={
        <>
          <Button onClick={onClose}>{t('calibrateCancel')}</Button>
          <Button variant="primary" reason={wrong} onClick={save}>
            {t('calibrateSave')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <div className={styles.bar} style={{ width: length }} aria-hidden="true">
          {mm} mm
        </div>
        <Slider
          label={t('calibrateBar')}
          min={Math.ceil(perMmLimits.min * mm)}
          max={longestBar[edge]}
          step={0.5}
          value={length}
          text={t('calibratePixels', { count: length })}
          onChange={setLength}
        />
        <NumberInput
          label={t('calibrateTyped')}
          help={t('calibrateTypedHint')}
          error={wrong}
          width="short"
          decimals={2}
          step={0.1}
          value={measured}
          onChange={setMeasured}
          onKeyDown={event => event.key === 'Enter' && save()}
          end="mm"
        />
      </Stack>
    </Dialog>
  )
}
