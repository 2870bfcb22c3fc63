import { Suspense } from 'react'
import { type LoaderFunctionArgs, Outlet, redirect } from 'react-router'
import { barePath, publicPath } from '#base/text.ts'
import { NetworkState } from '#kit/call/NetworkState.tsx'
import { laterPart, lazyPart } from '#kit/lazy-part.tsx'
import { apiOf, pageContext } from '#kit/page-context.ts'
import { useText } from '#kit/use-text.ts'
import { SignInPlace } from '#shop/account/ui/sign-in/SignInPlace.tsx'
import { settingCalls } from '#shop/setting/contract.ts'
import { ErrorScreen } from '../LazyErrorScreen.tsx'
import { fontLinks } from './font.ts'
import { ScreenChange } from './ScreenChange.tsx'
import { SiteHeader } from './site/SiteHeader.tsx'
import { type SiteData, useSite } from './site/site.ts'

const SiteFooter = laterPart(() => import('./site/SiteFooter.tsx').then(it => it.SiteFooter))
const PageCount = lazyPart(() => import('./PageCount.tsx').then(({ PageCount }) => PageCount))

export const links = fontLinks

/** Who chose Vietnamese comes to a public page's Vietnamese address. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<SiteData> {
  const { pathname, search } = new URL(request.url)
  const { language, counting } = context.get(pageContext)
  if (language === 'vi' && barePath(pathname) === pathname) throw redirect(publicPath(pathname, 'vi') + search)
  return { lines: (await apiOf(context)(settingCalls.publicSettings)).data, counting }
}
/** What every visitor sees alike may be kept by the server for so many seconds. */
export const headers = () => ({ 'x-keep-seconds': '5' })
export const shouldRevalidate = () => false

/** Header and footer around a public page (spec §2). */
function SiteFrame({ children }: { children: React.ReactNode }) {
  const t = useText('web')
  const counting = useSite()?.counting
  return (
    <>
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      <NetworkState />
      <SiteHeader />
      {children}
      <SiteFooter />
      {/* A script of others must not see a password: where one may run, the log-in page is a page of its own. */}
      {!counting && <SignInPlace />}
      <ScreenChange />
      {counting && (
        <Suspense>
          <PageCount counting={counting} />
        </Suspense>
      )}
    </>
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
