// Texts whose fonts come late: the box follows them, and nothing that was chosen since is undone.
import { expect, test } from 'vitest'
import type { TextLayer } from '../../../document/contract.ts'
import type { EditedLayer, EditedSide } from '../../../document/edit/edited.rules.ts'
import { newText } from '../../../document/edit/fresh.rules.ts'
import { hugText, setText } from './set-text.ts'
import type { EditorParts } from './use-editor.ts'

const area: EditedSide = { side: 'FRONT', widthInches: 12, heightInches: 16, layers: [] }

/** A side with one text, and fonts that come when the test says so. */
function started() {
  const text = newText('l1', { text: 'Sun', fontId: 'montserrat-700', color: '#000000' }, area)
  let layers: readonly EditedLayer[] = [text]
  let steps = 0
  const come = new Map<string, () => void>()
  const there = new Set(['montserrat-700'])
  const whenFont = (id: string) =>
    new Promise<void>(resolve => {
      come.set(id, () => {
        there.add(id)
        resolve()
      })
    })
  const natural = ({ fontId, text: words }: TextLayer) => (there.has(fontId) ? { width: words.length, height: 2 } : undefined)
  const edit: EditorParts['editor']['edit'] = change => {
    const next = change(layers, area)
    if (next !== layers) steps++
    layers = next
  }
  // What a text asks of them.
  const parts = { editor: { edit }, sources: { whenFont, natural } } as unknown as EditorParts
  return {
    ...{ parts, text },
    now: () => ({ ...(layers[0] as TextLayer), steps }),
    come: async (id: string) => {
      come.get(id)?.()
      await Promise.resolve()
    },
    drop: () => {
      layers = []
    },
  }
}

test('a font that comes late does not undo a later one, nor what was written since', async () => {
  const { parts, text, now, come } = started()
  setText(parts, text, { fontId: 'lobster-400' })
  setText(parts, text, { fontId: 'pacifico-400' })
  setText(parts, text, { text: 'Moonlight' })
  const { steps } = now()
  await come('lobster-400')
  expect(now()).toMatchObject({ fontId: 'pacifico-400', text: 'Moonlight', steps })
  await come('pacifico-400')
  expect(now()).toMatchObject({ fontId: 'pacifico-400', text: 'Moonlight', widthInches: 9.001, steps: steps + 1 })
})

test('a text that is gone or fits already is no step of the history', async () => {
  const { parts, text, now, come, drop } = started()
  hugText(parts, { id: text.id, fontId: 'montserrat-700' })
  await come('montserrat-700')
  const { steps } = now()
  hugText(parts, { id: text.id, fontId: 'montserrat-700' })
  await come('montserrat-700')
  drop()
  hugText(parts, { id: text.id, fontId: 'montserrat-700' })
  await come('montserrat-700')
  expect([steps, now().steps]).toEqual([1, 1])
})
