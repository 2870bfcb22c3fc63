import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { ClientInstrumentation } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { untilConnected } from '#kit/call/connection.ts'
import { frameNamespaces, Texts, type TextTable, textsInPage } from '#kit/texts.ts'
import { TextsContext } from '#kit/use-text.ts'
import { followSession } from '#shop/account/ui/sign-in/seen-session.ts'
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

/** Without a connection the router would leave the app for a screen whose script it lacks: the way there waits. */
const staying: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      navigate: async (go, { to }) => {
        const isElsewhere = typeof to === 'number' || new URL(to, location.href).pathname !== location.pathname
        if (isElsewhere) await untilConnected()
        await go()
      },
    }),
}

followSignOut()
followSession()
startTransition(() => {
  hydrateRoot(
    document,
    <TextsContext value={texts}>
      <HydratedRouter instrumentations={[staying]} />
    </TextsContext>,
  )
})
