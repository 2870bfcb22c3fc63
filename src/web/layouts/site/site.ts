import { useRouteLoaderData } from 'react-router'
import type { Counting } from '#base/page.ts'

/** What header and footer show of the shop's settings, by key; an emptied one is ''. */
export interface SiteData {
  lines: Readonly<Record<string, string>>
  counting: Counting | undefined
}

/** Nothing where the layout's own loader failed: header and footer then stand without what the office may change. */
export const useSite = (): SiteData | undefined => useRouteLoaderData<SiteData>('site')
