import { Suspense } from 'react'
import { type LoaderFunctionArgs, Outlet, redirect } from 'react-router'
import { barePath, publicPath } from '#base/public-path.ts'
import { pageContext } from '#kit/page-context.ts'
import { Toasts } from '#kit/Toasts.tsx'
import { useText } from '#kit/use-text.ts'
import { ErrorScreen } from '../ErrorScreen.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

/** Who chose Vietnamese comes to a public page's Vietnamese address. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  if (context.get(pageContext).language === 'vi' && barePath(pathname) === pathname) throw redirect(publicPath(pathname, 'vi') + search)
  return null
}
/** What every visitor sees alike may be kept by the server for so many seconds. */
export const headers = () => ({ 'x-keep-seconds': '5' })
export const shouldRevalidate = () => false

export function SiteFrame({ children }: { children: React.ReactNode }) {
  const t = useText('web')
  return (
    <Toasts>
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      <SiteHeader />
      {children}
      <SiteFooter />
    </Toasts>
  )
}

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Suspense>
        <Outlet />
      </Suspense>
    </SiteFrame>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <SiteFrame>
      <ErrorScreen error={error} isBare={false} />
    </SiteFrame>
  )
}
