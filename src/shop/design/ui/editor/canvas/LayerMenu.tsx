import { type MenuEntry, PointMenu } from '#kit/control/Menu.tsx'
import { useText } from '#kit/use-text.ts'
import type { Point } from '../../../document/edit/place.rules.ts'
import { actsOf } from '../state/acts.ts'
import { useParts } from '../state/use-editor.ts'
import { useLayerWords } from './layer-name.ts'

type Props = {
  /** In the window. */
  at: Point
  onEnter: (id: string) => void
  onClose: () => void
}

/** What can be done with what is chosen, where a finger rests on it, the other mouse button is pressed, or the menu key. */
export function LayerMenu({ at, onEnter, onClose }: Props) {
  const t = useText('designEditor')
  const ofLayers = useText('designLayers')
  const { editor } = useParts()
  const { nameOf } = useLayerWords()
  const { chosen, ids, layers } = editor
  const [only, more] = chosen
  if (!only) return null
  const acts = actsOf(editor)
  const isLocked = chosen.every(layer => layer.isLocked)
  const isGroup = chosen.some(layer => layer.groupId)
  const canEnter = only.kind === 'TEXT' || (only.kind === 'IMAGE' && !only.repeat)
  const enter = !more && canEnter && { label: t(only.kind === 'TEXT' ? 'writeText' : 'crop'), onSelect: () => onEnter(only.id) }
  const ofOpen: readonly (MenuEntry | false | undefined)[] = [
    enter && { ...enter, icon: only.kind === 'TEXT' ? 'text' : 'crop' },
    acts.canDuplicate && { label: t('duplicate'), icon: 'copy', onSelect: acts.duplicate },
    !editor.isChoosingMore &&
      layers.length > 1 && { label: ofLayers('chooseMore'), icon: 'check', onSelect: () => editor.chooseMore(true) },
    { label: t('forward'), icon: 'arrowUp', onSelect: () => acts.order('forward') },
    { label: t('backward'), icon: 'arrowDown', onSelect: () => acts.order('backward') },
    more && !isGroup && { label: t('group'), icon: 'group', onSelect: acts.group },
    isGroup && { label: t('ungroup'), icon: 'ungroup', onSelect: acts.ungroup },
    { label: t('hideThis'), icon: 'eyeOff', onSelect: () => acts.toggleHidden([...ids]) },
    { label: t('lockThis'), icon: 'lock', onSelect: () => acts.toggleLock([...ids]) },
    { label: t('remove'), icon: 'trash', isDanger: true, onSelect: acts.remove },
  ]
  const entries: readonly MenuEntry[] = isLocked
    ? [{ label: t('unlockThis'), icon: 'unlock', onSelect: () => acts.toggleLock([...ids]) }]
    : ofOpen.filter(entry => typeof entry === 'object')
  const label = t('layerMenu', { name: more ? t('severalChosen', { count: chosen.length }) : nameOf(only) })
  return <PointMenu at={at} label={label} entries={entries} onClose={onClose} />
}
