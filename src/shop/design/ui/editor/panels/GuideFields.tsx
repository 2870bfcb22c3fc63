import { Button, IconButton } from '#kit/control/Button.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { mostGuides } from '../../../document/edit/snap.rules.ts'
import { useLayerWords } from '../canvas/layer-name.ts'
import { useParts } from '../state/use-editor.ts'
import { Num } from './Num.tsx'
import styles from './panels.module.css'

/** The guides of the side in figures: whatever a drag out of a ruler does, they do. */
export function GuideFields() {
  const t = useText('designEditor')
  const { guides, editor } = useParts()
  const { number } = useLayerWords()
  const { side } = editor
  const reason = guides.list.length < mostGuides ? undefined : t('guidesMost', { max: mostGuides })
  return (
    <fieldset className={styles.group}>
      <legend>{t('guides')}</legend>
      <Stack gap={8}>
        {guides.list.map((guide, at) => (
          // Its place in the list stays while its figure is typed.
          // biome-ignore lint/suspicious/noArrayIndexKey: what names a guide is what is typed here.
          <div key={at} className={styles.guide}>
            <Num
              label={t(guide.axis === 'X' ? 'guideAtX' : 'guideAtY')}
              {...{ min: 0, max: guide.axis === 'X' ? side.widthInches : side.heightInches, step: 0.05, decimals: 3, value: guide.at }}
              onPut={value => guides.move(guide, value)}
            />
            <IconButton
              icon="trash"
              size="small"
              label={t('guideRemove', { guide: t(guide.axis === 'X' ? 'guideX' : 'guideY', { at: number(guide.at, 3) }) })}
              onClick={() => guides.remove(guide)}
            />
          </div>
        ))}
        <Row gap={8}>
          <Button size="small" icon="plus" reason={reason} onClick={() => guides.addFree('X')}>
            {t('guideAddX')}
          </Button>
          <Button size="small" icon="plus" reason={reason} onClick={() => guides.addFree('Y')}>
            {t('guideAddY')}
          </Button>
        </Row>
      </Stack>
    </fieldset>
  )
}
