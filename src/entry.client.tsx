import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { frameNamespaces, Texts, type TextTable } from '#kit/texts.ts'
import { TextsContext } from '#kit/use-text.ts'

const files = import.meta.glob<TextTable>('./web/locales/*/*.json', { import: 'default' })
const { lang, dataset } = document.documentElement
const texts = new Texts(lang === 'vi' ? 'vi' : 'en', async (language, namespace) => {
  const read = files[`./web/locales/${language}/${namespace}.json`]
  return read ? await read() : {}
})
await Promise.all([...frameNamespaces, ...(dataset.texts?.split(' ') ?? [])].filter(Boolean).map(namespace => texts.load(namespace)))

startTransition(() => {
  hydrateRoot(
    document,
    <TextsContext value={texts}>
      <HydratedRouter />
    </TextsContext>,
  )
})
