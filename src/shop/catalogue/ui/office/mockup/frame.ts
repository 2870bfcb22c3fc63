import { formatNumber } from '#base/number.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { MockupPlace } from '../../../picture/mockup.contract.ts'
import type { On } from './place-edit.ts'

/** A print area on its photograph, as it may be taken hold of; nobody may where there is no `onMove`. */
export interface FrameProps<Place> extends On {
  place: Place
  onMove: ((place: MockupPlace) => void) | undefined
}

/** What a frame is called: its side and its inches. */
export function useFrameName() {
  const t = useText('catalogueOffice')
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  return (place: MockupPlace, { area }: Pick<On, 'area'>) =>
    t('frame', { side: t(place.side), width: number(area.widthInches), height: number(area.heightInches) })
}
