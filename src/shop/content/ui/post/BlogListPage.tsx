import { Form, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { publicPath } from '#base/text.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { PublicLink } from '#kit/control/PublicLink.tsx'
import { NothingHere, PageLinks, PublicList, SearchBox } from '#kit/control/PublicList.tsx'
import { apiOf, pageContext } from '#kit/page-context.ts'
import { listPath, pageNumber, searchWords } from '#kit/search-params.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import { contentCalls } from '../../contract.ts'
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
  const [search] = useSearchParams()
  return (
    <PublicList
      title={t('blog')}
      hint={t('blogHint')}
      tools={
        <Form className={styles.search} role="search" action={path} key={q}>
          <SearchBox label={t('search')} words={q} />
          <Button type="submit">{t('searchButton')}</Button>
        </Form>
      }
    >
      <FeedLinks />
      {q !== '' && totalDocs > 0 && (
        <p className={styles.found} role="status">
          {t('found', { count: totalDocs, words: q })} <PublicLink to="/blogs">{t('showAll')}</PublicLink>
        </p>
      )}
      {docs.length === 0 ? (
        <NothingHere title={t(q === '' ? 'empty' : 'nothing')} hint={t(q === '' ? 'emptyHint' : 'nothingHint')}>
          {q !== '' && <LinkButton to={path}>{t('showAll')}</LinkButton>}
        </NothingHere>
      ) : (
        <ul className={styles.grid} aria-label={t('list')}>
          {docs.map((post, at) => (
            <li key={post.id}>
              <PostTile post={post} isLead={at === 0 && page === 1 && q === ''} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks
        list={{ page, limit, totalDocs }}
        label={t('pages')}
        previous={t('newerPage')}
        next={t('olderPage')}
        to={number => listPath('/blogs', search, { page: number })}
      />
      <p className={styles.feed}>
        {t('feed')}: <a href={`${path}/feed.xml`}>Atom</a> <a href={`${path}/feed.json`}>JSON</a>
      </p>
    </PublicList>
  )
}
