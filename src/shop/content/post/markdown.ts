// Staff write Markdown; readers get HTML that holds nothing but what is listed here (promise S7).
import { Marked, Renderer } from 'marked'
import sanitize from 'sanitize-html'
import { escapeMarkup } from '#base/text.ts'

/** Safe HTML of a text in Markdown: raw HTML in it is shown as written, headings begin at h2, pictures are of our own blog alone. */
export function htmlOf(markdown: string): string {
  return sanitize(markdownParser.parse(markdown, { async: false }), allowed)
}

const renderer = new Renderer()
/** What a browser would read as HTML is text here. */
renderer.html = ({ text, block }) => (block ? `<p>${escapeMarkup(text)}</p>` : escapeMarkup(text))
/** The page's own title is its h1. */
renderer.heading = function ({ tokens, depth }) {
  const tag = `h${Math.min(4, Math.max(2, depth))}`
  return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>\n`
}
/** Boxes of tasks are no form of ours. */
renderer.checkbox = ({ checked }) => (checked ? '☑ ' : '☐ ')
const plain = new Renderer()
/** A wide table scrolls in its frame, also by keyboard. */
renderer.table = function (token) {
  plain.parser = this.parser
  return `<div class="${tableClass}" tabindex="0">${plain.table(token)}</div>`
}
const tableClass = 'table'
const markdownParser = new Marked({ gfm: true, breaks: false, renderer })

const ownPicture = /^\/v1\/blog-picture\/[A-Za-z0-9_-]{22}$/
const ownPath = /^(?:\/(?![/\\])|#)/

const allowed: sanitize.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'a', 'ul', 'ol', 'li', 'strong', 'em', 'del', 'code', 'pre', 'blockquote', 'hr', 'br', 'img'],
    ...['div', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'loading'],
    ol: ['start'],
    pre: ['tabindex'],
    div: ['class', 'tabindex'],
    th: ['align'],
    td: ['align'],
  },
  allowedClasses: { div: [tableClass] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '', title }) => ({
      tagName,
      attribs: { href, ...(title && { title }), ...(!ownPath.test(href) && { rel: 'noopener noreferrer' }) },
    }),
    img: (tagName, { src = '', alt = '', title }) => ({ tagName, attribs: { src, alt, ...(title && { title }), loading: 'lazy' } }),
    pre: (tagName, attribs) => ({ tagName, attribs: { ...attribs, tabindex: '0' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPicture.test(attribs.src ?? ''),
}
