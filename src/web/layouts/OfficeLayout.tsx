import '#kit/desk/desk.css'
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, Outlet, redirect, useLoaderData } from 'react-router'
import { DeskProvider } from '#kit/desk/DeskProvider.tsx'
import { pageContext, type Reader } from '#kit/page-context.ts'
import { useText } from '#kit/use-text.ts'
import { ErrorScreen } from '../ErrorScreen.tsx'
import { officePlaces } from '../nav.ts'
import { signInPath } from '../session.ts'
import { Waiting, WorkFrame } from './WorkFrame.tsx'

/** For anyone who is not staff the office does not exist (domain.md "Calls"). */
export function loader({ request, context }: LoaderFunctionArgs): Reader {
  const { reader } = context.get(pageContext)
  const { pathname, search } = new URL(request.url)
  if (!reader) throw redirect(signInPath(pathname + search))
  if (reader.kind !== 'staff') throw data(null, 404)
  return reader
}
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader<typeof loader>()
clientLoader.hydrate = true as const
export const shouldRevalidate = () => false
export const HydrateFallback = Waiting

export default function OfficeLayout() {
  const reader = useLoaderData<typeof loader>()
  const t = useText('web')
  const places = officePlaces.filter(
    place => !place.roles || reader.roles.includes('owner') || place.roles.some(role => reader.roles.includes(role)),
  )
  return (
    <DeskProvider>
      <WorkFrame reader={reader} places={places} badge={t('office')}>
        <Outlet />
      </WorkFrame>
    </DeskProvider>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorScreen error={error} />
}
