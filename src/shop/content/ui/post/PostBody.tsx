import { createElement, type ReactNode } from 'react'
import { type Language, publicPath } from '#base/text.ts'
import { Table } from '#kit/layout/Table.tsx'
import { useLanguage } from '#kit/use-text.ts'
import { type BodyNode, nodesOf } from './body.ts'
import styles from './PostBody.module.css'

/** An article's text, drawn element by element from the server's safe HTML. `language` is the text's own. */
export function PostBody({ html, language }: { html: string; language: Language }) {
  const page = useLanguage()
  return (
    <div className={styles.body} lang={language === page ? undefined : language}>
      {nodesOf(html).map(node => drawn(node, page))}
    </div>
  )
}

/** Between the parts of a table or a list, HTML knows no text. */
const wordless = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol'])
const publicPages = /^\/(?:blogs|contact|products|our-services|faq|terms|privacy-policy)(?=[/?#]|$)/

function drawn(node: BodyNode, page: Language): ReactNode {
  if (typeof node === 'string') return node
  const { class: _, tabindex, href, ...attributes } = node.attributes
  const children = wordless.has(node.tag) ? node.children.filter(child => typeof child !== 'string') : node.children
  if (node.tag === 'table') return <Table words>{...children.map(child => drawn(child, page))}</Table>
  return createElement(
    node.tag,
    {
      ...attributes,
      ...(href !== undefined && { href: publicPages.test(href) ? publicPath(href, page) : href }),
      ...(tabindex !== undefined && { tabIndex: 0 }),
      ...(node.tag === 'div' && { className: styles.table }),
    },
    ...children.map(child => drawn(child, page)),
  )
}
