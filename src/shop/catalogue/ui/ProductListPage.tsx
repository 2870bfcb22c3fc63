import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { publicPath } from '#base/text.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Tiles } from '#kit/layout/Tiles.tsx'
import { apiOf, pageContext } from '#kit/page-context.ts'
import { Pills } from '#kit/public/Pills.tsx'
import { PlainSelect } from '#kit/public/PlainField.tsx'
import { NothingHere, PageLinks, SearchBox } from '#kit/public/PublicList.tsx'
import { listPath } from '#kit/search-params.ts'
import { PublicPage } from '#kit/show/PublicPage.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { colorIn, withColorsIn } from '../storefront/color.rules.ts'
import { catalogueCalls } from '../storefront/contract.ts'
import { ListFilters } from './ListFilters.tsx'
import { listQuery, sorts } from './list-query.ts'
import styles from './ProductListPage.module.css'
import { ProductTile } from './ProductTile.tsx'

export const handle = { texts: ['catalogue'], hydratesOnInteraction: true }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = listQuery(new URL(request.url).searchParams)
  const api = apiOf(context)
  const [products, categories, tags, choices] = await Promise.all([
    api(catalogueCalls.products, { query }),
    api(catalogueCalls.categoryMenu),
    api(catalogueCalls.tagMenu),
    api(catalogueCalls.productFilters),
  ])
  const { language } = context.get(pageContext)
  const colors = choices.data.colors.map(value => ({ value, label: colorIn(language, value) }))
  return {
    ...products.data,
    docs: withColorsIn(language, products.data.docs),
    categories: categories.data,
    tags: tags.data,
    choices: { sizes: choices.data.sizes, colors },
  }
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
      action={here}
      // What it is filtered by is the address's to say, on the way back too.
      autoComplete="off"
      onSubmit={event => {
        event.preventDefault()
        find(event.currentTarget)
      }}
    >
      <PublicPage
        title={t('title')}
        hint={t('hint')}
        tools={
          <search className={styles.tools}>
            {category && <input type="hidden" name="category" value={category} />}
            <SearchBox key={search.get('q')} label={t('search')} words={search.get('q') ?? ''} />
            <PlainSelect
              label={t('sort')}
              isBare
              name="sort"
              value={search.get('sort') ?? ''}
              onChange={event => event.currentTarget.form && find(event.currentTarget.form)}
            >
              {Object.entries(sorts).map(([value, text]) => (
                <option key={value} value={value}>
                  {t(text)}
                </option>
              ))}
            </PlainSelect>
          </search>
        }
      >
        <Pills as="nav" slides aria-label={t('categories')}>
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
        </Pills>
        <div className={styles.filters}>
          <ListFilters tags={tags} choices={choices} onChoice={find} />
          <p className={styles.count} role="status">
            {count}
          </p>
        </div>
        {docs.length === 0 ? (
          <NothingHere title={t('nothing')} hint={t('nothingHint')}>
            <LinkButton to={here}>{t('showAll')}</LinkButton>
          </NothingHere>
        ) : (
          <Tiles aria-label={count}>
            {docs.map((product, at) => (
              <li key={product.id}>
                <ProductTile product={product} isEager={at < 4} heading="h2" />
              </li>
            ))}
          </Tiles>
        )}
        <PageLinks
          list={list}
          label={t('pages')}
          previous={t('previousPage')}
          next={t('nextPage')}
          to={page => listPath('/products', search, { page })}
        />
      </PublicPage>
    </form>
  )
}
