import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { publicPath } from '#base/text.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { PublicLink } from '#kit/control/PublicLink.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { Tiles } from '#kit/layout/Tiles.tsx'
import { apiOf, pageContext } from '#kit/page-context.ts'
import { NothingHere, PageLinks, SearchBox } from '#kit/public/PublicList.tsx'
import { listPath, pageNumber, searchWords } from '#kit/search-params.ts'
import { PublicPage } from '#kit/show/PublicPage.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { contentCalls } from '../../contract.ts'
import styles from './BlogListPage.module.css'
import { FeedLinks } from './FeedLinks.tsx'
import { PostTile } from './PostTile.tsx'

export const handle = { texts: ['content'], hydratesOnInteraction: true }
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
  const navigate = useNavigate()
  return (
    <PublicPage
      title={t('blog')}
      hint={t('blogHint')}
      tools={
        <search>
          <form
            className={styles.search}
            action={path}
            autoComplete="off"
            key={q}
            onSubmit={event => {
              event.preventDefault()
              void navigate(listPath(path, new URLSearchParams(), { q: String(new FormData(event.currentTarget).get('q')) }))
            }}
          >
            <SearchBox label={t('search')} words={q} />
            <Button type="submit">{t('searchButton')}</Button>
          </form>
        </search>
      }
    >
      <FeedLinks />
      {q !== '' && totalDocs > 0 && (
        <p role="status">
          {t('found', { count: totalDocs, words: q })} <PublicLink to="/blogs">{t('showAll')}</PublicLink>
        </p>
      )}
      {docs.length === 0 ? (
        <NothingHere title={t(q === '' ? 'empty' : 'nothing')} hint={t(q === '' ? 'emptyHint' : 'nothingHint')}>
          {q !== '' && <LinkButton to={path}>{t('showAll')}</LinkButton>}
        </NothingHere>
      ) : (
        <Tiles most={3} className={styles.list} aria-label={t('list')}>
          {docs.map((post, at) => (
            <li key={post.id}>
              <PostTile post={post} isLead={at === 0 && page === 1 && q === ''} />
            </li>
          ))}
        </Tiles>
      )}
      <PageLinks
        list={{ page, limit, totalDocs }}
        label={t('pages')}
        previous={t('newerPage')}
        next={t('olderPage')}
        to={number => listPath('/blogs', search, { page: number })}
      />
      <Row as="p" gap={16} className={styles.feed}>
        {t('feed')}:
        <a className="plain-link" href={`${path}/feed.xml`}>
          Atom
        </a>
        <a className="plain-link" href={`${path}/feed.json`}>
          JSON
        </a>
      </Row>
    </PublicPage>
  )
}
