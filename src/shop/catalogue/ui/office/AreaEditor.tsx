import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { formatNumber } from '#base/number.ts'
import { NumberInput } from '#kit/app/form/NumberInput.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { Button, IconButton } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Columns, Row, Stack } from '#kit/layout/Stack.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { firstPlace, heightShare, keepInside } from '../../office/area.rules.ts'
import { catalogueOfficeCalls, type OfficeArea } from '../../office/contract.ts'
import { Side } from '../../picture/contract.ts'
import { drawnPlace, viewOf } from '../../picture/place.rules.ts'
import { photoUrl, pictureUrl } from '../../picture/rules.ts'
import { usualPrinting } from '../../storefront/rules.ts'
import { AreaPrinting } from './AreaPrinting.tsx'
import styles from './CatalogueOffice.module.css'
import { SaveBar } from './SaveBar.tsx'
import type { Editing } from './use-editing.ts'

/** Where a product can be printed: sizes in inches, and the frame on its picture, by mouse, keyboard or figures. */
export function AreaEditor({ editing }: { editing: Editing }) {
  const t = useText('catalogueOffice')
  const mayNot = useWhyNot()(catalogueOfficeCalls.saveAreas)
  const { product } = editing
  const [areas, setAreas] = useState<readonly OfficeArea[]>(product.areas)
  const save = useAct(catalogueOfficeCalls.saveAreas, {
    done: t('saved'),
    onDone: ({ data }) => editing.onSaved(data),
    showsRefusal: true,
  })
  const put = (side: Side, patch: Partial<OfficeArea>) =>
    setAreas(before =>
      before.map(area => {
        if (area.side !== side) return area
        const next = { ...area, ...patch }
        return { ...next, place: next.place && keepInside(next, next.place) }
      }),
    )
  const [photo] = product.photos
  const [variant] = product.variants
  const size = variant?.size ?? ''
  const pictureOf = (side: Side) =>
    photo ? photoUrl(photo.key, 'large') : pictureUrl(product, variant?.colorHex ?? '#fbfbfa', { size, view: viewOf(side) })
  const placeOf = (side: Side) => (photo ? firstPlace : drawnPlace(side, { shape: product.shape, size }))
  return (
    <Stack className={styles.part}>
      <p className="hint">{t('areasHint')}</p>
      <Columns least={320}>
        {areas.map(area => (
          <Panel
            key={area.side}
            title={t(area.side)}
            aside={
              <IconButton
                icon="trash"
                label={t('remove')}
                disabled={mayNot !== undefined}
                onClick={() => setAreas(areas.filter(each => each !== area))}
              />
            }
          >
            <Frame
              area={area}
              place={area.place ?? placeOf(area.side)}
              picture={pictureOf(area.side)}
              onMove={mayNot === undefined ? place => put(area.side, { place }) : undefined}
            />
            <Columns gap={12} least={96}>
              {(['widthInches', 'heightInches'] as const).map(name => (
                <NumberInput
                  key={name}
                  label={t(name)}
                  value={area[name]}
                  min={0.1}
                  max={60}
                  step={0.25}
                  decimals={3}
                  onChange={value => value && put(area.side, { [name]: value })}
                />
              ))}
            </Columns>
            <Columns gap={12} least={96}>
              {(['left', 'top', 'width'] as const).map(name => (
                <NumberInput
                  key={name}
                  label={t(name)}
                  value={Math.round((area.place ?? placeOf(area.side))[name] * 1_000) / 10}
                  min={0}
                  max={100}
                  step={0.5}
                  decimals={1}
                  onChange={value => put(area.side, { place: { ...(area.place ?? placeOf(area.side)), [name]: (value ?? 0) / 100 } })}
                />
              ))}
            </Columns>
            <AreaPrinting area={area} onChange={patch => put(area.side, patch)} />
          </Panel>
        ))}
      </Columns>
      <Row>
        {Side.options
          .filter(side => !areas.some(area => area.side === side))
          .map(side => (
            <Button
              key={side}
              size="small"
              icon="plus"
              reason={mayNot}
              onClick={() => setAreas([...areas, { side, widthInches: 12, heightInches: 12, place: placeOf(side), ...usualPrinting }])}
            >
              {t('addArea', { side: t(side) })}
            </Button>
          ))}
      </Row>
      <SaveBar
        call={catalogueOfficeCalls.saveAreas}
        editing={editing}
        isChanged={JSON.stringify(areas) !== JSON.stringify(product.areas)}
        busy={save.isPending}
        error={save.error}
        onSave={version => save.mutate({ params: { id: product.id }, body: { version, areas: [...areas] } })}
      />
    </Stack>
  )
}

type Place = NonNullable<OfficeArea['place']>
const steps: Readonly<Record<string, readonly [number, number, number]>> = {
  ArrowLeft: [-1, 0, 0],
  ArrowRight: [1, 0, 0],
  ArrowUp: [0, -1, 0],
  ArrowDown: [0, 1, 0],
  '+': [0, 0, 1],
  '=': [0, 0, 1],
  '-': [0, 0, -1],
}

type FrameProps = { area: OfficeArea; place: Place; picture: string; onMove: ((place: Place) => void) | undefined }

/** The area on the product's picture; its corner at the lower right makes it larger or smaller. */
function Frame({ area, place, picture, onMove }: FrameProps) {
  const t = useText('catalogueOffice')
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const sheet = useRef<HTMLDivElement>(null)
  const held = useRef<{ x: number; y: number; place: Place; isCorner: boolean }>(undefined)
  const hold = (event: PointerEvent<HTMLButtonElement>) => {
    const isCorner = event.target instanceof HTMLElement && event.target.dataset.corner !== undefined
    held.current = { x: event.clientX, y: event.clientY, place, isCorner }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const drag = (event: PointerEvent) => {
    const side = sheet.current?.clientWidth
    if (!held.current || !side) return
    const [x, y] = [(event.clientX - held.current.x) / side, (event.clientY - held.current.y) / side]
    const { left, top, width } = held.current.place
    onMove?.(held.current.isCorner ? { left, top, width: width + x } : { left: left + x, top: top + y, width })
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const by = event.shiftKey ? 0.05 : 0.005
    onMove?.({ left: place.left + step[0] * by, top: place.top + step[1] * by, width: place.width + step[2] * by })
  }
  const percent = (share: number) => `${share * 100}%`
  return (
    <div ref={sheet} className={styles.sheet}>
      <img src={picture} alt="" draggable={false} />
      <button
        type="button"
        className={styles.frame}
        style={{
          left: percent(place.left),
          top: percent(place.top),
          width: percent(place.width),
          height: percent(heightShare(area, place)),
        }}
        aria-label={t('frame', { side: t(area.side), width: number(area.widthInches), height: number(area.heightInches) })}
        aria-disabled={onMove === undefined || undefined}
        onPointerDown={hold}
        onPointerMove={drag}
        onPointerUp={() => {
          held.current = undefined
        }}
        onKeyDown={press}
      >
        <span>
          {number(area.widthInches)} × {number(area.heightInches)} in
        </span>
        <i data-corner="" />
      </button>
    </div>
  )
}
