import { useEffect, useRef } from 'react'
import { isTyping, useScreenKeys } from '#kit/app/screen-keys.ts'
import type { Point } from '../../../document/edit/place.rules.ts'
import { handleOf } from '../canvas/use-gestures.ts'
import { actsOf } from './acts.ts'
import { editorKeys, keyAct } from './keys.ts'
import type { Editor } from './use-editor.ts'

interface Given {
  editor: Editor
  onSave: () => void
  onEnter: (id: string) => void
  /** The view goes that way, by so many CSS pixels. */
  onPan: (by: Point) => void
}

/** Hears the editor's keys; those of the canvas only while it has the focus, or nothing else has. */
export function useKeys(given: Given): void {
  useScreenKeys(editorKeys)
  const now = useRef(given)
  now.current = given
  const angle = useRef<string>(undefined)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event
      if (event.defaultPrevented || event.isComposing || document.querySelector('dialog:modal')) return
      const isSaving = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's'
      if (isTyping(target) && !isSaving) return
      const isOnStage = target instanceof HTMLElement && isStage(target)
      const isChosen = now.current.editor.chosen.length > 0
      const did = keyAct(event, { isOnStage, isChosen, isTurning: angle.current !== undefined })
      if (did?.act !== 'digit' && did?.act !== 'angle') angle.current = undefined
      if (!did) return
      // What a button of the canvas does on Enter is its own.
      if (did.act === 'enter' && !isChosen) return
      event.preventDefault()
      const { editor, onSave, onEnter, onPan } = now.current
      const acts = actsOf(editor)
      const [first] = editor.chosen
      switch (did.act) {
        case 'nudge': {
          const handle = target instanceof HTMLElement ? handleOf(target) : undefined
          return handle ? acts.nudgeHandle(handle, did.by) : acts.nudge(did.by)
        }
        case 'pan':
          return onPan(did.by)
        case 'angle':
          angle.current = ''
          return
        case 'digit': {
          angle.current += did.typed.replace(',', '.')
          const typed = Number(angle.current)
          return Number.isFinite(typed) && angle.current !== '' ? acts.turnTo(typed) : undefined
        }
        case 'undo':
          return editor.undo()
        case 'redo':
          return editor.redo()
        case 'save':
          return onSave()
        case 'duplicate':
          return acts.duplicate()
        case 'group':
          return acts.group()
        case 'ungroup':
          return acts.ungroup()
        case 'lock':
          return acts.toggleLock([...editor.ids])
        case 'hide':
          return acts.toggleHidden([...editor.ids])
        case 'delete':
          acts.remove()
          return document.querySelector<HTMLElement>('[data-stage]')?.focus()
        case 'enter':
          return first && onEnter(first.id)
        case 'leave':
          if (editor.isDragging) return editor.cancel()
          if (editor.cropping) return editor.crop(undefined)
          if (editor.isChoosingMore) return editor.chooseMore(false)
          document.querySelector<HTMLElement>('[data-stage]')?.focus()
          return editor.choose([])
        case 'all':
          return editor.choose(editor.layers.filter(layer => !layer.isLocked && !layer.isHidden).map(layer => layer.id))
        case 'fit':
          return document.querySelector<HTMLElement>('[data-zoom] button:nth-child(2)')?.click()
        default:
          return acts.order(did.act)
      }
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

/** The canvas; and where nothing of the page has the focus, or its heading alone, which takes it when the screen changes. */
const isStage = (target: HTMLElement): boolean =>
  target.matches('body, h1') || (target.closest('[data-stage]') !== null && target.closest('[data-own]') === null)
