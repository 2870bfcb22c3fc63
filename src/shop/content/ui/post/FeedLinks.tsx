import { publicPath } from '#base/text.ts'
import { useLanguage, useText } from '#kit/use-text.ts'

/** Where programs find the feeds in the page's language; they stand in its head. */
export function FeedLinks() {
  const title = `Inkport ${useText('content')('blog')}`
  const path = publicPath('/blogs', useLanguage())
  return (
    <>
      <link rel="alternate" type="application/atom+xml" title={title} href={`${path}/feed.xml`} />
      <link rel="alternate" type="application/feed+json" title={title} href={`${path}/feed.json`} />
    </>
  )
}
