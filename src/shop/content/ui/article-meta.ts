import type { MetaDescriptor } from 'react-router'
import { publicPath } from '#base/public-path.ts'
import type { Language } from '#base/text.ts'
import type { Post } from '../contract.ts'
import { picturePath } from '../rules.ts'

/** What an article says of itself to search engines, feed readers and who shares it. `origin` has no slash at its end. */
export function articleMeta(
  post: Pick<Post, 'id' | 'title' | 'summary' | 'html' | 'cover'> & Dates,
  language: Language,
  origin: string,
): MetaDescriptor[] {
  const { title, summary, html, publishedAt, updatedAt, cover } = post
  const path = publicPath(`/blogs/${post.id}`, language)
  const property = (name: string, content: string) => ({ property: name, content })
  const feed = (type: string, file: string) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    title: 'Inkport Blog',
    href: `${publicPath('/blogs', language)}/${file}`,
  })
  const shop = { '@type': 'Organization', name: 'Inkport', url: `${origin}/` }
  return [
    { title: `${title.text} – Inkport` },
    { name: 'description', content: summary.text },
    property('og:type', 'article'),
    property('og:title', title.text),
    property('og:description', summary.text),
    property('og:url', origin + path),
    property('article:published_time', publishedAt),
    property('article:modified_time', updatedAt),
    feed('application/atom+xml', 'feed.xml'),
    feed('application/feed+json', 'feed.json'),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: title.text,
        description: summary.text,
        inLanguage: html.language,
        datePublished: publishedAt,
        dateModified: updatedAt,
        mainEntityOfPage: origin + path,
        url: origin + path,
        author: shop,
        publisher: shop,
        ...(cover && { image: origin + picturePath(cover.key) }),
      },
    },
  ]
}

/** ISO 8601, as the wire has them. */
interface Dates {
  publishedAt: string
  updatedAt: string
}
