import { formatDate } from '#base/time.ts'
import { PublicLink } from '#kit/control/PublicLink.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { Tile } from '#kit/layout/Tiles.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { PostCard } from '../../post/contract.ts'
import { PostCover } from './PostCover.tsx'
import styles from './PostTile.module.css'

/** An article in a list; `isLead` gives it the whole width. */
export function PostTile({ post, isLead = false }: { post: PostCard; isLead?: boolean }) {
  const t = useText('content')
  const language = useLanguage()
  return (
    <Tile className={styles.tile} data-lead={isLead || undefined}>
      <PostCover id={post.id} cover={post.cover} isEager={isLead} size={isLead ? 'large' : 'small'} />
      <Stack gap={8}>
        <Row as="p" gap={16} className="hint">
          <time dateTime={post.publishedAt}>{formatDate(post.publishedAt, 'long', { language, timeZone: 'UTC' })}</time>
          <span>{t('minutes', { count: post.minutes })}</span>
        </Row>
        <h2>
          <PublicLink to={`/blogs/${post.id}`} lang={otherThan(language, post.title)}>
            {post.title.text}
          </PublicLink>
        </h2>
        <p className="muted" lang={otherThan(language, post.summary)}>
          {post.summary.text}
        </p>
      </Stack>
    </Tile>
  )
}

/** The `lang` of a text that is in another language than the page. */
export const otherThan = (page: string, { language }: { language: string }): string | undefined =>
  language === page ? undefined : language
