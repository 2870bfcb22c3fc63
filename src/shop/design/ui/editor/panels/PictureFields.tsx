import { Suspense, useState, useSyncExternalStore } from 'react'
import { maskShapes } from '#base/paint/geometry.ts'
import { Button } from '#kit/control/Button.tsx'
import { Select } from '#kit/control/Select.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { lazyPart } from '#kit/lazy-part.tsx'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import { type Resolution, resolutionOf, thresholdsFor } from '#shop/file/rules.ts'
import { useDpiThresholds } from '#shop/file/ui/use-dpi-thresholds.ts'
import { fitted } from '../../../art/fit.rules.ts'
import type { ImageLayer } from '../../../document/contract.ts'
import { uncropped } from '../../../document/edit/crop.rules.ts'
import type { EditedLayer } from '../../../document/edit/edited.rules.ts'
import { inches } from '../../../document/edit/place.rules.ts'
import { layerDpi, sizedForDpi } from '../../../document/edit/sharp.rules.ts'
import { useParts } from '../state/use-editor.ts'
import { PatternFields } from './PatternFields.tsx'
import styles from './panels.module.css'

const CutoutDialog = lazyPart(() => import('#shop/file/ui/cutout/CutoutDialog.tsx').then(it => it.CutoutDialog))

const meanings: Record<Resolution, Meaning> = { low: 'red', medium: 'amber', high: 'green' }
const masks: readonly string[] = maskShapes
/** What a print is good at. */
const goodDpi = 200

export function PictureFields({ layer }: { layer: EditedLayer & ImageLayer }) {
  const t = useText('designEditor')
  const { editor, sources, product } = useParts()
  useSyncExternalStore(sources.subscribe, sources.version)
  const thresholds = thresholdsFor(useDpiThresholds(), product.minDpi)
  const sizes = sources.sizes()
  const dpi = layerDpi(layer, sizes)
  const quality = dpi === undefined ? undefined : resolutionOf(dpi, thresholds)
  const isCropping = editor.cropping === layer.id
  const isCropped = Object.values(layer.crop ?? {}).some(share => share > 0)
  const fill = () =>
    editor.editChosen(each => {
      const { widthInches: across, heightInches: down } = editor.side
      // A pattern takes all of it; a single picture keeps its proportions.
      if (each.kind === 'IMAGE' && each.repeat)
        return { ...each, xInches: 0, yInches: 0, widthInches: across, heightInches: down, rotateDegrees: 0 }
      const { dpi: _, ...box } = fitted({ widthPixels: each.widthInches, heightPixels: each.heightInches }, editor.side)
      const { xInches, yInches, widthInches, heightInches } = box
      const place = {
        xInches: inches(xInches),
        yInches: inches(yInches),
        widthInches: inches(widthInches),
        heightInches: inches(heightInches),
      }
      return { ...each, ...place, rotateDegrees: 0 }
    })
  return (
    <Stack gap={12}>
      {sources.isGone(layer.fileId) && (
        <p className="amber" role="status">
          {t('pictureGone')}
        </p>
      )}
      {dpi !== undefined && quality && (
        <Row as="p" aria-label={t('resolution')}>
          <Badge meaning={meanings[quality]}>{t('dpi', { dpi })}</Badge> {t(quality)}
        </Row>
      )}
      <div className={styles.acts}>
        {dpi !== undefined && !layer.repeat && (
          <Button size="small" onClick={() => editor.editChosen(each => sizedForDpi(each, sizes, goodDpi))}>
            {t('largestSize', { dpi: goodDpi })}
          </Button>
        )}
        <Button size="small" onClick={fill}>
          {t('fillArea')}
        </Button>
        {!layer.repeat && (
          <Button size="small" icon="crop" aria-pressed={isCropping} onClick={() => editor.crop(isCropping ? undefined : layer.id)}>
            {t(isCropping ? 'cropDone' : 'crop')}
          </Button>
        )}
        {!sources.isGone(layer.fileId) && <CutoutButton layer={layer} />}
        {isCropped && !layer.repeat && (
          <Button size="small" onClick={() => editor.editChosen(each => (each.kind === 'IMAGE' ? uncropped(each) : each))}>
            {t('cropReset')}
          </Button>
        )}
      </div>
      {isCropping && <p className="hint">{t('cropHint')}</p>}
      <PatternFields layer={layer} />
      <Select
        label={t('mask')}
        value={layer.mask ?? ''}
        choices={[{ value: '', label: t('mask_none') }, ...maskShapes.map(value => ({ value, label: t(`mask_${value}`) }))]}
        onChange={value => {
          const mask = masks.includes(value) ? (value as (typeof maskShapes)[number]) : null // one of the list
          editor.editChosen(each => (each.kind === 'IMAGE' ? { ...each, mask } : each))
        }}
      />
    </Stack>
  )
}

/** The layer names what is left then; undo gives the file of before. */
function CutoutButton({ layer }: { layer: EditedLayer & ImageLayer }) {
  const t = useText('designEditor')
  const { editor, sources, say } = useParts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('cutout')}
      </Button>
      {isOpen && (
        <Suspense>
          <CutoutDialog
            file={{ id: layer.fileId, name: layer.name ?? '' }}
            onClose={() => setOpen(false)}
            onKept={file => {
              sources.know(file)
              editor.editChosen(each => (each.kind === 'IMAGE' ? { ...each, fileId: file.id } : each))
              say(t('cutoutDone'))
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
