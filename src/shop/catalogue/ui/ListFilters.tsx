import type { ChangeEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { publicPath } from '#base/text.ts'
import { Button } from '#kit/control/Button.tsx'
import { Checkbox } from '#kit/control/Choice.tsx'
import { Columns } from '#kit/layout/Stack.tsx'
import { Pills } from '#kit/public/Pills.tsx'
import { PlainInput, PlainSelect } from '#kit/public/PlainField.tsx'
import { listPath } from '#kit/search-params.ts'
import { Icon } from '#kit/show/Icon.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { TagCategory } from '../storefront/contract.ts'
import styles from './ListFilters.module.css'
import { filterNames, levels, pageSizes } from './list-query.ts'

interface Props {
  tags: readonly TagCategory[]
  choices: { sizes: readonly string[]; colors: readonly { value: string; label: string }[] }
  /** A field that needs no typing was changed. */
  onChoice: (form: HTMLFormElement) => void
}

/** What products are filtered by, as fields of the list's form; without scripts the button sends it. */
export function ListFilters({ tags, choices, onChoice }: Props) {
  const t = useText('catalogue')
  const language = useLanguage()
  const [search] = useSearchParams()
  const here = publicPath('/products', language)
  const choose = (event: ChangeEvent<HTMLSelectElement | HTMLInputElement>) =>
    event.currentTarget.form && onChoice(event.currentTarget.form)
  const set = filterNames.filter(name => search.get(name))
  const option = (value: string, label = value) => ({ value, label })
  const selects = [
    { name: 'tag', label: t('tag'), options: tags.map(tag => option(tag.tag, language === 'vi' ? tag.nameVi : tag.name)) },
    { name: 'size', label: t('size'), options: choices.sizes.map(size => option(size)) },
    { name: 'color', label: t('color'), options: choices.colors },
    { name: 'level', label: t('level'), options: levels.map(level => option(level, t(level))) },
  ]
  const words = { priceFrom: t('priceFrom'), priceTo: t('priceTo'), inStock: t('inStock') }
  const labelOf = (name: (typeof filterNames)[number]) => {
    if (name === 'inStock') return words.inStock
    const value = search.get(name) ?? ''
    const select = selects.find(each => each.name === name)
    if (select) return `${select.label}: ${select.options.find(each => each.value === value)?.label ?? value}`
    return `${name === 'priceTo' ? words.priceTo : words.priceFrom} $${value}`
  }
  return (
    <>
      <details className={styles.filters} open={set.length > 0}>
        <summary>
          {t('filters')} {set.length > 0 && <span className="numbers">{set.length}</span>}
        </summary>
        <Columns least={120} gap={12} className={styles.fields}>
          {selects.map(({ name, label, options }) => (
            <PlainSelect key={name} label={label} name={name} value={search.get(name) ?? ''} onChange={choose}>
              <option value="">{t('any')}</option>
              {options.map(each => (
                <option key={each.value} value={each.value}>
                  {each.label}
                </option>
              ))}
            </PlainSelect>
          ))}
          {(['priceFrom', 'priceTo'] as const).map(name => (
            <PlainInput
              key={`${name}${search.get(name)}`}
              label={words[name]}
              name={name}
              inputMode="decimal"
              placeholder="$"
              defaultValue={search.get(name) ?? ''}
              maxLength={12}
            />
          ))}
          <PlainSelect label={t('perPage')} name="limit" value={search.get('limit') ?? ''} onChange={choose}>
            {pageSizes.map((size, at) => (
              <option key={size} value={at === 0 ? '' : size}>
                {size}
              </option>
            ))}
          </PlainSelect>
          <Checkbox label={words.inStock} name="inStock" value="1" checked={search.get('inStock') === '1'} onChange={choose} />
          <Button type="submit">{t('apply')}</Button>
        </Columns>
      </details>
      {set.length > 0 && (
        <Pills className={styles.set} aria-label={t('filters')}>
          {set.map(name => (
            <li key={name}>
              <Link
                to={listPath(here, search, { [name]: '' })}
                preventScrollReset
                aria-label={t('removeFilter', { filter: labelOf(name) })}
              >
                {labelOf(name)} <Icon name="close" size={16} />
              </Link>
            </li>
          ))}
          <li>
            <Link to={listPath(here, search, Object.fromEntries(filterNames.map(name => [name, ''])))} preventScrollReset>
              {t('clearFilters')}
            </Link>
          </li>
        </Pills>
      )}
    </>
  )
}
