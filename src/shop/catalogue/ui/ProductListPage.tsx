import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { publicPath } from '#base/text.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { NothingHere, PageLinks, PublicList, SearchBox } from '#kit/control/PublicList.tsx'
import { apiOf } from '#kit/page-context.ts'
import { listPath } from '#kit/search-params.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import { catalogueCalls } from '../storefront/contract.ts'
import { ListFilters } from './ListFilters.tsx'
import { listQuery, sorts } from './list-query.ts'
import styles from './ProductListPage.module.css'
import { ProductTile } from './ProductTile.tsx'

export const handle = { texts: ['catalogue'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = listQuery(new URL(request.url).searchParams)
  const api = apiOf(context)
  const [products, categories, tags, choices] = await Promise.all([
    api(catalogueCalls.products, { query }),
    api(catalogueCalls.categoryMenu),
    api(catalogueCalls.tagMenu),
    api(catalogueCalls.productFilters),
  ])
  return { ...products.data, categories: categories.data, tags: tags.data, choices: choices.data }
}

/** All products: by category, by what they are, by word, sorted; works without scripts too. */
export default function ProductListPage() {
  const { docs, categories, tags, choices, ...list } = useLoaderData<typeof loader>()
  const t = useText('catalogue')
  const language = useLanguage()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const category = search.get('category') ?? ''
  const here = publicPath('/products', language)
  // A plain form, so that it works before and without scripts; empty fields stay out of the address.
  const find = (form: HTMLFormElement) => {
    const filled = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    void navigate(listPath(here, new URLSearchParams(), filled), { preventScrollReset: true })
  }
  const count = t(list.hasMore ? 'foundMore' : 'found', { count: list.totalDocs })
  return (
    <form
      className={styles.form}
      action={here}
      onSubmit={event => {
        event.preventDefault()
        find(event.currentTarget)
      }}
    >
      <PublicList
        title={t('title')}
        hint={t('hint')}
        tools={
          <search className={styles.tools}>
            {category && <input type="hidden" name="category" value={category} />}
            <SearchBox key={search.get('q')} label={t('search')} words={search.get('q') ?? ''} />
            <label className={styles.sort}>
              <span className="unseen">{t('sort')}</span>
              <select
                name="sort"
                value={search.get('sort') ?? ''}
                onChange={event => event.currentTarget.form && find(event.currentTarget.form)}
              >
                {Object.entries(sorts).map(([value, text]) => (
                  <option key={value} value={value}>
                    {t(text)}
                  </option>
                ))}
              </select>
            </label>
          </search>
        }
      >
        <nav className={styles.categories} aria-label={t('categories')}>
          {[{ id: 0, slug: '', name: t('all'), nameVi: t('all'), productCount: 0 }, ...categories].map(each => (
            <Link
              key={each.id}
              to={listPath(here, search, { category: each.slug })}
              aria-current={category === each.slug ? 'page' : undefined}
              preventScrollReset
            >
              {language === 'vi' ? each.nameVi : each.name}
              {each.productCount > 0 && <span>{each.productCount}</span>}
            </Link>
          ))}
        </nav>
        <ListFilters tags={tags} choices={choices} onChoice={find} />
        <p className={styles.count} role="status">
          {count}
        </p>
        {docs.length === 0 ? (
          <NothingHere title={t('nothing')} hint={t('nothingHint')}>
            <LinkButton to={here}>{t('showAll')}</LinkButton>
          </NothingHere>
        ) : (
          <ul className={styles.grid} aria-label={count}>
            {docs.map((product, at) => (
              <li key={product.id}>
                <ProductTile product={product} isEager={at < 4} />
              </li>
            ))}
          </ul>
        )}
        <PageLinks
          list={list}
          label={t('pages')}
          previous={t('previousPage')}
          next={t('nextPage')}
          to={page => listPath('/products', search, { page })}
        />
      </PublicList>
    </form>
  )
}
