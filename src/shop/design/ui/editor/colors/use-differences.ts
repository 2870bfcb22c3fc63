// Which colours of the garment differ, for the marks on colours and layers.
import { useLanguage } from '#kit/use-text.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { differingOn } from '../../../document/color/folded.rules.ts'
import { useParts } from '../state/use-editor.ts'

export interface Differences {
  /** How many layers of the whole design differ on a colour. */
  countOn: (color: string) => number
  /** The colours that a layer of the shown side differs on, as their reader calls them; empty where it does on none. */
  colorsOf: (id: string) => string
}
export function useDifferences(): Differences {
  const language = useLanguage()
  const { editor, colors } = useParts()
  return {
    countOn: color => editor.kept.sides.reduce((sum, side) => sum + differingOn(side, color).size, 0),
    colorsOf: id =>
      colors
        .filter(color => differingOn(editor.side, color).has(id))
        .map(color => colorIn(language, color))
        .join(', '),
  }
}
