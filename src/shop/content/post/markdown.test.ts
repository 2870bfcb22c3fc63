import { expect, test } from 'vitest'
import { type BodyNode, nodesOf } from '../ui/post/body.ts'
import { tangleLimits, whyNotDraw } from './markdown.rules.ts'
import { htmlOf } from './markdown.ts'

const key = 'A'.repeat(22)

test('headings begin below the page’s own title; lists, code and quotes are as Markdown says', () => {
  expect(htmlOf('# One\n\n## Two\n\n##### Five')).toBe('<h2>One</h2>\n<h2>Two</h2>\n<h4>Five</h4>\n')
  expect(htmlOf('- a\n- **b** & `c<d`')).toBe('<ul>\n<li>a</li>\n<li><strong>b</strong> &amp; <code>c&lt;d</code></li>\n</ul>\n')
  expect(htmlOf('- [x] done')).toContain('☑ done')
  expect(htmlOf('```\nx < y\n```')).toBe('<pre tabindex="0"><code>x &lt; y\n</code></pre>\n')
})

test('a table scrolls in a frame that the keyboard reaches', () => {
  const html = htmlOf('| a | b |\n|---|--:|\n| 1 | 2 |')
  expect(html).toMatch(/^<div class="table" tabindex="0"><table>/)
  expect(html).toContain('<td align="right">2</td>')
})

test('a link to another site gives away no window and no address; one to our own pages is plain', () => {
  expect(htmlOf('[out](https://example.com)')).toBe('<p><a href="https://example.com" rel="noopener noreferrer">out</a></p>\n')
  expect(htmlOf('[in](/contact)')).toBe('<p><a href="/contact">in</a></p>\n')
})

test('a picture is one of ours or none', () => {
  expect(htmlOf(`![a shirt](/v1/blog-picture/${key})`)).toBe(`<p><img src="/v1/blog-picture/${key}" alt="a shirt" loading="lazy" /></p>\n`)
  for (const src of [
    'https://evil.example/x.png',
    '//evil.example/x.png',
    'data:image/svg+xml,<svg onload=alert(1)>',
    `/v1/blog-picture/${key}/../../x`,
  ])
    expect(htmlOf(`![x](${src})`)).not.toContain('<img')
})

const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:msgbox(1))',
  '![x](javascript:alert(1))',
  '![x" onerror="alert(1)](x)',
  `![x" onerror="alert(1)](/v1/blog-picture/${key})`,
  '[x](https://a.example "x\\" onmouseover=\\"alert(1)")',
  '<https://a.example/"onmouseover="alert(1)>',
  '`<script>alert(1)</script>`',
  '```html"onload="alert(1)\n<script>alert(1)</script>\n```',
  '<div style="position:fixed">x</div>',
  '<form action=//evil.example><input name=a></form>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '| <img src=x onerror=alert(1)> |\n|---|\n| <script>alert(1)</script> |',
  '# <img src=x onerror=alert(1)>',
  '<p title="&quot;><script>alert(1)</script>">x',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '[x]: javascript:alert(1)\n\n[x]',
  '<style>@import "//evil.example"</style>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
]

test.each(payloads)('nothing in an article can run: %s', payload => {
  for (const markdown of [payload, `Text before ${payload} and after`, `- ${payload}`, `> ${payload}`]) {
    const html = htmlOf(markdown)
    expect(html).not.toMatch(
      /<(?!\/?(?:h[234]|p|a|ul|ol|li|strong|em|del|code|pre|blockquote|hr|br|img|div|table|thead|tbody|tr|th|td)[ >/])/,
    )
    for (const { tag, attributes } of elementsOf(nodesOf(html))) {
      expect(Object.keys(attributes).filter(name => /^on|style|srcdoc/.test(name))).toEqual([])
      expect(attributes.href ?? '/').toMatch(/^(https?:\/\/|mailto:|\/(?!\/)|#|$|[^:]*$)/)
      if (tag === 'img') expect(attributes.src).toBe(`/v1/blog-picture/${key}`)
    }
  }
})

const { marksOfParagraph, marksInRow, levels, blanksOfLine } = tangleLimits
test.each([
  ['marks', '*a_'.repeat(marksOfParagraph / 2)],
  ['levels of quotes', `${'> '.repeat(levels)}x`],
  ['levels of lists', `${'1. '.repeat(levels)}x`],
  ['marks in a row', '*'.repeat(marksInRow)],
  ['blanks', `${' '.repeat(blanksOfLine)}- a`],
  ['ordinary lines', '- a line with *stress* and snake_case\n\n'.repeat(1_000)],
  ['a line and a wide table', `${'-'.repeat(300)}\n\n${'| a '.repeat(300)}|`],
])('what may be saved at most is drawn with a bounded number of matches: %s', (_, text) => {
  expect(whyNotDraw(text)).toBeUndefined()
  expect(matchesOf(() => htmlOf(text))).toBeLessThan(400_000)
})

/** How often a regular expression is matched meanwhile: the parser does nothing else. */
function matchesOf(draw: () => void): number {
  const { exec } = RegExp.prototype
  let matches = 0
  RegExp.prototype.exec = function counted(text) {
    matches++
    return exec.call(this, text)
  }
  try {
    draw()
  } finally {
    RegExp.prototype.exec = exec
  }
  return matches
}

test('the tree that a page draws is the HTML, and what it does not know is text', () => {
  const html = htmlOf('A **b**\n\n![p "q"](/v1/blog-picture/AAAAAAAAAAAAAAAAAAAAAA)\n\n1. x\n2. y & z')
  expect(written(nodesOf(html))).toBe(html)
  expect(nodesOf('<script>x</script><p onclick="y" title="a &amp; b">1 &lt; 2</p>')).toEqual([
    '<script>',
    'x',
    '</script>',
    { tag: 'p', attributes: { title: 'a & b' }, children: ['1 < 2'] },
  ])
})

function* elementsOf(nodes: readonly BodyNode[]): Generator<Exclude<BodyNode, string>> {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    yield node
    yield* elementsOf(node.children)
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const written = (nodes: readonly BodyNode[]): string =>
  nodes
    .map(node => {
      if (typeof node === 'string') return escaped(node)
      const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`)
      const open = `<${node.tag}${attributes.join('')}`
      return ['img', 'br', 'hr'].includes(node.tag) ? `${open} />` : `${open}>${written(node.children)}</${node.tag}>`
    })
    .join('')
