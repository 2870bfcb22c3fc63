import { Row } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import type { Product } from '../../storefront/contract.ts'
import styles from './ProductPage.module.css'
import type { ColorNames } from './use-choice.ts'

interface Props {
  value: string
  onChange: (value: string) => void
  /** Whether it is in stock together with the other choice. */
  isThere: (value: string) => boolean
}

export function ColorChoice({ colors, names, value, onChange, isThere }: Props & { colors: Product['colors']; names: ColorNames }) {
  const t = useText('catalogue')
  return (
    <fieldset>
      <legend>
        {t('color')}: <strong>{names[value] ?? value}</strong>
      </legend>
      <Row className={styles.options}>
        {colors.map(each => {
          const name = names[each.name] ?? each.name
          const label = isThere(each.name) ? name : `${name} – ${t('outOfStock')}`
          return (
            <label key={each.name} className="pick" title={label} data-out={!isThere(each.name) || undefined}>
              <input
                type="radio"
                name="color"
                value={each.name}
                checked={each.name === value}
                onChange={() => onChange(each.name)}
                aria-label={label}
              />
              <svg viewBox="0 0 36 36" aria-hidden="true" focusable="false">
                <circle cx="18" cy="18" r="13" fill={each.hex} />
                {!isThere(each.name) && <path d="M8 28 28 8" />}
              </svg>
            </label>
          )
        })}
      </Row>
    </fieldset>
  )
}

export function SizeChoice({ sizes, value, onChange, isThere }: Props & { sizes: readonly string[] }) {
  const t = useText('catalogue')
  return (
    <fieldset>
      <legend>
        {t('size')}: <strong>{value}</strong>
      </legend>
      <Row className={styles.options}>
        {sizes.map(each => (
          <label key={each} className="pick" data-out={!isThere(each) || undefined}>
            <input type="radio" name="size" value={each} checked={each === value} onChange={() => onChange(each)} />
            <span>{each}</span>
            {!isThere(each) && <span className="unseen">{t('outOfStock')}</span>}
          </label>
        ))}
      </Row>
    </fieldset>
  )
}
