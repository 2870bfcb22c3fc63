import { useMemo, useState } from 'react'
import { limits } from '#base/fields.ts'
import { FileDrop } from '#kit/app/library/FileDrop.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { Button, IconButton } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { firstPlace } from '../../../office/area.rules.ts'
import type { OfficeArea, OfficeProduct } from '../../../office/contract.ts'
import { mockupOfficeCalls } from '../../../office/mockup.contract.ts'
import type { PictureView, Side } from '../../../picture/contract.ts'
import type { MockupBase, MockupPlace } from '../../../picture/mockup.contract.ts'
import { MockupCanvas, type WornSide } from '../../mockup/MockupCanvas.tsx'
import styles from './Mockup.module.css'
import { PlaceFields } from './PlaceFields.tsx'
import { PlaceFrame } from './PlaceFrame.tsx'
import { keepOn } from './place-edit.ts'

interface Props {
  view: PictureView
  product: OfficeProduct
  base: MockupBase | undefined
  /** As they are edited; nothing: the photograph is taken away, or there is none. */
  places: readonly MockupPlace[] | undefined
  hex: string
  /** What stands in for a design. */
  print: (area: OfficeArea) => HTMLCanvasElement
  onPlaces: (places: readonly MockupPlace[] | undefined) => void
  onPhoto: (product: OfficeProduct) => void
}

/** One view: its photograph in the chosen colour with a grid where each area is printed, or where to drop one. */
export function MockupView({ view, product, base, places, hex, print, onPlaces, onPhoto }: Props) {
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
      <Placed {...{ product, base, places, hex, print, onPlaces }} isFixed={mayNot !== undefined} />
      {sides.length > 0 && (
        <Row>
          {sides.map(({ side }) => (
            <Button
              key={side}
              size="small"
              icon="plus"
              reason={mayNot}
              onClick={() => onPlaces([...places, { shape: 'FLAT', side, ...firstPlace, angle: 0 }])}
            >
              {t('addArea', { side: t(side) })}
            </Button>
          ))}
        </Row>
      )}
    </Panel>
  )
}

type PlacedProps = Pick<Props, 'product' | 'hex' | 'print'> & {
  base: MockupBase
  places: readonly MockupPlace[]
  isFixed: boolean
  onPlaces: (places: readonly MockupPlace[]) => void
}
function Placed({ product, base, places, hex, print, isFixed, onPlaces }: PlacedProps) {
  const t = useText('catalogueOffice')
  const areas = new Map(product.areas.map(area => [area.side, area]))
  const worn = useMemo(() => product.areas.map((area): WornSide => ({ side: area.side, area, image: print(area) })), [product.areas, print])
  const shown = useMemo(() => ({ ...base, places: [...places] }), [base, places])
  const put = (side: Side, wanted: MockupPlace) => {
    const area = areas.get(side)
    const kept = area && keepOn(wanted, { area, photo: base })
    if (kept) onPlaces(places.map(place => (place.side === side ? kept : place)))
  }
  return (
    <>
      <div className={styles.sheet} data-sheet>
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
      {places.map(place => {
        const area = areas.get(place.side)
        return (
          area && (
            <PlaceFields
              key={place.side}
              {...{ place, area, isFixed }}
              photo={base}
              onMove={next => put(place.side, next)}
              onRemove={() => onPlaces(places.filter(each => each !== place))}
            />
          )
        )
      })}
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
