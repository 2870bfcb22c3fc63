import { type PointerEvent, useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { formatNumber } from '#base/number.ts'
import { Slider } from '#kit/app/form/Slider.tsx'
import { api } from '#kit/call/api.ts'
import { useErrorText } from '#kit/call/error-text.ts'
import { useSendPlain } from '#kit/call/use-send-plain.ts'
import { Button } from '#kit/control/Button.tsx'
import { Checkbox } from '#kit/control/Choice.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Select } from '#kit/control/Select.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { Spinner } from '#kit/show/Loading.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { fileCalls } from '../../contract.ts'
import { cutoutCalls } from '../../take/cutout/contract.ts'
import { tellAdded } from '../upload/uploads.ts'
import styles from './CutoutDialog.module.css'
import { type CutoutChoice, cutoutQuery, useCutoutPreview } from './use-cutout-preview.ts'

export type CutFile = CallAnswer<typeof cutoutCalls.cutOut>['data']
type Props = { file: { id: number; name: string }; onKept: (file: CutFile) => void; onClose: () => void }

const places = {
  TOP_LEFT: { x: 0, y: 0 },
  TOP_RIGHT: { x: 1, y: 0 },
  BOTTOM_LEFT: { x: 0, y: 1 },
  BOTTOM_RIGHT: { x: 1, y: 1 },
  MIDDLE: { x: 0.5, y: 0.5 },
} as const
const names = Object.keys(places) as (keyof typeof places)[] // of the object above

/** A flat background, taken out and looked at before it is kept as a file of its own. Without the query library: designs are drawn with it, too. */
export function CutoutDialog({ file, onKept, onClose }: Props) {
  const t = useText('file')
  const language = useLanguage()
  const errorText = useErrorText()
  const [choice, setChoice] = useState<CutoutChoice>({ place: undefined, tolerance: 10, isEverywhere: false })
  const [showsOriginal, setShowsOriginal] = useState(false)
  const preview = useCutoutPreview(file.id, choice)
  const keeping = useSendPlain(cutoutCalls.cutOut)
  const change = (changes: Partial<CutoutChoice>) => {
    setChoice({ ...choice, ...changes })
    setShowsOriginal(false)
    keeping.forget()
  }
  const keep = async () => {
    const kept = await keeping.send({ params: { id: file.id }, body: cutoutQuery(choice) })
    if (!kept) return
    tellAdded(kept.data)
    onKept(kept.data)
  }
  const problem = keeping.error ?? preview.error
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width={582}
      title={t('cutout')}
      hint={t('cutoutHint')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            busy={keeping.isSending}
            reason={preview.isWaiting || preview.error !== undefined ? t('cutoutFirst') : undefined}
            onClick={() => void keep()}
          >
            {t('cutoutKeep')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Preview
          file={file}
          address={showsOriginal ? undefined : preview.address}
          isWaiting={preview.isWaiting}
          onPlace={place => change({ place })}
        />
        <p className={problem === undefined ? 'hint' : 'red'} role="status">
          {problem === undefined ? t('cutoutClick') : errorText(problem)}
        </p>
        <div className={styles.fields}>
          <Select
            label={t('cutoutColour')}
            value={nameOf(choice.place)}
            choices={[
              { value: 'EDGES', label: t('cutout_EDGES') },
              ...names.map(value => ({ value, label: t(`cutout_${value}`) })),
              ...(nameOf(choice.place) === 'CLICKED' ? [{ value: 'CLICKED', label: t('cutout_CLICKED') }] : []),
            ]}
            onChange={value => {
              if (value === 'EDGES') return change({ place: undefined })
              const name = names.find(each => each === value)
              if (name) change({ place: places[name] })
            }}
          />
          <Slider
            label={t('cutoutTolerance')}
            min={0}
            max={60}
            value={choice.tolerance}
            text={formatNumber(choice.tolerance, language)}
            onChange={tolerance => change({ tolerance })}
          />
        </div>
        <Checkbox
          label={t('cutoutEverywhere')}
          help={t('cutoutEverywhereHelp')}
          checked={choice.isEverywhere}
          onChange={event => change({ isEverywhere: event.currentTarget.checked })}
        />
        <div>
          <Button size="small" aria-pressed={showsOriginal} onClick={() => setShowsOriginal(!showsOriginal)}>
            {t('cutoutOriginal')}
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}

const nameOf = (place: CutoutChoice['place']) =>
  place ? (names.find(name => places[name].x === place.x && places[name].y === place.y) ?? 'CLICKED') : 'EDGES'

type PreviewProps = {
  file: Props['file']
  address: string | undefined
  isWaiting: boolean
  onPlace: (place: { x: number; y: number }) => void
}
function Preview({ file, address, isWaiting, onPlace }: PreviewProps) {
  const t = useText('file')
  const place = (event: PointerEvent<HTMLImageElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const share = (at: number, size: number) => Math.round(Math.max(0, Math.min(1, at / size)) * 10_000) / 10_000
    onPlace({ x: share(event.clientX - left, width), y: share(event.clientY - top, height) })
  }
  return (
    <div className={styles.preview} aria-busy={isWaiting}>
      {/* The list of colours has the same places for who does not point. */}
      <img
        className={styles.picture}
        src={address ?? api.url(fileCalls.fileProxy, { params: { id: file.id } })}
        alt={t(address === undefined ? 'cutoutBefore' : 'cutoutAfter', { name: file.name })}
        draggable={false}
        onPointerUp={place}
      />
      {isWaiting && (
        <span className={styles.waiting}>
          <Spinner />
        </span>
      )}
    </div>
  )
}
