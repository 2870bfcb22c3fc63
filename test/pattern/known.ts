// What the test of patterns cannot read from the source: how long the text of a pattern may be, and what one is that is put together.

interface Known {
  readonly path: string
  /** As the source has it. */
  readonly text: string
  readonly why: string
}

/** Patterns whose time grows faster than their text, which is short: `most` is its length. */
export const short: readonly (Known & { readonly most: number })[] = [
  { path: 'src/base/number.ts', text: String.raw`/\B(?=(\d{3})+$)/g`, most: 320, why: 'a number of ours, as the language writes it' },
  { path: 'src/base/number.ts', text: '/0+$/', most: 320, why: 'a number of ours, as the language writes it' },
  { path: 'src/kit/app/form/AppForm.tsx', text: String.raw`/\s*\*$/`, most: 300, why: 'a label of ours' },
  { path: 'src/shop/wallet/ui/deposit/MyDepositPage.tsx', text: String.raw`/ *\(.*$/`, most: 300, why: 'a label of ours' },
]

/** Patterns that are put together when they run; `like` is what comes of it. */
export const made: readonly (Known & { readonly like: RegExp })[] = [
  {
    path: 'src/server/discovery/own-page-meta.ts',
    text: `\`^(\${['/products', ...pages.keys()].join('|')})$\``,
    like: /^(\/products|\/|\/faq|\/terms|\/privacy-policy|\/our-services|\/our-services\/product)$/,
    why: 'addresses of ours',
  },
  { path: 'src/server/page/compressed-page.ts', text: `\`(\${marks.join('|')})\``, like: /(mark-one|mark-two)/, why: 'marks of ours' },
  { path: 'src/shop/content/ui/office/format.ts', text: `\`^\${head}\``, like: /^## /, why: 'one of four heads, none of which repeats' },
  { path: 'src/shop/content/post/markdown.rules.ts', text: `\`[*_~]{\${marksInRow + 1}}\``, like: /[*_~]{201}/, why: 'its limits' },
  {
    path: 'src/shop/content/post/markdown.rules.ts',
    text: `\`^(?:[ \\\\t]*(?:>|[-*+](?=[ \\\\t])|\\\\d{1,9}[.)](?=[ \\\\t]))){\${levels + 1}}\`, 'm'`,
    like: /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){101}/m,
    why: 'its limits',
  },
  {
    path: 'src/shop/content/post/markdown.rules.ts',
    text: `\`^[ \\\\t]{\${blanksOfLine + 1}}\`, 'm'`,
    like: /^[ \t]{201}/m,
    why: 'its limits',
  },
]
