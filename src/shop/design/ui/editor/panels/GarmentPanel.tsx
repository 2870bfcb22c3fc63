import { nameIn } from '#base/text.ts'
import { IconButton } from '#kit/control/Button.tsx'
import { Checkbox } from '#kit/control/Choice.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { useLayerWords } from '../canvas/layer-name.ts'
import { useDifferences } from '../colors/use-differences.ts'
import { isPrintedOn, printingOn, useParts } from '../state/use-editor.ts'
import { GuideFields } from './GuideFields.tsx'
import styles from './panels.module.css'

type Props = {
  /** The colours that the design is for from now on, the first one first. */
  onColors: (colors: readonly string[]) => void
}

/** Shown where nothing is chosen: the product, its area, and the colours that the design is for. */
export function GarmentPanel({ onColors }: Props) {
  const t = useText('designEditor')
  const ofChecks = useText('designChecks')
  const language = useLanguage()
  const { product, editor, colors } = useParts()
  const { number } = useLayerWords()
  const { side, widthInches, heightInches } = editor.side
  const { bleedInches, safeInches } = printingOn(product, side)
  // Who may only look is shown what the design is for, and nothing to choose from.
  const shown = product.colors.filter(({ name }) => !editor.isReadOnly || colors.includes(name))
  const toggle = (name: string, isOn: boolean) => onColors(isOn ? [...colors, name] : colors.filter(each => each !== name))
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <h2 className={styles.title}>{nameIn(language, product)}</h2>
        <p className="hint">
          {isPrintedOn(product, side) ? t('area', { width: number(widthInches), height: number(heightInches) }) : t('lostSideHint')}
        </p>
        {bleedInches > 0 && <p className="hint">{ofChecks('bleed', { inches: number(bleedInches, 3) })}</p>}
        {safeInches > 0 && <p className="hint">{ofChecks('safe', { inches: number(safeInches, 3) })}</p>}
        {!editor.isReadOnly && <p className="hint">{t('chooseHint')}</p>}
      </Stack>
      <fieldset className={styles.group}>
        <legend>{t('soldColors')}</legend>
        <ul className={styles.colors}>
          {shown.map(({ name, hex }) => (
            <li key={name} className={styles.color}>
              {editor.isReadOnly ? (
                <p className="beside">
                  <Dot hex={hex} /> {colorIn(language, name)}
                </p>
              ) : (
                <Checkbox
                  label={
                    <span className="beside">
                      <Dot hex={hex} /> {colorIn(language, name)}
                    </span>
                  }
                  checked={colors.includes(name)}
                  // One colour at least is left.
                  disabled={colors.length === 1 && colors.includes(name)}
                  onChange={event => toggle(name, event.currentTarget.checked)}
                />
              )}
              {colors.includes(name) && <Differing color={name} />}
            </li>
          ))}
        </ul>
      </fieldset>
      {!editor.isReadOnly && <GuideFields />}
    </Stack>
  )
}

/** How many layers differ on a colour, and the way back to what all have. */
function Differing({ color }: { color: string }) {
  const t = useText('designEditor')
  const language = useLanguage()
  const { editor, say } = useParts()
  const count = useDifferences().countOn(color)
  if (count === 0) return null
  const name = colorIn(language, color)
  return (
    <span className="beside">
      <small className="muted">{t('differing', { count })}</small>
      {!editor.isReadOnly && (
        <IconButton
          icon="undo"
          size="small"
          label={t('alikeOn', { color: name })}
          onClick={() => {
            editor.makeAlike(color)
            say(t('alikeAgain', { color: name }))
          }}
        />
      )}
    </span>
  )
}

export const Dot = ({ hex }: { hex: string }) => (
  <svg className={styles.dot} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <circle cx="10" cy="10" r="9" fill={hex} />
  </svg>
)
