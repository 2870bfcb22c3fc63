import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { CallError } from '#base/fault.ts'
import { publicPath } from '#base/text.ts'
import { formatDate } from '#base/time.ts'
import { PublicLink } from '#kit/control/PublicLink.tsx'
import { cx } from '#kit/cx.ts'
import { Note } from '#kit/layout/Note.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { Tiles } from '#kit/layout/Tiles.tsx'
import { apiOf, pageContext } from '#kit/page-context.ts'
import { Icon } from '#kit/show/Icon.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { contentCalls } from '../../contract.ts'
import { postIdOf } from '../../post/rules.ts'
import styles from './BlogPage.module.css'
import { FeedLinks } from './FeedLinks.tsx'
import { PostBody } from './PostBody.tsx'
import { PostCover } from './PostCover.tsx'
import { otherThan, PostTile } from './PostTile.tsx'
import { ShareBar } from './ShareBar.tsx'

export const handle = { texts: ['content'], hydratesOnInteraction: true }

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { language } = context.get(pageContext)
  const { origin } = new URL(request.url)
  const segment = params.id ?? ''
  const id = postIdOf(segment)
  if (id === undefined) throw data(null, 404)
  if (segment !== String(id)) throw redirect(publicPath(`/blogs/${id}`, language), 301)
  try {
    return { post: (await apiOf(context)(contentCalls.post, { params: { id }, query: { language } })).data, origin }
  } catch (error) {
    if (error instanceof CallError && error.status === 404) throw data(null, 404)
    throw error
  }
}

/** One article: when it was published, the text, ways to share it, what came before and after. */
export default function BlogPage() {
  const { post, origin } = useLoaderData<typeof loader>()
  const t = useText('content')
  const language = useLanguage()
  const day = (at: string) => formatDate(at, 'long', { language, timeZone: 'UTC' })
  const neighbours = [post.newer, post.older].filter(each => each !== null)
  return (
    <main id="content" className={cx('wide', styles.page)} tabIndex={-1}>
      <title>{`${post.title.text} – Inkport`}</title>
      <meta name="description" content={post.summary.text} />
      <FeedLinks />
      <Row as="nav" gap={24} className={styles.trail} aria-label={t('blog')}>
        <PublicLink className="plain-link" to="/">
          <Icon name="home" size={16} /> {t('backHome')}
        </PublicLink>
        <PublicLink className="plain-link" to="/blogs">
          {t('allArticles')}
        </PublicLink>
      </Row>
      <article>
        <Stack as="header" gap={12} className={styles.head}>
          <h1 lang={otherThan(language, post.title)}>{post.title.text}</h1>
          <p className={styles.lead} lang={otherThan(language, post.summary)}>
            {post.summary.text}
          </p>
          <Row as="p" gap={24} className="hint">
            <span>
              {t('publishedOn')} <time dateTime={post.publishedAt}>{day(post.publishedAt)}</time>
            </span>
            {day(post.updatedAt) !== day(post.publishedAt) && (
              <span>
                {t('updatedOn')} <time dateTime={post.updatedAt}>{day(post.updatedAt)}</time>
              </span>
            )}
            <span>{t('minutes', { count: post.minutes })}</span>
          </Row>
        </Stack>
        <PostCover id={post.id} cover={post.cover} size="large" isEager />
        <Stack gap={32} className={styles.text}>
          {post.html.language !== language && (
            <Note meaning="blue" icon="globe">
              {t('onlyEnglish')}
            </Note>
          )}
          <PostBody html={post.html.text} language={post.html.language} />
          <ShareBar url={`${origin}${publicPath(`/blogs/${post.id}`, language)}`} title={post.title.text} />
        </Stack>
      </article>
      {neighbours.length > 0 && (
        <Stack as="section" className={styles.more}>
          <h2>{t('more')}</h2>
          <Tiles most={2}>
            {neighbours.map(each => (
              <li key={each.id}>
                <p className="hint">{t(each === post.newer ? 'newer' : 'older')}</p>
                <PostTile post={each} />
              </li>
            ))}
          </Tiles>
        </Stack>
      )}
    </main>
  )
}
