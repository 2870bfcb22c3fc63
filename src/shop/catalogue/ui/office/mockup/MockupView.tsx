import { useMemo, useState } from 'react'
import { limits } from '#base/fields.ts'
import { NumberInput } from '#kit/app/form/NumberInput.tsx'
import { FileDrop } from '#kit/app/library/FileDrop.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { Button, IconButton } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Columns, Row, Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { firstPlace } from '../../../office/area.rules.ts'
import type { OfficeProduct } from '../../../office/contract.ts'
import { mockupOfficeCalls } from '../../../office/mockup.contract.ts'
import type { PictureView, Side } from '../../../picture/contract.ts'
import type { MockupBase, MockupPlace } from '../../../picture/mockup.contract.ts'
import { MockupCanvas, type WornSide } from '../../mockup/MockupCanvas.tsx'
import styles from './Mockup.module.css'
import { keepOn, PlaceFrame } from './PlaceFrame.tsx'

interface Props {
  view: PictureView
  product: OfficeProduct
  base: MockupBase | undefined
  /** As they are edited; nothing: the photograph is taken away, or there is none. */
  places: readonly MockupPlace[] | undefined
  hex: string
  onPlaces: (places: readonly MockupPlace[] | undefined) => void
  onPhoto: (product: OfficeProduct) => void
}

/** One view: its photograph in the chosen colour with a grid where each area is printed, or where to drop one. */
export function MockupView({ view, product, base, places, hex, onPlaces, onPhoto }: Props) {
  const t = useText('catalogueOffice')
  const mayNot = useWhyNot()(mockupOfficeCalls.saveMockupBases)
  const [isReplacing, setReplacing] = useState(false)
  const sides = product.areas.filter(area => !places?.some(place => place.side === area.side))
  if (!base || !places)
    return (
      <Panel title={t(`view_${view}`)}>
        {base && (
          <Row isSpread>
            <p className="hint">{t('photoGoes')}</p>
            <Button size="small" reason={mayNot} onClick={() => onPlaces(base.places)}>
              {t('keepPhoto')}
            </Button>
          </Row>
        )}
        <PhotoDrop {...{ view, product }} onPhoto={onPhoto} />
      </Panel>
    )
  return (
    <Panel
      title={t(`view_${view}`)}
      aside={
        <Row gap={4}>
          <IconButton icon="upload" label={t('replacePhoto')} disabled={mayNot !== undefined} onClick={() => setReplacing(!isReplacing)} />
          <IconButton icon="trash" label={t('removePhoto')} disabled={mayNot !== undefined} onClick={() => onPlaces(undefined)} />
        </Row>
      }
    >
      {isReplacing && (
        <PhotoDrop
          {...{ view, product }}
          onPhoto={data => {
            setReplacing(false)
            onPhoto(data)
          }}
        />
      )}
      <Placed {...{ product, base, places, hex, onPlaces }} isFixed={mayNot !== undefined} />
      {sides.length > 0 && (
        <Row>
          {sides.map(({ side }) => (
            <Button
              key={side}
              size="small"
              icon="plus"
              reason={mayNot}
              onClick={() => onPlaces([...places, { side, ...firstPlace, angle: 0 }])}
            >
              {t('addArea', { side: t(side) })}
            </Button>
          ))}
        </Row>
      )}
    </Panel>
  )
}

type PlacedProps = Pick<Props, 'product' | 'hex'> & {
  base: MockupBase
  places: readonly MockupPlace[]
  isFixed: boolean
  onPlaces: (places: readonly MockupPlace[]) => void
}
function Placed({ product, base, places, hex, isFixed, onPlaces }: PlacedProps) {
  const t = useText('catalogueOffice')
  const areas = new Map(product.areas.map(area => [area.side, area]))
  const worn = useMemo(() => product.areas.map((area): WornSide => ({ side: area.side, area, image: gridOf(area) })), [product.areas])
  const shown = useMemo(() => ({ ...base, places: [...places] }), [base, places])
  const put = (side: Side, patch: Partial<MockupPlace>) => {
    const area = areas.get(side)
    if (area) onPlaces(places.map(place => (place.side === side ? keepOn({ ...place, ...patch }, { area, photo: base }) : place)))
  }
  return (
    <>
      <div className={styles.sheet}>
        <MockupCanvas base={shown} hex={hex} worn={worn} label={t('mockupOf', { view: t(`view_${base.view}`) })} lost={t('mockupLost')} />
        {places.map(place => {
          const area = areas.get(place.side)
          return (
            area && (
              <PlaceFrame key={place.side} {...{ place, area, photo: base }} onMove={isFixed ? undefined : next => put(place.side, next)} />
            )
          )
        })}
      </div>
      {places.map(place => (
        <Stack key={place.side} gap={4}>
          <Row isSpread>
            <strong>{t(place.side)}</strong>
            <IconButton
              icon="trash"
              size="small"
              label={t('removePlace', { side: t(place.side) })}
              disabled={isFixed}
              onClick={() => onPlaces(places.filter(each => each !== place))}
            />
          </Row>
          <Columns gap={12} least={96}>
            {(['left', 'top', 'width'] as const).map(name => (
              <NumberInput
                key={name}
                label={t(name)}
                value={Math.round(place[name] * 1_000) / 10}
                min={name === 'width' ? 2 : 0}
                max={100}
                step={0.5}
                decimals={1}
                disabled={isFixed}
                onChange={value => put(place.side, { [name]: (value ?? 0) / 100 })}
              />
            ))}
            <NumberInput
              label={t('angle')}
              value={place.angle}
              min={-180}
              max={180}
              step={0.5}
              decimals={1}
              disabled={isFixed}
              onChange={value => put(place.side, { angle: value ?? 0 })}
            />
          </Columns>
        </Stack>
      ))}
    </>
  )
}

/** A photograph is sent as soon as it is chosen. */
function PhotoDrop({ view, product, onPhoto }: Pick<Props, 'view' | 'product' | 'onPhoto'>) {
  const t = useText('catalogueOffice')
  const mayNot = useWhyNot()(mockupOfficeCalls.addMockupBase)
  const add = useAct(mockupOfficeCalls.addMockupBase, { done: t('mockupAdded'), onDone: ({ data }) => onPhoto(data) })
  if (mayNot !== undefined) return <p className="hint">{mayNot}</p>
  return (
    <FileDrop
      label={t('addPhoto')}
      hint={t('mockupPhotoHint')}
      accept={{ 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] }}
      maxBytes={limits.attachmentBytes}
      files={[]}
      isBusy={add.isPending}
      onChange={files => files.length > 0 && add.mutate({ params: { id: product.id }, body: { view }, files })}
    />
  )
}

const pixelsPerInch = 40
/** A grid of inches with its upper edge marked, so that size, turn and folds are seen. */
function gridOf({ widthInches, heightInches }: { widthInches: number; heightInches: number }): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const [width, height] = [Math.round(widthInches * pixelsPerInch), Math.round(heightInches * pixelsPerInch)]
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.fillStyle = gridColor
  for (let x = 0; x <= width; x += pixelsPerInch) context.fillRect(Math.min(x, width - 3), 0, 3, height)
  for (let y = 0; y <= height; y += pixelsPerInch) context.fillRect(0, Math.min(y, height - 3), width, 3)
  context.fillRect(0, 0, width, pixelsPerInch / 2)
  return canvas
}
/** Seen on every cloth. */
const gridColor = '#e6007e'
