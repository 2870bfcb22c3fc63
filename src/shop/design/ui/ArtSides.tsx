import { useRef, useState } from 'react'
import { formatNumber } from '#base/number.ts'
import { Button } from '#kit/control/Button.tsx'
import { Segments } from '#kit/control/Choice.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { Side } from '#shop/catalogue/picture/contract.ts'
import type { PrintArea } from '#shop/catalogue/storefront/contract.ts'
import { type Resolution, resolutionOf, thresholdsFor } from '#shop/file/rules.ts'
import { useDpiThresholds } from '#shop/file/ui/use-dpi-thresholds.ts'
import type { Placement } from '../contract.ts'
import { documentDpi } from '../document/resolution.rules.ts'
import { placed } from '../template/rules.ts'
import styles from './ArtDialog.module.css'
import { ArtPicker, type PickedFile } from './ArtPicker.tsx'
import { SidePreview } from './SidePreview.tsx'

/** A product in one colour, as art is placed on it. */
export interface Printable {
  productID: string
  name: string
  shape: string
  color: string
  colorHex: string
  printAreas: readonly PrintArea[]
  /** Below it art is low on this product. */
  minDpi?: number | undefined
}
type Choice = { file: PickedFile; placement: Placement }
export type ArtChoices = ReadonlyMap<Side, Choice>
/** The choices as calls take them. */
export const sidesOf = (choices: ArtChoices) => [...choices].map(([side, { file, placement }]) => ({ side, fileId: file.id, placement }))

const placements = ['FIT', 'FILL', 'CENTRE'] as const
const meanings: Record<Resolution, Meaning> = { low: 'red', medium: 'amber', high: 'green' }

/** A picture of the library, or a new one, for each side that is printed. */
export function ArtSides({ on, choices, onChange }: { on: Printable; choices: ArtChoices; onChange: (choices: ArtChoices) => void }) {
  const t = useText('design')
  const [side, setSide] = useState<Side>(on.printAreas[0]?.side ?? 'FRONT')
  const choice = choices.get(side)
  const latest = useRef(choices)
  latest.current = choices
  /** For the side that it was begun on: an upload or a link may come while another is looked at. */
  const choose = (next: Choice | undefined) => {
    const changed = new Map(latest.current)
    if (next) changed.set(side, next)
    else changed.delete(side)
    onChange(changed)
  }
  return (
    <>
      {on.printAreas.length > 1 && (
        <Segments
          label={t('side')}
          value={side}
          onChange={setSide}
          choices={on.printAreas.map(area => ({
            value: area.side,
            label: (
              <>
                {t(area.side)}
                {choices.has(area.side) && <Icon name="check" size={16} />}
              </>
            ),
          }))}
        />
      )}
      <SideOfDialog on={on} side={side} choice={choice} onChoose={choose} />
      <ArtPicker picked={choice?.file.id} onPick={file => choose({ file, placement: choice?.placement ?? 'FIT' })} />
    </>
  )
}

/** How the chosen picture lies on the side, how sharp it prints, and the three ways to lay it. */
function SideOfDialog({
  on,
  side,
  choice,
  onChoose,
}: {
  on: Printable
  side: Side
  choice: Choice | undefined
  onChoose: (choice: Choice | undefined) => void
}) {
  const t = useText('design')
  const language = useLanguage()
  const thresholds = thresholdsFor(useDpiThresholds(), on.minDpi)
  const area = on.printAreas.find(each => each.side === side)
  if (!area) return null
  const number = (value: number) => formatNumber(value, language)
  const picture = choice && { fileId: choice.file.id, widthPixels: choice.file.width, heightPixels: choice.file.height }
  const layer = choice && picture && placed(choice.placement, picture, area, on.shape)
  const dpi = (layer && picture && documentDpi({ layers: [layer] }, new Map([[picture.fileId, picture]]))) ?? undefined
  const quality = dpi === undefined ? undefined : resolutionOf(dpi, thresholds)
  return (
    <div className={styles.side}>
      <div className={styles.preview}>
        <SidePreview
          area={area}
          layers={layer ? [layer] : []}
          hex={on.colorHex}
          label={choice ? `${t(side)}: ${choice.file.name}` : t('noArt')}
        />
      </div>
      <Stack gap={8} className={styles.facts}>
        <p>
          <strong>{t(side)}</strong>{' '}
          <span className="hint">{t('area', { width: number(area.widthInches), height: number(area.heightInches) })}</span>
        </p>
        {choice && dpi !== undefined && quality ? (
          <>
            <p className="cut">{choice.file.name}</p>
            <Row as="p" aria-live="polite">
              <Badge meaning={meanings[quality]}>{t('dpi', { dpi: number(dpi) })}</Badge> {t(quality)}
            </Row>
            <Segments
              label={t('placement')}
              value={choice.placement}
              onChange={placement => onChoose({ ...choice, placement })}
              choices={placements.map(value => ({ value, label: t(value) }))}
            />
            <p className="hint">{t(`hint_${choice.placement}`)}</p>
            <Button variant="quiet" size="small" onClick={() => onChoose(undefined)}>
              {t('removeArt')}
            </Button>
          </>
        ) : (
          <p className="hint">{t('noArt')}</p>
        )}
      </Stack>
    </div>
  )
}
