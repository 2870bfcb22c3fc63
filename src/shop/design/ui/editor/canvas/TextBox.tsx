import { useEffect, useLayoutEffect, useRef } from 'react'
import { useText } from '#kit/use-text.ts'
import type { TextLayer } from '../../../document/contract.ts'
import type { EditedLayer } from '../../../document/edit/edited.rules.ts'
import type { View } from '../../../document/edit/view.rules.ts'
import { documentLimits } from '../../../document/limit.rules.ts'
import { setText } from '../state/set-text.ts'
import { useParts } from '../state/use-editor.ts'
import { boxStyle, fieldStyle } from './box-style.ts'
import styles from './TextBox.module.css'

/** The text that is written now, over its own box. */
export function TextBox({ view }: { view: View }) {
  const { editor, writing } = useParts()
  const layer = editor.layers.find(each => each.id === writing)
  return layer?.kind === 'TEXT' ? <Field key={layer.id} view={view} layer={layer} /> : null
}

/**
 * A plain field, so that every keyboard, input method and spell checker works. Its own letters are not seen: the canvas draws the outlines
 * below it, and the same font at the same size puts the caret where it belongs. A bent text is written on a straight line of its own.
 */
function Field({ view, layer }: { view: View; layer: EditedLayer & TextLayer }) {
  const t = useText('designEditor')
  const { editor, sources, write } = useParts()
  const field = useRef<HTMLTextAreaElement>(null)
  const { id, fontId } = layer
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true })
    field.current?.select()
  }, [])
  useEffect(() => {
    void import('../../painted/fonts.ts').then(({ addFace }) => addFace(fontId)).catch(() => undefined)
    // One that could not be had is asked for again.
    void sources.whenFont(fontId)
  }, [fontId, sources])
  const end = () => {
    write(undefined)
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-layer="${id}"]`)?.focus({ preventScroll: true }))
  }
  const { field: asDrawn, letters } = fieldStyle(view, layer, sources.natural(layer))
  const lacking = sources.lacking(layer)
  return (
    <div className={styles.place} style={boxStyle(view, layer)} data-own="">
      <div className={styles.letters} style={letters}>
        <textarea
          ref={field}
          className={styles.field}
          data-write=""
          data-bent={asDrawn === undefined || undefined}
          data-seen={asDrawn?.color !== undefined || undefined}
          aria-label={t('writeHere')}
          aria-invalid={lacking.length > 0 || undefined}
          maxLength={documentLimits.textUnits}
          rows={layer.text.split('\n').length}
          wrap="off"
          style={asDrawn}
          value={layer.text}
          onChange={event => setText({ editor, sources }, layer, { text: event.currentTarget.value })}
          // Another window takes the focus only for a while: to this page the field still has it.
          onBlur={event => document.activeElement !== event.currentTarget && write(undefined)}
          onKeyDown={event => {
            const isDone = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            if (!isDone || event.nativeEvent.isComposing) return
            event.preventDefault()
            event.stopPropagation()
            end()
          }}
        />
      </div>
      {lacking.length > 0 && (
        <p className={styles.lacks} role="status">
          {t('lacks', { letters: lacking.join(' ') })}
        </p>
      )}
    </div>
  )
}
