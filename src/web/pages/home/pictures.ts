/** The pictures of the running product, by screen, language and scheme: `import-en-light`. `npm run pictures` makes them anew. */
const files: Record<string, string> = import.meta.glob('/docs/screens/*.webp', { eager: true, query: '?url', import: 'default' })

export const pictureOf = (screen: string, language: string, scheme: string): string | undefined =>
  files[`/docs/screens/${screen}-${language}-${scheme}.webp`]
