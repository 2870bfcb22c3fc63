import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { publicPath } from '#base/public-path.ts'
import { Button, LinkButton } from '#kit/Button.tsx'
import { Icon } from '#kit/Icon.tsx'
import { PublicLink } from '#kit/PublicLink.tsx'
import { apiOf, pageContext } from '#kit/page-context.ts'
import { pageNumber, searchWords } from '#kit/search-params.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import { contentCalls } from '../calls.ts'
import styles from './BlogListPage.module.css'
import { FeedLinks } from './FeedLinks.tsx'
import { PostTile } from './PostTile.tsx'

export const handle = { texts: ['content'] }
const pageSize = 12

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const q = searchWords(search, 'q')
  const { language } = context.get(pageContext)
  const query = { page: pageNumber(search), limit: pageSize, language, ...(q !== '' && { q }) }
  return { ...(await apiOf(context)(contentCalls.posts, { query })).data, q }
}

/** All articles, newest first; found by words; works without scripts too. */
export default function BlogListPage() {
  const { docs, totalDocs, page, limit, q } = useLoaderData<typeof loader>()
  const t = useText('content')
  const language = useLanguage()
  const path = publicPath('/blogs', language)
  const pageAt = (number: number) => `/blogs?${new URLSearchParams({ ...(q && { q }), ...(number > 1 && { page: String(number) }) })}`
  return (
    <main id="content" className={styles.page} tabIndex={-1}>
      <title>{`${t('blog')} – Inkport`}</title>
      <meta name="description" content={t('blogHint')} />
      <FeedLinks />
      <header className={styles.head}>
        <div>
          <h1>{t('blog')}</h1>
          <p>{t('blogHint')}</p>
        </div>
        <Form className={styles.search} role="search" action={path} key={q}>
          <label>
            <Icon name="search" />
            <input type="search" name="q" defaultValue={q} placeholder={t('search')} aria-label={t('search')} maxLength={100} />
          </label>
          <Button type="submit">{t('searchButton')}</Button>
        </Form>
      </header>
      {q !== '' && totalDocs > 0 && (
        <p className={styles.found} role="status">
          {t('found', { count: totalDocs, words: q })} <PublicLink to="/blogs">{t('showAll')}</PublicLink>
        </p>
      )}
      {docs.length === 0 ? (
        <div className={styles.nothing}>
          <h2>{t(q === '' ? 'empty' : 'nothing')}</h2>
          <p>{t(q === '' ? 'emptyHint' : 'nothingHint')}</p>
          {q !== '' && <LinkButton to={path}>{t('showAll')}</LinkButton>}
        </div>
      ) : (
        <ul className={styles.grid} aria-label={t('list')}>
          {docs.map((post, at) => (
            <li key={post.id}>
              <PostTile post={post} isLead={at === 0 && page === 1 && q === ''} />
            </li>
          ))}
        </ul>
      )}
      {(page > 1 || page * limit < totalDocs) && (
        <nav className={styles.pages} aria-label={t('pages')}>
          {page > 1 && <PublicLink to={pageAt(page - 1)}>{t('newerPage')}</PublicLink>}
          {page * limit < totalDocs && <PublicLink to={pageAt(page + 1)}>{t('olderPage')}</PublicLink>}
        </nav>
      )}
      <p className={styles.feed}>
        {t('feed')}: <a href={`${path}/feed.xml`}>Atom</a> <a href={`${path}/feed.json`}>JSON</a>
      </p>
    </main>
  )
}
