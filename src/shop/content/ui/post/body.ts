// The safe HTML of an article as a tree, which a page draws element by element: whatever stands in it can only become text or one
// of these elements with these attributes.

export interface BodyElement {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: BodyNode[]
}
export type BodyNode = string | BodyElement

const tags = new Set('h2 h3 h4 p a ul ol li strong em del code pre blockquote hr br img div table thead tbody tr th td'.split(' '))
const attributeNames = new Set('href title rel src alt loading start tabindex class align'.split(' '))
const empty = new Set(['hr', 'br', 'img'])
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }

/** Reads what the server's sanitizer writes: every tag closed, every attribute in double quotes. Anything else is text. */
export function nodesOf(html: string): BodyNode[] {
  const root: BodyElement = { tag: '', attributes: {}, children: [] }
  const open = [root]
  for (const [whole, slash, tag = '', attributes = ''] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"]*")?)*) ?\/?>|[^<]+|</g,
  )) {
    const parent = open.at(-1) ?? root
    if (!tags.has(tag)) parent.children.push(decoded(whole))
    else if (slash === '/') {
      if (open.length > 1 && parent.tag === tag) open.pop()
    } else {
      const element = { tag, attributes: attributesOf(attributes), children: [] }
      parent.children.push(element)
      if (!empty.has(tag)) open.push(element)
    }
  }
  return root.children
}

const attributesOf = (text: string): Record<string, string> => {
  const found: Record<string, string> = {}
  for (const [, name = '', value = ''] of text.matchAll(/ ([a-z-]+)="([^"]*)"/g)) if (attributeNames.has(name)) found[name] = decoded(value)
  return found
}
const decoded = (text: string) => text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => signs[name] ?? '')
