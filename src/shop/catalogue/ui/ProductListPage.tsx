import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { publicPath } from '#base/public-path.ts'
import { LinkButton } from '#kit/Button.tsx'
import { Icon } from '#kit/Icon.tsx'
import { PublicLink } from '#kit/PublicLink.tsx'
import { apiOf } from '#kit/page-context.ts'
import { pageNumber, searchWords } from '#kit/search-params.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import { catalogueCalls } from '../calls.ts'
import type { ProductQuery } from '../contract.ts'
import styles from './ProductListPage.module.css'
import { ProductTile } from './ProductTile.tsx'

export const handle = { texts: ['catalogue'] }
const pageSize = 12
const sorts = { '': 'sortShop', newest: 'sortNewest', oldest: 'sortOldest', priceLow: 'sortPriceLow', priceHigh: 'sortPriceHigh' } as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const text = (name: string) => searchWords(search, name) || undefined
  const sort = text('sort')
  const query: Partial<ProductQuery> = {
    page: pageNumber(search),
    limit: pageSize,
    category: text('category'),
    q: text('q'),
    ...(sort && Object.hasOwn(sorts, sort) && { sort: sort as ProductQuery['sort'] }), // One of the table's keys.
  }
  const api = apiOf(context)
  const [products, categories] = await Promise.all([api(catalogueCalls.products, { query }), api(catalogueCalls.categoryMenu)])
  return { ...products.data, categories: categories.data }
}

/** All products: by category, by word, sorted; works without scripts too. */
export default function ProductListPage() {
  const { docs, totalDocs, page, limit, categories } = useLoaderData<typeof loader>()
  const t = useText('catalogue')
  const language = useLanguage()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const category = search.get('category') ?? ''
  const to = (patch: Record<string, string>) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    for (const [name, value] of Object.entries(patch)) value ? next.set(name, value) : next.delete(name)
    return `${publicPath('/products', language)}${next.size > 0 ? `?${next}` : ''}`
  }
  // A plain form, so that it works before and without scripts.
  const find = (form: HTMLFormElement) => {
    const filled = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    void navigate(to(Object.fromEntries(filled)), { preventScrollReset: true })
  }
  return (
    <main id="content" className={styles.page} tabIndex={-1}>
      <title>{`${t('title')} – Inkport`}</title>
      <meta name="description" content={t('hint')} />
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p>{t('hint')}</p>
        </div>
        <search>
          <form
            className={styles.tools}
            onSubmit={event => {
              event.preventDefault()
              find(event.currentTarget)
            }}
          >
            {category && <input type="hidden" name="category" value={category} />}
            <label className={styles.search}>
              <Icon name="search" />
              <input
                type="search"
                name="q"
                defaultValue={search.get('q') ?? ''}
                placeholder={t('search')}
                aria-label={t('search')}
                maxLength={100}
              />
            </label>
            <label className={styles.sort}>
              <span className="unseen">{t('sort')}</span>
              <select
                name="sort"
                defaultValue={search.get('sort') ?? ''}
                onChange={event => event.currentTarget.form && find(event.currentTarget.form)}
              >
                {Object.entries(sorts).map(([value, text]) => (
                  <option key={value} value={value}>
                    {t(text)}
                  </option>
                ))}
              </select>
            </label>
          </form>
        </search>
      </header>
      <nav className={styles.categories} aria-label={t('categories')}>
        <Link to={to({ category: '' })} aria-current={category === '' ? 'page' : undefined} preventScrollReset>
          {t('all')}
        </Link>
        {categories.map(each => (
          <Link
            key={each.id}
            to={to({ category: each.slug })}
            aria-current={category === each.slug ? 'page' : undefined}
            preventScrollReset
          >
            {language === 'vi' ? each.nameVi : each.name}
            <span>{each.productCount}</span>
          </Link>
        ))}
      </nav>
      {docs.length === 0 ? (
        <div className={styles.nothing}>
          <h2>{t('nothing')}</h2>
          <p>{t('nothingHint')}</p>
          <LinkButton to={publicPath('/products', language)}>{t('showAll')}</LinkButton>
        </div>
      ) : (
        <ul className={styles.grid} aria-label={t('found', { count: totalDocs })}>
          {docs.map((product, at) => (
            <li key={product.id}>
              <ProductTile product={product} at={at} isEager={at < 4} />
            </li>
          ))}
        </ul>
      )}
      {totalDocs > limit && (
        <nav className={styles.pages}>
          {page > 1 && <PublicLink to={`/products?page=${page - 1}`}>{t('previousPage')}</PublicLink>}
          {page * limit < totalDocs && <PublicLink to={`/products?page=${page + 1}`}>{t('nextPage')}</PublicLink>}
        </nav>
      )}
    </main>
  )
}
