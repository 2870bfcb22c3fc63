import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  Navigate,
  Outlet,
  redirect,
  useLoaderData,
  useLocation,
} from 'react-router'
import type { Reader } from '#base/page.ts'
import { AppProvider } from '#kit/app/AppProvider.tsx'
import { SavedViewsContext } from '#kit/app/list/saved-views.ts'
import { NeedWaysContext } from '#kit/menu.ts'
import { pageContext } from '#kit/page-context.ts'
import { useText } from '#kit/use-text.ts'
import { ScreensContext } from '#kit/use-why-not.ts'
import { SessionGuard } from '#shop/account/ui/SessionGuard.tsx'
import { SavedViews } from '#shop/account/ui/saved-view/SavedViews.tsx'
import { ViewBanner } from '#shop/account/ui/ViewBanner.tsx'
import { AnnouncementBanner } from '#shop/content/ui/announcement/AnnouncementBanner.tsx'
import { ErrorScreen, Forbidden } from '../ErrorScreen.tsx'
import { needWays, portalGroups, portalScreens } from '../nav/portal-places.ts'
import { callAt, groupsFor, isClosedTo } from '../nav/screen.ts'
import { useSellerFrame } from '../nav/use-seller-frame.ts'
import { signInPath } from '../session.ts'
import { AppFrame, Waiting } from './app/AppFrame.tsx'
import { BalanceLink } from './app/BalanceLink.tsx'

/** A visitor is sent to sign in and comes back here afterwards (spec §2). */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { reader } = context.get(pageContext)
  const { pathname, search } = new URL(request.url)
  if (!reader) throw redirect(signInPath(pathname + search))
  if (reader.kind === 'staff') throw redirect('/office')
  return data<Reader>(reader, { status: isClosedTo(reader, portalScreens, pathname) ? 403 : 200 })
}
/** Runs at hydration, so that the app screens are drawn by the browser only. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader<typeof loader>()
clientLoader.hydrate = true as const
export const shouldRevalidate = () => false
export const HydrateFallback = Waiting
/** What its frame says, so that no screen waits for the files of its texts. */
export const handle = { texts: ['app', 'account', 'notification', 'savedView', 'fault', 'role', 'portalPlace', 'announcement'] }

const callOf = (path: string) => callAt(portalScreens, path)

export default function PortalLayout() {
  const reader = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  // A member of a team may do nothing of the seller's before the second factor that is asked for is set up.
  if (reader.needsSecondFactor && !pathname.startsWith('/profile')) return <Navigate to="/profile/security" replace />
  return (
    <AppProvider>
      {reader.view && <ViewBanner seller={reader} until={reader.view.until} />}
      <ScreensContext value={callOf}>
        <SellerFrame reader={reader} />
      </ScreensContext>
      <SessionGuard />
    </AppProvider>
  )
}

function SellerFrame({ reader }: { reader: Reader }) {
  const say = useText('portalPlace')
  const { pathname } = useLocation()
  const { counts, balance } = useSellerFrame(reader.needsSecondFactor !== true)
  return (
    <AppFrame reader={reader} groups={groupsFor(reader, portalGroups, say)} counts={counts} money={<BalanceLink cents={balance} />}>
      <SavedViewsContext value={SavedViews}>
        <NeedWaysContext value={needWays}>
          <AnnouncementBanner />
          {isClosedTo(reader, portalScreens, pathname) ? <Forbidden isOfTeam /> : <Outlet />}
        </NeedWaysContext>
      </SavedViewsContext>
    </AppFrame>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorScreen error={error} />
}
