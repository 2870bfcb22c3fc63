import { Button } from '#kit/control/Button.tsx'
import { Segments } from '#kit/control/Choice.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { actsOf } from '../state/acts.ts'
import { useParts } from '../state/use-editor.ts'

/**
 * Whether the ink and the hiding of what is chosen change on all colours of the garment or on the shown one alone, and the way back to what
 * all have. A design for one colour has nothing to choose.
 */
export function ColorScope() {
  const t = useText('designEditor')
  const language = useLanguage()
  const { editor, color, colors, say } = useParts()
  const open = editor.chosen.filter(layer => !layer.isLocked)
  const differing = open.filter(({ id }) => editor.differing.has(id))
  if (open.length === 0 || (colors.length < 2 && differing.length === 0)) return null
  const name = colorIn(language, color.name)
  const ids = open.map(({ id }) => id)
  const isOwn = ids.every(id => editor.own.has(id))
  const reset = () => {
    editor.makeAlike(color.name, new Set(ids))
    if (differing.length > 0) say(t('alikeAgain', { color: name }))
  }
  const isHidden = open.every(layer => layer.isHidden)
  // It is shown on every colour or on none.
  const isSlot = open.some(layer => layer.kind === 'TEXT' && layer.slot)
  const isPictures = open.every(({ kind }) => kind === 'IMAGE')
  return (
    <Stack gap={8}>
      <Segments
        label={t(isPictures ? 'scopeOfPicture' : 'scope')}
        value={isOwn ? 'one' : 'all'}
        onChange={next => (next === 'one' ? editor.makeOwn(ids) : reset())}
        choices={[
          { value: 'all', label: t('everyColor') },
          { value: 'one', label: t('onlyColor', { color: name }) },
        ]}
      />
      <Row gap={8}>
        {!(isSlot && isOwn) && (
          <Button size="small" icon={isHidden ? 'eye' : 'eyeOff'} onClick={() => actsOf(editor).toggleHidden(ids)}>
            {t(isHidden ? 'showThis' : 'hideThis')}
          </Button>
        )}
        {differing.length > 0 && (
          <Button size="small" variant="quiet" icon="undo" onClick={reset}>
            {t('alike')}
          </Button>
        )}
      </Row>
      {differing.length > 0 ? (
        <p>
          <Badge meaning="blue" icon="shirt">
            {t('differsOn', { colors: name })}
          </Badge>
        </p>
      ) : (
        isOwn && <p className="hint">{t(isPictures ? 'onlyHintOfPicture' : isSlot ? 'onlyHintOfSlot' : 'onlyHint')}</p>
      )}
    </Stack>
  )
}
