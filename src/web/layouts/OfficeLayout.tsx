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
import { QueueWaysContext } from '#kit/menu.ts'
import { pageContext } from '#kit/page-context.ts'
import { useText } from '#kit/use-text.ts'
import { ScreensContext } from '#kit/use-why-not.ts'
import { SessionGuard } from '#shop/account/ui/SessionGuard.tsx'
import { SavedViews } from '#shop/account/ui/saved-view/SavedViews.tsx'
import { ErrorScreen, Forbidden } from '../ErrorScreen.tsx'
import { officeGroups, officeScreens, queueWays } from '../nav/office-places.ts'
import { callAt, groupsFor, isClosedTo } from '../nav/screen.ts'
import { useOfficeCounts } from '../nav/use-office-counts.ts'
import { signInPath } from '../session.ts'
import { AppFrame, Waiting } from './app/AppFrame.tsx'

/** For anyone who is not staff the office does not exist (docs/domain.md "Calls"). */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { reader } = context.get(pageContext)
  const { pathname, search } = new URL(request.url)
  if (!reader) throw redirect(signInPath(pathname + search))
  // Who looks as a seller is led to where the view can be ended.
  if (reader.view) throw redirect('/dashboard')
  if (reader.kind !== 'staff') throw data(null, 404)
  return data<Reader>(reader, { status: isClosedTo(reader, officeScreens, pathname) ? 403 : 200 })
}
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader<typeof loader>()
clientLoader.hydrate = true as const
export const shouldRevalidate = () => false
export const HydrateFallback = Waiting
/** What its frame says, so that no screen waits for the files of its texts. */
export const handle = { texts: ['app', 'account', 'notification', 'savedView', 'fault', 'role', 'officePlace'] }

const callOf = (path: string) => callAt(officeScreens, path)

export default function OfficeLayout() {
  const reader = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  // Every office call refuses until it is set up (docs/domain.md "People"), so nothing else is shown.
  const isClosed = reader.needsSecondFactor === true
  if (isClosed && !pathname.startsWith('/office/profile')) return <Navigate to="/office/profile/security" replace />
  return (
    <AppProvider>
      <ScreensContext value={callOf}>
        <OfficeFrame reader={reader} />
      </ScreensContext>
      <SessionGuard />
    </AppProvider>
  )
}

function OfficeFrame({ reader }: { reader: Reader }) {
  const t = useText('web')
  const say = useText('officePlace')
  const { pathname } = useLocation()
  const counts = useOfficeCounts(reader.needsSecondFactor !== true)
  return (
    <AppFrame reader={reader} groups={groupsFor(reader, officeGroups, say)} counts={counts} badge={t('office')}>
      <SavedViewsContext value={SavedViews}>
        <QueueWaysContext value={queueWays}>{isClosedTo(reader, officeScreens, pathname) ? <Forbidden /> : <Outlet />}</QueueWaysContext>
      </SavedViewsContext>
    </AppFrame>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorScreen error={error} />
}
