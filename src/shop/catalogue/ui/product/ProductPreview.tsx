import { useState } from 'react'
import { Picture } from '#kit/show/Picture.tsx'
import { useText } from '#kit/use-text.ts'
import { artFor, photoUrl, pictureUrl } from '../../picture/rules.ts'
import type { Product } from '../../storefront/contract.ts'
import styles from './ProductPreview.module.css'

/** What is drawn of a product: with a demo print in front and close up, bare behind and in front. A poster is bare on no side. */
const views = [
  { id: 'front', view: undefined, isPrinted: true },
  { id: 'back', view: 'back', isPrinted: false },
  { id: 'detail', view: 'detail', isPrinted: true },
  { id: 'plain', view: undefined, isPrinted: false },
] as const
const ofPoster: readonly string[] = ['front', 'detail']

interface Props {
  product: Product
  name: string
  color: string
  colorName: string
  hex: string
  size: string
}

/** The product large in the chosen colour: its photographs, and the drawn product from the front, from behind, close up and plain. */
export function ProductPreview({ product, name, color, colorName, hex, size }: Props) {
  const t = useText('catalogue')
  const photos = product.photos.filter(photo => photo.color.toUpperCase() === color.toUpperCase())
  const drawn = views.filter(({ id }) => product.shape !== 'poster' || ofPoster.includes(id))
  const pictures = [
    ...photos.map((photo, at) => ({
      id: photo.key,
      label: t('photo', { number: at + 1, color: colorName }),
      large: photoUrl(photo.key, 'large'),
      small: photoUrl(photo.key, 'small'),
    })),
    ...drawn.map(({ id, view, isPrinted }) => {
      const url = pictureUrl(product, hex, { art: isPrinted ? artFor(product.productID) : undefined, size, view })
      return { id, label: t(id), large: url, small: url }
    }),
  ]
  const [chosen, choose] = useState<string>()
  const shown = pictures.find(each => each.id === chosen) ?? pictures[0]
  return (
    <div className={styles.preview}>
      <Picture className={styles.large ?? ''} src={shown?.large} alt={`${name}: ${shown?.label}`} eager />
      <fieldset className={styles.views}>
        <legend className="unseen">{t('photos')}</legend>
        {pictures.map(each => (
          <label key={each.id} className="pick" title={each.label}>
            <input type="radio" name="view" checked={each === shown} onChange={() => choose(each.id)} aria-label={each.label} />
            <Picture src={each.small} alt="" />
          </label>
        ))}
      </fieldset>
    </div>
  )
}
