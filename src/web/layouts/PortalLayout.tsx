import '#kit/app/app.css'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, Outlet, redirect, useLoaderData } from 'react-router'
import type { Reader } from '#base/page.ts'
import { AppProvider } from '#kit/app/AppProvider.tsx'
import { pageContext } from '#kit/page-context.ts'
import { SessionGuard } from '#shop/account/ui/SessionGuard.tsx'
import { ViewBanner } from '#shop/account/ui/ViewBanner.tsx'
import { ErrorScreen } from '../ErrorScreen.tsx'
import { portalPlaces } from '../nav/portal-places.ts'
import { openTo } from '../nav/screen.ts'
import { signInPath } from '../session.ts'
import { AppFrame, Waiting } from './AppFrame.tsx'

/** A visitor is sent to sign in and comes back here afterwards (spec §2). */
export function loader({ request, context }: LoaderFunctionArgs): Reader {
  const { reader } = context.get(pageContext)
  const { pathname, search } = new URL(request.url)
  if (!reader) throw redirect(signInPath(pathname + search))
  if (reader.kind === 'staff') throw redirect('/office')
  return reader
}
/** Runs at hydration, so that the app screens are drawn by the browser only. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader<typeof loader>()
clientLoader.hydrate = true as const
export const shouldRevalidate = () => false
/** Until the screen, which the browser draws, gives its own. */
export const meta = () => [{ title: 'Inkport' }]
export const HydrateFallback = Waiting
/** What its frame says, so that no screen waits for the files of its texts. */
export const handle = { texts: ['app', 'account', 'notification', 'fault'] }

export default function PortalLayout() {
  const reader = useLoaderData<typeof loader>()
  return (
    <AppProvider>
      {reader.view && <ViewBanner seller={reader} until={reader.view.until} />}
      <AppFrame reader={reader} places={openTo(reader, portalPlaces)}>
        <Outlet />
      </AppFrame>
      <SessionGuard />
    </AppProvider>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorScreen error={error} />
}
