import { formatDate } from '#base/time.ts'
import { PublicLink } from '#kit/control/PublicLink.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { PostCard } from '../../contract.ts'
import { PostCover } from './PostCover.tsx'
import styles from './PostTile.module.css'

/** An article in a list; `isLead` gives it the whole width. */
export function PostTile({ post, isLead = false }: { post: PostCard; isLead?: boolean }) {
  const t = useText('content')
  const language = useLanguage()
  return (
    <article className={styles.tile} data-lead={isLead || undefined}>
      <PostCover id={post.id} cover={post.cover} isEager={isLead} size={isLead ? 'large' : 'small'} />
      <div className={styles.words}>
        <p className={styles.facts}>
          <time dateTime={post.publishedAt}>{formatDate(post.publishedAt, 'long', { language, timeZone: 'UTC' })}</time>
          <span>{t('minutes', { count: post.minutes })}</span>
        </p>
        <h2>
          <PublicLink to={`/blogs/${post.id}`} lang={otherThan(language, post.title)}>
            {post.title.text}
          </PublicLink>
        </h2>
        <p lang={otherThan(language, post.summary)}>{post.summary.text}</p>
      </div>
    </article>
  )
}

/** The `lang` of a text that is in another language than the page. */
export const otherThan = (page: string, { language }: { language: string }): string | undefined =>
  language === page ? undefined : language
