import { useState } from 'react'
import { Link } from 'react-router'
import { Button, IconButton } from '#kit/control/Button.tsx'
import { Menu, type MenuEntry } from '#kit/control/Menu.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { RenameTemplate } from '../mine/RenameTemplate.tsx'
import { useDifferences } from './colors/use-differences.ts'
import styles from './Head.module.css'
import type { SyncState } from './save/draft-sync.ts'
import { SaveState } from './save/SaveState.tsx'
import { useParts } from './state/use-editor.ts'

type Props = {
  state: SyncState
  name: string
  isReadOnly: boolean
  isSaving: boolean
  /** Why it may not be saved now. */
  whyNot: string | undefined
  onSave: () => void
  onProof: () => void
  onRenamed: () => void
  onApply: () => void
  onHistory: () => void
  /** Nothing: there is nothing to order yet. */
  onOrder: (() => void) | undefined
}

/** The head of the editor: what is edited, whether it is saved, the colours it is looked at in, and its two ends. */
export function Head({ state, name, isReadOnly, isSaving, whyNot, onSave, onProof, onRenamed, onApply, onHistory, onOrder }: Props) {
  const t = useText('designEditor')
  const ofMine = useText('design')
  const { editor } = useParts()
  const [isRenaming, setRenaming] = useState(false)
  const { known } = state
  const ofWriter: MenuEntry[] = [
    { label: t('rename'), icon: 'pencil', onSelect: () => setRenaming(true) },
    { label: ofMine('apply'), icon: 'layers', onSelect: onApply },
  ]
  return (
    <header className={styles.head}>
      <title>{`${name} – Inkport`}</title>
      <Link to="/my-products" className={styles.back} aria-label={t('backToProducts')} title={t('backToProducts')}>
        <Icon name="chevronLeft" />
      </Link>
      <div className={styles.name}>
        <h1 className="cut" title={name}>
          {name}
        </h1>
        <SaveState state={state} isReadOnly={isReadOnly} />
      </div>
      {known && (
        <Menu
          icon="dots"
          size="small"
          label={t('more')}
          entries={[
            ...(isReadOnly ? [] : ofWriter),
            { label: t('history'), icon: 'clock', onSelect: onHistory },
            ...(onOrder ? [{ label: t('sizesAndPrices'), icon: 'cart', onSelect: onOrder } as const] : []),
          ]}
        />
      )}
      {known && (
        <RenameTemplate
          id={known.id}
          name={name}
          isOpen={isRenaming}
          onClose={() => {
            setRenaming(false)
            onRenamed()
          }}
        />
      )}
      <Shown />
      <div className={styles.headActs}>
        {!isReadOnly && (
          <>
            <IconButton icon="undo" label={t('undo')} aria-disabled={!editor.canUndo || undefined} onClick={editor.undo} />
            <IconButton icon="redo" label={t('redo')} aria-disabled={!editor.canRedo || undefined} onClick={editor.redo} />
          </>
        )}
        <Button icon="eye" reason={whyNot} onClick={onProof}>
          {t('proof')}
        </Button>
        {!isReadOnly && (
          <Button variant="primary" busy={isSaving} reason={whyNot} onClick={onSave}>
            {t('save')}
          </Button>
        )}
      </div>
    </header>
  )
}

/** The colours of the design, one of which it is looked at in. */
function Shown() {
  const t = useText('designEditor')
  const language = useLanguage()
  const { product, editor, colors } = useParts()
  const { countOn } = useDifferences()
  if (colors.length < 2) return <span className={styles.shown} />
  return (
    <fieldset className={styles.shown}>
      <legend className="unseen">{t('shownColor')}</legend>
      {colors.map(name => {
        const differs = countOn(name) > 0
        const label = differs ? t('colorDiffers', { color: colorIn(language, name) }) : colorIn(language, name)
        return (
          <label key={name} className="pick" title={label}>
            <input
              type="radio"
              name="editor-color"
              checked={name === editor.color}
              onChange={() => editor.showColor(name)}
              aria-label={label}
            />
            <svg viewBox="0 0 28 28" aria-hidden="true" focusable="false">
              <circle cx="14" cy="14" r="10" fill={product.colors.find(each => each.name === name)?.hex} />
              {differs && <circle className={styles.differs} cx="20" cy="20" r="4" />}
            </svg>
          </label>
        )
      })}
    </fieldset>
  )
}
