import { type ReactNode, useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { formatNumber } from '#base/number.ts'
import { Badge, type Meaning } from '#kit/Badge.tsx'
import { Button } from '#kit/Button.tsx'
import { Dialog } from '#kit/Dialog.tsx'
import { useErrorText } from '#kit/error-text.ts'
import { useSendPlain } from '#kit/use-send-plain.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { PrintArea, Side } from '#shop/catalogue/contract.ts'
import { designCalls } from '../calls.ts'
import type { designCalls as contract, Placement } from '../contract.ts'
import type { Resolution } from '../dpi.rules.ts'
import { placed, sharpness } from '../template.rules.ts'
import styles from './ArtDialog.module.css'
import { ArtPicker, type PickedFile } from './ArtPicker.tsx'
import { SidePreview } from './SidePreview.tsx'

export type MadeTemplate = CallAnswer<typeof contract.makeTemplate>['data']
export interface Printable {
  productID: string
  name: string
  shape: string
  color: string
  colorHex: string
  printAreas: readonly PrintArea[]
}
type Props = {
  isOpen: boolean
  onClose: () => void
  on: Printable
  /** The button's words: what happens with the finished product. */
  action: string
  onMade: (template: MadeTemplate) => void
}
type Choice = { file: PickedFile; placement: Placement }
const placements = ['FIT', 'FILL', 'CENTRE'] as const
const meanings: Record<Resolution, Meaning> = { low: 'red', medium: 'amber', high: 'green' }

/** A picture of the library, or a new one, for each side of a product; carries no UI library, as public pages open it too. */
export function ArtDialog({ isOpen, onClose, on, ...rest }: Props) {
  const t = useText('design')
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      width={582}
      title={t('chooseArt')}
      hint={t('chooseArtHint', { name: on.name, color: on.color })}
    >
      <ArtForm onClose={onClose} on={on} {...rest} />
    </Dialog>
  )
}

function ArtForm({ onClose, on, action, onMade }: Omit<Props, 'isOpen'>) {
  const t = useText('design')
  const errorText = useErrorText()
  const [side, setSide] = useState<Side>(on.printAreas[0]?.side ?? 'FRONT')
  const [choices, setChoices] = useState<ReadonlyMap<Side, Choice>>(new Map())
  const make = useSendPlain(designCalls.makeTemplate)
  const choice = choices.get(side)
  const choose = (next: Choice | undefined) => {
    const changed = new Map(choices)
    if (next) changed.set(side, next)
    else changed.delete(side)
    setChoices(changed)
  }
  const finish = async () => {
    const sides = [...choices].map(([each, { file, placement }]) => ({ side: each, fileId: file.id, placement }))
    const made = await make.send({ body: { productID: on.productID, color: on.color, sides } })
    if (made) onMade(made.data)
  }
  return (
    <div className={styles.form}>
      {on.printAreas.length > 1 && (
        <Choices legend={t('side')} name="side" value={side} options={on.printAreas.map(area => area.side)} onChange={setSide}>
          {each => (
            <>
              {t(each)}
              {choices.has(each) && <span className={styles.dot} />}
            </>
          )}
        </Choices>
      )}
      <SideOfDialog on={on} side={side} choice={choice} onChoose={choose} />
      <ArtPicker picked={choice?.file.id} onPick={file => choose({ file, placement: choice?.placement ?? 'FIT' })} />
      {make.error !== undefined && (
        <p className={styles.error} role="alert">
          {errorText(make.error)}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          variant="primary"
          busy={make.isSending}
          reason={choices.size === 0 ? t('pickFirst') : undefined}
          onClick={() => void finish()}
        >
          {action}
        </Button>
      </div>
    </div>
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
  const area = on.printAreas.find(each => each.side === side)
  if (!area) return null
  const number = (value: number) => formatNumber(value, language)
  const picture = choice && { fileId: choice.file.id, widthPixels: choice.file.width, heightPixels: choice.file.height }
  const layer = choice && picture && placed(choice.placement, picture, area, on.shape)
  const sharp = layer && picture && sharpness({ layers: [layer] }, new Map([[picture.fileId, picture]]))
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
      <div className={styles.facts}>
        <p>
          <strong>{t(side)}</strong>{' '}
          <span className={styles.muted}>{t('area', { width: number(area.widthInches), height: number(area.heightInches) })}</span>
        </p>
        {choice && sharp ? (
          <>
            <p className={styles.name}>{choice.file.name}</p>
            <p className={styles.sharp} aria-live="polite">
              <Badge meaning={meanings[sharp.quality]}>{t('dpi', { dpi: number(sharp.dpi) })}</Badge> {t(sharp.quality)}
            </p>
            <Choices
              legend={t('placement')}
              name="placement"
              value={choice.placement}
              options={placements}
              onChange={placement => onChoose({ ...choice, placement })}
            >
              {each => t(each)}
            </Choices>
            <p className={styles.muted}>{t(`hint_${choice.placement}`)}</p>
            <Button variant="quiet" size="small" onClick={() => onChoose(undefined)}>
              {t('removeArt')}
            </Button>
          </>
        ) : (
          <p className={styles.muted}>{t('noArt')}</p>
        )}
      </div>
    </div>
  )
}

function Choices<V extends string>({
  legend,
  name,
  value,
  options,
  onChange,
  children,
}: {
  legend: string
  name: string
  value: V
  options: readonly V[]
  onChange: (value: V) => void
  children: (value: V) => ReactNode
}) {
  return (
    <fieldset className={styles.choices}>
      <legend className="unseen">{legend}</legend>
      {options.map(each => (
        <label key={each}>
          <input type="radio" name={name} value={each} checked={each === value} onChange={() => onChange(each)} />
          <span>{children(each)}</span>
        </label>
      ))}
    </fieldset>
  )
}
