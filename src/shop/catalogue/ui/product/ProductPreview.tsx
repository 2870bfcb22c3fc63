import { useState } from 'react'
import { Picture } from '#kit/show/Picture.tsx'
import { useText } from '#kit/use-text.ts'
import { artFor, photoUrl, pictureUrl } from '../../picture/rules.ts'
import type { Product } from '../../storefront/contract.ts'
import styles from './ProductPreview.module.css'

const arts = [
  [undefined, 'plain'],
  ['retro-sun', 'artRetroSun'],
  ['cat-moon', 'artCatMoon'],
  ['mountain', 'artMountain'],
] as const

interface Props {
  product: Product
  name: string
  color: string
  hex: string
  size: string
}

/** The product large in the chosen colour: its photographs, and the drawn product with the demo prints to try on it. */
export function ProductPreview({ product, name, color, hex, size }: Props) {
  const t = useText('catalogue')
  const photos = product.photos.filter(photo => photo.color.toUpperCase() === color.toUpperCase())
  const usual = artFor(product.productID)
  const views = [
    ...photos.map((photo, at) => ({
      id: photo.key,
      label: t('photo', { number: at + 1, color }),
      large: photoUrl(photo.key, 'large'),
      small: photoUrl(photo.key, 'small'),
    })),
    ...arts.map(([art, text]) => {
      const url = pictureUrl(product, hex, { art, size })
      return { id: text, label: t(text), large: url, small: url }
    }),
  ]
  const [chosen, choose] = useState<string>(photos[0]?.key ?? arts.find(([art]) => art === usual)?.[1] ?? 'plain')
  const view = views.find(each => each.id === chosen) ?? views[0]
  return (
    <div className={styles.preview}>
      <Picture className={styles.large ?? ''} src={view?.large} alt={name} eager />
      <fieldset className={styles.arts}>
        <legend className="unseen">{t(photos.length > 0 ? 'photos' : 'preview')}</legend>
        {views.map(each => (
          <label key={each.id} title={each.label}>
            <input type="radio" name="view" checked={each.id === view?.id} onChange={() => choose(each.id)} aria-label={each.label} />
            <Picture src={each.small} alt="" />
          </label>
        ))}
      </fieldset>
    </div>
  )
}
