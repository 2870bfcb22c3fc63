import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { frameNamespaces, Texts, type TextTable, textsInPage } from '#kit/texts.ts'
import { TextsContext } from '#kit/use-text.ts'
import { followSignOut } from './web/session.ts'

const tables = { en: () => import('virtual:texts/en'), vi: () => import('virtual:texts/vi') }
const language = document.documentElement.lang === 'vi' ? 'vi' : 'en'
const inPage: Record<string, TextTable> = JSON.parse(textsInPage() ?? '{}') // Our own server wrote it.
const texts = new Texts(
  language,
  async (wanted, namespace) => {
    const { readers } = await tables[wanted]()
    return (await readers[namespace]?.()) ?? {}
  },
  Object.entries(inPage).map(([namespace, table]) => [`${language}/${namespace}`, table] as const),
)
// An error page of the server may have come without its texts.
await Promise.all(frameNamespaces.filter(namespace => !texts.table(namespace)).map(namespace => texts.load(namespace)))

followSignOut()
startTransition(() => {
  hydrateRoot(
    document,
    <TextsContext value={texts}>
      <HydratedRouter />
    </TextsContext>,
  )
})
