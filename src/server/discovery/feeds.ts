// The blog for feed readers: Atom (RFC 4287) and JSON Feed 1.1, one of each per language.
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeMarkup, type Language, languages, publicPath } from '#base/text.ts'
import type { Engine } from '#engine/engine.ts'
import { isHeld } from '#engine/serve/send.ts'
import { newestPosts } from '#shop/content/post/post.ts'
import type { Worded } from '#shop/content/post/rules.ts'
import { contentText } from '#shop/content/text.ts'

type FeedPost = Awaited<ReturnType<typeof newestPosts>>[number]
interface Feed {
  language: Language
  title: string
  description: string
  /** Address of the pages in this language; articles stand below it. */
  home: string
  posts: readonly FeedPost[]
}

export function mountFeeds(server: FastifyInstance, { config: { publicUrl }, db }: Pick<Engine, 'config' | 'db'>): void {
  for (const language of languages) {
    const home = publicUrl + publicPath('/blogs', language)
    const [title, description] = [contentText.blog, contentText.blogHint].map(text => text[language === 'vi' ? 1 : 0])
    const feed = async (): Promise<Feed> => ({
      language,
      title: `Inkport ${title}`,
      description: description ?? '',
      home,
      posts: await newestPosts(db, language),
    })
    server.get(publicPath('/blogs/feed.xml', language), async (request, reply) =>
      answer(request, reply, 'application/atom+xml; charset=utf-8', atomOf(await feed(), publicUrl)),
    )
    server.get(publicPath('/blogs/feed.json', language), async (request, reply) =>
      answer(request, reply, 'application/feed+json; charset=utf-8', jsonFeedOf(await feed(), publicUrl)),
    )
  }
}

/** Readers ask often and seldom get news: who has this very text is told so. */
function answer(request: FastifyRequest, reply: FastifyReply, type: string, body: string) {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  reply.header('etag', tag).header('cache-control', 'public, max-age=300').header('x-content-type-options', 'nosniff')
  if (isHeld(request, tag)) return reply.code(304).send()
  return reply.type(type).send(body)
}

/** Pictures and links of an article are paths of ours; a feed reader needs the whole address. */
const absolute = (html: string, publicUrl: string) =>
  html.replace(/<[a-z][^<>]*>/g, tag => tag.replace(/ (href|src)="\/(?!\/)/g, ` $1="${escapeMarkup(publicUrl)}/`))
/** Without a post, the feed is as old as time: its text must not change by itself. */
const changedAt = (posts: readonly FeedPost[]) => new Date(Math.max(0, ...posts.map(post => post.updatedAt.getTime()))).toISOString()

function atomOf({ language, title, description, home, posts }: Feed, publicUrl: string): string {
  const worded = (tag: string, { text, language }: Worded, type: 'text' | 'html') =>
    `<${tag} type="${type}" xml:lang="${language}">${escapeMarkup(text)}</${tag}>`
  const entries = posts.map(post => {
    const url = escapeMarkup(`${home}/${post.id}`)
    return [
      `<entry><id>${url}</id><link rel="alternate" type="text/html" href="${url}"/>`,
      worded('title', post.title, 'text'),
      worded('summary', post.summary, 'text'),
      worded('content', { ...post.html, text: absolute(post.html.text, publicUrl) }, 'html'),
      `<published>${post.publishedAt.toISOString()}</published><updated>${post.updatedAt.toISOString()}</updated></entry>`,
    ].join('')
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${escapeMarkup(home)}</id>
<title>${escapeMarkup(title)}</title>
<subtitle>${escapeMarkup(description)}</subtitle>
<link rel="self" type="application/atom+xml" href="${escapeMarkup(home)}/feed.xml"/>
<link rel="alternate" type="text/html" href="${escapeMarkup(home)}"/>
<updated>${changedAt(posts)}</updated>
<author><name>Inkport</name></author>
${entries.join('\n')}
</feed>
`
}

const jsonFeedOf = ({ language, title, description, home, posts }: Feed, publicUrl: string): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language,
    home_page_url: home,
    feed_url: `${home}/feed.json`,
    authors: [{ name: 'Inkport' }],
    items: posts.map(post => ({
      id: `${home}/${post.id}`,
      url: `${home}/${post.id}`,
      title: post.title.text,
      summary: post.summary.text,
      content_html: absolute(post.html.text, publicUrl),
      language: post.html.language,
      date_published: post.publishedAt.toISOString(),
      date_modified: post.updatedAt.toISOString(),
    })),
  })
