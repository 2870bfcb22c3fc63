import './kit/theme.css'
import './kit/base.css'
import './kit/first-paint.css'
import { type ReactNode, useEffect, useState } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import { barePath } from '#base/text.ts'
import { pageContext } from '#kit/page-context.ts'
import { frameNamespaces, textsId, textsInPage, textsJson } from '#kit/texts.ts'
import type { RootData } from '#kit/use-session.ts'
import { useTexts } from '#kit/use-text.ts'
import { useHandles, useTextsNamed } from './web/handles.ts'
import { ErrorScreen } from './web/LazyErrorScreen.tsx'
import { useSite } from './web/layouts/site/site.ts'

export function loader({ context }: LoaderFunctionArgs): RootData {
  const { language, theme, reader, hasCart, requestId } = context.get(pageContext)
  return { language, theme, reader, hasCart, requestId }
}

/** Who is signed in changes by signing in or out, which revalidate on purpose; walking between screens asks nothing. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const isVietnamese = (url: URL) => barePath(url.pathname) !== url.pathname
  return currentUrl.href === nextUrl.href || isVietnamese(currentUrl) !== isVietnamese(nextUrl)
}

export const links = () => [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]

/**
 * Whether the page's scripts wait until its reader does what needs them (web/before-hydration.ts). A reader with an account or a cart,
 * and one who is asked whether they may be counted, see more in the frame than the server's HTML holds.
 */
function useHydratesOnInteraction(): boolean {
  const root = useRouteLoaderData<typeof loader>('root')
  const isCounted = useSite()?.counting !== undefined
  const isPlain = useHandles().some(({ hydratesOnInteraction }) => hydratesOnInteraction)
  return isPlain && root !== undefined && !root.reader && !root.hasCart && !isCounted
}

/**
 * The page's texts as data in the page, so that the browser's first render waits for no file. The browser keeps what the
 * server wrote; other namespaces come as files when a part asks for them.
 */
function TextsOfPage() {
  const texts = useTexts()
  const namespaces = [...new Set<string>([...frameNamespaces, ...useTextsNamed()])]
  const [json] = useState(() => textsInPage() ?? textsJson(texts, namespaces))
  // What the reader did before the page was hydrated is done now (web/before-hydration.ts).
  useEffect(() => void dispatchEvent(new Event('hydrated')), [])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own texts; every < is written as an escape.
  return <script type="application/json" id={textsId} dangerouslySetInnerHTML={{ __html: json }} />
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const hydrates = useHydratesOnInteraction() ? 'on-interaction' : undefined
  return (
    <html lang={data?.language ?? 'en'} data-theme={data?.theme} data-hydrates={hydrates} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf9f6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101216" media="(prefers-color-scheme: dark)" />
        <Links />
      </head>
      <body>
        {children}
        <TextsOfPage />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default Outlet

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorScreen error={error} />
}
