import { Note } from '#kit/layout/Note.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { useParts } from '../state/use-editor.ts'
import styles from './Checks.module.css'
import type { ToCheck, Checks as WhatToCheck } from './use-checks.ts'

const looks = {
  BLOCK: { meaning: 'red', icon: 'alert' },
  WARN: { meaning: 'amber', icon: 'alert' },
  NOTE: { meaning: 'blue', icon: 'info' },
} as const satisfies Record<ToCheck['weight'], object>

/** What there is to look at before the design is printed: each sentence leads to its layer or its side. */
export function Checks({ list, colors }: Pick<WhatToCheck, 'list' | 'colors'>) {
  const t = useText('designChecks')
  const language = useLanguage()
  const { editor } = useParts()
  if (list.length === 0 && colors.length === 0) return null
  return (
    <Stack as="ul" gap={8} aria-label={t('list')} data-checks="">
      {list.map(({ key, weight, side, layerId, sentence }) => (
        <li key={key}>
          <Note {...looks[weight]}>
            <span className="unseen">{t(weight)} </span>
            {side === null ? (
              sentence
            ) : (
              <button
                type="button"
                className={styles.sentence}
                onClick={() => {
                  if (side !== editor.side.side) editor.show(side)
                  if (layerId !== null) editor.choose([layerId])
                  focusOn(layerId)
                }}
              >
                {sentence}
              </button>
            )}
          </Note>
        </li>
      ))}
      {colors.map(color => (
        <li key={color}>
          <Note meaning="blue" icon="info">
            <button type="button" className={styles.sentence} onClick={() => editor.showColor(color)}>
              {t('onColor', { color: colorIn(language, color) })}
            </button>
          </Note>
        </li>
      ))}
    </Stack>
  )
}

/** The list may be gone once a layer is chosen: the keyboard goes on at the layer, or at the canvas. */
const focusOn = (layerId: string | null) =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(layerId === null ? '[data-stage]' : `[data-layer="${layerId}"]`)?.focus({ preventScroll: true }),
  )

/** Over the canvas, whatever is chosen: how much there is to look at, and the way to it. */
export function ChecksButton({ list, onPress }: { list: readonly ToCheck[]; onPress: () => void }) {
  const t = useText('designChecks')
  const { editor } = useParts()
  if (list.length === 0 || editor.isReadOnly) return null
  const open = () => {
    editor.choose([])
    onPress()
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-checks] button')?.focus())
  }
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={t('toCheck', { count: list.length })}
      data-blocks={list[0]?.weight === 'BLOCK' || undefined}
      hidden={editor.isDragging}
      onClick={open}
    >
      <Icon name="alert" size={16} />
      <span className={styles.words}>{t('toCheck', { count: list.length })}</span>
      <span className={styles.count}>{list.length}</span>
    </button>
  )
}
