import { useState } from 'react'
import { Picture } from '#kit/Picture.tsx'
import { useText } from '#kit/use-text.ts'
import type { Product } from '../contract.ts'
import { artFor, type DemoArt, pictureUrl } from '../picture.rules.ts'
import styles from './ProductPreview.module.css'

const choices = [
  [undefined, 'plain'],
  ['retro-sun', 'artRetroSun'],
  ['cat-moon', 'artCatMoon'],
  ['mountain', 'artMountain'],
] as const

/** The product large in the chosen colour, and the demo prints to try on it. */
export function ProductPreview({ product, name, hex, size }: { product: Product; name: string; hex: string; size: string }) {
  const t = useText('catalogue')
  const [art, setArt] = useState<DemoArt | undefined>(() => artFor(product.productID))
  return (
    <div className={styles.preview}>
      <Picture className={styles.large ?? ''} src={pictureUrl(product, hex, { art, size })} alt={name} eager />
      <fieldset className={styles.arts}>
        <legend className="unseen">{t('preview')}</legend>
        {choices.map(([value, text]) => (
          <label key={text} title={t(text)}>
            <input type="radio" name="art" checked={art === value} onChange={() => setArt(value)} aria-label={t(text)} />
            <Picture src={pictureUrl(product, hex, { art: value, size })} alt="" />
          </label>
        ))}
      </fieldset>
    </div>
  )
}
